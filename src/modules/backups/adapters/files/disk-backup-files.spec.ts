import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { sha256 } from '../../../../platform/backup/archive-writer.js';
import { BackupFailed } from '../../domain/backup.errors.js';
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

describe('a backup from elsewhere', () => {
  let parent: string;
  beforeEach(() => (parent = mkdtempSync(join(tmpdir(), 'homewright-backups-'))));
  afterEach(() => rmSync(parent, { recursive: true }));

  const NAME = 'homewright-2026-01-01T00-00-00Z.backup.tar.gz';
  const filesIn = (folder: string) => new DiskBackupFiles(folder, 'postgres://nobody@127.0.0.1:1/x');

  async function given(sums: object): Promise<string> {
    const header = JSON.stringify({
      product: 'homewright',
      format: 1,
      createdAt: '2026-11-20T04:00:00Z',
      database: 'PostgreSQL 18',
      migrations: [],
      tables: [{ name: 'listing', columns: ['id'] }],
      sequences: {},
    });
    const tar = pack();
    tar.entry({ name: 'homewright.json' }, header);
    tar.entry(
      { name: 'sums.json' },
      JSON.stringify({ header: sha256(header), tables: { listing: { rows: 0, sha256: sha256('') } }, ...sums }),
    );
    tar.finalize();
    const path = join(parent, 'given');
    writeFileSync(path, gzipSync(await buffer(tar)));
    chmodSync(path, 0o644);
    return path;
  }

  it('can be read only by the user of the process, no matter who can read the given file', async () => {
    const folder = join(parent, 'backups');
    const made = await filesIn(folder).importFile(await given({}), 'mine', NAME);
    expect(made).toMatchObject({ rows: 0, tables: 1, madeAt: new Date('2026-11-20T04:00:00Z') });
    expect(readdirSync(folder)).toEqual([NAME]);
    expect([statSync(folder).mode & 0o777, statSync(join(folder, NAME)).mode & 0o777]).toEqual([0o700, 0o600]);
  });

  it('leaves nothing in the folder if it is damaged', async () => {
    await expect(filesIn(parent).importFile(await given({ header: 'x' }), 'mine', NAME)).rejects.toThrow(BackupFailed);
    expect(readdirSync(parent)).toEqual(['given']);
  });
});
