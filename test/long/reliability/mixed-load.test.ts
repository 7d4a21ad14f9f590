import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually, get, post } from '../../support/api.js';
import { fileOf, upload } from '../../support/forms.js';
import type { ClientsOrder, ClientsOutcome } from './many-clients.js';
import { type Resources, resourcesOf } from './resources.js';
import { changedSheet, memoryOf, openSite, print, type Site } from './site.js';

const MINUTES = Number(process.env['LONG_MINUTES'] ?? 30);
const LASTS_MS = MINUTES * 60_000;
const [CONNECTIONS, EVERY_MS, SLOW_OF_EACH_KIND] = [1_000, 10_000, 5];
/** Caches are full by then, and what runs often is compiled: from here on memory is measured. */
const WARM_UP_SHARE = 0.3;
const CHANGES = 10;
const SAMPLE_EVERY_MS = 2_000;
/** Pools of the database and of the engine open connections as they are needed, and keep some of them. */
const POOLED = 30;
/** What garbage that is not yet collected makes of two looks at the same heap. */
const MAX_GROWTH_SHARE = 0.15;

let site: Site;
let slugs: string[];

beforeAll(async () => {
  site = await openSite();
  const pages = Array.from({ length: 20 }, (_, index) =>
    get<{ services: { slug: string }[] }>(site, `/api/search?limit=100&page=${1 + index * 4}`),
  );
  slugs = (await Promise.all(pages)).flatMap(({ body }) => body.services.map(({ slug }) => slug));
}, 600_000);

afterAll(() => site?.close(), 120_000);

/** Of twenty requests: six for pages of businesses, four for search pages, four searches, three for suggestions, two for other pages, a form. */
function mix(): ClientsOrder['requests'] {
  const message = JSON.stringify({ name: 'Ann', email: 'ann%d@example.com', subject: 'No. %d', message: 'A tap drips, number %d.' });
  const queries = ['plumber', 'roof repair', 'electrician guelph', 'paint'];
  return Array.from({ length: 2_000 }, (_, index) => {
    const [turn, round] = [index % 20, Math.floor(index / 20)];
    if (turn < 6) return { what: 'business page', path: `/business/${slugs[(round * 6 + turn) % slugs.length]}` };
    if (turn < 10) return { what: 'search page', path: `/search?industry=Plumber&page=${1 + ((round * 4 + turn) % 20)}` };
    if (turn < 14) return { what: 'search', path: `/api/search?query=${encodeURIComponent(queries[turn - 10]!)}&page=${1 + (round % 10)}` };
    if (turn < 17) return { what: 'suggestions', path: `/api/suggest?q=${['plu', 'roof', 'elec', 'pai', 'gue'][round % 5]}` };
    if (turn < 19) return { what: 'other page', path: ['/', '/faq', '/about', '/list-business'][round % 4]! };
    return { what: 'message', path: '/api/contact', body: message };
  });
}

/** What an admin does meanwhile: ten times a sync that changes a hundred listings, and a picture; once the index is built anew. */
async function changeThings(began: number): Promise<Record<string, string>> {
  const original = await readFile(site.csv, 'utf8');
  const at: Record<string, string> = {};
  const second = () => Math.round((Date.now() - began) / 1_000);
  for (let done = 1; done <= CHANGES; done += 1) {
    await sleep(Math.max(0, began + (LASTS_MS * (done - 0.5)) / CHANGES - Date.now()));
    const [admin, from] = [await site.admin(), second()];
    await writeFile(
      site.csv,
      changedSheet(original, 100, () => ({ description: `As of change ${done}.` })),
    );
    expect((await post(site, '/api/sync', { force: true }, admin)).status).toBe(200);
    const picture = await sharp({ create: { width: 1_200, height: 800, channels: 3, background: { r: done, g: 90, b: 120 } } })
      .jpeg()
      .toBuffer();
    expect((await upload(site, admin, fileOf(picture))).status).toBe(201);
    if (done === CHANGES / 2) await site.rebuildIndex();
    at[done === CHANGES / 2 ? 'the index anew' : `change ${done}`] = `${from} to ${second()}`;
  }
  return at;
}

interface Sample {
  at: number;
  /** Of the process as a whole. */
  resident: number;
  /** Of what its JavaScript holds, garbage included. */
  heap: number;
}

