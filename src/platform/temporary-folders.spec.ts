import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { removeAbandonedFolders, temporaryFolder } from './temporary-folders.js';

let folder: string;

beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'folders-test-'))));
afterEach(() => rm(folder, { recursive: true }));

it('removes only folders of processes of this host that have ended', async () => {
  const own = basename(await temporaryFolder('upload', folder));
  const { pid } = spawnSync('true');
  const by = (process_: number) => own.replace(`.${process.pid}-`, `.${process_}-`);
  const abandoned = by(pid);
  const others = [by(process.ppid), abandoned.replace('-upload-', '-upload-elsewhere'), 'homewright-upload-wfuHdi', 'another'];
  for (const name of [abandoned, ...others]) await mkdir(join(folder, name));

  await removeAbandonedFolders(folder);
  expect((await readdir(folder)).toSorted()).toEqual([own, ...others].toSorted());

  // Of a container's process before this one, which had the same number.
  await utimes(join(folder, own), 0, 0);
  await removeAbandonedFolders(folder);
  expect((await readdir(folder)).toSorted()).toEqual(others.toSorted());
});
