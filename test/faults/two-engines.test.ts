import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ListingRow } from '../../scripts/listing-generator/index.mjs';
import { eventually, get, post, signIn } from '../support/api.js';
import { startApp, type TestApp } from '../support/app.js';
import { aListing, sheetCsv } from '../support/builders.js';
import { ENGINE_KEY, TestEngine } from '../support/engine.js';
import { casesOf } from '../support/extent.js';

const INDEX = 'two_engines';
/** How long somebody who asks all the time looks at an answer: without, the questions would take a processor from the engines. */
const LOOK_MS = 20;
const PLUMBERS = Array.from({ length: 12 }, (_, index) => aListing({ id: `plumber-${index}`, title: `Pipes Number ${index}` }));

interface Found {
  services: { id: string }[];
  total: number;
  degraded?: true;
}

let folder: string;
let csv: string;
let one: TestEngine;
let two: TestEngine;
let app: TestApp;
let admin: string;
let listings: ListingRow[] = [...PLUMBERS];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homewright-engines-'));
  csv = join(folder, 'listings.csv');
  await writeFile(csv, sheetCsv(listings));
  [one, two] = await Promise.all([TestEngine.start(), TestEngine.start()]);
  const env = { LISTINGS_CSV: csv, MEILI_HOST: `${one.host}, ${two.host}`, MEILI_API_KEY: ENGINE_KEY, MEILI_INDEX: INDEX };
  app = await startApp({ env });
  admin = await signIn(app);
  expect((await post(app, '/api/sync', {}, admin)).status).toBe(200);
});

afterAll(async () => {
  await app?.close();
  await Promise.all([one?.close(), two?.close()]);
  await rm(folder, { recursive: true, force: true });
});

beforeEach(() => bothAnswer());

/**
 * Each a question of its own, so that no answer comes from memory: without words, pages beyond the last one, whose total is right, though not
 * so deep that they are PostgreSQL's.
 */
let asked = 0;
async function search(query?: string): Promise<Found & { status: number }> {
  asked += 1;
  const { status, body } = await get<Found>(
    app,
    `/api/search?${query ? `limit=${40 + (asked % 61)}&${query}` : `limit=${40 + (asked % 61)}&page=${2 + (Math.floor(asked / 61) % 48)}`}`,
  );
  return { ...body, status };
}

async function readiness(): Promise<{ status: string; detail?: string }> {
  const { body } = await get<{ parts: Record<string, { status: string; detail?: string }> }>(app, '/readyz', admin);
  return body.parts['search']!;
}

const bothAnswer = () => eventually(async () => (await readiness()).status === 'ok', 'both engines answer');

let added = 0;
/** @returns the id of a listing that was just added */
async function addListing(): Promise<string> {
  const id = `new-${(added += 1)}`;
  listings = [...listings, aListing({ id, title: `Fresh ${'abcdefghij'[added]}quarium` })];
  await writeFile(csv, sheetCsv(listings));
  const { status } = await post(app, '/api/sync', { force: true }, admin);
  expect(status).toBe(200);
  return id;
}

const has = (engine: TestEngine, id: string) => async () => (await engine.found(INDEX)).includes(id);

interface Answers {
  wrong: string[];
  /** By PostgreSQL. */
  degraded: number;
  count: number;
  /** Where engines stood right after such an answer. */
  stood: string[];
}

/** Asks until it is told to stop. @returns what was answered wrongly or by PostgreSQL in the meantime */
function asking(expected: () => number): {
  /** From now on it is counted, and asked so many times at least. */
  countFromHere(times: number): Promise<void>;
  stop(): Promise<Answers>;
} {
  let isOver = false;
  const result: Answers = { wrong: [], degraded: 0, count: 0, stood: [] };
  const done = (async () => {
    for (; !isOver; await pause(LOOK_MS)) {
      const least = expected();
      const found = await search();
      result.count += 1;
      result.degraded += Number(found.degraded ?? 0);
      if (found.degraded) result.stood.push((await readiness()).detail ?? '');
      if (found.status !== 200 || found.total < least) result.wrong.push(`${found.status}: ${found.total} of ${least}`);
    }
  })();
  return {
    async countFromHere(times) {
      Object.assign(result, { degraded: 0, count: 0, stood: [] });
      await eventually(() => Promise.resolve(result.count >= times), `${times} questions`);
    },
    async stop() {
      isOver = true;
      await done;
      return result;
    },
  };
}

