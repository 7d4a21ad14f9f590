import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiProperty, ApiResponse, ApiTags } from '@nestjs/swagger';
import { IsBoolean, IsOptional } from 'class-validator';
import { Answers } from '../../../../shared/http/answers.js';
import { ClientAddress } from '../../../../shared/http/client.decorator.js';
import { SyncByHand } from '../../application/sync-by-hand.js';
import { type SyncSituation, SyncSituations } from '../../application/sync-situation.js';
import { UndoSync } from '../../application/undo-sync.js';
import type { SyncRun } from '../../domain/sync-run.js';
import { SYNC, SYNC_HISTORY, type SyncAnswer, type SyncHistory, UNDONE, type UndoAnswer } from './sync.answers.js';

export class SyncRequest {
  @ApiProperty({ required: false, description: 'Apply even though more than 30 % of the sheet\'s listings would go.' })
  @IsOptional()
  @IsBoolean({ message: 'must be true or false' })
  force?: boolean;

  @ApiProperty({ required: false, description: 'Only say what would change.' })
  @IsOptional()
  @IsBoolean({ message: 'must be true or false' })
  dryRun?: boolean;
}

@ApiTags('admin')
@Controller('api/sync')
export class SyncController {
  constructor(
    private readonly sync: SyncByHand,
    private readonly undoing: UndoSync,
    private readonly situations: SyncSituations,
  ) {}

  /** Brings the directory in line with the sheet; 409, 422, 502 or 503 mean that nothing was changed. */
  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Sync the listings from the configured sheet' })
  @Answers(SYNC, 'What was changed, or with dryRun what would be.')
  @ApiResponse({ status: 400, description: 'A field is unknown or not a boolean.' })
  @ApiResponse({ status: 409, description: 'A sync is running.' })
  @ApiResponse({ status: 422, description: 'The sheet is empty, has lost its header, or would remove more than 30 % of its listings.' })
  @ApiResponse({ status: 502, description: 'The sheet could not be read.' })
  @ApiResponse({ status: 503, description: 'No sheet is configured.' })
  async start(@Body() { force, dryRun }: SyncRequest, @ClientAddress() client: string): Promise<SyncAnswer> {
    const { preview, ...run } = await this.sync.execute({ force, dryRun, client });
    return { success: true, timestamp: run.finishedAt, ...figuresOf(run), ...(preview ? { changes: preview.changes, changesTotal: preview.total } : {}) };
  }

  /** Restores the listings as they were before the last sync that changed any, once. The clock stops until the next sync by hand. */
  @Post('undo')
  @HttpCode(200)
  @ApiOperation({ summary: 'Take the last sync back' })
  @Answers(UNDONE, 'What was taken back.')
  @ApiResponse({ status: 409, description: 'A sync is running, or there is nothing to take back.' })
  async undo(@ClientAddress() client: string): Promise<UndoAnswer> {
    const { run, undone } = await this.undoing.execute(client);
    const { created, updated, removed } = run;
    return { success: true, timestamp: run.finishedAt, runId: undone, created, updated, removed, paused: true };
  }

  /** The latest syncs, newest first. */
  @Get()
  @ApiOperation({ summary: 'Whether a sync is running, and what the last ones did' })
  @Answers(SYNC_HISTORY, 'The latest syncs, newest first.')
  async history(): Promise<SyncHistory> {
    const { running, progress, paused, undo, runs } = await this.situations.now();
    return { running, progress, paused, undo: undoOf(undo), runs: runs.map(entryOf) };
  }
}

function undoOf(undo: SyncSituation['undo']): SyncHistory['undo'] {
  return undo ? { available: true, runId: undo.runId, timestamp: undo.at } : { available: false, runId: null, timestamp: null };
}

function entryOf(run: SyncRun): SyncHistory['runs'][number] {
  const { id, trigger, source, status, force, dryRun, startedAt, finishedAt, read, written, error } = run;
  return { id, trigger, source, status, force, dryRun, startedAt, timestamp: finishedAt, ...figuresOf(run), read, written, error };
}

function figuresOf({ created, updated, unchanged, removed, skipped, notes, duplicates }: SyncRun) {
  return { created, updated, unchanged, removed, skipped, notes, duplicates };
}
