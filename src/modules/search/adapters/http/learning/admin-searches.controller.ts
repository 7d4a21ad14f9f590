import { Body, Controller, Delete, Get, Header, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiProduces, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import { readQuery } from '../../../../../platform/http/requests/validation.js';
import { SiteCalendar } from '../../../../../shared/settings/site-calendar.js';
import { Answers, text } from '../../../../../platform/http/answers/answers.js';
import { ClientAddress } from '../../../../../platform/http/requests/client.decorator.js';
import { AdminSearches, type SearchesView } from '../../../application/learning/admin-searches.js';
import { TeachPhrases } from '../../../application/learning/teach-phrases.js';
import { TaughtPhraseNotFound } from '../../../domain/learning/taught-phrases.errors.js';
import { CHOICES, type ChoicesView, SEARCHES, TAUGHT_PHRASES, type TaughtPhrasesView } from './admin-searches.answers.js';
import { ChoicesQueryDto, SearchesQueryDto, TeachDto } from './admin-searches.dto.js';
import { taughtPhrasesCsv } from './taught-phrases-csv.js';
import { idIn } from '../../../../../platform/http/requests/id-in-address.js';

const BAD_PARAMETER = { status: 400, description: 'A parameter is invalid or repeated.' };
const AFTER = 'All taught phrases.';

/** What visitors search, and what the search was taught. All processes apply a change within a second. */
@ApiTags('admin')
@Controller('api/admin/searches')
export class AdminSearchesController {
  constructor(
    private readonly searches: AdminSearches,
    private readonly teaching: TeachPhrases,
    private readonly calendar: SiteCalendar,
  ) {}

  /** Counts by day and query; nothing about who searched. The newest searches appear within seconds. */
  @Get()
  @ApiOperation({ summary: 'Queries of visitors' })
  @ApiQuery({ type: SearchesQueryDto })
  @Answers(SEARCHES, 'The days, and one page of the queries, the most often searched first.')
  @ApiResponse(BAD_PARAMETER)
  report(@Query() raw: Record<string, unknown>): Promise<SearchesView> {
    return this.searches.searches(readQuery(SearchesQueryDto, raw));
  }

  @Get('choices')
  @ApiOperation({ summary: 'Possible meanings of a phrase' })
  @ApiQuery({ type: ChoicesQueryDto })
  @Answers(CHOICES, 'Trades, then places, then businesses.')
  @ApiResponse(BAD_PARAMETER)
  async choices(@Query() raw: Record<string, unknown>): Promise<ChoicesView> {
    return { choices: await this.searches.choices(readQuery(ChoicesQueryDto, raw).q ?? '') };
  }

  @Get('phrases')
  @ApiOperation({ summary: 'Taught phrases' })
  @Answers(TAUGHT_PHRASES, 'By phrase.')
  async taught(): Promise<TaughtPhrasesView> {
    return { phrases: await this.searches.taught() };
  }

  /** For a spreadsheet. */
  @Get('phrases.csv')
  @Header('content-type', 'text/csv; charset=utf-8')
  @Header('content-disposition', 'attachment; filename="homewright-phrases.csv"')
  @ApiOperation({ summary: 'Taught phrases as a CSV file' })
  @ApiProduces('text/csv')
  @Answers(text, 'By phrase; times are in the site’s time zone, and no cell is a formula.')
  async file(): Promise<string> {
    return taughtPhrasesCsv(await this.searches.taught(), this.calendar);
  }

  /** Teaches the search that a word or phrase means a trade, a place or a business. */
  @Post('phrases')
  @ApiOperation({ summary: 'Teach the search a phrase' })
  @Answers(TAUGHT_PHRASES, AFTER, 201)
  @ApiResponse({ status: 400, description: 'The phrase or its meaning is refused, with the reason; nothing was saved.' })
  async teach(@Body() { phrase, kind, target }: TeachDto, @ClientAddress() client: string): Promise<TaughtPhrasesView> {
    await this.teaching.teach(phrase, { kind, target }, client);
    return this.taught();
  }

  @Delete('phrases/:id')
  @ApiOperation({ summary: 'Delete a taught phrase' })
  @ApiParam({ name: 'id', type: 'integer', description: 'As in the list.' })
  @Answers(TAUGHT_PHRASES, AFTER)
  @ApiResponse({ status: 404, description: 'There is no such phrase.' })
  async forget(@Param('id') written: string, @ClientAddress() client: string): Promise<TaughtPhrasesView> {
    const id = idIn(written);
    if (id === undefined) throw new TaughtPhraseNotFound();
    await this.teaching.forget(id, client);
    return this.taught();
  }
}
