import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataDir, DataDirInUse, DataDirUnusable } from './data-dir.js';

describe('DataDir', () => {
  let parent: string;
  beforeEach(async () => (parent = await mkdtemp(join(tmpdir(), 'homewright-'))));
  afterEach(() => rm(parent, { recursive: true, force: true }));

  it('is locked by one process at a time, and names the holder', async () => {
    const folder = join(parent, 'a', 'data');
    const held = await DataDir.open(folder);
    held.recordPort(3000);
    const refused = (await DataDir.open(folder).catch((error: unknown) => error)) as Error;
    expect(refused).toBeInstanceOf(DataDirInUse);
    expect(refused.message).toBe(
      `The data folder ${held.path} is in use by another process (process ${process.pid}, port 3000): stop it, or set DATA_DIR to another folder.`,
    );
    await expect(DataDir.open(folder)).rejects.toThrow(DataDirInUse);
    held.close();
    held.close();
    const next = await DataDir.open(folder);
    next.close();
  });

  it('is usable although its holder cannot be recorded, as on a full disk', async () => {
    const folder = join(parent, 'data');
    await mkdir(join(folder, 'holder.json'), { recursive: true });
    const held = await DataDir.open(folder);
    held.recordPort(3000);
    const refused = (await DataDir.open(folder).catch((error: unknown) => error)) as Error;
    expect(refused.message).toBe(`The data folder ${held.path} is in use by another process: stop it, or set DATA_DIR to another folder.`);
    await rm(join(folder, 'holder.json'), { recursive: true });
    held.close();
  });

  it('generates a secret once, readable by its owner only', async () => {
    const dataDir = await DataDir.open(join(parent, 'data'));
    const first = await dataDir.secret('session-secret', 32);
    expect(Buffer.from(first.value, 'base64url')).toHaveLength(32);
    expect(first.created).toBe(true);
    expect(await readFile(first.path, 'utf8')).toBe(`${first.value}\n`);
    expect((await stat(first.path)).mode & 0o777).toBe(0o600);
    expect(await dataDir.secret('session-secret', 32)).toEqual({ ...first, created: false });
    expect((await dataDir.secret('other', 32)).value).not.toBe(first.value);
    await writeFile(first.path, ' chosen by hand \n');
    expect((await dataDir.secret('session-secret', 32)).value).toBe('chosen by hand');
    await writeFile(first.path, '\n');
    await expect(dataDir.secret('session-secret', 32)).rejects.toThrow(`The secret file ${first.path} is empty`);
    dataDir.close();
  });

  it('reports in one line why a folder cannot be used', async () => {
    await writeFile(join(parent, 'file'), '');
    const refused = (await DataDir.open(join(parent, 'file', 'data')).catch((error: unknown) => error)) as Error;
    expect(refused).toBeInstanceOf(DataDirUnusable);
    expect(refused.message).toMatch(
      /^The data folder .*file\/data cannot be used \(.+\): set DATA_DIR to a folder that this user may write\.$/,
    );
  });

  it('is created with all parent folders, also by simultaneous starts, and is not accessible to others', async () => {
    const folder = join(parent, 'one', 'two', 'three');
    const starts = await Promise.allSettled([1, 2, 3].map(() => DataDir.open(folder)));
    const held = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
    expect(held).toHaveLength(1);
    for (const start of starts) if (start.status === 'rejected') expect(start.reason).toBeInstanceOf(DataDirInUse);
    expect((await stat(folder)).mode & 0o066).toBe(0);
    held[0]!.close();
  });
});
