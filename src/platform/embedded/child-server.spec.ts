import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ChildServer, trimLog } from './child-server.js';

describe('ChildServer', () => {
  let cwd: string;
  beforeEach(async () => (cwd = await mkdtemp(join(tmpdir(), 'homewright-'))));
  afterEach(() => rm(cwd, { recursive: true, force: true }));

  const start = (script: string): ChildServer =>
    ChildServer.start({ command: process.execPath, args: ['-e', script], cwd, logFile: join(cwd, 'log') });

  it('reports how it ended, with its last log lines since this start', async () => {
    await writeFile(join(cwd, 'log'), 'of an earlier run\n');
    const child = start("console.log('one'); console.error('two'); process.exitCode = 3");
    expect(child.ended).toBeUndefined();
    expect(await child.exited).toBe('exit code 3');
    expect(child.ended).toBe('exit code 3');
    expect(child.lastWords()).toBe('one | two');
  });

  it('has a log that only this user can read', async () => {
    await start('').exited;
    expect((await stat(join(cwd, 'log'))).mode & 0o777).toBe(0o600);
  });

  it('passes on no environment variables', async () => {
    const child = start('console.log(Object.keys(process.env).sort().join())');
    await child.exited;
    expect(child.lastWords()).toBe('LC_ALL,PATH');
  });

  it('continues with the next signal if the process ignores one', async () => {
    const child = start("process.on('SIGTERM', () => {}); console.log('up'); setInterval(() => {}, 1000)");
    while (child.lastWords() !== 'up') await new Promise((resolve) => setTimeout(resolve, 10));
    await child.stop([
      { signal: 'SIGTERM', waitMs: 100 },
      { signal: 'SIGKILL', waitMs: 5_000 },
    ]);
    expect(child.ended).toBe('signal SIGKILL');
  });

  it('reports a missing program', async () => {
    const child = ChildServer.start({ command: join(cwd, 'nothing'), args: [], cwd, logFile: join(cwd, 'log') });
    expect(await child.exited).toContain('ENOENT');
    await child.stop([{ signal: 'SIGTERM', waitMs: 1_000 }]);
  });
});

describe('trimLog', () => {
  it('shortens a log that is too long, and keeps the part before', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'homewright-'));
    const log = join(folder, 'log');
    trimLog(log, 5);
    await writeFile(log, 'short');
    trimLog(log, 5);
    expect(await readFile(log, 'utf8')).toBe('short');
    await writeFile(log, 'longer');
    trimLog(log, 5);
    expect((await stat(log)).size).toBe(0);
    expect(await readFile(`${log}.1`, 'utf8')).toBe('longer');
    await rm(folder, { recursive: true });
  });

  it('leaves a log as it is that cannot be copied, as on a full disk', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'homewright-'));
    const log = join(folder, 'log');
    await writeFile(log, 'longer');
    await mkdir(`${log}.1`);
    trimLog(log, 5);
    expect(await readFile(log, 'utf8')).toBe('longer');
    await rm(folder, { recursive: true });
  });
});