/** How many questions an engine answered, and none did: at once, or not within the time that is waited for it. */
async function unanswered(): Promise<{ answered: number; atOnce: number; late: number }> {
  const metrics = await (await fetch(`${app.url}/metrics`)).text();
  const count = (series: string, outcome: string) =>
    Number(
      new RegExp(`^homewright_search_seconds_${series}engine="meilisearch",outcome="${outcome}"\\} (\\d+)`, 'm').exec(metrics)?.[1] ?? 0,
    );
  const atOnce = count('bucket\\{le="0.2",', 'failed');
  return { answered: count('count\\{', 'answered'), atOnce, late: count('count\\{', 'failed') - atOnce };
}

it('both have the complete index, follow changes, and are listed with their state', async () => {
  const id = await addListing();
  await eventually(has(one, id), 'the first has it');
  await eventually(has(two, id), 'the second has it');
  expect((await search()).total).toBe(listings.length);
  const metrics = async () => (await fetch(`${app.url}/metrics`)).text();
  for (const { name } of [one, two]) {
    // What an engine has is noted a moment after it is found there.
    await eventually(
      async () => (await metrics()).includes(`homewright_search_engine_lag_seconds{engine="${name}"} 0`),
      `${name} is not behind`,
    );
    await eventually(
      async () => (await metrics()).includes(`homewright_search_engine_state{engine="${name}",state="answering"} 1`),
      `${name} answers`,
    );
  }
});

type Fault = [what: string, begin: () => Promise<void>, end: () => Promise<void>];
const KILLED: Fault = ['killed', () => one.kill(), () => one.start()];
const FROZEN: Fault = ['frozen', () => Promise.resolve(one.freeze()), () => Promise.resolve(one.thaw())];

it.each(casesOf([KILLED, FROZEN], [FROZEN]))(
  'while one is %s the other answers, including changes, and the one that returns gets the missed changes first',
  async (...row) => {
    const [, begin, end] = row;
    const answers = asking(() => PLUMBERS.length);
    await begin();
    await eventually(async () => (await readiness()).status === 'degraded', 'it is known to be away');
    expect((await readiness()).detail).toContain(`${two.name}: answers`);
    const id = await addListing();
    await eventually(async () => (await search('query=fresh')).services.some((found) => found.id === id), 'the change is found');
    // The other one may be a moment behind just when the first goes, and when something changes.
    await eventually(async () => (await search()).degraded === undefined, 'the other one has followed');
    await answers.countFromHere(40);
    await end();
    await bothAnswer();
    expect(await has(one, id)()).toBe(true);
    const { wrong, degraded, count } = await answers.stop();
    expect(wrong).toEqual([]);
    expect(degraded).toBeLessThanOrEqual(Math.max(3, count / 20));
  },
);

it('one that starts with older data is not used before it has the later changes', async () => {
  const old = await one.copy();
  await bothAnswer();
  const id = await addListing();
  await eventually(has(one, id), 'it has the change');
  await eventually(has(two, id), 'so has the other');
  const answers = asking(() => listings.length);
  await one.startOn(old);
  await bothAnswer();
  expect((await answers.stop()).wrong).toEqual([]);
  expect(await has(one, id)()).toBe(true);
});

it('one that lost its data is filled again beside the other, which answers all the time', async () => {
  const before = await unanswered();
  const answers = asking(() => listings.length);
  await one.wipe();
  await eventually(async () => (await readiness()).status === 'degraded', 'it is being filled').catch(() => undefined);
  await bothAnswer();
  const { wrong, degraded, stood } = await answers.stop();
  const { answered, atOnce, late } = await unanswered();
  expect(answered).toBeGreaterThan(before.answered);
  // The other one may be late itself, to a question or to its health check, on a machine that has much else to do: PostgreSQL answers for it then.
  const isLate = late > before.late || stood.some((detail) => detail.includes('timeout'));
  const unexplained = isLate ? [] : stood;
  expect({ wrong, atOnce: atOnce - before.atOnce, unexplained }).toEqual({ wrong: [], atOnce: 0, unexplained: [] });
  expect(stood).toHaveLength(degraded);
  expect((await one.found(INDEX)).length).toBe(listings.length);
});

it('without any engine PostgreSQL answers, and then the engines do again', async () => {
  await Promise.all([one.kill(), two.kill()]);
  expect(await search()).toMatchObject({ status: 200, total: listings.length, degraded: true });
  const id = await addListing();
  expect((await search('query=fresh')).services.map((found) => found.id)).toContain(id);
  await Promise.all([one.start(), two.start()]);
  await bothAnswer();
  expect((await search()).degraded).toBeUndefined();
  expect([await has(one, id)(), await has(two, id)()]).toEqual([true, true]);
});
