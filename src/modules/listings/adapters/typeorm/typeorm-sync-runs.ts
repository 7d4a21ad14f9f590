import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, MoreThanOrEqual, Not, type Repository } from 'typeorm';
import { type SyncProgress, type SyncRun, SyncRuns } from '../../domain/sync-run.js';
import { SyncRunRecord } from './sync-run.record.js';

/** The history keeps this many skipped rows and notes of each run; whoever started a run got all of them. */
const KEPT = 1_000;

@Injectable()
export class TypeormSyncRuns extends SyncRuns {
  // The pool's own repository, not the transaction's: history survives a rollback.
  constructor(@InjectRepository(SyncRunRecord) private readonly records: Repository<SyncRun>) {
    super();
  }

  async save(run: SyncRun): Promise<void> {
    await this.records.save({ ...run, skipped: run.skipped.slice(0, KEPT), notes: run.notes.slice(0, KEPT) });
  }

  async progress({ id, read, written }: Pick<SyncRun, 'id'> & SyncProgress): Promise<void> {
    await this.records.update({ id, status: 'running' }, { read, written });
  }

  async lastDecided(): Promise<SyncRun | undefined> {
    const last = await this.records.findOne({ where: { status: Not(In(['running', 'previewed'])) }, order: { startedAt: 'DESC' } });
    return last ?? undefined;
  }

  begunSince(time: Date): Promise<boolean> {
    return this.records.exists({ where: { startedAt: MoreThanOrEqual(time), dryRun: false } });
  }

  latest(limit: number): Promise<SyncRun[]> {
    return this.records.find({ order: { startedAt: 'DESC' }, take: limit });
  }

  async closeInterrupted(): Promise<void> {
    await this.records.update(
      { status: 'running' },
      { status: 'interrupted', error: 'The process ended during this sync. Nothing was changed.' },
    );
  }
}
