import { readFile, writeFile } from 'node:fs/promises';
import { Client } from 'undici';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually, get, post } from '../../support/api.js';
import { rowsOf } from '../../support/database.js';
import { changedSheet, openSite, print, type Site } from './site.js';

const ROUNDS = Number(process.env['LONG_ROUNDS'] ?? 20);
const CLIENTS = 40;
const FEW = 2_000;

let site: Site;
let sheets: [string, string];

beforeAll(async () => {
  site = await openSite({ listings: FEW });
  const text = await readFile(site.csv, 'utf8');
  sheets = [text, changedSheet(text, FEW, ({ title }) => ({ title: `Changed ${title}` }))];
}, 600_000);

afterAll(() => site?.close(), 120_000);

it(`SIGTERM under ${CLIENTS} keep-alive clients, ${ROUNDS} rounds: no request that was begun fails`, async () => {
  const found = { served: 0, failed: [] as string[], codes: new Set<number | null>(), longest: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    let leaving = false;
    const servedBefore = found.served;
    const clients = Array.from({ length: CLIENTS }, async (_, index) => {
      const client = new Client(site.url, { pipelining: 1 });
      const path = ['/api/search?limit=5', '/', '/api/listings/none', '/search?industry=Plumber'][index % 4]!;
      try {
        for (;;) {
          const answer = await client.request({ method: 'GET', path });
          await answer.body.dump();
          found.served += 1;
          if (answer.statusCode >= 500) found.failed.push(`${path}: ${answer.statusCode}`);
          // The server says that this connection ends; a new one would be refused.
          if (answer.headers['connection'] === 'close') return;
          await sleep(5);
        }
      } catch (error) {
        // Refused is not begun: a balancer sends it elsewhere. An idle connection may close as the next request sets out.
        const { code = '', message } = error as Error & { code?: string };
        if (!leaving || !/ECONNREFUSED|UND_ERR_SOCKET|ECONNRESET/.test(code)) found.failed.push(`${path}: ${code} ${message}`);
      } finally {
        await client.destroy().catch(() => undefined);
      }
    });
    await eventually(() => Promise.resolve(found.served - servedBefore >= CLIENTS), 'every client has been served', 30_000);
    leaving = true;
    const since = performance.now();
    const code = await site.restart('SIGTERM');
    found.codes.add(code);
    found.longest = Math.max(found.longest, performance.now() - since);
    await Promise.all(clients);
  }
  print('SIGTERM', {
    rounds: ROUNDS,
    served: found.served,
    failed: found.failed.length,
    'exit codes': [...found.codes],
    'longest stop and start ms': Math.round(found.longest),
  });
  expect({ failed: found.failed.slice(0, 3), codes: [...found.codes] }).toEqual({ failed: [], codes: [0] });
}, 1_200_000);

