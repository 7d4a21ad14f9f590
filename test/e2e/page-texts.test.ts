import { eventually, get, post, signIn, retryWhileUnavailable } from '../support/api.js';
import { startApp, type TestApp } from '../support/app.js';
import { execute } from '../support/database.js';
import { aListing } from '../support/builders.js';
import type { Problem } from '../support/problem.js';
import { SheetFile } from '../support/sheet.js';
import { dayOfFile } from '../support/site-day.js';

interface Page {
  version: number;
  texts: { name: string; value: unknown; default: unknown; isChanged: boolean }[];
}

let app: TestApp;
let other: TestApp;
let admin: string;
const sheet = new SheetFile();

/** Two processes of one installation. */
beforeAll(async () => {
  const env = { LISTINGS_CSV: sheet.path, SEARCH_ENGINE: 'postgres', SESSION_SECRET: 'of the tests, thirty-two characters' };
  app = await startApp({ env });
  other = await startApp({ env: { ...env, DATABASE_URL: app.databaseUrl } });
  admin = await signIn(app);
});

afterAll(async () => {
  await other?.close();
  await app?.close();
  sheet.remove();
});

beforeEach(() => execute(app.databaseUrl, 'DELETE FROM page_text_revision; DELETE FROM page_text'));

const save = (page: string, texts: object, version?: number) =>
  post<Page & Problem>(app, `/api/admin/texts/${page}`, { texts, version }, admin);
const pageOf = async (from: TestApp, path: string) => (await fetch(from.url + path)).text();
const shows = (from: TestApp, path: string, text: string) => eventually(async () => (await pageOf(from, path)).includes(text), text);

it('a saved text is on the page in every process; after a reset the built-in one is', async () => {
  expect((await save('faq', { title: 'What people ask' })).status).toBe(200);
  await shows(app, '/faq', '<h1>What people ask</h1>');
  await shows(other, '/faq', '<title>What people ask | Homewright</title>');
  expect((await save('faq', { title: null })).body.texts[0]).toMatchObject({ value: 'Frequently asked questions', isChanged: false });
  await shows(other, '/faq', '<h1>Frequently asked questions</h1>');
});

it('questions, menus, legal texts and rewards can be edited', async () => {
  const entry = { id: 'snow', category: 'Winter', question: 'Who clears snow?', answer: 'Ask us.\n\nOr them.', industry: '' };
  expect((await save('faq', { entries: [entry] })).status).toBe(200);
  await eventually(async () => (await get<unknown[]>(app, '/api/faq')).body.length === 1, 'the one question');
  expect((await get(app, '/api/faq')).body).toEqual([{ ...entry, answer: ['Ask us.', 'Or them.'] }]);
  await shows(app, '/', 'href="/faq#snow"');
  await save('frame', { company: [{ text: 'Who we are', to: '/about' }], synced: '' });
  await shows(app, '/about', '>Who we are</a>');
  const html = await pageOf(app, '/about');
  expect(html).not.toMatch(/href="\/settings"|synced with our records/);
  await save('terms', { text: '## Ours {#ours}\n\nThe law of {region}. [Ask](/about)' });
  await shows(app, '/terms', '<section id="ours"><h2>Ours</h2><div><p>The law of your province. <a href="/about">Ask</a></p></div>');
  await save('referrals', { tiers: [{ amount: '$5', title: 'Any', text: 'For each.' }] });
  await shows(app, '/referral-program', '<strong>$5</strong>');
});

it('forms have edited texts, and shared ones are in all of them', async () => {
  await save('form-words', { optional: 'may be empty', emailWrong: 'Like bob@example.com.' });
  for (const path of ['/list-business', '/about']) await shows(app, path, '> (may be empty)</span>');
  expect(await pageOf(app, '/renew-business')).toContain('data-wrong="Like bob@example.com."');
  const { status, body } = await save('form-words', { cityMeant: 'Is it another city?' });
  expect([status, body.errors?.map(({ field }) => field)]).toEqual([400, ['cityMeant']]);
  await save('status', { unknownTitle: 'Nothing here', unknownCure: 'Ask {site}.' });
  await shows(app, '/status/unknown', 'Nothing here');
  await shows(app, '/status/unknown', '<p>Ask Homewright.</p>');
  await save('referrals', { noScriptTitle: 'Turn scripts on' });
  await shows(app, '/referral-program', 'Turn scripts on');
});

