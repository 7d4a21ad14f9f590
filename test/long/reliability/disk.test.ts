import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually, get, post, signIn } from '../../support/api.js';
import { rowsOf } from '../../support/database.js';
import { launch } from '../../support/process.js';
import { openSite, print, type Site } from './site.js';

const SIZE = '700m';
const FEW = 500;

/** A small file system of its own; `undefined` where this user may not make one. */
function smallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'homewright-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=0711`, 'tmpfs', folder], { stdio: 'ignore' });
    chmodSync(folder, 0o711);
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
}

const disk = smallDisk();

if (disk === undefined) {
  it.skip('full disk: NOT RUN, as this user may not mount a small file system', () => undefined);
  process.stdout.write('      full disk: NOT RUN\n');
} else {
  let site: Site;

  beforeAll(async () => {
    site = await openSite({ within: disk, listings: FEW });
  }, 600_000);

  afterAll(async () => {
    await site?.close();
    execFileSync('umount', [disk]);
    rmSync(disk, { recursive: true, force: true });
  }, 120_000);

  const acknowledged: string[] = [];
  let sent = 0;
  const message = async (): Promise<number> => {
    const subject = `No. ${(sent += 1)}`;
    const answer = await fetch(`${site.url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.8.${sent >> 8}.${sent & 255}` },
      body: JSON.stringify({ name: 'Ann', email: `ann${sent}@example.com`, subject, message: `${sent} ${'A tap drips. '.repeat(300)}` }),
    });
    if (answer.status === 201) acknowledged.push(subject);
    await answer.arrayBuffer();
    return answer.status;
  };

  it('a full disk: the process stays up and reports it in /readyz, recovers automatically, and loses no committed row', async () => {
    expect(await message()).toBe(201);
    const filler = join(disk, 'filler');
    const { bavail, bsize } = statfsSync(disk);
    // Whatever else writes meanwhile may have been faster: then it is full as well.
    await writeFile(filler, Buffer.alloc(bavail * bsize)).catch(() => undefined);
    const statuses = new Map<number, number>();
    for (let tries = 0; tries < 400; tries += 1) {
      const status = await message();
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status !== 201 && tries > 100) break;
    }
    const alive = (await get(site, '/healthz')).status;
    const ready = await get<{ status: string; parts: Record<string, { status: string }> }>(site, '/readyz');
    const searched = (await get(site, '/api/search?limit=1')).status;
    const page = (await fetch(`${site.url}/faq`)).status;
    await rm(filler);
    const since = performance.now();
    await eventually(async () => (await message()) === 201, 'messages are taken again', 120_000, 200);
    const back = Math.round(performance.now() - since);
    const stored = new Set(
      (await rowsOf<{ subject: string }>(site.databaseUrl, 'SELECT subject FROM message')).map(({ subject }) => subject),
    );
    const lost = acknowledged.filter((subject) => !stored.has(subject));
    print('full disk', {
      answers: Object.fromEntries(statuses),
      acknowledged: acknowledged.length,
      lost: lost.length,
      healthz: alive,
      readyz: ready.status,
      disk: ready.body.parts['disk']!.status,
      search: searched,
      page,
      'writes back after ms': back,
    });
    expect({ alive, disk: ready.body.parts['disk']!.status, died: site.app.child.exitCode, lost }).toEqual({
      alive: 200,
      disk: 'degraded',
      died: null,
      lost: [],
    });
    expect([...statuses.keys()].filter((status) => status !== 201 && status !== 503)).toEqual([]);
  }, 600_000);

  it('a start on a full disk ends with a line that says so, and the next one with room finds everything', async () => {
    const start = () =>
      launch({ dataDir: join(disk, 'own'), env: { SETTINGS_PASSWORD: 'correct horse battery staple', SEARCH_ENGINE: 'postgres' } });
    const contact = { name: 'Ann', email: 'ann@example.com', subject: 'Kept', message: 'A tap drips.' };
    const first = await start().ready();
    expect((await post(first, '/api/contact', contact)).status).toBe(201);
    await first.end('SIGKILL');
    const filler = join(disk, 'filler');
    const { bavail, bsize } = statfsSync(disk);
    await writeFile(filler, Buffer.alloc(bavail * bsize)).catch(() => undefined);

    const refused = start();
    expect(await refused.exited).toBe(1);
    expect(refused.errors()).toMatch(/^The disk of the data folder \S+ is full \(\d+ MiB left\): make room, and start again\. .+$/m);

    await rm(filler);
    const again = await start().ready();
    const cookie = await signIn({ url: again.url, password: 'correct horse battery staple' });
    expect((await get<{ items: { subject: string }[] }>(again, '/api/admin/messages', cookie)).body.items).toMatchObject([
      { subject: 'Kept' },
    ]);
    await again.end('SIGTERM');
  }, 300_000);
}
