import { eventually, get, post, signIn } from '../support/api.js';
import { startApp, type TestApp } from '../support/app.js';
import { send } from '../support/http.js';
import { aRow, SheetFile } from '../support/sheet.js';

/** A directory of somewhere else: two trades, none of them the first four, in British Columbia. */
const sheet = new SheetFile();
let app: TestApp;

const inVancouver = (id: string, industry: string) =>
  aRow(id, {
    title: `Business ${id}`,
    industry,
    address: '422 Richards St, Vancouver, BC V6B 2Z4',
    city: 'Vancouver',
    region: 'BC',
    postCode: 'V6B 2Z4',
  });

beforeAll(async () => {
  const licensed = { title: 'Ground Wire Co', industry: 'Electrical', city: 'Guelph', region: 'ON', licenceNumber: '7001234' };
  await sheet.write([inVancouver('v-1', 'Roofing'), inVancouver('v-2', 'Locksmith'), inVancouver('v-3', 'Framing')]);
  app = await startApp({ env: { LISTINGS_CSV: sheet.path, SEARCH_ENGINE: 'postgres' } });
  await post(app, '/api/sync', {}, await signIn(app));
  // Asked again and again, also before the trades have followed the sync: a page that was made too early must not stay.
  await eventually(async () => (await send(app, '/')).text.includes('<strong>Roofers</strong>'), 'the home page has the trades');
  for (const path of PAGES) elsewhere.push(await textOf(path));
  await sheet.write([inVancouver('v-1', 'Roofing'), inVancouver('v-2', 'Locksmith'), inVancouver('v-3', 'Framing'), aRow('o-1', licensed)]);
  await post(app, '/api/sync', {}, await signIn(app));
});

afterAll(async () => {
  await app?.close();
  sheet.remove();
});

const PAGES = [
  '/',
  '/search',
  '/search?industry=Roofer',
  '/search?industry=Roofer&city=Vancouver',
  '/search?industry=Framing',
  '/business/business-v-1-vancouver',
  '/list-business',
  '/renew-business',
];
const elsewhere: string[] = [];

/** What a page says, in its head and body: not what its scripts are given, and not what a form offers to choose from. */
async function textOf(path: string): Promise<string> {
  const { status, text } = await send(app, path);
  expect([path, status]).toEqual([path, 200]);
  return text.replaceAll(/<(script|style|datalist|noscript)\b[\s\S]*?<\/\1>/g, ' ');
}

describe('a directory outside Ontario without any of the four trades', () => {
  it.each(PAGES.map((path, index) => [path, index] as const))('does not mention them on %s', (_path, index) => {
    expect(elsewhere[index]).not.toMatch(/Ontario|Hamilton/);
    expect(elsewhere[index]).not.toMatch(/\b(?:plumber|electrician|HVAC technician|landscaper)s?\b/i);
  });

  it('mentions its own', () => {
    const [home, , , landing] = elsewhere;
    expect(home).toContain('<title>Homewright: roofers, locksmiths and framing professionals near you</title>');
    for (const tile of ['Locksmiths', 'Roofers', 'Framing professionals']) expect(home).toContain(`<strong>${tile}</strong>`);
    expect(home).toMatch(/placeholder="[A-Za-z ]+ in Vancouver"/);
    expect(landing).toContain('<h1>Roofers in Vancouver</h1>');
    expect(landing).toContain('Hiring a roofer');
  });

  it('offers every trade in its forms', async () => {
    const { text } = await send(app, '/list-business');
    const choices = [...text.slice(text.indexOf('<noscript>'), text.indexOf('</noscript>')).matchAll(/<option[^>]*>([^<]*)</g)].map(
      ([, name]) => name,
    );
    expect(choices).toEqual(expect.arrayContaining(['Framing', 'Plumber', 'Roofer', 'Tile &amp; Stone']));
    expect(choices).toHaveLength(36);
  });
});

it('a licence number is shown with the authority that licenses the trade there and its register, and not as verified', async () => {
  const { slug } = (await get<{ services: { slug: string }[] }>(app, '/api/search?companyName=ground')).body.services[0]!;
  const { text } = await send(app, `/business/${slug}`);
  const licence = text.slice(text.indexOf('<h2>Licence</h2>'), text.indexOf('</section>', text.indexOf('<h2>Licence</h2>')));
  expect(licence).toMatch(/Licence number \(given by the business\):(?:<!-- -->)? <strong>7001234<\/strong>/);
  expect(licence).toMatch(
    /Look it up:(?:<!-- -->)? <a href="https:\/\/findacontractor\.esasafe\.com\/?" target="_blank" rel="noopener noreferrer">/,
  );
  expect(licence).not.toMatch(/verified/i);
  expect((await send(app, '/business/business-v-1-vancouver')).text).not.toContain('<h2>Licence</h2>');
});
