import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers, described, flag, list, object, text } from '../../../../platform/http/answers/answers.js';
import { Public } from '../../../../platform/http/requests/public.decorator.js';
import { PageReads } from '../../../../platform/web/page-reads.js';
import { type FilterChoices, MAX_CITIES, ReadFilterChoices } from '../../application/filter-choices.js';

const CHOICES = object<FilterChoices>({
  industries: described(list(text), 'All of them, sorted.'),
  cities: described(list(text), `The ${MAX_CITIES} with most businesses, sorted by name.`),
  more: described(flag, 'There are more cities; GET /api/search names all.'),
});

@ApiTags('directory')
@Controller('api/search/choices')
export class FilterChoicesController {
  constructor(
    private readonly choices: ReadFilterChoices,
    reads: PageReads,
  ) {
    reads.offer('choices', () => this.get());
  }

  /** The size of the answer is bounded: it does not grow with the directory. */
  @Public()
  @Get()
  @ApiOperation({ summary: 'The choices of the search filters' })
  @Answers(CHOICES, 'Trades, and the largest cities.')
  get(): Promise<FilterChoices> {
    return this.choices.get();
  }
}
