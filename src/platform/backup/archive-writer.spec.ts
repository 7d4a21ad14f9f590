import { randomBytes } from 'node:crypto';
import { mock } from 'node:test';
import { type FileHandle, mkdir, mkdtemp, open, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ArchiveWriter } from './archive-writer.js';
import type { BackupHeader } from './backup-contents.js';

const HEADER: BackupHeader = {
  product: 'homewright',
  format: 1,
  createdAt: '2026-11-20T04:00:00Z',
  database: 'PostgreSQL 18',
  migrations: [],
  tables: [],
  sequences: {},
};

let folder: string;
let files: FileHandle;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archive-'));
  const handle = await open(folder);
  files = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
});

afterEach(async () => {
  mock.restoreAll();
  await rm(folder, { recursive: true });
});

const written = () => new ArchiveWriter(join(folder, 'tonight.backup.tar.gz'), HEADER, new Date(0));

it('gets its final name when it is complete', async () => {
  const archive = written();
  expect(await archive.close()).toBeGreaterThan(0);
  expect(await readdir(folder)).toEqual(['tonight.backup.tar.gz']);
});

it('has no final name if the disk is full, and leaves no file when it is discarded', async () => {
  const archive = written();
  mock.method(files, 'sync', () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })));
  await expect(archive.close()).rejects.toThrow('no space left');
  expect(await readdir(folder)).toEqual(['tonight.backup.tar.gz.part']);
  await archive.discard();
  expect(await readdir(folder)).toEqual([]);
});

it.each([
  ['a disk that is full from the beginning', 0, (path: string) => symlink('/dev/full', path), 'ENOSPC'],
  ['a disk that is full while rows are awaited', 20, (path: string) => symlink('/dev/full', path), 'ENOSPC'],
  ['a folder that is gone', 0, () => rm(folder, { recursive: true }), 'ENOENT'],
  ['a folder that is gone while rows are awaited', 20, () => rm(folder, { recursive: true }), 'ENOENT'],
])('fails on %s with the reason, and does not end the process', async (_what, pause, prepare, code) => {
  const path = join(folder, 'tonight.backup.tar.gz');
  await prepare(`${path}.part`);
  const archive = new ArchiveWriter(path, HEADER, new Date(0));
  const rows = async function* () {
    for (let part = 0; part < 3; part += 1) {
      // PostgreSQL takes its time, in which the writing may have failed.
      await sleep(pause);
      yield randomBytes(1_100_000);
    }
  };
  await expect(archive.table('listing', rows(), () => 3).then(() => archive.close())).rejects.toMatchObject({ code });
  await archive.discard();
  await mkdir(folder, { recursive: true });
  expect(await readdir(folder)).toEqual([]);
});
