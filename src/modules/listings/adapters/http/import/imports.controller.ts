import { applyDecorators, Body, Controller, Get, HttpCode, Logger, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiParam, ApiPropertyOptional, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import { IsNotEmpty, IsObject, IsUUID } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FileBody } from '../../../../../platform/http/uploads/file-body.decorator.js';
import { withSpooledFile } from '../../../../../platform/http/uploads/spooled-file.js';
import { readQuery } from '../../../../../platform/http/requests/validation.js';
import type { AdminList } from '../../../../../shared/office/admin-list.js';
import { MAX_REMOVED_TEXT } from '../../../../../shared/listings/removal-limit.js';
import { Answers } from '../../../../../platform/http/answers/answers.js';
import { LargeUpload } from '../../../../../platform/http/requests/body-types.decorator.js';
import { ClientAddress } from '../../../../../platform/http/requests/client.decorator.js';
import { Line, LONGEST, MayBeAbsent } from '../../../../../platform/http/requests/fields.js';
import { PageQueryDto } from '../../../../../platform/http/requests/page-query.dto.js';
import { inBackground } from '../../../application/import/background-run.js';
import { SearchBacklog } from '../../../application/import/search-backlog.js';
import { ApplyUpload } from '../../../application/import/uploads/apply-upload.js';
import { MapUpload, UploadListings } from '../../../application/import/uploads/upload-listings.js';
import { UploadSituations } from '../../../application/import/uploads/upload-situation.js';
import { MAX_UPLOADED, tooLarge } from '../../../domain/import/uploads/upload.errors.js';
import { IMPORT, IMPORTS, type Import, type ImportItem, importOf, itemOf, UNDONE_IMPORT, type UndoneImport } from './imports.answers.js';
import { sendAccepted, ACCEPTED_RESPONSE, PREFER_HEADER, syncAnswer, prefersAsync } from './runs.js';
import { ForceRequest, SYNC } from './sync.answers.js';

export class MappingDto {
  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'string', nullable: true },
    description: "The field of each column, by the column's name; null for none. Columns that are not named stay as they are.",
  })
  @MayBeAbsent()
  @IsObject({ message: 'must be an object with the names of columns and their fields' })
  mapping?: Record<string, unknown>;

  @ApiPropertyOptional({
    type: String,
    maxLength: LONGEST.name,
    description: 'The name of the list: with that of an existing list the file becomes its next version, any other creates a list.',
  })
  @MayBeAbsent()
  @IsNotEmpty({ message: 'write a name' })
  @Line(LONGEST.name)
  name?: string;
}

class ImportsQueryDto extends PageQueryDto {
  @ApiPropertyOptional({ type: String, format: 'uuid', description: 'Only those fetched from this table on the web.' })
  @MayBeAbsent()
  @IsUUID('all', { message: 'must be the id of a source' })
  source?: string;
}

/** Time limit for receiving a list: the largest one takes this long on a line of three megabits a second. */
const ARRIVAL_SECONDS = 10 * 60;
const ID = { name: 'id', description: 'As in the answer of the upload.' };
const UNKNOWN = { status: 404, description: 'There is no uploaded file with this id.' };
const GONE = { status: 409, description: 'A sync or an import is running, or the rows of the file were deleted.' };
const BAD_FORCE = { status: 400, description: 'A field is unknown or not a boolean.' };
const REFUSED = {
  status: 422,
  description: `No column is the name of the business, no row is a listing, or more than ${MAX_REMOVED_TEXT} of the list would be removed (\`type\` ends with \`too-many-removed\`).`,
};

/** Parameters and answers of an import, also of its preview. @param changes what the answer has */
const RunsImport = (changes: string): MethodDecorator =>
  applyDecorators(
    ApiParam(ID),
    ApiHeader(PREFER_HEADER),
    ApiResponse({ status: 200, description: changes, schema: SYNC }),
    ...[ACCEPTED_RESPONSE, BAD_FORCE, UNKNOWN, GONE, REFUSED].map((answer) => ApiResponse(answer)),
  );

@ApiTags('admin')
@Controller('api/imports')
export class ImportsController {
  private readonly logger = new Logger('Import');

  constructor(
    private readonly uploading: UploadListings,
    private readonly mapping: MapUpload,
    private readonly applying: ApplyUpload,
    private readonly situations: UploadSituations,
    private readonly backlog: SearchBacklog,
  ) {}