it('home page, guide and the pages behind links in emails have edited texts', async () => {
  await save('home', {
    reasons: [{ title: 'We are near', text: 'In {region}.' }],
    urgent: 'Trouble? [Read this](/faq)',
    somePhones: '',
    allPhones: '',
  });
  await shows(app, '/', '<h3>We are near</h3><p>In your province.</p>');
  expect(await pageOf(app, '/')).toContain('Trouble? <a href="/faq"');
  await save('guide-hub', { title: 'Repairs', plumbingText: 'Pipes.', waiting: [], checklist: 'One\nTwo' });
  await shows(app, '/home-jobs-guide', '<h1>Repairs</h1>');
  const hub = await pageOf(app, '/home-jobs-guide');
  expect([hub.includes('<p>Pipes.</p>'), hub.includes('id="waiting"'), hub.includes('<li>Two</li>')]).toEqual([true, false, true]);
  await save('guide-words', { closingTitle: 'Want help?', editedElsewhere: 'Changed on {date}.', edited: 'Changed on {date}.' });
  await shows(app, '/section/hvac', 'Want help?');
  expect(await pageOf(app, '/sump-pump-guide')).toMatch(/Changed on \d+ \w+ 20\d\d\./);
  await save('email-pages', { unknownTitle: 'Too old' });
  await shows(app, '/renew-business/object/unknown', 'Too old');
});

it('a guide has edited texts, and is listed by them; everything else is unchanged', async () => {
  const today = await dayOfFile();
  const before = (await get<{ steps: object[]; tools: string[] }>(app, '/api/guides/sump-pump')).body;
  const step = { title: 'Call us', time: '1 minute', urgency: '', description: 'One.\n\nTwo.', tips: '', stopTitle: '', stopText: '' };
  expect((await save('sump-pump-guide', { title: 'Pump & pit', chips: '2 days\n$5', steps: [step] })).status).toBe(200);
  for (const from of [app, other]) await shows(from, '/sump-pump-guide', '<h1>Pump &amp; pit</h1>');
  const html = await pageOf(app, '/sump-pump-guide');
  expect([/id="step-1"/.test(html), /id="step-2"/.test(html), html.includes('<p>Two.</p>')]).toEqual([true, false, true]);
  const { body } = await get<object>(app, '/api/guides/sump-pump');
  expect(body).toMatchObject({
    title: 'Pump & pit',
    chips: ['2 days', '$5'],
    tools: before.tools,
    edited: today,
    steps: [{ title: 'Call us' }],
  });
  for (const path of ['/section/plumbing', '/search?query=sump+pump+not+working'])
    expect([path, (await pageOf(app, path)).includes('Pump &amp; pit')]).toEqual([path, true]);
  const { suggestions } = (await get<{ suggestions: object[] }>(app, '/api/suggest?q=sump')).body;
  expect(suggestions).toContainEqual({ kind: 'guide', text: 'Pump & pit', detail: '2 days', href: '/sump-pump-guide' });
  expect((await save('sump-pump-guide', { title: null, chips: null, steps: null })).status).toBe(200);
  await shows(other, '/section/plumbing', 'Sump Pump Not Working?');
  expect((await get(app, '/api/guides/sump-pump')).body).toEqual(before);
});

