import { mock } from 'node:test';
import { type FileHandle, mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

it('has its name once it is whole', async () => {
  const archive = written();
  expect(await archive.close()).toBeGreaterThan(0);
  expect(await readdir(folder)).toEqual(['tonight.backup.tar.gz']);
});

it('has no name when the disk did not take all of it, and leaves nothing behind when it is discarded', async () => {
  const archive = written();
  mock.method(files, 'sync', () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })));
  await expect(archive.close()).rejects.toThrow('no space left');
  expect(await readdir(folder)).toEqual(['tonight.backup.tar.gz.part']);
  await archive.discard();
  expect(await readdir(folder)).toEqual([]);
});
