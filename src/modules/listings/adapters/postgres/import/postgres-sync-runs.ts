import type { PageRange } from '../../../../../shared/office/admin-list.js';
import { Injectable } from '@nestjs/common';
import { pick } from 'es-toolkit/object';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, MoreThanOrEqual, Not, type Repository } from 'typeorm';
import { PostgresTransaction } from '../../../../../platform/database/postgres-transaction.js';
import { type SyncProgress, type SyncRun, SyncRuns } from '../../../domain/import/sync-run.js';
import { runOf, type StoredRun, SyncRunRecord } from './sync-run.record.js';

/** The history stores this many skipped rows and notes of each run, and how many there were. */
const MAX_STORED = 1_000;

const TOTALS = ['skippedTotal', 'notesTotal', 'duplicatesTotal'] as const;

/** All columns but the lists, which may be hundreds of kilobytes for each run. */
const WITHOUT_LISTS = {
  ...{ id: true, trigger: true, source: true, force: true, dryRun: true, status: true, startedAt: true, finishedAt: true, error: true },
  ...{ created: true, updated: true, unchanged: true, removed: true, sample: true, read: true, written: true, share: true, uploadId: true },
  ...{ skippedTotal: true, notesTotal: true, duplicatesTotal: true, errorCode: true },
} as const satisfies Record<Exclude<keyof StoredRun, 'skipped' | 'notes' | 'duplicates' | 'preview'>, true>;

const isUuid = (id: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);

@Injectable()
export class PostgresSyncRuns extends SyncRuns {
  // The pool's own repository, not the transaction's: history survives a rollback.
  constructor(
    @InjectRepository(SyncRunRecord) private readonly records: Repository<StoredRun>,
    private readonly transaction: PostgresTransaction,
  ) {
    super();
  }

  async save(run: SyncRun): Promise<void> {
    await this.records.save(storedOf(run));
  }

  async saveEnd(run: SyncRun): Promise<void> {
    const records = this.transaction.manager.getRepository(SyncRunRecord);
    // Only the last preview is ever shown: older ones would only fill the history.
    if (run.preview) await records.update({ preview: Not(IsNull()), uploadId: run.uploadId ?? IsNull() }, { preview: null });
    await records.save(storedOf(run));
  }

  async saveFailure(run: SyncRun): Promise<void> {
    const { id, ...values } = storedOf(run);
    await this.records.update({ id, status: 'running' }, values);
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

  count(): Promise<number> {
    return this.records.countBy({ uploadId: IsNull() });
  }

  async latest({ page, limit }: PageRange, withLists = true): Promise<SyncRun[]> {
    const of = { where: { uploadId: IsNull() }, order: { startedAt: 'DESC' }, skip: (page - 1) * limit, take: limit } as const;
    if (withLists) return (await this.records.find(of)).map(runOf);
    const runs = await this.records.find({ ...of, select: WITHOUT_LISTS });
    // Runs of earlier versions have no stored totals: the lists have to be read to count them.
    const uncounted = runs.filter(({ skippedTotal }) => skippedTotal === null).map(({ id }) => id);
    const counted = uncounted.length > 0 ? await this.records.findBy({ id: In(uncounted) }) : [];
    const totals = new Map(counted.map(runOf).map((run) => [run.id, pick(run, TOTALS)]));
    return runs.map((run) => runOf({ ...run, ...totals.get(run.id), skipped: [], notes: [], duplicates: [], preview: null }));
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

  async forgetPreviews(uploads: string[]): Promise<void> {
    await this.records.delete({ uploadId: In(uploads), status: 'previewed' });
  }

  async markUndone(uploads: string[], since: Date, at: Date): Promise<void> {
    await this.records.update(
      { uploadId: In(uploads), status: 'applied', startedAt: MoreThanOrEqual(since) },
      { status: 'undone', finishedAt: at },
    );
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

const storedOf = (run: SyncRun): StoredRun => ({
  ...run,
  skipped: run.skipped.slice(0, MAX_STORED),
  notes: run.notes.slice(0, MAX_STORED),
});
