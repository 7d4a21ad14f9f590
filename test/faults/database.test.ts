import { eventually, get, post, signIn } from '../support/api.js';
import { startApp, type TestApp } from '../support/app.js';
import { execute, rowsOf } from '../support/database.js';
import { DatabaseLink } from '../support/database-link.js';
import { type Answer, jsonOf, send } from '../support/http.js';
import { measureScheduledTime } from '../support/scheduled-time.js';
import { problemIn } from '../support/problem.js';
import { aRow, SheetFile } from '../support/sheet.js';

/** The promised maximum wait for the database. */
const SOON_MS = 3_000;
/** For strangers, /readyz is what it was half a second ago. */
const ANEW = 'any=cookie';

const SHEET = Array.from({ length: 12 }, (_, index) => aRow(`p-${index}`, { title: `Pipes Number ${index}`, industry: 'Plumber' }));
const KEPT = ['/', '/search?industry=Plumber', '/business/pipes-number-1-toronto', '/faq'];
const SEARCHES = ['/api/search', '/api/search?query=pipes', '/api/search?industry=plumber&limit=5', '/api/search?query=plumber'];

const sheet = new SheetFile();
let link: DatabaseLink;
let app: TestApp;
let admin: string;
let messages = 0;

beforeAll(async () => {
  await sheet.write(SHEET);
  link = await DatabaseLink.open();
  app = await startApp({ link, env: { LISTINGS_CSV: sheet.path } });
  admin = await signIn(app);
  await post(app, '/api/sync', {}, admin);
});

afterAll(async () => {
  link?.thaw();
  await app?.close();
  await link?.close();
  sheet.remove();
});

/** All parts are well, and the process hears of changes: only then answers have tags. */
const well = () =>
  eventually(async () => {
    const { status, body } = await get<{ status: string }>(app, '/readyz', ANEW);
    return status === 200 && body.status === 'ok' && (await send(app, '/api/search')).headers['etag'] !== undefined;
  }, 'the application is well');

beforeEach(well);

async function soon(path: string, sent: Parameters<typeof send>[2] = {}): Promise<Answer> {
  const { result, ms } = await measureScheduledTime(() => send(app, path, sent));
  expect({ path, tooLate: ms > SOON_MS }).toEqual({ path, tooLate: false });
  return result;
}

function message(): Promise<Answer> {
  messages += 1;
  return soon('/api/contact', {
    ...jsonOf(JSON.stringify({ name: 'Ann', email: 'ann@example.com', subject: `No. ${messages}`, message: 'A tap drips.' })),
    from: `127.9.0.${messages}`,
  });
}

function expectRefusal({ status, headers, text }: Answer): void {
  expect({ status, retryAfter: headers['retry-after'] }).toEqual({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) as string });
  expect(text).not.toMatch(/127\.0\.0\.1|ECONN|SELECT|timeout/);
}

const stored = async () =>
  (await rowsOf<{ subject: string }>(app.databaseUrl, 'SELECT subject FROM message ORDER BY subject')).map(({ subject }) => subject);

/** All kinds of requests meanwhile: none of them hangs, and nothing acknowledged is lost. */
async function expectToGoOn(): Promise<void> {
  const [pages, searches, unseen, read, written, ready] = await Promise.all([
    Promise.all(KEPT.map((path) => soon(path))),
    Promise.all(SEARCHES.map((path) => soon(path))),
    soon('/business/pipes-number-7-toronto'),
    soon('/api/listings/p-1'),
    message(),
    soon('/readyz', { headers: { cookie: ANEW } }),
  ]);
  expect(pages.map(({ status }) => status)).toEqual(KEPT.map(() => 200));
  expect(pages[2]!.text).toContain('Pipes Number 1');
  expect(searches.map(({ status, text }) => [status, text.includes('Pipes Number'), text.includes('degraded')])).toEqual(
    SEARCHES.map(() => [200, true, false]),
  );
  for (const refused of [unseen, read, written]) expectRefusal(refused);
  expect(problemIn(written).type).toBe('/problems/database-unavailable');
  expect([ready.status, (JSON.parse(ready.text) as { status: string }).status]).toEqual([503, 'down']);
}

