import type { AdminList, PageRange } from '../../../../../shared/office/admin-list.js';
import { SheetUndo } from '../../../domain/import/sheet-undo.js';
import { withInterruptedRuns, SyncLock, type SyncRun, SyncRuns } from '../../../domain/import/sync-run.js';
import { ListingUploads, listKeyOf, sourceOf, type Upload, type UploadedList } from '../../../domain/import/uploads/upload.js';

/** An uploaded file, and its state. */
export interface UploadSituation {
  upload: Upload;
  /** The list that it would update; none if it makes a new one. */
  list: UploadedList | null;
  /** The last run with this file. */
  run: SyncRun | null;
  /** Whether it can still be previewed and applied. */
  isKept: boolean;
  /** Whether what it changed can be undone. */
  canUndo: boolean;
}

export class UploadSituations {
  constructor(
    private readonly uploads: ListingUploads,
    private readonly runs: SyncRuns,
    private readonly lock: SyncLock,
    private readonly undo: SheetUndo,
  ) {}

  /** @throws UploadNotFound */
  async of(id: string): Promise<UploadSituation> {
    const upload = await this.uploads.get(id);
    return (await this.all([upload]))[0]!;
  }

  /** Newest first. */
  async page({ page, limit }: PageRange, remoteId?: string): Promise<AdminList<UploadSituation>> {
    const { uploads, total } = await this.uploads.page(limit, (page - 1) * limit, remoteId);
    return { items: await this.all(uploads), total, page, totalPages: Math.ceil(total / limit) };
  }

  private async all(uploads: Upload[]): Promise<UploadSituation[]> {
    const ids = uploads.map(({ id }) => id);
    const read = async () => [...(await this.runs.lastOf(ids)).values()];
    const [lists, found, kept] = await Promise.all([this.uploads.lists(), withInterruptedRuns(this.lock, read), this.uploads.kept(ids)]);
    const runs = new Map(found.map((run) => [run.uploadId, run]));
    return Promise.all(
      uploads.map(async (upload) => {
        return {
          upload,
          list: lists.find(({ name }) => listKeyOf(name) === listKeyOf(upload.name)) ?? null,
          run: runs.get(upload.id) ?? null,
          isKept: kept.has(upload.id),
          canUndo: await this.canUndo(upload),
        };
      }),
    );
  }

  private async canUndo({ id, appliedTo }: Upload): Promise<boolean> {
    if (!appliedTo) return false;
    const { undo } = await this.undo.state(sourceOf({ id: appliedTo }));
    return undo !== null && (await this.runs.find(undo.runId))?.uploadId === id;
  }
}
