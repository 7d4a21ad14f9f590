import { readFile, writeFile } from 'node:fs/promises';
import { Client } from 'undici';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually, get, post } from '../../support/api.js';
import { rowsOf } from '../../support/database.js';
import { openSite, print, type Site } from './site.js';

const ROUNDS = Number(process.env['LONG_ROUNDS'] ?? 20);
const CLIENTS = 40;
const FEW = 2_000;

let site: Site;
let sheets: [string, string];

beforeAll(async () => {
  site = await openSite({ listings: FEW });
  const text = await readFile(site.csv, 'utf8');
  // The same listings, each under another name: a sync changes all of them or none.
  const [header, ...lines] = text.split('\n');
  const title = header!.split(',').indexOf('title');
  const renamed = lines.map(
    (line) =>
      line &&
      line
        .split(',')
        .map((cell, index) => (index === title ? `Changed ${cell.replaceAll('"', '')}` : cell))
        .join(','),
  );
  sheets = [text, [header, ...renamed].join('\n')];
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

it(`SIGKILL during submissions, syncs and approvals, ${ROUNDS} rounds: nothing acknowledged is lost, and a sync is all or nothing`, async () => {
  const submitted: { id: string; title: string }[] = [];
  const approved: string[] = [];
  let mixed = 0;
  const submit = async (title: string, from: number) => {
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
    const answer = await fetch(`${site.url}/api/listings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.9.${from >> 8}.${from & 255}` },
      body: JSON.stringify(form),
    });
    const body = (await answer.json()) as { id: string };
    if (answer.status === 201) submitted.push({ id: body.id, title });
    else throw new Error(`${answer.status} ${JSON.stringify(body)}`);
  };
  await submit('Probe 0', 8_000);
  for (let round = 0; round < ROUNDS; round += 1) {
    const admin = await site.admin();
    await writeFile(site.csv, sheets[(round + 1) % 2]!);
    const waiting = submitted.filter(({ id }) => !approved.includes(id)).slice(0, 10);
    const work = [
      post(site, '/api/sync', { force: true }, admin),
      ...Array.from({ length: 5 }, (_, index) => submit(`Kill ${round}-${index}`, round * 5 + index)),
      (async () => {
        for (const { id } of waiting)
          if ((await post(site, `/api/admin/submissions/${id}/approve`, {}, admin)).status === 200) approved.push(id);
      })(),
    ];
    const before = submitted.length + approved.length;
    for (const each of work) each.catch(() => undefined);
    // In the middle: so many of the round have been acknowledged, the others have not.
    const enough = 1 + (round % 7);
    await eventually(
      () => Promise.resolve(submitted.length + approved.length - before >= enough),
      'some are acknowledged',
      15_000,
      1,
    ).catch(() => undefined);
    await site.restart('SIGKILL');
    await Promise.allSettled(work);
    const [row] = await rowsOf<{ changed: number; all: number }>(
      site.databaseUrl,
      `SELECT count(*) FILTER (WHERE title LIKE 'Changed %')::int AS changed, count(*)::int AS "all" FROM listing WHERE source = 'sheet' AND status = 'published'`,
    );
    if (row!.changed !== 0 && row!.changed !== row!.all) mixed += 1;
  }
  const states = await rowsOf<{ id: string; status: string }>(site.databaseUrl, 'SELECT id::text, status FROM submission');
  const status = new Map(states.map(({ id, status: now }) => [id, now]));
  const lost = submitted.filter(({ id }) => !status.has(id));
  const undecided = approved.filter((id) => status.get(id) !== 'approved');
  const unlisted: string[] = [];
  for (const { title } of submitted.filter(({ id }) => approved.includes(id))) {
    const { body } = await get<{ total: number }>(site, `/api/search?companyName=${encodeURIComponent(title)}&limit=1`);
    if (body.total === 0) unlisted.push(title);
  }
  print('SIGKILL', {
    rounds: ROUNDS,
    submitted: submitted.length,
    lost: lost.length,
    approved: approved.length,
    undecided: undecided.length,
    'approved but not listed': unlisted.length,
    'half a sync': mixed,
  });
  expect({ lost, undecided, unlisted, mixed }).toEqual({ lost: [], undecided: [], unlisted: [], mixed: 0 });
}, 1_800_000);
