import { spawn } from 'node:child_process';
import { commandFromPs, commandLineOf, endForeignProcess, runsOn } from './process-identity.js';

describe('runsOn', () => {
  const line = '/opt/app/bin/postgres -D /srv/data/postgres -c port=5432';

  it('recognises a program that uses a folder', () => {
    expect(runsOn(line, 'postgres', '-D', '/srv/data/postgres')).toBe(true);
    expect(runsOn('/a b/meilisearch --db-path /with space/db', 'meilisearch', '--db-path', '/with space/db')).toBe(true);
  });

  it('does not match another program, or a longer or shorter path', () => {
    expect(runsOn(line, 'meilisearch', '-D', '/srv/data/postgres')).toBe(false);
    expect(runsOn('tail -D /srv/data/postgres', 'postgres', '-D', '/srv/data/postgres')).toBe(false);
    expect(runsOn('vim /srv/data/postgres -D /srv/data/postgres2', 'postgres', '-D', '/srv/data/postgres')).toBe(false);
    expect(runsOn(line, 'postgres', '-D', '/srv/data')).toBe(false);
    expect(runsOn(line, 'postgres', '-D', '/srv/data/postgres2')).toBe(false);
    expect(runsOn('/bin/notpostgres -D /x', 'postgres', '-D', '/x')).toBe(false);
  });
});

describe('commandFromPs', () => {
  it('returns the command of a live process and nothing for a zombie', () => {
    expect(commandFromPs('Ss   /usr/bin/postgres -D /x\n')).toBe('/usr/bin/postgres -D /x');
    expect(commandFromPs('Z    (postgres)\n')).toBeUndefined();
    expect(commandFromPs('')).toBeUndefined();
  });
});

describe('a process of an earlier start', () => {
  it('is found by its command line, and not without one', async () => {
    expect(await commandLineOf(process.pid)).toContain('node');
    for (const pid of [0, -1, Number.NaN, 2 ** 22 + 1]) expect(await commandLineOf(pid)).toBeUndefined();
  });

  it('is ended, with the next signal if the first is ignored', async () => {
    const child = spawn(process.execPath, ['-e', "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('up')"]);
    await new Promise((resolve) => child.stdout.once('data', resolve));
    const steps = [
      { signal: 'SIGTERM', waitMs: 200 },
      { signal: 'SIGKILL', waitMs: 5_000 },
    ] as const;
    expect(await endForeignProcess(child.pid ?? 0, () => true, steps)).toBe(true);
    expect(await commandLineOf(child.pid ?? 0)).toBeUndefined();
  });

  it('is not ended if its number belongs to another process by now', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    expect(await endForeignProcess(child.pid ?? 0, () => false, [{ signal: 'SIGKILL', waitMs: 1_000 }])).toBe(true);
    expect(await commandLineOf(child.pid ?? 0)).toContain('setInterval');
    child.kill('SIGKILL');
  });
});
