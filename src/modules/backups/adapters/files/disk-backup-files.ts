import type { Stats } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { chmod, copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { ArchiveReader } from '../../../../platform/backup/archive-reader.js';
import { BackupDamaged, RestoreRefused } from '../../../../platform/backup/backup.errors.js';
import { makeBackup } from '../../../../platform/backup/make-backup.js';
import { isBackupName } from '../../domain/backup.js';
import { BackupFailed, BackupNotFound } from '../../domain/backup.errors.js';
import { BackupFiles, type MadeFile, type StoredFile } from '../../domain/backup-ports.js';

const MAX_LOOKED = 1_000;
const PARTIAL = /^homewright-[\w-]+\.backup\.tar\.gz\.part$/;
const INCOMING = '.incoming-';
/** What the system says of a folder that this user may not use, or of a path that is not a folder. */
const UNUSABLE_FOLDER = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST']);
/** A partial file is written to all the time: one that has not changed for so long was left by a process that was killed. */
const ABANDONED_AFTER_MS = 24 * 3_600_000;

/** A folder that only the user of the process can read. */
export class DiskBackupFiles extends BackupFiles {
  readonly machine = hostname();
  /** When each file that was read was made, by name, size and time of change. */
  private readonly looked = new LRUCache<string, { at: Date | null }>({ max: MAX_LOOKED });

  constructor(
    readonly folder: string,
    private readonly databaseUrl: string,
  ) {
    super();
  }

  async list(): Promise<StoredFile[]> {
    const names = await readdir(this.folder).catch(nothingWhereNoFolder);
    const files: StoredFile[] = [];
    // One after the other: a folder may have more files than a process may open at once.
    for (const name of names.filter(isBackupName)) {
      const file = await this.find(name).catch(() => undefined);
      if (file) files.push(file);
    }
    return files.toSorted((a, b) => b.changedAt.getTime() - a.changedAt.getTime());
  }

  async find(name: string): Promise<StoredFile> {
    if (!isBackupName(name)) throw new BackupNotFound(name);
    const found = await stat(this.pathOf(name)).catch(() => undefined);
    if (!found?.isFile()) throw new BackupNotFound(name);
    return { name, bytes: found.size, changedAt: found.mtime, madeAt: await this.madeAt(name, found) };
  }

  async make(name: string, now: Date): Promise<MadeFile> {
    const path = this.pathOf(name);
    try {
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      await this.removeAbandoned(now);
      const made = await makeBackup(this.databaseUrl, path, now);
      // A file that cannot be read back is no backup.
      await new ArchiveReader(path).check();
      return made;
    } catch (error) {
      await rm(path, { force: true }).catch(() => undefined);
      throw this.explained(error);
    }
  }

  async importFile(path: string, shownAs: string, name: string): Promise<MadeFile & { madeAt: Date }> {
    const incoming = join(this.folder, `${INCOMING}${randomUUID()}`);
    try {
      const { header, rows } = await new ArchiveReader(path, shownAs).check();
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      // In two steps: the folders may be on different disks, and a partial file must not be listed.
      await copyFile(path, incoming);
      await chmod(incoming, 0o600);
      await rename(incoming, this.pathOf(name));
      const { size } = await stat(this.pathOf(name));
      const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
      return { rows: total, tables: header.tables.length, bytes: size, madeAt: new Date(header.createdAt) };
    } catch (error) {
      await rm(incoming, { force: true }).catch(() => undefined);
      throw this.explained(error);
    }
  }

  async remove(name: string): Promise<void> {
    if (isBackupName(name)) await rm(this.pathOf(name), { force: true });
  }

  /** Otherwise partial files, each as large as a backup, would fill the disk over the years. */
  private async removeAbandoned(now: Date): Promise<void> {
    for (const name of await readdir(this.folder)) {
      if (!PARTIAL.test(name) && !name.startsWith(INCOMING)) continue;
      // A concurrent process may have renamed or removed it.
      const changed = await stat(this.pathOf(name)).catch(() => undefined);
      if (changed && now.getTime() - changed.mtimeMs > ABANDONED_AFTER_MS) await rm(this.pathOf(name), { force: true });
    }
  }

  pathOf(name: string): string {
    return join(this.folder, name);
  }

  private async madeAt(name: string, { size, mtimeMs, ctimeMs }: Stats): Promise<Date | null | undefined> {
    const key = `${name} ${size} ${mtimeMs} ${ctimeMs}`;
    let known = this.looked.get(key);
    if (known === undefined) {
      try {
        known = { at: dateOf((await new ArchiveReader(this.pathOf(name)).header()).createdAt) };
      } catch (error) {
        // A file that cannot be read now, for example for lack of permission, may be readable later.
        if (!(error instanceof BackupDamaged)) return undefined;
        known = { at: null };
      }
      this.looked.set(key, known);
    }
    return known.at;
  }

  private explained(error: unknown): unknown {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'EDQUOT') {
      return new BackupFailed(
        `The disk is full: there is no room for the backup in ${this.folder}. Delete old backups or make room, then try again.`,
      );
    }
    if (UNUSABLE_FOLDER.has(code ?? '')) {
      return new BackupFailed(`The folder ${this.folder} cannot be written to: set BACKUP_DIR to one that this user may write.`);
    }
    if (error instanceof BackupDamaged || error instanceof RestoreRefused) return new BackupFailed(error.message);
    return error;
  }
}

function dateOf(text: string): Date | null {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** The next backup reports a folder that cannot be used; until then the runs, and the metrics of the last one, stay readable. */
function nothingWhereNoFolder(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT' || UNUSABLE_FOLDER.has(error.code ?? '')) return [];
  throw error;
}
