import { Clock } from '../../../../../shared/clock.js';
import { DomainError } from '../../../../../shared/domain-error.js';
import { findOutage } from '../../../../../shared/outage.js';
import { PAUSED, type RemoteOutcome } from '../../../domain/import/remote/remote-outcome.js';
import { RemoteFiles } from '../../../domain/import/remote/remote-file.js';
import { type RemoteSource, RemoteSources } from '../../../domain/import/remote/remote-source.js';
import { readSourceAddress } from '../../../domain/import/remote/source-address.js';
import { SyncAlreadyRunning, SyncInterrupted } from '../../../domain/import/sync.errors.js';
import { SyncRuns } from '../../../domain/import/sync-run.js';
import { listKeyOf, ListingUploads, type Upload } from '../../../domain/import/uploads/upload.js';
import type { ApplyUpload } from '../uploads/apply-upload.js';
import type { UploadListings } from '../uploads/upload-listings.js';
import { ManageSources } from './manage-sources.js';

const RETRY_MS = 5 * 60_000;
/** Longer than a fetch and its import take: if nothing was recorded by then, its process has ended, or the database was unavailable. */
const LEASE_MS = 30 * 60_000;
const LOOK_AT_IT = 'The table was fetched but not imported: check its columns and import it once by hand.';

/** Fetches tables from the web; each is treated like an uploaded file. */
export class FetchSource {
  constructor(
    private readonly sources: RemoteSources,
    private readonly files: RemoteFiles,
    private readonly uploading: Pick<UploadListings, 'run'>,
    private readonly uploads: ListingUploads,
    private readonly applying: Pick<ApplyUpload, 'run'>,
    private readonly runs: SyncRuns,
    private readonly managing: ManageSources,
    private readonly clock: Clock,
  ) {}

  /**
   * Fetches the table so that an admin can look at it; the directory does not change.
   * @returns the upload that it became: the earlier one where the table has not changed
   * @throws RemoteSourceNotFound, ListingSourceFailed, and as {@link UploadListings.run} does
   */
  async byHand(id: string): Promise<Upload> {
    const source = await this.sources.get(id);
    const { upload, isNew } = await this.noted(source, () => this.fetch(source));
    const isApplied = !isNew && upload.appliedTo !== null && !(await this.areUndone([upload.id]));
    await this.note(source, isApplied ? 'unchanged' : 'waiting', null);
    return upload;
  }

  /**
   * Fetches what is due, and imports what has changed. Never rejects because of one source: its problem is recorded. @returns their names
   */
  async due(failed: (error: unknown) => void): Promise<string[]> {
    const names: string[] = [];
    for (const source of await this.sources.all()) {
      // The sources before it may have taken a while.
      const now = this.clock.now();
      const next = this.managing.nextAfterNow(source.clock);
      if (source.dueAt === null || source.dueAt > now || next === null) continue;
      const dueAt = new Date(Math.min(next.getTime(), now.getTime() + LEASE_MS));
      if (!(await this.sources.claim(source, dueAt))) continue;
      names.push(source.name);
      try {
        await this.noted(source, () => this.import(source));
      } catch (error) {
        if (!(error instanceof DomainError)) failed(error);
        // Two schedules often have the same minute: without a retry a weekly source would miss its week.
        if (error instanceof SyncAlreadyRunning) await this.sources.postpone(source.id, new Date(now.getTime() + RETRY_MS));
        // It must not miss its week either if this process stops or the database is unavailable: it is due again when the lease ends.
        if ([SyncAlreadyRunning, SyncInterrupted].some((type) => error instanceof type) || findOutage(error)) continue;
      }
      await this.sources.claim({ ...source, dueAt }, next);
    }
    return names;
  }

  private async import(source: RemoteSource): Promise<void> {
    // Only imports that were applied can have been undone; files that were only previewed do not count.
    if (await this.areUndone(await this.uploads.appliedOf(source.id))) return this.note(source, 'paused', PAUSED);
    const { upload, isNew } = await this.fetch(source);
    if (!isNew && upload.appliedTo !== null) return this.note(source, 'unchanged', null);
    // Columns that no admin has checked may be matched with wrong fields.
    const isKnown = (await this.uploads.rememberedMapping(upload.shape)) !== undefined;
    const hasList = (await this.uploads.lists()).some(({ name }) => listKeyOf(name) === listKeyOf(source.name));
    if (!isKnown || !hasList) return this.note(source, 'waiting', LOOK_AT_IT);
    await this.applying.run(upload.id, { client: null });
    await this.note(source, 'applied', null);
  }

  private fetch(source: RemoteSource): Promise<{ upload: Upload; isNew: boolean }> {
    return this.files.withFile(readSourceAddress(source.address), async ({ path, fileName, contentHash }) => {
      const last = await this.uploads.newestOf(source.id);
      if (last?.contentHash === contentHash && (await this.uploads.kept([last.id])).has(last.id)) return { upload: last, isNew: false };
      const upload = await this.uploading.run({ path, fileName, remote: { id: source.id, name: source.name, contentHash } });
      return { upload, isNew: true };
    });
  }

  /** Whether the last import of these files was undone. */
  private async areUndone(uploads: string[]): Promise<boolean> {
    return (await this.runs.lastAppliedOf(uploads))?.status === 'undone';
  }

  /** Does the work; if it fails, the reason is recorded with the source. */
  private async noted<T>(source: RemoteSource, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      await this.note(source, 'failed', error instanceof DomainError ? error.message : 'An unexpected error; the log has it.');
      throw error;
    }
  }

  private note({ id }: RemoteSource, outcome: RemoteOutcome, problem: string | null): Promise<void> {
    return this.sources.note(id, this.clock.now(), outcome, problem);
  }
}