it('an edited guide is validated like any text, and previewed', async () => {
  const box = { title: 'Stop', tone: 'purple', text: '', items: '' };
  const { status, body } = await save('sump-pump-guide', {
    title: '',
    safety: [box, box],
    before: [box],
    sources: [{ title: 'X', address: 'ftp://a' }],
  });
  expect([status, body.errors?.map(({ field }) => field)]).toEqual([400, ['title', 'safety', 'before.0.tone', 'sources.0.address']]);
  const preview = await post<{ html: string }>(app, '/api/admin/texts/sump-pump-guide/preview', { texts: { subtitle: 'As typed' } }, admin);
  expect(preview.body.html).toContain('<p>As typed</p>');
  expect((await get<{ subtitle: string }>(app, '/api/guides/sump-pump')).body.subtitle).not.toBe('As typed');
  expect((await get(app, '/api/guides/walking-toilet')).status).toBe(404);
});

it('invalid texts are refused with each error, and the page is unchanged', async () => {
  const { status, body } = await save('frame', { menu: [{ menu: '', text: 'Click', to: 'javascript:alert(1)' }], about: '<script>' });
  expect(status).toBe(400);
  expect(body.errors?.map(({ field }) => field)).toEqual(['menu.0.to', 'about']);
  const [fault] = (await save('privacy', { text: '' })).body.errors ?? [];
  expect(fault?.field).toBe('text');
  expect(fault?.message).toContain('must not be empty');
  for (const texts of [null, [], 'x', undefined]) expect((await post(app, '/api/admin/texts/faq', { texts }, admin)).status).toBe(400);
  expect((await get<Page>(app, '/api/admin/texts/frame', admin)).body.version).toBe(0);
  expect((await get(app, '/api/admin/texts/constructor', admin)).status).toBe(404);
  expect((await get(app, '/api/texts/__proto__')).status).toBe(404);
});

it('of twenty simultaneous saves of the same version one succeeds, also at the first save of a page', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => retryWhileUnavailable(() => save('about', { title: `By ${index}` }, 0))),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
});

it('every version is kept, can be read and restored', async () => {
  await save('terms', { text: '## One\n\n1' });
  await save('terms', { text: '## Two\n\n2' });
  const history = await get<{ items: { version: number }[] }>(app, '/api/admin/texts/terms/history', admin);
  expect(history.body.items.map(({ version }) => version)).toEqual([2, 1]);
  const first = await get<Page>(app, '/api/admin/texts/terms/history/1', admin);
  expect(first.body.texts.find(({ name }) => name === 'text')?.value).toBe('## One\n\n1');
  expect((await post(app, '/api/admin/texts/terms/history/1/restore', { version: 1 }, admin)).status).toBe(409);
  expect((await post<Page>(app, '/api/admin/texts/terms/history/1/restore', { version: 2 }, admin)).body.version).toBe(3);
  await shows(app, '/terms', '<h2>One</h2>');
});

it('titles and descriptions of kinds of pages follow their patterns; invalid patterns are refused', async () => {
  const { status, body } = await save('heads', { searchTitle: '{what} in {town}', otherDescription: '<b>', homeTitle: '[{trades}' });
  expect(status).toBe(400);
  expect(body.errors?.map(({ field, message }) => `${field} ${message.split(' ').slice(0, 2).join(' ')}`)).toEqual([
    'searchTitle has {town},',
    'otherDescription has HTML',
    'homeTitle has a',
  ]);
  await save('heads', { otherTitle: '{site}: {title}' });
  await shows(app, '/faq', '<title>Homewright: Frequently asked questions</title>');
  expect((await get<{ texts: object }>(app, '/api/texts/heads')).body.texts).toMatchObject({ otherTitle: '{site}: {title}' });
});

