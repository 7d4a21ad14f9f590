import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiProperty, ApiResponse, ApiTags } from '@nestjs/swagger';
import { IsBoolean, IsOptional } from 'class-validator';
import { Answers } from '../../../../shared/http/answers.js';
import { ClientAddress } from '../../../../shared/http/client.decorator.js';
import { SyncByHand } from '../../application/sync-by-hand.js';
import { SyncLock, type SyncRun, SyncRuns } from '../../domain/sync-run.js';
import { SYNC, SYNC_HISTORY, type SyncAnswer, type SyncHistory } from './sync.answers.js';

const HISTORY = 20;

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
    private readonly runs: SyncRuns,
    private readonly lock: SyncLock,
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
    const run = await this.sync.execute({ force, dryRun, client });
    return { success: true, timestamp: run.finishedAt, ...figuresOf(run) };
  }

  /** The latest syncs, newest first. */
  @Get()
  @ApiOperation({ summary: 'Whether a sync is running, and what the last ones did' })
  @Answers(SYNC_HISTORY, 'The latest syncs, newest first.')
  async history(): Promise<SyncHistory> {
    const [running, runs] = await Promise.all([this.lock.isHeld(), this.runs.latest(HISTORY)]);
    return {
      running,
      runs: runs.map((run) => ({
        id: run.id,
        trigger: run.trigger,
        source: run.source,
        status: run.status,
        force: run.force,
        dryRun: run.dryRun,
        startedAt: run.startedAt,
        timestamp: run.finishedAt,
        ...figuresOf(run),
        error: run.error,
      })),
    };
  }
}

function figuresOf({ created, updated, unchanged, removed, skipped, notes }: SyncRun) {
  return { created, updated, unchanged, removed, skipped, notes };
}
