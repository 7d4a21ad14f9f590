import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { ArchiveReader } from './archive-reader.js';
import { sha256 } from './archive-writer.js';
import { BackupDamaged } from './backup.errors.js';

const HEADER = {
  product: 'homewright',
  format: 1,
  createdAt: '2026-11-20T04:00:00Z',
  database: 'PostgreSQL 18',
  migrations: [],
  tables: [{ name: 'listing', columns: ['id'] }],
  sequences: {},
};

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archive-'));
});

afterAll(() => rm(folder, { recursive: true }));

/** What a look at a file says that has these two parts, with the right sum of the first. */
async function lookedAt(header: unknown, sums: unknown = {}) {
  const text = JSON.stringify(header);
  const tar = pack();
  tar.entry({ name: 'homewright.json' }, text);
  tar.entry({ name: 'sums.json' }, JSON.stringify(sums && { header: sha256(text), tables: {}, ...sums }));
  tar.finalize();
  const path = join(folder, 'mine.backup.tar.gz');
  await writeFile(path, gzipSync(await buffer(tar)));
  return new ArchiveReader(path).check();
}

it('reads a complete file', async () => {
  expect(await lookedAt(HEADER, { tables: { listing: { rows: 0, sha256: sha256('') } } })).toEqual({
    header: HEADER,
    rows: { listing: 0 },
  });
});

it.each([
  [null, 'it was made by another program'],
  [[], 'it was made by another program'],
  [{ ...HEADER, format: 'x' }, 'its beginning was changed'],
  [{ ...HEADER, createdAt: 'yesterday' }, 'its beginning was changed'],
  [{ ...HEADER, createdAt: 5 }, 'its beginning was changed'],
  [{ ...HEADER, migrations: undefined }, 'its beginning was changed'],
  [{ ...HEADER, tables: 'all' }, 'its beginning was changed'],
  [{ ...HEADER, tables: [{ name: 'listing' }] }, 'its beginning was changed'],
  [{ ...HEADER, sequences: null }, 'its beginning was changed'],
])('reports the error in a manually changed header: %j', async (header, why) => {
  const looking = lookedAt(header);
  await expect(looking).rejects.toThrow(BackupDamaged);
  await expect(looking).rejects.toThrow(`mine.backup.tar.gz is not a complete backup (${why})`);
});

it.each([
  null,
  { tables: undefined },
  { tables: [] },
  { tables: { listing: null } },
  { tables: { listing: { rows: '2', sha256: sha256('') } } },
])('reports a manual change of the end: %j', async (sums) =>
  expect(lookedAt(HEADER, sums)).rejects.toThrow('mine.backup.tar.gz is not a complete backup (its end was changed)'),
);
