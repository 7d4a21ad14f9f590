import { startInOtherProcess } from '../support/app.js';
import { expectSoon } from '../support/site.js';
import { execute } from '../support/database.js';
import { Author } from './blogs.fixture.js';

let author: Author;
beforeAll(async () => {
  author = await Author.start();
});
afterAll(() => author?.close());

const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '![x](javascript:alert(1))',
  '<svg onload=alert(1)>',
  '[x](https://example.com/"onmouseover="alert(1))',
  '</script><script>alert(1)</script>',
  '<!--',
  '**unclosed [link](',
  '```',
  '\u2028</div></main>',
  '<a href="vbscript:x">y</a>',
  '&#60;script&#62;',
].join('\n\n');

describe('the page of an article', () => {
  it('shows what its author wrote, without a script', async () => {
    const name = await author.publish('Dripping shower', {
      content: '## Disclaimer\nAsk when unsure.\n\n## Tools\n- Wrench\n\nStep 1: Water off\nSlowly.',
      section: 'Plumbing',
    });
    const html = await author.text(`/${name}`);
    for (const words of ['Dripping shower</h1>', 'Ask when unsure.', 'Wrench', 'Water off', 'Slowly.', '/search?industry=Plumber'])
      expect(html).toContain(words);
    expect(html).toContain(`<link rel="canonical" href="${author.app.url.replace('127.0.0.1', 'localhost')}/${name}"`);
  });

  it('executes nothing in it', async () => {
    const everywhere = {
      title: HOSTILE.slice(0, 200).replace(/\s/g, ' '),
      subtitle: '"><script>alert(1)</script>',
      keywords: ['<script>'],
      time: '<b>',
      seoData: { title: '</title><script>alert(1)</script>', description: '"><img onerror=x>' },
    };
    const content = `${HOSTILE}\n\n## Tools\n- <script>alert(1)</script>\n\n## <script>alert(1)</script>\n${HOSTILE}\n\nStep 1: <img onerror=x>\n${HOSTILE}\nTips:\n- <script>\n\n## Conclusion\n${HOSTILE}`;
    const name = await author.publish('Hostile', { ...everywhere, content });
    const html = await author.text(`/${name}`);
    const tags = (found: RegExp, text = html) => text.match(found) ?? [];
    expect(tags(/<script\b[^>]*>/g).filter((tag) => !/type="(module|application\/(ld\+)?json)"/.test(tag))).toEqual([]);
    const body = html.replace(/<(script|style)\b.*?<\/\1>/gs, '');
    expect(tags(/<[^<>]*\s(href|src)="\s*(javascript|data|vbscript):[^<>]*>/gi, body)).toEqual([]);
    // What stands between quotes is no attribute.
    expect(tags(/<[^<>]*\son\w+\s*=[^<>]*>/gi, body.replace(/"[^"]*"/g, '""'))).toEqual([]);
    expect(tags(/<(svg onload|iframe|object|embed|base|form action)[^>]*>/gi, body)).toEqual([]);
    const view = JSON.stringify((await author.get(`/api/articles/${name}`)).body);
    expect(view).not.toMatch(/href=\\"(javascript|data|vbscript):/i);
  });

  it('is the 404 page for unknown addresses, including names of object properties', async () => {
    for (const path of ['/no-such-article', '/constructor', '/__proto__', '/article%00', '/Dripping-Showers'])
      expect((await author.at(path))[0]).toBe(404);
    expect(await author.at('/Dripping-Shower')).toEqual([301, '/dripping-shower']);
    expect((await author.get('/api/articles/no-such-article')).body['type']).toBe('/problems/blog-not-found');
  });

  it('shows a change at once', async () => {
    const name = await author.publish('Cached');
    const shown = async () => /<h1[^>]*>([^<]*)/.exec(await author.text(`/${name}`))?.[1];
    expect(await shown()).toBe('Cached');
    await author.update(name, { title: 'Changed' });
    await expectSoon(shown, 'Changed');
    await author.post('/api/delete-blog', { fileName: name });
    await expectSoon(async () => (await author.at(`/${name}`))[0], 404);
    await author.post(`/api/admin/blogs/${name}/undelete`);
    await expectSoon(shown, 'Changed');
  });

  it('shows it in every process', async () => {
    const name = await author.publish('Two processes', { section: 'Electrical' });
    const { url, end } = await second();
    try {
      const shown = async () => /<h1[^>]*>([^<]*)/.exec(await (await fetch(`${url}/${name}`)).text())?.[1];
      expect(await shown()).toBe('Two processes');
      await author.update(name, { title: 'Both know' });
      await expectSoon(shown, 'Both know');
    } finally {
      await end();
    }
  });

  it('links to others of its section', async () => {
    const names = [];
    for (const [topic, section] of [
      ['Fan', 'HVAC'],
      ['Filter', 'hvac technician'],
      ['Fuse', 'Electrical'],
    ] as const)
      names.push(await author.publish(topic, { section }));
    const { body } = await author.get<{ related: { path: string }[] }>(`/api/articles/${names[0]}`);
    expect(body.related).toEqual([{ path: `/${names[1]}`, title: 'Filter' }]);
  });
});

async function second(): Promise<{ url: string; end: () => Promise<unknown> }> {
  const { databaseUrl, password, dataDir } = author.app;
  const running = await startInOtherProcess({
    DATA_DIR: `${dataDir}-second`,
    DATABASE_URL: databaseUrl,
    SETTINGS_PASSWORD: password,
    SEARCH_ENGINE: 'postgres',
  });
  return { url: running.url, end: () => running.close() };
}

describe('search engines and readers of feeds', () => {
  const origin = () => author.app.url.replace('127.0.0.1', 'localhost');

  it('find every article in the sitemap, with the time of its last change', async () => {
    const name = await author.publish('In the sitemap');
    const { body } = await author.get<{ updatedAt: string }>(`/api/blogs/${name}`);
    expect(await author.text('/sitemap.xml')).toContain(`<url><loc>${origin()}/${name}</loc><lastmod>${body.updatedAt}</lastmod></url>`);
    await author.post('/api/delete-blog', { fileName: name });
    expect(await author.text('/sitemap.xml')).not.toContain(`/${name}<`);
  });

  it('find added sections once they have an article; empty ones have no page', async () => {
    const sections = ['Étangs', 'Ponds'].map((name) => ({ id: name.toLowerCase(), name, description: '' }));
    expect((await author.post('/api/settings', { homeJobsSections: sections })).status).toBe(200);
    const name = await author.publish('Moss in a pond', { section: 'Étangs' });
    const sitemap = await author.text('/sitemap.xml');
    for (const [path, isListed] of [
      ['/section/plumbing', true],
      ['/section/%C3%A9tangs', true],
      ['/section/ponds', false],
    ] as const) {
      expect([path, sitemap.includes(`${path}<`)]).toEqual([path, isListed]);
      const html = await author.text(path);
      expect(html).toContain(`<meta name="robots" content="${isListed ? 'index' : 'noindex, follow'}"`);
      expect(html).toContain(`<link rel="canonical" href="${origin()}${path}"/>`);
    }
    await author.post('/api/settings', { homeJobsSections: [] });
    await author.post('/api/delete-blog', { fileName: name });
  });

  it('get the last twenty in the feed', async () => {
    await execute(author.app.databaseUrl, 'DELETE FROM blog');
    expect(await author.text('/feed.xml')).toContain('<channel>');
    for (let count = 1; count <= 21; count += 1)
      await author.publish(`Number ${count}`, { section: 'A & B', subtitle: count === 21 ? 'Taps ]]> & <b>bold</b> "quotes" \uffff' : '' });
    const answer = await fetch(`${author.app.url}/feed.xml`);
    const xml = await answer.text();
    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="utf-8"\?>\s*<rss version="2.0"/);
    const links = [...xml.matchAll(/<item>.*?<link>(.*?)<\/link>/gs)].map(([, link]) => link);
    expect(links).toEqual(Array.from({ length: 20 }, (_, index) => `${origin()}/number-${21 - index}`));
    const text = xml.replace(/<!\[CDATA\[.*?\]\]>/gs, '');
    expect(text).not.toContain('<b>');
    expect(text).not.toContain(']]>');
    expect(text).not.toMatch(/&(?!amp;|lt;|gt;|quot;|apos;)/);
    expect(xml).not.toContain('\uffff');
    expect(xml).toContain('<b>bold</b>');
  });

  it('do not find drafts', async () => {
    expect(await author.text('/robots.txt')).toContain('Disallow: /blog-preview/');
  });
});