  /** Its kind, encoding, separator and header row are detected by its content. The directory does not change. */
  @Post()
  @ApiOperation({ summary: 'Upload a list of businesses' })
  @FileBody('CSV, 200 MB at most, or an Excel workbook (.xlsx), 50 MB at most.')
  @Answers(IMPORT, 'The content of the file, and the field of each column.', 201)
  @ApiResponse({ status: 400, description: 'No file, several, another field, or an incomplete form.' })
  @ApiResponse({ status: 413, description: 'The file is too large, also after decompression.' })
  @ApiResponse({ status: 415, description: 'The body is not a form, or the file is not a table.' })
  @ApiResponse({ status: 422, description: 'The table is empty, damaged, or has no header.' })
  @LargeUpload(ARRIVAL_SECONDS)
  async upload(@Req() request: FastifyRequest): Promise<Import> {
    const { id } = await withSpooledFile(request, { field: 'file', maxBytes: MAX_UPLOADED, tooLarge }, (file) => this.uploading.run(file));
    return this.get(id);
  }

  @Get()
  @ApiOperation({ summary: 'Uploaded files, newest first' })
  @ApiQuery({ type: ImportsQueryDto })
  @Answers(IMPORTS, 'One page of them.')
  @ApiResponse({ status: 400, description: 'A parameter is invalid or repeated.' })
  async list(@Query() raw: Record<string, unknown>): Promise<AdminList<ImportItem>> {
    const query = readQuery(ImportsQueryDto, raw);
    const [list, isIndexed] = await this.backlog.since(this.situations.page(query, query.source));
    return { ...list, items: list.items.map((situation) => itemOf(situation, isIndexed)) };
  }

  @Get(':id')
  @ApiOperation({ summary: 'An uploaded file, and its last run' })
  @ApiParam(ID)
  @Answers(IMPORT, 'Its columns, and its last run.')
  @ApiResponse(UNKNOWN)
  async get(@Param('id') id: string): Promise<Import> {
    const [situation, isIndexed] = await this.backlog.since(this.situations.of(id));
    return importOf(situation, isIndexed);
  }

  /** The mapping is remembered for the next file with the same columns. */
  @Patch(':id')
  @ApiOperation({ summary: 'Choose the fields of columns, and the list' })
  @ApiParam(ID)
  @Answers(IMPORT, 'The file after the change.')
  @ApiResponse({
    status: 400,
    description: 'Unknown columns, unknown fields, or one field for two columns: each one is named.',
  })
  @ApiResponse(UNKNOWN)
  async map(@Param('id') id: string, @Body() { mapping, name }: MappingDto): Promise<Import> {
    await this.mapping.run(id, { mapping, name });
    return this.get(id);
  }

  /** As a dry run of a sync. */
  @Post(':id/preview')
  @HttpCode(200)
  @ApiOperation({ summary: 'Preview the import of a file' })
  @RunsImport('The changes, by listing.')
  preview(
    @Param('id') id: string,
    @Body() { force }: ForceRequest,
    @ClientAddress() client: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.run(id, { force, dryRun: true, client }, request, reply);
  }

  /** The list has what the file has, and no other listing is touched; 409 and 422 mean that nothing was changed. */
  @Post(':id/apply')
  @HttpCode(200)
  @ApiOperation({ summary: 'Apply a file to its list' })
  @RunsImport('The changes.')
  apply(
    @Param('id') id: string,
    @Body() { force }: ForceRequest,
    @ClientAddress() client: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.run(id, { force, client }, request, reply);
  }

  /** Restores the listings of the list as they were before the file, as long as no later one was applied, and once. */
  @Post(':id/undo')
  @HttpCode(200)
  @ApiOperation({ summary: 'Undo an import' })
  @ApiParam(ID)
  @Answers(UNDONE_IMPORT, 'What was undone.')
  @ApiResponse(UNKNOWN)
  @ApiResponse({ status: 409, description: 'A sync or an import is running, or there is nothing to undo.' })
  async undo(@Param('id') id: string, @ClientAddress() client: string): Promise<UndoneImport> {
    const { run, undone } = await this.applying.undo(id, client);
    const { created, updated, removed } = run;
    return { success: true, timestamp: run.finishedAt, runId: undone, created, updated, removed };
  }

  private async run(
    id: string,
    how: { force?: boolean; dryRun?: boolean; client: string },
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    if (!prefersAsync(request)) return void reply.status(200).send(syncAnswer(await this.applying.run(id, how), 'file'));
    sendAccepted(
      reply,
      await inBackground(
        (begun) => this.applying.run(id, { ...how, begun }),
        (error) => this.logger.error(error),
      ),
    );
  }
}
