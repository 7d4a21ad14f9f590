import type { Overview } from '../../src/modules/overview/application/overview.js';
import { fromBuild } from '../support/build.js';
import { dayOfFile } from '../support/site-day.js';
import { get, post, signIn } from '../support/api.js';
import { buildApp, type BuiltApp } from '../support/built-app.js';
import { execute, rowsOf } from '../support/database.js';
import { send } from '../support/http.js';
import { aForm } from './submissions.fixture.js';
const { CountSearches } = await fromBuild<typeof import('../../src/modules/search/application/learning/count-searches.js')>(
  'modules/search/application/learning/count-searches.js',
);
const { CountVisits } = await fromBuild<typeof import('../../src/modules/overview/application/count-visits.js')>(
  'modules/overview/application/count-visits.js',
);

const FIREFOX = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' };
const CRAWLER = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };

let app: BuiltApp;
let admin: string;
let today: string;

beforeAll(async () => {
  today = await dayOfFile();
  app = await buildApp();
  admin = await signIn(app);
});

afterAll(() => app?.close());

async function overview(days = 30): Promise<Overview> {
  await app.app.get(CountVisits).write();
  await app.app.get(CountSearches).write();
  const { status, body } = await get<Overview>(app, `/api/admin/overview?days=${days}`, admin);
  // What it says instead, a failed run shows.
  expect({ status, body }).toEqual({ status: 200, body });
  return body;
}

it('counts visited pages by kind, without any data about visitors', async () => {
  for (const path of ['/', '/search', '/search?query=tap', '/faq', '/settings', '/api/search', '/no-such-page', '/robots.txt'])
    await send(app, path, { headers: FIREFOX });
  await send(app, '/', { headers: CRAWLER });
  await send(app, '/', { method: 'HEAD', headers: FIREFOX });
  const { now, pages, byDay } = await overview(7);
  expect(now.visits).toBe(4);
  expect(pages.filter(({ visits }) => visits > 0)).toEqual([
    { kind: 'home', visits: 1 },
    { kind: 'search', visits: 2 },
    { kind: 'guides', visits: 1 },
  ]);
  expect(byDay.at(-1)).toMatchObject({ day: today, visits: 4, listings: expect.any(Number) as number });
  expect((await rowsOf<{ what: string }>(app.databaseUrl, 'SELECT what FROM day_count')).map(({ what }) => what)).toEqual(
    expect.arrayContaining(['visits:home', 'visits:search']),
  );
});

it('has pending work, problems, and the days compared with those before them', async () => {
  await post(app, '/api/contact', { name: 'Ann', email: 'ann@example.com', subject: 'Taps', message: 'One drips.' });
  const { id } = (await post<{ id: string }>(app, '/api/listings', aForm())).body;
  // Spam is no enquiry, and no business that asks to be listed.
  await post(app, '/api/contact', { name: 'Bot', email: 'bot@example.com', subject: 'Buy', message: 'Buy.', _honey: 'x' });
  await post(app, '/api/listings', aForm({ _honey: 'x' }));
  await get(app, '/api/search?query=zamboni+polishing');
  await post(app, `/api/admin/submissions/${id}/reject`, { reason: 'Twice.' }, admin);
  await execute(app.databaseUrl, `UPDATE submission SET created_at = decided_at - interval '6 hours' WHERE decided_at IS NOT NULL`);
  await execute(
    app.databaseUrl,
    `INSERT INTO day_count SELECT current_date - 10, what, 5 FROM unnest(ARRAY['contacts', 'visits:home', 'searches']) AS what`,
  );
  const found = await overview(7);
  expect(found).toMatchObject({
    days: 7,
    waiting: { messages: 1 },
    parts: { database: { status: 'ok' }, disk: {}, mail: { status: 'ok' } },
  });
  expect(found.now).toMatchObject({ contacts: 1, submissions: 1, decided: 1 });
  expect(found.now.nothing).toBeGreaterThan(0);
  expect(found.before).toMatchObject({ contacts: 5, visits: 5, searches: 5, submissions: 0 });
  expect(found.waited).toEqual({ now: 6, before: null });
  expect((await overview(365)).byDay).toHaveLength(365);
});

it('keeps counts when the messages are deleted', async () => {
  await overview();
  await execute(app.databaseUrl, 'DELETE FROM message');
  expect((await overview()).now.contacts).toBeGreaterThan(0);
});

it('accepts known periods only', async () => {
  expect((await get(app, '/api/admin/overview?days=8', admin)).status).toBe(400);
});
