import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiskBackupFiles } from './disk-backup-files.js';

const WRITTEN_TO = /cannot be written to: set BACKUP_DIR/;

describe('a folder of backups that cannot be used', () => {
  let parent: string;
  beforeAll(() => writeFileSync(join((parent = mkdtempSync(join(tmpdir(), 'homewright-backups-'))), 'file'), ''));
  afterAll(() => rmSync(parent, { recursive: true }));

  it.each([['file'], [join('file', 'backups')]])('because %s is not a folder, has no backups, and the setting is named', async (name) => {
    const files = new DiskBackupFiles(join(parent, name), 'postgres://nobody@127.0.0.1:1/x');
    // The runs, with the reason of the last failure, and the metrics are read together with this list.
    expect(await files.list()).toEqual([]);
    await expect(files.make('homewright-2026-01-01T00-00-00Z.backup.tar.gz', new Date())).rejects.toThrow(WRITTEN_TO);
  });
});
