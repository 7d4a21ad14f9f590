import { InvalidValues } from '../../../../../shared/domain-error.js';
import { InMemoryAuditLog, NoTransaction, StoppedClock } from '../../../../../shared/testing/doubles.js';
import { newRun } from '../../../domain/import/sync-run.js';
import { SheetRefused } from '../../../domain/import/sync.errors.js';
import { InMemorySyncRuns } from '../../../testing/doubles.js';
import { FixedTable, InMemoryUploads } from '../../../testing/uploads.js';
import type { UndoSync } from '../undo-sync.js';
import { ApplyUpload } from './apply-upload.js';
import { MapUpload, UploadListings } from './upload-listings.js';

const TABLE = [
  ['Our members', '', ''],
  ['Business name', 'Town', 'Member since'],
  ['Bob & Sons', 'Guelph', '2001'],
  ['', '', ''],
  ['Iron Pot', 'Elora', '2004'],
];

function desk(table = TABLE, withoutResult: string[] = [], otherSheets: string[] = []) {
  const uploads = new InMemoryUploads();
  const upload = new UploadListings(
    new FixedTable(table, { withoutResult, otherSheets }),
    uploads,
    new NoTransaction(),
    new StoppedClock(),
  );
  const runs = new InMemorySyncRuns();
  const map = new MapUpload(uploads, runs, new NoTransaction(), new StoppedClock());
  return { upload, uploads, runs, map, take: (fileName = 'Members_2026.csv') => upload.run({ path: '/tmp/file', fileName }) };
}

const fieldsOf = ({ columns }: { columns: { name: string; field: string | null }[] }) =>
  Object.fromEntries(columns.map(({ name, field }) => [name, field]));

it('finds the header row and the meaning of columns; blank rows are not counted as businesses', async () => {
  const { take, uploads } = desk();
  const upload = await take();
  expect(upload).toMatchObject({ name: 'Members 2026', fileName: 'Members_2026.csv', headerRow: 1, rows: 2, appliedTo: null });
  expect(fieldsOf(upload)).toEqual({ 'Business name': 'title', Town: 'city', 'Member since': null });
  expect(await uploads.get(upload.id)).toEqual(upload);
});

it('removes characters from the file name that cannot be stored', async () => {
  expect(await desk().take('Memb\0ers.csv')).toMatchObject({ name: 'Members', fileName: 'Members.csv' });
});

it('stores a fetched table under the name of its source from the first save on', async () => {
  const { upload, uploads } = desk();
  const names: string[] = [];
  const save = uploads.save.bind(uploads);
  uploads.save = (stored) => (names.push(stored.name), save(stored));
  const remote = { id: 'our-sheet', name: 'Ours', contentHash: 'hash' };
  await upload.run({ path: '/tmp/file', fileName: 'export.csv', remote });
  expect(new Set(names)).toEqual(new Set(['Ours']));
});

describe('formulas without a result', () => {
  const cells = Array.from({ length: 1_234 }, (_, index) => `C${index + 2}`);

  it('are stored with the file: the first twenty cells, and their total', async () => {
    const { take, uploads } = desk(TABLE, cells);
    const { id } = await take();
    expect((await uploads.get(id)).withoutResult).toEqual({ cells: cells.slice(0, 20), total: 1_234 });
    expect((await desk().take()).withoutResult).toBeNull();
  });

  it('are named if nothing is left without them', async () => {
    await expect(desk([['Business name', 'Town']], ['A2', 'B2']).take()).rejects.toThrow(
      'The file has column names, but no businesses below them. Nothing was changed. Formulas without a result are in A2, B2: open the file in Excel or LibreOffice, save it, and upload it again.',
    );
  });
});

it('reports the unread sheets, also if the one that was read has no list', async () => {
  const names = Array.from({ length: 25 }, (_, index) => `Town ${index}`);
  expect(await desk(TABLE, [], names).take()).toMatchObject({ otherSheets: names.slice(0, 20), withoutResult: null });
  expect((await desk().take()).otherSheets).toBeNull();
  await expect(desk([['']], [], ['Guelph', 'Elora']).take()).rejects.toThrow(
    /^The file is empty: .* Only its first sheet is read, and not Guelph, Elora\.$/,
  );
});

