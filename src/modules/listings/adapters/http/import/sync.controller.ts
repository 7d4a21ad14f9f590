import { Body, Controller, Get, HttpCode, Logger, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiParam, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MAX_REMOVED_TEXT } from '../../../../../shared/listings/removal-limit.js';
import { Answers } from '../../../../../platform/http/answers/answers.js';
import { ClientAddress } from '../../../../../platform/http/requests/client.decorator.js';
import { readQuery } from '../../../../../platform/http/requests/validation.js';
import { inBackground } from '../../../application/import/background-run.js';
import { SearchBacklog } from '../../../application/import/search-backlog.js';
import { ManualSync } from '../../../application/import/manual-sync.js';
import { type SyncSituation, SyncSituations } from '../../../application/import/sync-situation.js';
import { UndoSync } from '../../../application/import/undo-sync.js';
import { expectedEnd, type SyncRun, writtenCount } from '../../../domain/import/sync-run.js';
import { sendAccepted, ACCEPTED_RESPONSE, PREFER_HEADER, RUN, type RunAnswer, runAnswer, syncAnswer, prefersAsync } from './runs.js';
import { figuresOf, SYNC, SYNC_HISTORY, type SyncHistory, SyncHistoryQuery, SyncRequest, UNDONE, type UndoAnswer } from './sync.answers.js';

@ApiTags('admin')
@Controller('api/sync')
export class SyncController {
  private readonly logger = new Logger('Sync');

  constructor(
    private readonly sync: ManualSync,
    private readonly undoing: UndoSync,
    private readonly situations: SyncSituations,
    private readonly backlog: SearchBacklog,
  ) {}

  /** Brings the directory in line with the sheet; 409, 422, 502 or 503 mean that nothing was changed. */
  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Sync the listings from the configured sheet' })
  @ApiHeader(PREFER_HEADER)
  @ApiResponse({ status: 200, description: 'The changes, or with dryRun those that would be made.', schema: SYNC })
  @ApiResponse(ACCEPTED_RESPONSE)
  @ApiResponse({ status: 400, description: 'A field is unknown or not a boolean.' })
  @ApiResponse({ status: 409, description: 'A sync is running.' })
  @ApiResponse({
    status: 422,
    description: `The sheet is empty, has lost its header, or would remove more than ${MAX_REMOVED_TEXT} of its listings (\`type\` ends with \`too-many-removed\`).`,
  })
  @ApiResponse({ status: 502, description: 'The sheet could not be read.' })
  @ApiResponse({ status: 503, description: 'No sheet is configured.' })
  async start(
    @Body() { force, dryRun }: SyncRequest,
    @ClientAddress() client: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!prefersAsync(request))
      return void reply.status(200).send(syncAnswer(await this.sync.execute({ force, dryRun, client }), this.sync.from));
    sendAccepted(
      reply,
      await inBackground(
        (begun) => this.sync.execute({ force, dryRun, client, begun }),
        (error) => this.logger.error(error),
      ),
    );
  }

  /** Restores the listings as they were before the last sync that changed any, once. Automatic syncs pause until the next sync by hand. */
  @Post('undo')
  @HttpCode(200)
  @ApiOperation({ summary: 'Undo the last sync' })
  @Answers(UNDONE, 'What was undone.')
  @ApiResponse({ status: 409, description: 'A sync is running, or there is nothing to undo.' })
  async undo(@ClientAddress() client: string): Promise<UndoAnswer> {
    const { run, undone } = await this.undoing.execute(client);
    const { created, updated, removed } = run;
    return { success: true, timestamp: run.finishedAt, runId: undone, created, updated, removed, paused: true };
  }

  /** One page of the syncs, newest first. */
  @Get()
  @ApiOperation({ summary: 'Whether a sync is running, and what earlier ones did' })
  @ApiQuery({ type: SyncHistoryQuery })
  @Answers(SYNC_HISTORY, 'Twenty syncs a page, newest first.')
  @ApiResponse({ status: 400, description: 'A parameter is invalid or repeated.' })
  async history(@Query() raw: Record<string, unknown>): Promise<SyncHistory> {
    const { page, details } = readQuery(SyncHistoryQuery, raw);
    const { running, current, paused, undo, runs, runsTotal } = await this.situations.now(page, details !== '0');
    const progress = current && { read: current.read, written: current.written, doneAt: expectedEnd(current, new Date()) };
    return { running, progress, paused, undo: undoOf(undo), from: this.sync.from, runs: runs.map(entryOf), runsTotal };
  }

  /** Also answers for runs of imports. */
  @Get(':id')
  @ApiOperation({ summary: 'The progress and result of a run' })
  @ApiParam({ name: 'id', description: 'As in the history or an answer with 202.' })
  @Answers(RUN, 'The run.')
  @ApiResponse({ status: 404, description: 'There is no run with this id.' })
  async run(@Param('id') id: string): Promise<RunAnswer> {
    const [run, isIndexed] = await this.backlog.since(this.situations.run(id));
    return runAnswer(run, isIndexed);
  }
}

function undoOf(undo: SyncSituation['undo']): SyncHistory['undo'] {
  return undo
    ? { available: true, runId: undo.runId, timestamp: undo.at, sample: undo.sample }
    : { available: false, runId: null, timestamp: null, sample: 0 };
}

function entryOf(run: SyncRun): SyncHistory['runs'][number] {
  const { id, trigger, source, status, force, dryRun, startedAt, finishedAt, read, error, errorCode } = run;
  return {
    id,
    trigger,
    source,
    status,
    force,
    dryRun,
    startedAt,
    timestamp: finishedAt,
    ...figuresOf(run),
    read,
    written: writtenCount(run),
    error,
    errorCode,
  };
}
