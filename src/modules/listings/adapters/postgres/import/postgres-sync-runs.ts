import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, MoreThanOrEqual, Not, type Repository } from 'typeorm';
import { type SyncProgress, type SyncRun, SyncRuns } from '../../../domain/import/sync-run.js';
import { runOf, type StoredRun, SyncRunRecord } from './sync-run.record.js';

/** The history stores this many skipped rows and notes of each run, and how many there were. */
const MAX_STORED = 1_000;

const isUuid = (id: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);

@Injectable()
export class PostgresSyncRuns extends SyncRuns {
  // The pool's own repository, not the transaction's: history survives a rollback.
  constructor(@InjectRepository(SyncRunRecord) private readonly records: Repository<StoredRun>) {
    super();
  }

  async save(run: SyncRun): Promise<void> {
    // A preview is looked at while it is the last one; a hundred of them would only fill the history.
    if (run.preview) await this.records.update({ preview: Not(IsNull()), uploadId: run.uploadId ?? IsNull() }, { preview: null });
    await this.records.save({ ...run, skipped: run.skipped.slice(0, MAX_STORED), notes: run.notes.slice(0, MAX_STORED) });
  }

  async progress({ id, read, written, share }: Pick<SyncRun, 'id'> & SyncProgress): Promise<void> {
    await this.records.update({ id, status: 'running' }, { read, written, share });
  }

  async lastDecided(): Promise<SyncRun | undefined> {
    const last = await this.records.findOne({
      where: { status: Not(In(['running', 'previewed'])), uploadId: IsNull() },
      order: { startedAt: 'DESC' },
    });
    return last ? runOf(last) : undefined;
  }

  begunSince(time: Date): Promise<boolean> {
    return this.records.exists({ where: { startedAt: MoreThanOrEqual(time), dryRun: false, uploadId: IsNull() } });
  }

  async latest(limit: number): Promise<SyncRun[]> {
    return (await this.records.find({ where: { uploadId: IsNull() }, order: { startedAt: 'DESC' }, take: limit })).map(runOf);
  }

  async lastOf(uploads: string[]): Promise<Map<string, SyncRun>> {
    const newest = this.records
      .createQueryBuilder('run')
      .distinctOn(['run.uploadId'])
      .where('run.uploadId = ANY(:uploads)', { uploads })
      .orderBy('run.uploadId')
      .addOrderBy('run.startedAt', 'DESC');
    return new Map((await newest.getMany()).map((run) => [run.uploadId!, runOf(run)]));
  }

  async lastAppliedOf(uploads: string[]): Promise<SyncRun | undefined> {
    const where = { uploadId: In(uploads), status: In(['applied', 'undone']), dryRun: false };
    const last = await this.records.findOne({ where, order: { startedAt: 'DESC' } });
    return last ? runOf(last) : undefined;
  }

  async forgetTrials(upload: string): Promise<void> {
    await this.records.delete({ uploadId: upload, status: In(['previewed', 'refused', 'failed']) });
  }

  async find(id: string): Promise<SyncRun | undefined> {
    const found = isUuid(id) ? await this.records.findOneBy({ id }) : null;
    return found ? runOf(found) : undefined;
  }

  async current(): Promise<SyncRun | undefined> {
    const run = await this.records.findOne({ where: { status: 'running' }, order: { startedAt: 'DESC' } });
    return run ? runOf(run) : undefined;
  }

  hasApplied(): Promise<boolean> {
    return this.records.existsBy({ status: 'applied' });
  }

  async closeInterrupted(): Promise<void> {
    await this.records.update(
      { status: 'running' },
      { status: 'interrupted', error: 'The process ended during this sync. Nothing was changed.' },
    );
  }
}
