import type { Page } from 'playwright-core';
import { get, post, signIn } from '../support/api.js';
import { pageErrorsOf } from '../support/browser.js';
import { execute } from '../support/database.js';
import { send } from '../support/http.js';
import { overflowOf, scriptsOf, violationsOf } from '../support/page-checks.js';
import { addressIn, expectSoon, openSite, type Site } from '../support/site.js';
import { BLOG, BLOG_PATH, HOSTILE } from './blogs.fixture.js';

let site: Site;
let cookie: string;

beforeAll(async () => {
  site = await openSite([], { SEARCH_ENGINE: 'postgres' }, { pictures: true });
  cookie = await signIn(site.app);
  await publish(BLOG);
});

afterEach(() => site?.leave());

afterAll(() => site?.close());

async function publish(blog: object): Promise<string> {
  const { status, body } = await post<{ fileName: string }>(site.app, '/api/publish-blog', blog, cookie);
  expect(status).toBe(201);
  return body.fileName;
}

const headings = (page: Page) => page.locator('main').getByRole('heading', { level: 2 }).allTextContents();
const hacked = (page: Page) => page.evaluate<unknown>('window.hacked');

describe('an article', () => {
  it('is rendered completely by the server, with what search engines and feeds use', async () => {
    const { status, text } = await send(site.app, BLOG_PATH);
    expect(status).toBe(200);
    expect(text.match(/<h1[ >]/g)).toHaveLength(1);
    for (const part of [
      'id="step-2"',
      '"@type":"Article"',
      '"@type":"BreadcrumbList"',
      '<meta name="robots" content="index"/>',
      'property="og:image" content="https://pictures.example.com/tap.png"',
    ])
      expect(text).toContain(part);
    expect(text).toMatch(/<link rel="canonical" href="[^"]*\/how-to-fix-a-dripping-tap"\/>/);
    expect(text).toMatch(/<link rel="alternate" type="application\/rss\+xml" [^>]*href="\/feed.xml"\/>/);
  });

  it.each([true, false])(
    'has all parts from hero to related guides, is accessible, fits every window, and is as light as other pages (with JavaScript: %s)',
    async (javaScriptEnabled) => {
      const page = await site.visitor({ javaScriptEnabled });
      const complaints = pageErrorsOf(page);
      const scripts = await scriptsOf(page);
      await page.goto(BLOG_PATH, { waitUntil: 'networkidle' });
      expect(await scripts.bytes()).toBeLessThanOrEqual(95_000);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Fix a Dripping Tap');
      expect(await page.getByRole('list', { name: 'In short' }).getByRole('listitem').allTextContents()).toEqual([
        '30 minutes',
        '$5 in parts',
        'Easy',
      ]);
      expect(
        (await page.getByRole('list', { name: 'About this guide' }).getByRole('listitem').allTextContents()).map((text) => text.trim()),
      ).toEqual(['5 min read', 'Expert Guide', 'Safety First']);
      expect(await headings(page)).toEqual([
        'Disclaimer',
        'Tools',
        'Parts and materials',
        'Before you call',
        'Step by step',
        'Why It Drips',
        'When to call a professional',
        'Conclusion',
        'Rather have it done?',
      ]);
      const first = page.locator('#step-1');
      await first.getByText('5 minutes').waitFor();
      expect(await first.getByRole('list', { name: 'Tips' }).getByRole('listitem').allTextContents()).toEqual(['Put a towel below it.']);
      expect(await page.getByRole('link', { name: 'Find local plumbers' }).getAttribute('href')).toBe('/search?industry=Plumber');
      expect(await page.getByRole('link', { name: 'Is it dangerous right now? Emergency help' }).getAttribute('href')).toBe(
        '/emergency-help#water',
      );
      // A browser without scripts counts each one that it did not fetch.
      expect(complaints.filter((complaint) => javaScriptEnabled || !complaint.endsWith('.js: csp'))).toEqual([]);
      if (!javaScriptEnabled) return;
      for (const window of [
        { width: 390, height: 844 },
        { width: 1280, height: 900 },
      ]) {
        await page.setViewportSize(window);
        expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      }
      expect(await violationsOf(page)).toEqual([]);
    },
  );

  it('stores ticks, and is linked from the hub and back', async () => {
    const page = await site.open('/home-jobs-guide');
    await page.getByRole('link', { name: /^Fix a Dripping Tap/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Fix a Dripping Tap' }).waitFor();
    await page.getByRole('checkbox', { name: 'Washer' }).check();
    await page.reload();
    await expectSoon(() => page.getByRole('checkbox', { name: 'Washer' }).isChecked(), true);
    await page.getByRole('link', { name: 'Back to Home Jobs Guide' }).click();
    await page.getByRole('heading', { level: 1, name: 'Home Jobs Guide' }).waitFor();
  });

  it('executes nothing, whatever its author wrote', async () => {
    const fileName = await publish({
      topic: 'Hostile',
      content: HOSTILE,
      title: '<script>window.hacked = 9</script>',
      subtitle: '"><img src=x onerror=hacked=10>',
      keywords: ['</script><script>window.hacked = 11</script>'],
    });
    const page = await site.visitor();
    const complaints = pageErrorsOf(page);
    await page.goto(`/${fileName}`, { waitUntil: 'networkidle' });
    await page.getByText('Press').first().click();
    expect(await hacked(page)).toBeUndefined();
    expect(
      await page
        .locator('main')
        .locator(
          'script, iframe, style, [onclick], [onerror], [onload], [href^="javascript:"], [href^="data:"], [src^="javascript:"], svg[onload]',
        )
        .count(),
    ).toBe(0);
    expect(complaints).toEqual([]);
    const step = await page.locator('#step-1').textContent();
    expect(step).toContain('<b onclick');
  });

  it('fits a phone with a long address or word as its title', async () => {
    const word = `www.example.com/${'a'.repeat(60)}`;
    const fileName = await publish({ topic: 'Long words', title: word, subtitle: word, content: word, section: 'Plumbing' });
    const page = await site.visitor({ viewport: { width: 390, height: 844 } });
    await page.goto(`/${fileName}`);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    const other = await publish({ topic: 'Beside long words', content: 'Text', section: 'Plumbing' });
    await page.goto(`/${other}`);
    await page.getByRole('heading', { name: 'Related guides' }).waitFor();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });

  it('sizes smaller headings close to the text, and has space between paragraphs within lists and quotations', async () => {
    const content = 'Before\n\n#### Smaller\n\nAfter\n\n> First\n>\n> Second\n\n- One\n\n  More of it\n- Two\n  - Within';
    const page = await site.visitor();
    await page.goto(`/${await publish({ topic: 'Close together', content })}`);
    const gaps = await page.evaluate<number[]>(`(() => {
      const rects = (...all) => all.map((one) => document.querySelector('.prose ' + one).getBoundingClientRect());
      const [before, heading, after, first, second, one, more] = rects('> p', 'h4', 'h4 + p', 'blockquote p', 'blockquote p + p', 'li p', 'li p + p');
      return [heading.top - before.bottom, after.top - heading.bottom, second.top - first.bottom, more.top - one.bottom].map(Math.round);
    })()`);
    expect(gaps).toEqual([20, 12, 6, 6]);
  });

  it('redirects from its old address to the new one, on the server and in the browser', async () => {
    const fileName = await publish({ topic: 'Old name', content: 'Text' });
    const { body: blog } = await get(site.app, `/api/blogs/${fileName}`);
    await post(site.app, '/api/update-blog', { fileName, blog: { ...blog, fileName: 'new-name' } }, cookie);
    expect(await send(site.app, '/old-name')).toMatchObject({ status: 301, headers: { location: '/new-name' } });
    const page = await site.open('/home-jobs-guide');
    await page.route('**/api/articles/*', (route) =>
      new URL(route.request().url()).pathname.endsWith('/new-name') ? route.fallback() : route.fulfill({ json: { movedTo: '/new-name' } }),
    );
    await page.evaluate(`history.pushState({}, '', '/old-name'), dispatchEvent(new PopStateEvent('popstate', { state: {} }))`);
    await expectSoon(() => addressIn(page), '/new-name');
    await page.getByRole('heading', { level: 1, name: 'Old name' }).waitFor();
  });
});

describe('an article that does not exist', () => {
  it.each(['/no-such-article', '/No.Such%20Name'])('is answered at %s with the 404 page', async (path) => {
    const { status, text } = await send(site.app, path);
    expect(status).toBe(404);
    for (const part of ['404 - Page Not Found', 'Blog Not Found', 'Back to Home Jobs Guide', '<meta name="robots" content="noindex"/>'])
      expect(text).toContain(part);
    const page = await site.open(path);
    await page.getByRole('link', { name: 'DIY guides' }).click();
    await page.getByRole('heading', { level: 1, name: 'Home Jobs Guide' }).waitFor();
  });

  it('is reported only if it is certain: without the database it is an outage, and cached pages stay', async () => {
    expect((await send(site.app, BLOG_PATH)).status).toBe(200);
    await execute(site.app.databaseUrl, 'ALTER TABLE blog RENAME TO blog_away');
    try {
      const outage = await send(site.app, '/not-read-yet');
      expect(outage).toMatchObject({ status: 503, headers: { 'retry-after': '10' } });
      expect(outage.text).toContain('<title>This article could not be loaded | Homewright</title>');
      expect((await send(site.app, BLOG_PATH)).status).toBe(200);
    } finally {
      await execute(site.app.databaseUrl, 'ALTER TABLE blog_away RENAME TO blog');
    }
  });

  it('shows Blog Not Found in a browser whose request fails, and tries again on request', async () => {
    const page = await site.open('/home-jobs-guide');
    await page.route('**/api/articles/*', (route) => route.abort());
    await page.getByRole('link', { name: /^Fix a Dripping Tap/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Blog Not Found' }).waitFor();
    await expectSoon(() => page.locator('meta[name=robots]').getAttribute('content'), 'noindex');
    await expectSoon(() => page.title(), 'Blog Not Found | Homewright');
    await page.getByRole('link', { name: 'Back to Home Jobs Guide' }).waitFor();
    await page.unroute('**/api/articles/*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Fix a Dripping Tap' }).waitFor();
  });

  it('has a link back in a browser that is offline', async () => {
    const page = await site.open('/home-jobs-guide');
    await page.route('**/api/**', (route) => route.abort());
    await page.getByRole('link', { name: /^Fix a Dripping Tap/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Blog Not Found' }).waitFor();
    await page.getByRole('link', { name: 'Back to Home Jobs Guide' }).click();
    await page.getByRole('heading', { level: 1, name: 'Home Jobs Guide' }).waitFor();
  });
});

describe('an article stored in this browser', () => {
  const KEPT = [
    {
      title: 'Mine <b>alone</b>',
      topic: 'My own notes',
      section: 'Electrical',
      createdAt: '2026-11-20T10:00:00Z',
      content: '<img src=x onerror="window.hacked=1">\nSecond line',
    },
  ];

  it('is shown as plain text if the server has none', async () => {
    const page = await site.visitor();
    await page.addInitScript(`localStorage.setItem('homewright-settings', ${JSON.stringify(JSON.stringify({ generatedBlogs: KEPT }))})`);
    await page.goto('/my-own-notes');
    await page.getByRole('heading', { level: 1, name: 'Mine <b>alone</b>' }).waitFor();
    await page.getByText('<img src=x onerror="window.hacked=1">').waitFor();
    expect(await hacked(page)).toBeUndefined();
    await expectSoon(() => page.locator('meta[name=robots]').getAttribute('content'), 'noindex');
    await expectSoon(() => page.title(), 'Mine <b>alone</b> | Homewright');
    expect(await page.getByRole('link', { name: 'Find local electricians' }).getAttribute('href')).toBe('/search?industry=Electrician');
    await page.goto('/not-mine');
    await page.getByRole('heading', { level: 1, name: '404 - Page Not Found' }).waitFor();
  });
});