it('stores the chosen columns for later files with the same column names, ignoring case', async () => {
  const { take, map, uploads } = desk();
  const { id } = await take();
  await map.run(id, { mapping: { Town: null, 'Member since': 'description' } });
  const reader = new UploadListings(
    new FixedTable(TABLE.map((row) => row.map((cell) => cell.toUpperCase()))),
    uploads,
    new NoTransaction(),
    new StoppedClock(),
  );
  expect(fieldsOf(await reader.run({ path: '', fileName: 'next.csv' }))).toEqual({
    'BUSINESS NAME': 'title',
    TOWN: null,
    'MEMBER SINCE': 'description',
  });
});

it('treats a file as the next version of the list with which it shares more than half of its names', async () => {
  const { take, uploads } = desk();
  uploads.named.set('other', { name: 'Others', titles: ['iron pot', 'nobody', 'no one', 'none'] });
  expect((await take()).name).toBe('Members 2026');
  uploads.named.set('members', { name: 'Guild', titles: ['bob & sons', 'iron pot'] });
  expect((await take()).name).toBe('Guild');
});

it('gives a new list a unique name', async () => {
  const { take, uploads } = desk();
  uploads.named.set('one', { name: 'MEMBERS 2026', titles: ['x'] });
  uploads.named.set('two', { name: 'Members 2026 (2)', titles: ['y'] });
  expect((await take()).name).toBe('Members 2026 (3)');
});

it('finds a list by its name, ignoring case; invalid choices change nothing', async () => {
  const { take, map, uploads } = desk();
  uploads.named.set('guild', { name: 'Guild', titles: ['x'] });
  const { id } = await take();
  expect((await map.run(id, { name: 'GUILD' })).name).toBe('Guild');
  await expect(map.run(id, { mapping: { Town: 'title' }, name: 'Other' })).rejects.toThrow(InvalidValues);
  expect(await uploads.get(id)).toMatchObject({ name: 'Guild', columns: [{ field: 'title' }, { field: 'city' }, { field: null }] });
});

it('discards a preview or refusal once its columns or its list change', async () => {
  const { take, map, runs } = desk();
  const { id, name } = await take();
  const startedAt = new Date(0);
  const tried = async (status: 'previewed' | 'refused' | 'applied') => {
    runs.records.length = 0;
    await runs.save({ ...newRun('run', { trigger: 'upload', source: name, startedAt, uploadId: id }), status });
  };
  const left = () => runs.records.map(({ status }) => status);
  await tried('previewed');
  await map.run(id, { mapping: { Town: 'city' }, name: name.toUpperCase() });
  expect(left()).toEqual(['previewed']);
  await map.run(id, { mapping: { Town: 'region' } });
  expect(left()).toEqual([]);
  await tried('refused');
  await map.run(id, { name: 'Another list' });
  expect(left()).toEqual([]);
  await tried('applied');
  await map.run(id, { mapping: { Town: 'city' } });
  expect(left()).toEqual(['applied']);
});

it('discards the result of a run during which its columns changed', async () => {
  const { take, map, runs, uploads } = desk();
  const { id, name } = await take();
  const sync = (status: 'previewed' | 'refused', meanwhile: () => Promise<unknown>) =>
    new ApplyUpload(
      uploads,
      {
        runFile: async () => {
          await meanwhile();
          const run = { ...newRun('run', { trigger: 'upload', source: name, startedAt: new Date(0), uploadId: id }), status };
          await runs.save(run);
          if (status === 'refused') throw new SheetRefused('More than half is gone.');
          return run;
        },
      },
      {} as UndoSync,
      runs,
      { audit: new InMemoryAuditLog(), clock: new StoppedClock() },
    );
  const left = () => runs.records.map(({ status }) => status);
  const request = { dryRun: true, client: null };
  await sync('previewed', () => map.run(id, { mapping: { Town: 'city' } })).run(id, request);
  expect(left()).toEqual(['previewed']);
  await sync('previewed', () => map.run(id, { mapping: { Town: 'region' } })).run(id, request);
  expect(left()).toEqual([]);
  await expect(sync('refused', () => map.run(id, { name: 'Another list' })).run(id, request)).rejects.toThrow(SheetRefused);
  expect(left()).toEqual([]);
});

it('continues a list of the same name without listings, such as after an undo', async () => {
  const { take, uploads } = desk();
  uploads.named.set('one', { name: 'MEMBERS 2026', titles: [] });
  expect((await take()).name).toBe('Members 2026');
});