it('emergency help, forms and the page of a submission have edited texts; the promised response time follows its setting', async () => {
  await save('emergency', { title: 'First minutes', calls: [{ case: 'gas', who: 'Us', number: '555 0100', why: 'At once. {gasAsk}' }] });
  await shows(app, '/emergency-help', '<h1>First minutes</h1>');
  expect(await pageOf(app, '/emergency-help')).toMatch(/<strong>Us<\/strong>.*href="tel:5550100".*ask for the licence/s);
  await save('contact', { title: 'Write to us' });
  await shows(app, '/about', '>Write to us</h2>');
  const preview = await post<{ html: string }>(app, '/api/admin/texts/contact/preview', { texts: { send: 'Off it goes' } }, admin);
  expect(preview.body.html).toMatch(/Find the right person for the job at home.*Off it goes/s);
  expect(await pageOf(app, '/renew-business')).toContain('We review what you sent within 24-48 hours. Until then');
  await save('words', { reviewTime: '' });
  await shows(app, '/renew-business', 'We review what you sent. Until then');
  expect(await pageOf(app, '/list-business/thank-you')).not.toMatch(/24-48|\{reviewTime/);
  const { texts } = (await get<{ texts: Record<string, string> }>(app, '/api/texts/status')).body;
  expect(texts['pendingNext']).toBe('The answer appears on this page.');
});

it('fields of forms have their edited labels on the form, in its errors and where there is no business', async () => {
  const texts = {
    cityLabel: 'Town',
    cityHelp: 'Where your workshop is.',
    cityMissing: 'Say your town.',
    phoneLabel: 'Call us at',
    titleLabel: 'Firm',
  };
  await save('business-fields', texts);
  await shows(app, '/list-business', 'Where your workshop is.');
  await shows(app, '/renew-business', '>Call us at');
  const answer = await fetch(`${app.url}/list-business`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    body: `title=${'B'.repeat(900)}&phone=12`,
  });
  const html = await answer.text();
  expect([answer.status, html.includes('Say your town.')]).toEqual([400, true]);
  expect(html).toMatch(/Firm (?:is|must)/);
  expect(html).toContain('Write the phone number with its area code');
  expect(html).not.toMatch(/Phone Number|Write the city/);
  await save('report', { unknownTitle: 'No such firm' });
  await shows(app, '/business/nobody/report', 'No such firm');
});

it('lines with links have edited targets, and no others', async () => {
  const bad = await save('list-business', { privacy: 'See [this](javascript:alert(1)) or [that](/privacy).' });
  expect([bad.status, bad.body.errors?.map(({ field }) => field)]).toEqual([200, undefined]);
  await shows(app, '/list-business', 'See [this](javascript:alert(1)) or ');
  expect(await pageOf(app, '/list-business')).toMatch(/<a href="\/privacy"[^>]*>that<\/a>/);
  const refused = await save('list-business', { privacy: 'See [this](//evil.example) or [that](http://b.example).' });
  expect([refused.status, refused.body.errors?.[0]?.message]).toEqual([
    400,
    expect.stringMatching(/^has a link to \/\/evil\.example: it must be a page/),
  ]);
  expect(
    (await save('list-business', { privacy: 'Read [ours](https://law.example/us).', helpTitle: 'Stuck?', busy: 'One moment' })).status,
  ).toBe(200);
  await shows(app, '/list-business', '<a href="https://law.example/us" rel="noreferrer">ours</a>');
  expect(await pageOf(app, '/list-business')).toContain('>Stuck?</h2>');
  await save('list-business', { referred: 'From {code}, a friend.' });
  await shows(app, '/list-business?ref=FRIEND-7Q2', '<span class="referral-code">FRIEND-7Q2</span>, a friend.');
});

it('the list of pages has the number and date of changed texts, and their contents', async () => {
  await save('faq', { title: 'What people ask' });
  await save('terms', { text: '## One\n\n1' });
  await save('terms', { text: null });
  interface Listed {
    page: string;
    changed: number;
    savedAt: string | null;
    texts: { name: string; says: string; isChanged: boolean }[];
  }
  const { items } = (await get<{ items: Listed[] }>(app, '/api/admin/texts', admin)).body;
  const of = (wanted: string) => items.find(({ page }) => page === wanted);
  expect(of('faq')).toMatchObject({ changed: 1, savedAt: expect.any(String) as string });
  expect(of('faq')?.texts.find(({ name }) => name === 'title')).toMatchObject({ says: 'What people ask', isChanged: true });
  expect(of('faq')?.texts.find(({ name }) => name === 'entries')?.says).toContain('A pipe burst');
  expect(of('terms')).toMatchObject({ changed: 0, savedAt: expect.any(String) as string });
  expect(of('about')).toMatchObject({ changed: 0, savedAt: null });
});

