import { randomUUID } from 'node:crypto';
import { AuditLog } from '../../../../../shared/office/audit-log.js';
import { Clock } from '../../../../../shared/clock.js';
import { ListingSheet } from '../../../domain/catalogue/listing-source.js';
import { type SyncRun, SyncRuns } from '../../../domain/import/sync-run.js';
import { NothingToUndo } from '../../../domain/import/sync.errors.js';
import { mappedRows } from '../../../domain/import/uploads/mapped-rows.js';
import { assertComplete } from '../../../domain/import/uploads/mapping.js';
import { UploadGone } from '../../../domain/import/uploads/upload.errors.js';
import {
  ListingUploads,
  listKeyOf,
  mappingOf,
  readingKeyOf,
  sourceOf,
  type Upload,
  type UploadedList,
} from '../../../domain/import/uploads/upload.js';
import { SyncListings, type SyncOptions } from '../sync-listings.js';
import { type UndoneSync, UndoSync } from '../undo-sync.js';

export interface ApplyRequest extends Pick<SyncOptions, 'force' | 'dryRun' | 'begun'> {
  /** Address of the client, for the audit log. */
  client: string | null;
}

/** Brings the listings of a list in line with an uploaded file, as a sync does with the sheet. No other listing is changed. */
export class ApplyUpload {
  constructor(
    private readonly uploads: ListingUploads,
    private readonly sync: Pick<SyncListings, 'runFile'>,
    private readonly undoing: UndoSync,
    private readonly runs: SyncRuns,
    private readonly log: { audit: AuditLog; clock: Clock },
  ) {}

  /** @throws UploadNotFound, UploadGone, UploadRefused, and as {@link SyncListings.runFile} does; nothing was changed then */
  async run(id: string, { client, ...options }: ApplyRequest): Promise<SyncRun> {
    const upload = await this.uploads.get(id);
    assertComplete(mappingOf(upload));
    if (!(await this.uploads.kept([id])).has(id)) throw new UploadGone(upload.fileName);
    const list = (await this.uploads.lists()).find(({ name }) => listKeyOf(name) === listKeyOf(upload.name)) ?? {
      id: randomUUID(),
      name: upload.name,
    };
    const { audit, clock } = this.log;
    try {
      const run = await this.sync.runFile(new UploadedSheet(upload, this.uploads), sourceOf(list), {
        ...options,
        trigger: 'upload',
        uploadId: id,
        alongside: async ({ created, updated, removed }) => {
          await this.uploads.applied(upload, list, clock.now());
          await this.uploads.rememberMapping(upload.shape, mappingOf(upload), clock.now());
          await audit.record({
            action: 'listings-imported',
            client,
            detail: { name: list.name, file: upload.fileName, created, updated, removed },
          });
        },
      });
      if (!run.dryRun) await this.forgetPreviews(id, list);
      return run;
    } finally {
      // If the columns were chosen again meanwhile, that deleted only the previews that had ended by then.
      if (readingKeyOf(await this.uploads.get(id)) !== readingKeyOf(upload)) await this.runs.forgetTrials(id);
    }
  }

  /** @throws UploadNotFound, SyncAlreadyRunning or NothingToUndo; nothing was changed then */
  async undo(id: string, client: string | null): Promise<UndoneSync> {
    const upload = await this.uploads.get(id);
    const list = upload.appliedTo && { id: upload.appliedTo, name: upload.name };
    if (!list) throw new NothingToUndo();
    const undone = await this.undoing.ofUpload(id, sourceOf(list), upload.name, client);
    const others = await this.forgetPreviews(id, list);
    // A later file of the list that changed nothing has no undo of its own: the listings that it found are gone now.
    const since = (await this.runs.find(undone.undone))?.startedAt;
    const applied = others.filter(({ appliedTo }) => appliedTo === list.id).map((other) => other.id);
    if (since) await this.runs.markUndone(applied, since, this.log.clock.now());
    await this.uploads.undone(upload);
    return undone;
  }

  /** Deletes previews that are outdated, because the list has changed. @returns the other files of the list */
  private async forgetPreviews(id: string, list: Pick<UploadedList, 'id' | 'name'>): Promise<Pick<Upload, 'id' | 'appliedTo'>[]> {
    const others = (await this.uploads.versionsOf(list)).filter((other) => other.id !== id);
    await this.runs.forgetPreviews(others.map((other) => other.id));
    return others;
  }
}

/** An uploaded file as a sheet: its rows under the names of fields. */
class UploadedSheet extends ListingSheet {
  readonly name: string;

  constructor(
    private readonly upload: Upload,
    private readonly uploads: ListingUploads,
  ) {
    super();
    this.name = upload.name;
  }

  override share(rowsRead: number): number | null {
    return this.upload.rows === 0 ? null : Math.min(1, rowsRead / this.upload.rows);
  }

  rows(): AsyncIterable<string[]> {
    const { id, headerRow, columns } = this.upload;
    return mappedRows(this.uploads.rows(id), headerRow, columns);
  }
}
