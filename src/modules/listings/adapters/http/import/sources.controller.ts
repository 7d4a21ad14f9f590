import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiProperty, ApiPropertyOptional, ApiResponse, ApiTags } from '@nestjs/swagger';
import { IsNotEmpty } from 'class-validator';
import { Answers, object, text, yes } from '../../../../../platform/http/answers/answers.js';
import { ClientAddress } from '../../../../../platform/http/requests/client.decorator.js';
import { Line, LONGEST, MayBeAbsent } from '../../../../../platform/http/requests/fields.js';
import { DomainError } from '../../../../../shared/domain-error.js';
import { EffectiveSettings } from '../../../../../shared/settings/effective-settings.js';
import { siteTimeZone } from '../../../../../shared/settings/operating-settings.js';
import { FetchSource } from '../../../application/import/remote/fetch-source.js';
import { ManageSources } from '../../../application/import/remote/manage-sources.js';
import { SyncListings } from '../../../application/import/sync-listings.js';
import { RemoteFiles } from '../../../domain/import/remote/remote-file.js';
import { RemoteSources } from '../../../domain/import/remote/remote-source.js';
import { SOURCE, type SourceAnswer, SOURCES, type SourcesAnswer } from './sources.answers.js';

const ADDRESS = 'The link of a Google spreadsheet, or the https address of a CSV file or an Excel workbook.';
const CLOCK = '`off`, or a cron expression (minute, hour, day, month, weekday) with one minute: once an hour at most.';

export class NewSourceDto {
  @ApiProperty({
    type: String,
    maxLength: LONGEST.name,
    description: 'The name of the source and of its list; the name of an uploaded list continues that list.',
  })
  @IsNotEmpty({ message: 'write a name' })
  @Line(LONGEST.name)
  name!: string;

  @ApiProperty({ type: String, maxLength: LONGEST.url, description: ADDRESS })
  @IsNotEmpty({ message: 'paste the link' })
  @Line(LONGEST.url)
  address!: string;

  @ApiPropertyOptional({ type: String, maxLength: 100, default: 'off', description: CLOCK })
  @MayBeAbsent()
  @Line(100)
  clock?: string;
}

export class ChangedSourceDto {
  @ApiPropertyOptional({ type: String, maxLength: LONGEST.url, description: ADDRESS })
  @MayBeAbsent()
  @IsNotEmpty({ message: 'paste the link' })
  @Line(LONGEST.url)
  address?: string;

  @ApiPropertyOptional({ type: String, maxLength: 100, description: CLOCK })
  @MayBeAbsent()
  @Line(100)
  clock?: string;
}

const ID = { name: 'id', description: 'Of the source.' };
const BAD = {
  status: 400,
  description: 'A field is missing or invalid: a link to a folder, an address without https, a schedule more often than hourly.',
};
const UNKNOWN = { status: 404, description: 'There is no source with this id.' };
const TAKEN = { status: 409, description: 'Another source has this name, or there are too many.' };

@ApiTags('admin')
@Controller('api/admin/listing-sources')
export class SourcesController {
  constructor(
    private readonly sources: RemoteSources,
    private readonly files: RemoteFiles,
    private readonly managing: ManageSources,
    private readonly fetching: FetchSource,
    private readonly sync: SyncListings,
    private readonly settings: EffectiveSettings,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Tables on the web' })
  @Answers(SOURCES, 'All of them, by name.')
  async list(): Promise<SourcesAnswer> {
    const [sources, account] = await Promise.all([this.sources.all(), this.account()]);
    const environment = this.sync.from === null ? null : { kind: this.sync.from };
    return { sources, environment, ...account, timeZone: siteTimeZone(this.settings.current) };
  }

  /** Nothing is fetched yet. */
  @Post()
  @ApiOperation({ summary: 'Add a table on the web' })
  @Answers(SOURCE, 'The file after the change.', 201)
  @ApiResponse(BAD)
  @ApiResponse(TAKEN)
  add(@Body() { name, address, clock = 'off' }: NewSourceDto, @ClientAddress() client: string): Promise<SourceAnswer> {
    return this.managing.add({ name, address, clock }, client);
  }

  @Patch(':id')
  @ApiOperation({ summary: 'Change the link or the schedule of a source' })
  @ApiParam(ID)
  @Answers(SOURCE, 'The file after the change.')
  @ApiResponse(BAD)
  @ApiResponse(UNKNOWN)
  change(@Param('id') id: string, @Body() { address, clock }: ChangedSourceDto, @ClientAddress() client: string): Promise<SourceAnswer> {
    const values = { ...(address === undefined ? {} : { address }), ...(clock === undefined ? {} : { clock }) };
    return this.managing.change(id, values, client);
  }

  /** Its list and listings stay in the directory. */
  @Delete(':id')
  @ApiOperation({ summary: 'Remove a source' })
  @ApiParam(ID)
  @Answers(object<{ success: true }>({ success: yes }), 'It was removed.')
  @ApiResponse(UNKNOWN)
  async remove(@Param('id') id: string, @ClientAddress() client: string): Promise<{ success: true }> {
    await this.managing.remove(id, client);
    return { success: true };
  }

  /** The fetched table is previewed and applied like an uploaded file; the directory does not change yet. */
  @Post(':id/fetch')
  @HttpCode(200)
  @ApiOperation({ summary: 'Fetch a table now' })
  @ApiParam(ID)
  @Answers(object<{ importId: string }>({ importId: text }), 'The new import, or the previous one if the table has not changed.')
  @ApiResponse(UNKNOWN)
  @ApiResponse({ status: 413, description: 'The file is too large.' })
  @ApiResponse({ status: 415, description: 'It is not a table.' })
  @ApiResponse({ status: 422, description: 'The table is empty, damaged, or has no header.' })
  @ApiResponse({
    status: 502,
    description: 'It could not be fetched: it is private, missing, a web page, in a private network, or too slow.',
  })
  async fetch(@Param('id') id: string): Promise<{ importId: string }> {
    return { importId: (await this.fetching.byHand(id)).id };
  }

  private async account(): Promise<Pick<SourcesAnswer, 'accountEmail' | 'accountProblem'>> {
    return this.files.accountEmail().then(
      (accountEmail) => ({ accountEmail, accountProblem: null }),
      (error: unknown) => {
        if (error instanceof DomainError) return { accountEmail: null, accountProblem: error.message };
        throw error;
      },
    );
  }
}