describe.each([
  ['stands still', () => Promise.resolve(link.freeze()), () => Promise.resolve(link.thaw())],
  ['is gone', () => link.cut(), () => link.mend()],
])('while the database %s', (_what, begin, end) => {
  it('cached pages and searches continue, everything else is 503 within three seconds, and writes work again at once', async () => {
    for (const path of KEPT) expect((await send(app, path)).status).toBe(200);
    expect((await message()).status).toBe(201);
    const before = await stored();
    await begin();
    try {
      await expectToGoOn();
      await expectToGoOn();
    } finally {
      await end();
    }
    await eventually(async () => (await message()).status === 201, 'a message is taken again');
    const after = await stored();
    expect(after).toEqual(expect.arrayContaining([...before, `No. ${messages}`]));
  });
});

describe('while only the connection for notifications is silent', () => {
  it('everything recovers after some seconds, and notifications arrive as soon as a new connection is possible', async () => {
    link.silence('homewright-listen');
    try {
      const read = async () => (await soon('/api/listings/p-1')).status;
      await eventually(async () => (await read()) === 503, 'the silence is noticed');
      await eventually(async () => (await read()) === 200, 'a listing is read again');
      expect((await message()).status).toBe(201);
      link.passAgain();
      await well();
    } finally {
      link.thaw();
    }
  });
});

describe('a removed page', () => {
  const OUT = '/business/pipes-number-3-toronto';

  it('is not served from the cache for outages, nor are lists that showed it, even if nobody has requested either since', async () => {
    const lists = ['/search?query=pipes', '/search?industry=Plumber&sortBy=name_asc'];
    for (const path of [OUT, ...lists]) expect((await send(app, path)).text).toContain('Pipes Number 3');
    expect((await post(app, '/api/admin/listings/p-3/unpublish', { reason: 'asked for' }, admin)).status).toBe(200);
    await eventually(
      async () => !(await send(app, '/api/search?query=pipes')).text.includes('Pipes Number 3'),
      'the search has heard of it',
    );
    await well();
    await link.cut();
    try {
      const { status, text } = await soon(OUT);
      expect({ status, shown: /Pipes Number 3|416555/.test(text) }).toEqual({ status: 503, shown: false });
      // The engine has indexed it, or PostgreSQL would have to answer.
      for (const path of lists) expect((await soon(path)).text).not.toContain('Pipes Number 3');
    } finally {
      await link.mend();
    }
  });

  it('is found after missed notifications before anything is served again', async () => {
    const path = '/business/pipes-number-4-toronto';
    expect((await send(app, path)).status).toBe(200);
    await link.cut();
    expect((await soon(path)).status).toBe(200);
    await execute(app.databaseUrl, `UPDATE listing SET status = 'unpublished' WHERE id = 'p-4'`);
    await link.mend();
    await well();
    await link.cut();
    try {
      expect((await soon(path)).status).toBe(503);
      expect((await soon('/faq')).status).toBe(200);
    } finally {
      await link.mend();
    }
  });

  it.each([
    ['with a part of the site', 'showEmergency', 'off', '/emergency-help'],
    ['alone, a guide', 'hiddenGuides', 'sump-pump', '/sump-pump-guide'],
  ])('%s, is not served either', async (_how, name, value, path) => {
    const change = async (to: string | null) => {
      const { body } = await get<{ settings: { name: string; version: number }[] }>(app, '/api/admin/site-settings', admin);
      const { version } = body.settings.find((each) => each.name === name)!;
      const answer = await fetch(`${app.url}/api/admin/site-settings`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', cookie: admin },
        body: JSON.stringify({ changes: [{ name, value: to, version }] }),
      });
      expect(answer.status).toBe(200);
    };
    expect((await soon(path)).status).toBe(200);
    await change(value);
    await well();
    await link.cut();
    try {
      // After a page that failed, what was kept comes at once.
      expect((await soon('/business/pipes-number-9-toronto')).status).toBe(503);
      expect([404, 301, 503]).toContain((await soon(path)).status);
    } finally {
      await link.mend();
    }
    await well();
    await change(null);
    expect((await soon(path)).status).toBe(200);
  });
});
