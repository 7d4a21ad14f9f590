import { EffectiveSettings } from '../../../../shared/settings/effective-settings.js';
import { isOffered, modulesOff } from '../../../../shared/settings/site-modules.js';
import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiOperation, ApiProperty, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { PageReads } from '../../../../platform/web/page-reads.js';
import { readQuery } from '../../../../platform/http/requests/validation.js';
import { Answers } from '../../../../platform/http/answers/answers.js';
import { Line, LONGEST } from '../../../../platform/http/requests/fields.js';
import { Public } from '../../../../platform/http/requests/public.decorator.js';
import { SuggestSearches } from '../../application/suggest-searches.js';
import type { Suggestion } from '../../domain/suggest/suggestion.js';
import { SUGGEST_ANSWER, type SuggestAnswer } from './suggest.answer.js';

class SuggestQueryDto {
  @ApiProperty({
    description: 'The typed text; the last word may be incomplete.',
    minLength: 1,
    maxLength: LONGEST.name,
    example: 'plumber gu',
  })
  @Matches(/\S/, { message: `must have 1 to ${LONGEST.name} characters, such as plumber gu` })
  @Line(LONGEST.name)
  q: string = '';
}

@ApiTags('directory')
@Controller('api/suggest')
export class SuggestController {
  constructor(
    private readonly searches: SuggestSearches,
    private readonly settings: EffectiveSettings,
    private readonly reads: PageReads,
  ) {}

  /** At most eight: trades, places, businesses, problems, services and guides. Those of one kind stand together. */
  @Public()
  @Get()
  @Header('cache-control', 'private, max-age=60')
  @ApiOperation({ summary: 'Suggestions for typed text' })
  @ApiQuery({ type: SuggestQueryDto })
  @Answers(SUGGEST_ANSWER, 'The best first; empty without matches.')
  @ApiResponse({ status: 400, description: 'q is missing, invalid or repeated.' })
  async suggest(@Query() raw: Record<string, unknown>): Promise<SuggestAnswer> {
    const suggestions = await this.searches.suggest(readQuery(SuggestQueryDto, raw).q);
    const off = modulesOff(this.settings.current);
    const offered = suggestions.filter(({ kind, href }) => kind !== 'guide' || isOffered(href, off));
    return { suggestions: offered.some(({ kind }) => kind === 'guide') ? await this.withEditedTitles(offered) : offered };
  }

  /** Guides under the titles that the operator gave them. */
  private async withEditedTitles(suggestions: readonly Suggestion[]): Promise<Suggestion[]> {
    const frame = await this.reads.read('frame', {});
    const changed: Record<string, { title: string; time: string } | undefined> = ('data' in frame && frame.data.guides) || {};
    return suggestions.map((suggestion) => {
      const own = changed[suggestion.href];
      return own ? { ...suggestion, text: own.title, detail: own.time } : suggestion;
    });
  }
}