async function sample(): Promise<Sample> {
  const metrics = await (await fetch(`${site.url}/metrics`)).text();
  const heap = Number(/^nodejs_heap_size_used_bytes (\d+)/m.exec(metrics)?.[1]) / 1024 / 1024;
  return { at: Date.now(), resident: await memoryOf(site.app.child.pid!), heap };
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** @returns MiB in an hour, by the straight line that is nearest to all of them (least squares) */
function slopeOf(samples: readonly Sample[], figure: (sample: Sample) => number): number {
  const [at, mean] = [meanOf(samples.map((each) => each.at)), meanOf(samples.map(figure))];
  const products = samples.map((each) => (each.at - at) * (figure(each) - mean));
  return Math.round((meanOf(products) / meanOf(samples.map((each) => (each.at - at) ** 2))) * 3_600_000);
}

it(
  `${CONNECTIONS} connections, slow clients and mixed load for ${MINUTES} minutes: 408 for each slow one, no error, memory flat, nothing left over`,
  async () => {
    const before = await resourcesOf(site);
    const began = Date.now();
    const samples: Sample[] = [];
    let mostSockets = 0;
    const work = Promise.all([
      site.client<ClientsOutcome>('many-clients.ts', {
        requests: mix(),
        connections: CONNECTIONS,
        everyMs: EVERY_MS,
        seconds: LASTS_MS / 1_000,
        slow: SLOW_OF_EACH_KIND,
      }),
      changeThings(began),
    ]);
    // Told where it is waited for.
    work.catch(() => undefined);
    while (Date.now() < began + LASTS_MS) {
      samples.push(await sample());
      mostSockets = Math.max(mostSockets, (await resourcesOf(site)).sockets);
      await sleep(SAMPLE_EVERY_MS);
    }
    const [{ statuses, failed, slow, milliseconds, late: lateAt }, changes] = await work;
    const after = await quiet(before);

    const used = samples.filter(({ at }) => at >= began + LASTS_MS * WARM_UP_SHARE);
    const [firstHalf, secondHalf] = [used.slice(0, used.length / 2), used.slice(used.length / 2)];
    const [early, late] = [firstHalf, secondHalf].map((half) => meanOf(half.map(({ resident }) => resident))) as [number, number];
    for (const [what, of] of Object.entries(statuses)) print(`mixed load, ${what}`, of);
    print('mixed load, milliseconds', milliseconds);
    // By the seconds in which they were sent: what an admin does is seen beside them.
    print(
      'mixed load, took more than a second',
      Object.fromEntries(Object.entries(Object.groupBy(lateAt, String)).map(([second, all]) => [`at ${second}`, all!.length])),
    );
    print('mixed load, changes at', changes);
    for (const [kind, { outcomes, longestSeconds }] of Object.entries(slow))
      print(`mixed load, ${kind}`, { ...outcomes, 'after seconds at most': longestSeconds });
    print('mixed load, memory', {
      minutes: MINUTES,
      'MiB an hour': slopeOf(used, ({ resident }) => resident),
      'of the heap': slopeOf(used, ({ heap }) => heap),
      'first half MiB': Math.round(early),
      'second half MiB': Math.round(late),
      'most MiB': Math.round(Math.max(...samples.map(({ resident }) => resident))),
    });
    print('mixed load, held', {
      'sockets before': before.sockets,
      'at most': mostSockets,
      after: after.sockets,
      'descriptors before': before.descriptors,
      'and after': after.descriptors,
      indexes: after.indexes.length,
    });

    expect(failed).toEqual([]);
    expect(Object.values(slow).map(({ outcomes }) => Object.keys(outcomes))).toEqual([['408'], ['408'], ['408'], ['cut off']]);
    expect(mostSockets).toBeGreaterThan(CONNECTIONS);
    expect({ files: after.files, indexes: after.indexes, transactions: after.transactions }).toEqual({
      files: before.files,
      indexes: before.indexes,
      transactions: 0,
    });
    expect(after.sockets).toBeLessThanOrEqual(before.sockets + POOLED);
    expect(after.descriptors - after.sockets).toBe(before.descriptors - before.sockets);
    expect(late).toBeLessThan(early * (1 + MAX_GROWTH_SHARE));
  },
  LASTS_MS + 600_000,
);

/** Clients have gone; what was under way for them ends, and the engine carries out what it was told. */
async function quiet(before: Resources): Promise<Resources> {
  let now = await resourcesOf(site);
  const isQuiet = async () => {
    now = await resourcesOf(site);
    return now.sockets <= before.sockets + POOLED && now.transactions === 0 && now.indexes.length === before.indexes.length;
  };
  await eventually(isQuiet, 'what clients used is given back', 120_000, 1_000).catch(() => undefined);
  return now;
}