it('a preview shows typed texts, and saves nothing', async () => {
  const { body } = await post<{ html: string }>(app, '/api/admin/texts/frame/preview', { texts: { about: 'Just looking' } }, admin);
  expect(body.html).toContain('Just looking');
  expect(body.html).not.toMatch(/<script (?:type="module"|src)/);
  expect(await pageOf(app, '/about')).not.toContain('Just looking');
});

it('texts inside page code can be changed as well: the frame contains the changed ones, for cards, filters, hours and errors', async () => {
  expect((await get<{ words?: object }>(app, '/api/frame')).body.words).toBeUndefined();
  await save('search-words', { sortBy: 'Trier par', filters: 'Filtres', byName: 'Nom, de A à Z' });
  await save('card-words', { call: 'Appeler', noRatings: 'Aucune note', manyReviews: '({count} avis)' });
  await save('page-words', { skip: 'Aller au contenu', homeLink: '{site}, accueil', feedTitle: 'Guides de réparation' });
  await shows(app, '/search', '<span>Trier par</span>');
  await shows(other, '/search', 'Aller au contenu</a>');
  const html = await pageOf(app, '/search');
  expect(html).toContain('aria-label="Homewright, accueil"');
  expect(html).toMatch(/<option[^>]*>Nom, de A à Z<\/option>/);
  expect(html).not.toContain('Sort by');
  expect(html).toContain('title="Guides de réparation" href="/feed.xml"');
  expect(await pageOf(app, '/feed.xml')).toContain('<title>Homewright: Guides de réparation</title>');
  const { words } = (await get<{ words: Record<string, object> }>(app, '/api/frame')).body;
  expect(words['search-words']).toEqual({ sortBy: 'Trier par', filters: 'Filtres', byName: 'Nom, de A à Z' });
  const bad = await save('why-words', { far: '{miles} miles' });
  expect([bad.status, bad.body.errors?.map(({ field }) => field)]).toEqual([400, ['far']]);
  await save('page-words', { skip: null });
  await shows(other, '/search', 'Skip to the content</a>');
});

it('unsaved texts are shown in the preview, those of a business on the page of one', async () => {
  const preview = async (page: string, texts: object) =>
    (await post<{ html: string }>(app, `/api/admin/texts/${page}/preview`, { texts }, admin)).body.html;
  expect(await preview('search-words', { sortBy: 'Order it' })).toContain('<span>Order it</span>');
  expect(await preview('business-words', { hours: 'When they are there' })).toContain('<pre>When they are there</pre>');
  await sheet.write([aListing()]);
  expect((await post(app, '/api/sync', {}, admin)).status).toBe(200);
  const onPage = () => preview('business-words', { hours: 'When they are there' });
  // What is kept of the directory follows a moment after a sync.
  await eventually(async () => (await onPage()).includes('class="business"'), 'the page of a business');
  expect(await onPage()).toContain('When they are there');
  expect(await pageOf(app, '/search')).not.toContain('Order it');
});

it('without JavaScript, an invalid email address is reported with the edited text', async () => {
  await save('form-words', { emailWrong: 'Like bob@example.com.' });
  await shows(app, '/about', 'data-wrong="Like bob@example.com."');
  const response = await fetch(`${app.url}/about`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: app.url },
    body: new URLSearchParams({ name: 'Ann', email: 'ann', message: 'Hello, is anybody there?' }),
  });
  const html = await response.text();
  expect(html).toContain('Like bob@example.com.');
  expect(html).not.toContain('must be an');
});
