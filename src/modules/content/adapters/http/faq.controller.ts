import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { PageReads } from '../../../../platform/web/page-reads.js';
import { Public } from '../../../../shared/http/public.decorator.js';
import { FAQ_ENTRIES, type FaqEntry } from '../../domain/faq-entries.js';

@ApiTags('directory')
@Controller('api/faq')
export class FaqController {
  constructor(reads: PageReads) {
    reads.offer('faq', () => Promise.resolve(this.get()));
  }

  /** Questions that homeowners ask, with answers in paragraphs. */
  @Public()
  @Get()
  @ApiOperation({ summary: 'Frequently asked questions' })
  get(): FaqEntry[] {
    return FAQ_ENTRIES;
  }
}