describe(`SIGKILL, ${ROUNDS} rounds each: nothing acknowledged is lost, nothing is done by half,`, () => {
  const submitted: { id: string; title: string }[] = [];
  const approved = new Set<string>();
  let forms = 0;

  async function submit(): Promise<void> {
    const from = (forms += 1);
    const title = `Killed ${from} Plumbing`;
    const form = {
      title,
      industry: 'Plumber',
      phone: `(519) 555-${1_000 + (from % 9_000)}`,
      email: `owner${from}@example.com`,
      complete_address: `${from} Main St`,
      city: 'Guelph',
      post_code: 'N1H 1A1',
      business_description: 'We mend taps.',
    };
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.9.${from >> 8}.${from & 255}` };
    const answer = await fetch(`${site.url}/api/listings`, { method: 'POST', headers, body: JSON.stringify(form) });
    const body = (await answer.json()) as { id: string };
    if (answer.status !== 201) throw new Error(`${answer.status} ${JSON.stringify(body)}`);
    submitted.push({ id: body.id, title });
  }

  async function approve(id: string, admin: string): Promise<void> {
    const { status, body } = await post(site, `/api/admin/submissions/${id}/approve`, {}, admin);
    // 409: an approval before it was carried out, and its answer cut off.
    if (status !== 200 && status !== 409) throw new Error(`${status} ${JSON.stringify(body)}`);
    if (status === 200) approved.add(id);
  }

  /** Kills it while the work is under way, and lets the work fail. */
  async function killDuring(work: readonly Promise<unknown>[], moment: () => Promise<unknown>): Promise<void> {
    const settled = Promise.allSettled(work);
    await moment();
    await site.restart('SIGKILL');
    await settled;
  }

  const acknowledged = (count: () => number, more: number) => {
    const before = count();
    return () => eventually(() => Promise.resolve(count() - before >= more), `${more} are acknowledged`, 15_000, 1);
  };

  it('during submissions', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const moment = acknowledged(() => submitted.length, 1 + (round % 7));
      await killDuring(Array.from({ length: 12 }, submit), moment);
    }
    const stored = new Set((await rowsOf<{ id: string }>(site.databaseUrl, 'SELECT id::text FROM submission')).map(({ id }) => id));
    const lost = submitted.filter(({ id }) => !stored.has(id));
    print('SIGKILL during submissions', {
      rounds: ROUNDS,
      acknowledged: submitted.length,
      'stored without an answer': stored.size - submitted.length,
      lost: lost.length,
    });
    expect(lost).toEqual([]);
  }, 600_000);

  it('during approvals', async () => {
    let decided = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      while (submitted.length - decided < 8) await submit();
      const admin = await site.admin();
      const waiting = submitted.slice(decided, (decided += 8));
      const moment = acknowledged(() => approved.size, 1 + (round % 4));
      const one = async (part: typeof waiting) => {
        for (const { id } of part) await approve(id, admin);
      };
      await killDuring([one(waiting.slice(0, 4)), one(waiting.slice(4))], moment);
    }
    const states = await rowsOf<{ id: string; status: string; title: string; listed: number }>(
      site.databaseUrl,
      `SELECT id::text, status, fields->>'title' AS title, (SELECT count(*)::int FROM listing WHERE listing.title = fields->>'title' AND listing.status = 'published') AS listed FROM submission`,
    );
    const undone = states.filter(({ id, status }) => approved.has(id) && status !== 'approved');
    const half = states.filter(({ status, listed }) => listed !== (status === 'approved' ? 1 : 0));
    const unlisted: string[] = [];
    for (const { title } of submitted.filter(({ id }) => approved.has(id))) {
      const { body } = await get<{ total: number }>(site, `/api/search?companyName=${encodeURIComponent(title)}&limit=1`);
      if (body.total === 0) unlisted.push(title);
    }
    const carriedOut = states.filter(({ status }) => status === 'approved').length;
    print('SIGKILL during approvals', {
      rounds: ROUNDS,
      acknowledged: approved.size,
      'carried out without an answer': carriedOut - approved.size,
      undone: undone.length,
      half: half.length,
      'not in the search': unlisted.length,
    });
    expect({ undone, half, unlisted }).toEqual({ undone: [], half: [], unlisted: [] });
    expect(approved.size).toBeGreaterThanOrEqual(ROUNDS);
  }, 600_000);

  it('during syncs', async () => {
    const sync = async (sheet: string) => {
      await writeFile(site.csv, sheet);
      return post(site, '/api/sync', { force: true }, await site.admin());
    };
    const changed = async () =>
      (
        await rowsOf<{ changed: number; all: number }>(
          site.databaseUrl,
          `SELECT count(*) FILTER (WHERE title LIKE 'Changed %')::int AS changed, count(*)::int AS "all" FROM listing WHERE source = 'sheet' AND status = 'published'`,
        )
      )[0]!;
    const since = performance.now();
    expect((await sync(sheets[1])).status).toBe(200);
    const lastsMs = performance.now() - since;
    const found = { old: 0, new: 0, half: 0, 'acknowledged and lost': 0 };
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = (await changed()).changed;
      let answered = false;
      // From its first moment to its last, and a little beyond it.
      await killDuring([sync(sheets[before === 0 ? 1 : 0]).then(({ status }) => (answered = status === 200))], () =>
        sleep((lastsMs * 1.2 * round) / ROUNDS),
      );
      const after = await changed();
      if (after.changed !== 0 && after.changed !== after.all) found.half += 1;
      else found[after.changed === before ? 'old' : 'new'] += 1;
      if (answered && after.changed === before) found['acknowledged and lost'] += 1;
    }
    expect((await sync(sheets[1])).status).toBe(200);
    // What it changed is what the engine finds, whatever was killed between the two.
    await eventually(
      async () =>
        (await get<{ total: number }>(site, `/api/search?companyName=Changed&limit=1&page=${Math.ceil(performance.now())}`)).body.total >=
        FEW,
      'the engine has all of them',
      60_000,
      500,
    );
    print('SIGKILL during syncs', { rounds: ROUNDS, 'a sync lasts ms': Math.round(lastsMs), ...found });
    expect(found).toMatchObject({ half: 0, 'acknowledged and lost': 0 });
  }, 900_000);
});
