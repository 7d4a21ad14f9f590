import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { PageReads } from '../../../../platform/web/page-reads.js';
import { Answers, list, object, oneOf, text } from '../../../../platform/http/answers/answers.js';
import { Public } from '../../../../platform/http/requests/public.decorator.js';
import { FAQ_ENTRIES, type FaqEntry } from '../../application/faq-entries.js';

const ENTRY = object<FaqEntry>({
  id: text,
  category: oneOf('Plumbing', 'Electrical', 'HVAC'),
  question: text,
  answer: list(text),
  industry: oneOf('Plumber', 'Electrician', 'HVAC Technician'),
});

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
  @Answers(list(ENTRY), 'All of them; answers are paragraphs.')
  get(): FaqEntry[] {
    return FAQ_ENTRIES;
  }
}
