import { Controller, Get, Param } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { PageReads } from '../../../../platform/web/page-reads.js';
import { Answers } from '../../../../platform/http/answers/answers.js';
import { Public } from '../../../../platform/http/requests/public.decorator.js';
import { Compressed } from '../../../../platform/http/server/compressed-answer.js';
import { GUIDE_SLUGS } from '../../../../shared/guide/guide-sections.js';
import { guidePath } from '../../../../shared/guide/guide-topics.js';
import { EffectiveSettings } from '../../../../shared/settings/effective-settings.js';
import { isOffered, modulesOff } from '../../../../shared/settings/site-modules.js';
import { CurrentTexts } from '../../application/current-texts.js';
import type { Guide } from '../../domain/guides/guide.js';
import { NoSuchGuide } from '../../domain/texts/texts.errors.js';
import { GUIDE } from './guide.answer.js';

/** The built-in guides, with the operator's changes of their texts. */
@ApiTags('directory')
@Controller('api/guides')
export class GuidesController {
  constructor(
    private readonly texts: CurrentTexts,
    private readonly settings: EffectiveSettings,
    reads: PageReads,
  ) {
    reads.offer('guide', ({ slug }) => this.one(slug));
  }

  @Public()
  @Compressed()
  @Get(':slug')
  @ApiOperation({ summary: 'One guide' })
  @ApiParam({ name: 'slug', enum: GUIDE_SLUGS, description: 'Its page is /{slug}-guide.' })
  @Answers(GUIDE, 'The complete guide, with its sources.')
  @ApiResponse({ status: 404, description: 'There is no such guide, or it is hidden.' })
  async one(@Param('slug') asked: string): Promise<Guide> {
    const slug = GUIDE_SLUGS.find((known) => known === asked);
    if (!slug || !isOffered(guidePath(slug), modulesOff(this.settings.current))) throw new NoSuchGuide(asked);
    return this.texts.guide(slug);
  }
}
