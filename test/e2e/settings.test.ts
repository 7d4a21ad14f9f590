import { DEFAULT_SETTINGS } from '../../src/modules/content/domain/site-settings.js';
import { get, post, signIn, retryWhileUnavailable } from '../support/api.js';
import { changeSettings } from '../support/settings.js';
import { startApp, type TestApp } from '../support/app.js';
import { jsonOf, send } from '../support/http.js';
import { type Problem, problemIn } from '../support/problem.js';

interface Saved {
  success: true;
  settings: typeof DEFAULT_SETTINGS & { version: number };
}

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startApp({ env: { SEARCH_ENGINE: 'postgres' } });
  admin = await signIn(app);
});

afterAll(() => app?.close());

/** Each test begins with the defaults, whatever the others saved. */
beforeEach(() => changeSettings(app, {}));

const read = async () => (await get<Saved['settings']>(app, '/api/settings')).body;
const save = (body: object) => post<Saved & Problem>(app, '/api/settings', body, admin);

describe('saving settings', () => {
  it('accepts what GET returned, and keeps absent settings', async () => {
    const before = await read();
    const whole = await save({ ...before, heroTitle: 'Who can fix my' });
    expect(whole).toMatchObject({ status: 200, body: { success: true } });
    expect(whole.body.settings).toEqual({ ...before, heroTitle: 'Who can fix my', version: before.version + 1 });
    const part = await save({ siteTitle: '  Handy  ', searchPlaceholders: ['A tap in Guelph', ' '], rotationSpeed: 4_000 });
    expect(part.body.settings).toEqual({
      ...whole.body.settings,
      siteTitle: 'Handy',
      searchPlaceholders: ['A tap in Guelph'],
      rotationSpeed: 4_000,
      version: before.version + 2,
    });
    expect(await read()).toEqual(part.body.settings);
  });

  it('changes cached pages as soon as it is answered', async () => {
    const title = async () => /<title>[^<]*/.exec((await send(app, '/about')).text)?.[0];
    await title();
    await save({ siteTitle: 'Handy' });
    expect(await title()).toMatch(/\| Handy$/);
  });

  it('refuses an outdated version with 409, and changes nothing', async () => {
    const { version } = await read();
    expect((await save({ version, statsTitle: 'First' })).status).toBe(200);
    const stale = await save({ version, statsTitle: 'Second' });
    expect(stale).toMatchObject({ status: 409, body: { type: '/problems/settings-changed-meanwhile' } });
    expect(await read()).toMatchObject({ version: version + 1, statsTitle: 'First' });
  });

  it('accepts one of twenty simultaneous saves of the same version', async () => {
    const { version } = await read();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => retryWhileUnavailable(() => save({ version, statsSubtitle: `By ${index}` }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    expect((await read()).version).toBe(version + 1);
  });

  const BAD: [string, object, string[]][] = [
    ['an unknown field', { heroTitel: 'Hello' }, ['heroTitel']],
    ['a mistyped text', { heroTitle: 5, statsTitle: null, siteTitle: ['a'] }, ['heroTitle', 'siteTitle', 'statsTitle']],
    ['control characters', { heroTitle: 'a\u0000b' }, ['heroTitle']],
    ['half a surrogate pair', { heroTitle: 'a\ud800b' }, ['heroTitle']],
    ['a text that is too long', { heroTitle: 'x'.repeat(501) }, ['heroTitle']],
    ['a speed that is none', { rotationSpeed: '3000' }, ['rotationSpeed']],
    ['a speed beyond reason', { rotationSpeed: 1 }, ['rotationSpeed']],
    ['a list that is none', { rotatingServices: 'Plumber, Electrician' }, ['rotatingServices']],
    ['a list of other things', { searchPlaceholders: ['Tap', 5] }, ['searchPlaceholders']],
    ['a colour that is none', { primaryColor: 'red', accentColor: '#12345G' }, ['accentColor', 'primaryColor']],
    ['a colour that would end the declaration', { primaryColor: '#fff;background:url(https://example.com)' }, ['primaryColor']],
    ['a script in a picture', { backgroundImage: 'javascript:alert(1)' }, ['backgroundImage']],
    [
      'a script in a picture, disguised',
      { backgroundImage: 'java\tscript:alert(1)', plumberImage: ' JAVASCRIPT:alert(1)' },
      ['backgroundImage', 'plumberImage'],
    ],
    ['a picture as data', { hvacImage: 'data:image/png;base64,AAAA' }, ['hvacImage']],
    ['a picture outside of the pictures', { hvacImage: '/media/../api/settings' }, ['hvacImage']],
    ['steps without titles', { customSteps: [{ title: '' }, { description: 'x' }] }, ['customSteps.0.title', 'customSteps.1.title']],
    ['steps with more than steps have', { customSteps: [{ title: 'A', onclick: 'x' }] }, ['customSteps.0.onclick']],
    ['steps that are none', { customSteps: ['A', null] }, ['customSteps.0', 'customSteps.1']],
    ['sections of colours that are not there', { homeJobsSections: [{ name: 'Roof', color: 'pink' }] }, ['homeJobsSections.0.color']],
    ['sections of the same name', { homeJobsSections: [{ name: 'Roof' }, { name: 'roof' }] }, ['homeJobsSections.1.name']],
    ['a version that is none', { version: '1' }, ['version']],
  ];

  it.each(BAD)('refuses %s with its name, and saves nothing', async (_what, body, fields) => {
    const before = await read();
    const { status, body: problem } = await save({ siteTitle: 'Never', ...body });
    expect(status).toBe(400);
    expect(problem.errors?.map(({ field }) => field).sort()).toEqual(fields);
    expect(await read()).toEqual(before);
  });

  it('refuses an object with another prototype', async () => {
    const { status } = problemIn(
      await send(app, '/api/settings', jsonOf('{"__proto__": {"admin": true}, "siteTitle": "Never"}', { cookie: admin })),
    );
    expect(status).toBe(400);
    const disguised = problemIn(
      await send(app, '/api/settings', jsonOf('{"constructor": {"prototype": {"admin": true}}, "siteTitle": "Never"}', { cookie: admin })),
    );
    expect(disguised.status).toBe(400);
    const nested = problemIn(
      await send(app, '/api/settings', jsonOf('{"homeJobsSections": [{"name": "A", "__proto__": {"b": 1}}]}', { cookie: admin })),
    );
    expect(nested.status).toBe(400);
  });

  it('shows scripts in texts as text', async () => {
    const script = `</script><script>alert('x')</script>$&`;
    expect((await save({ heroSubtitle: script, statsTitle: script })).status).toBe(200);
    const { text } = await send(app, '/');
    expect(text).not.toContain(`<script>alert`);
    expect(text).toContain('&lt;/script&gt;&lt;script&gt;alert(&#x27;x&#x27;)&lt;/script&gt;$&amp;');
  });

  it('needs a session', async () => expect((await post(app, '/api/settings', { siteTitle: 'Never' })).status).toBe(401));
});

describe('the history', () => {
  it('shows the last saves, and restores one as a new version', async () => {
    const first = (await save({ siteTitle: 'Before' })).body.settings;
    await save({ siteTitle: 'After', heroTitle: 'Changed as well' });
    const { body } = await get<{ items: { version: number; savedAt: string; fields: string[]; restoredFrom: number | null }[] }>(
      app,
      '/api/admin/settings/history',
      admin,
    );
    expect(body.items[0]).toEqual({
      version: first.version + 1,
      savedAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      fields: expect.arrayContaining(['siteTitle', 'heroTitle']) as string[],
      restoredFrom: null,
    });
    const view = await get<{ settings: object }>(app, `/api/admin/settings/history/${first.version}`, admin);
    expect(view.body.settings).toEqual(first);

    const restored = await post<Saved>(app, `/api/admin/settings/history/${first.version}/restore`, { version: first.version + 1 }, admin);
    expect(restored.body.settings).toEqual({ ...first, version: first.version + 2 });
    expect(await read()).toEqual(restored.body.settings);
    expect((await post(app, `/api/admin/settings/history/${first.version}/restore`, { version: first.version + 1 }, admin)).status).toBe(
      409,
    );
  });

  it('is read page by page, with each save on one page', async () => {
    for (const siteTitle of ['First', 'Second', 'Third']) await save({ siteTitle });
    const pageOf = async (query: string) =>
      (await get<{ items: object[]; total: number; totalPages: number }>(app, `/api/admin/settings/history?${query}`, admin)).body;
    const [all, first, second] = [await pageOf('limit=100'), await pageOf('limit=2'), await pageOf('limit=2&page=2')];
    expect([...first.items, ...second.items]).toEqual(all.items.slice(0, 4));
    expect(first).toMatchObject({ total: all.total, totalPages: Math.ceil(all.total / 2) });
  });

  it('has no version that was never saved', async () => {
    expect((await get(app, '/api/admin/settings/history/99999', admin)).status).toBe(404);
    expect((await get(app, '/api/admin/settings/history/one', admin)).status).toBe(400);
    expect((await post(app, '/api/admin/settings/history/99999/restore', {}, admin)).status).toBe(404);
  });

  it('is in the audit log, with the client’s address', async () => {
    await save({ siteTitle: 'Saved before' });
    const { settings } = (await save({ siteTitle: 'Audited' })).body;
    const { body } = await get<{ items: object[]; total: number }>(app, '/api/admin/audit?limit=1', admin);
    expect(body.items).toEqual([
      {
        id: expect.any(Number) as number,
        at: expect.any(String) as string,
        action: 'settings-saved',
        client: '127.0.0.1',
        detail: { version: settings.version, fields: ['siteTitle'] },
      },
    ]);
    expect(body.total).toBeGreaterThan(1);
  });
});

describe('the preview', () => {
  it('shows a page with unsaved settings, without scripts, and saves nothing', async () => {
    const before = await read();
    const { status, body } = await post<{ html: string }>(
      app,
      '/api/admin/preview',
      { address: '/', settings: { heroTitle: 'Just <b>looking</b>', customSteps: [{ title: 'A step of ours' }] } },
      admin,
    );
    expect(status).toBe(200);
    expect(body.html).toContain('Just &lt;b&gt;looking&lt;/b&gt;');
    expect(body.html).toContain('A step of ours');
    expect(body.html).not.toMatch(/<script(?! type="application\/)/);
    expect(await read()).toEqual(before);
    expect((await send(app, '/')).text).not.toContain('A step of ours');
  });

  it.each([
    [{ address: '//example.com', settings: {} }, ['address']],
    [{ address: '/', settings: { heroTitle: 5 } }, ['settings.heroTitle']],
    [{ settings: {} }, ['address']],
    [{ address: '/' }, ['settings']],
  ])('refuses %j', async (body, fields) => {
    const answer = await post<Problem>(app, '/api/admin/preview', body, admin);
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.map(({ field }) => field)).toEqual(fields);
  });
});
