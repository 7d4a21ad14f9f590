import type { TradeView } from '../../frontend/src/lib/reads.js';
import { blankCard, type ListingCard } from '../../src/shared/listings/listing-card.js';
import { HOME_SECTION_IDS } from '../../src/shared/settings/home-sections.js';
import { DEFAULT_SETTINGS } from '../../src/modules/content/domain/site-settings.js';
import { blankBusiness, DIRECTORY, rendered } from '../support/rendered.js';

/** What the server makes of a page by what its reads give: no browser is needed to see it. */

const NOTHING = { services: [], total: 0, page: 1, totalPages: 0, understood: null };
const CARD: ListingCard = {
  ...blankCard('northgate', 'northgate-plumbing-guelph'),
  title: 'Northgate Plumbing',
  industry: 'Plumber',
  verified: 'yes',
  rating: 4.5,
  reviews: 12,
  address: '12 Quartz Road, Guelph, ON',
  city: 'Guelph',
  region: 'ON',
  postCode: 'N1H 2A1',
  phone: '(519) 555-0142',
  phoneE164: '+15195550142',
};
const NOINDEX = /<meta name="robots" content="noindex(, follow)?"\/>/;

describe('the results', () => {
  it('are cards with a phone number', async () => {
    const { status, text, body } = await rendered('/search', { search: { ...NOTHING, services: [CARD], total: 1, totalPages: 1 } });
    expect(status).toBe(200);
    expect(text).toContain('Northgate Plumbing');
    expect(body).toContain('href="tel:+15195550142"');
  });

  it.each([
    ['/search', 174, '174 professionals found, featured first, then the best rated'],
    ['/search?query=northgate', 1, '1 professional found, featured first, then the best match'],
    ['/search?city=Guelph&sortBy=rating_asc', 2, '2 professionals found in Guelph, lowest rating first'],
  ])('of %s have their total and their order', async (address, total, line) => {
    const { body } = await rendered(address, { search: { ...NOTHING, services: [CARD], total, totalPages: 1 } });
    expect(/<p [^>]*role="status">(.*?)<\/p>/.exec(body)![1]!.replace(/<[^>]*>/g, '')).toBe(line);
  });

  it('say that nothing matches, and how to find more', async () => {
    const { status, text, body } = await rendered('/search?industry=Plumber&city=Nowhere', { search: NOTHING });
    expect(status).toBe(200);
    expect(text).toContain('what to do now in an emergency');
    expect(text).toContain('No Results Found');
    expect(body).toContain('href="/search?industry=Plumber"');
  });

  it('do not link to the emergency help if it is switched off', async () => {
    const { body } = await rendered('/search?city=Nowhere', { search: NOTHING, directory: { ...DIRECTORY, off: ['emergency'] } });
    expect(body).not.toContain('what to do now in an emergency');
  });

  it('without a search in an empty directory are not called missing', async () => {
    const { text } = await rendered('/search', { search: NOTHING });
    expect(text).toContain('Start with a trade');
    expect(text).not.toContain(DEFAULT_SETTINGS.noResultsText);
  });

  it.each([
    [1, 'These results have one page.', '/search?city=Guelph'],
    [2_400, 'These results have 2,400 pages.', '/search?city=Guelph&amp;page=2400'],
  ])('have a last page, to which a page beyond it links: %i', async (totalPages, says, last) => {
    const { text, body } = await rendered('/search?city=Guelph&page=4200', { search: { ...NOTHING, total: totalPages * 20, totalPages } });
    expect(text).toContain(`There is no page 4,200 ${says}`);
    expect(body).toMatch(new RegExp(`href="${last.replace('?', '\\?')}"[^>]*>Go to the last page`));
  });

  it('load two pictures at once, and the others when they come into view', async () => {
    const services = ['a', 'b', 'c'].map((id) => ({ ...CARD, id, slug: id, image: `https://pictures.example/${id}.jpg` }));
    const { body } = await rendered('/search', { search: { ...NOTHING, services, total: 3, totalPages: 1 } });
    const loading = [...body.matchAll(/<img [^>]*src="https:\/\/pictures[^>]*>/g)].map(([img]) => /loading="(\w+)"/.exec(img)?.[1]);
    expect(loading).toEqual(['eager', 'eager', 'lazy']);
  });

  it('of words without results link to existing trades, and mention no filter', async () => {
    const trade = { name: 'Plumber', plural: 'Plumbers', slug: 'plumber', count: 3, drawing: 'plumber', hue: 235, summary: 'Pipes' };
    const found = async (query: string) => (await rendered(`/search?${query}`, { search: NOTHING, trades: [trade] })).body;
    const here = />Trades in this directory<.*href="\/search\?industry=Plumber"/s;
    expect(await found('query=raccoon')).toMatch(here);
    expect(await found('query=raccoon')).not.toContain('all of these filters');
    expect(await found('query=raccoon&literal=1')).toMatch(here);
    expect(await found('query=raccoon&minRating=4')).not.toMatch(here);
  });

  it.each([
    [{ distanceKm: 2.72 }, 'Guelph · 2.7 km from Toronto'],
    [{ distanceKm: 2.2, approximate: true as const }, 'Guelph · about 3 km from Toronto'],
    [{ distanceKm: 1204.4 }, 'Guelph · 1,204 km from Toronto'],
  ])('have distances from the named place, or else from the visitor: %j', async (distance, fact) => {
    const search = { ...NOTHING, services: [{ ...CARD, ...distance }], total: 1, totalPages: 1 };
    const from = async (name: string | null) =>
      (await rendered('/search?city=Toronto', { search: { ...search, distanceFrom: { name, kind: 'city' } } })).text;
    expect(await from('Toronto')).toContain(fact);
    expect(await from(null)).toContain(fact.replace('from Toronto', 'away'));
  });

  it.each([
    [['Guelph', 'Fergus', 'Elora'], 'Serves Guelph, Fergus, Elora'],
    [['Guelph', 'Fergus', 'Elora', 'Erin'], 'Serves Guelph, Fergus and 2 more'],
  ])('name service areas, as many as are no longer than a number: %j', async (serviceArea, says) => {
    const { text } = await rendered('/search', { search: { ...NOTHING, services: [{ ...CARD, serviceArea }], total: 1, totalPages: 1 } });
    expect(text).toContain(`${says} `);
  });

  it('that cannot be read are an outage, never an empty list', async () => {
    const { status, head, text } = await rendered('/search', { search: 503 });
    expect(status).toBe(503);
    expect(text).toContain('Error Loading Results');
    expect(text).not.toContain('No Results Found');
    expect(head).toMatch(NOINDEX);
  });

  it('have one text field above them, which belongs to the form of the filters: both are sent together without JavaScript', async () => {
    const { body } = await rendered('/search?query=drain&city=Guelph', { search: NOTHING });
    const fields = body.match(/<input[^>]*name="query"[^>]*>/g)!;
    expect(fields).toHaveLength(1);
    for (const attribute of ['form="filters"', 'type="search"', 'value="drain"', 'aria-label="What do you need?"'])
      expect(fields[0]).toContain(attribute);
    expect(body).toMatch(/<form[^>]*id="filters"[^>]*action="\/search"[^>]*method="get"/);
    expect(body).toMatch(/<button[^>]*type="submit"[^>]*form="filters"[^>]*>Search/);
    expect(body.indexOf('name="query"')).toBeLessThan(body.indexOf('id="filters"'));
    expect(body).not.toContain('role="combobox"');
  });

  it('have a line above them if they are samples', async () => {
    const lineOf = async (sampleData: boolean) => {
      const { body } = await rendered('/search', { search: NOTHING, directory: { ...DIRECTORY, sampleData } });
      // In a landmark of its own: screen readers that go from one to the next would pass it by.
      return /<aside [^>]*aria-label="Sample data">.*?<\/aside>(?=<header)/.exec(body)?.[0];
    };
    expect(await lineOf(true)).toContain('<strong>Sample data</strong>');
    expect(await lineOf(false)).toBeUndefined();
  });
});

describe('the filter', () => {
  const trade = { name: 'Plumber', plural: 'Plumbers', slug: 'plumber', count: 3, drawing: 'plumber', hue: 235, summary: 'Pipes' };
  const optionsOf = async (name: string, address: string) => {
    const choices = { industries: ['Plumber', 'Lute repairs'], cities: ['Guelph'], more: false };
    const { body } = await rendered(address, { search: NOTHING, choices, trades: [trade] });
    const select = new RegExp(`<select [^>]*name="${name}".*?</select>`, 's').exec(body)![0];
    return [...select.matchAll(/<option([^>]*)>([^<]*)/g)].map(
      ([, selected, text]) => `${text}${selected!.includes('selected=') ? ' *' : ''}`,
    );
  };

  it('for trades has those of the site, and the requested one', async () => {
    expect(await optionsOf('industry', '/search')).toEqual(['All trades *', 'Plumber']);
    expect(await optionsOf('industry', '/search?industry=plumber')).toEqual(['All trades', 'Plumber *']);
    expect(await optionsOf('industry', '/search?industry=Lute+repairs')).toEqual(['All trades', 'Plumber', 'Lute repairs *']);
  });

  it('for cities has the requested one, once, in any spelling', async () => {
    expect(await optionsOf('city', '/search?city=GUELPH')).toEqual(['All cities', 'Guelph *']);
    expect(await optionsOf('city', '/search?city=Erin')).toEqual(['All cities', 'Guelph', 'Erin *']);
  });
});

describe('the description of a trade', () => {
  const plumber: TradeView = {
    name: 'Plumber',
    plural: 'Plumbers',
    slug: 'plumber',
    count: 0,
    drawing: 'plumber',
    hue: null,
    summary: '',
    hint: '',
    image: '/media/own.webp',
    explainer: { title: 'Hiring a plumber', description: 'As built in.', services: ['Pipes'], tips: [] },
    questions: [],
    licensing: [],
    guides: [],
  };
  const shown = async (trade: Partial<TradeView>, changed: object = {}) =>
    rendered('/search?industry=Plumber', {
      search: NOTHING,
      trade: { ...plumber, ...trade },
      settings: { ...DEFAULT_SETTINGS, version: 1, ...changed },
    });

  it('has the text and picture of the settings, if there are any', async () => {
    const { text, body } = await shown({}, { plumberDescription: 'As the operator says.', plumberImage: '/media/set.webp' });
    expect(text).toContain('As the operator says.');
    expect(text).not.toContain('As built in.');
    expect(body).toContain('src="/media/set.webp"');
    expect((await shown({}, { plumberImage: '' })).body).toContain('src="/media/own.webp"');
  });

  it('is the built-in one otherwise', async () => expect((await shown({ slug: 'roofer' })).text).toContain('As built in.'));
});

describe('conditional phrases', () => {
  const ON_ALL = 'Every listing has its phone number in plain sight.';
  const HOME = { articles: [], homeTrades: { tiles: [], carousel: [], rotation: [], examples: [] } };

  it.each([
    ['/', 'allWithPhone', ON_ALL],
    ['/about', 'syncs', 'Listings are synced with our records several times a day.'],
    ['/list-business/thank-you', 'sendsMail', 'Updates via email'],
  ] as const)('on %s are shown only if they are true: %s', async (address, fact, phrase) => {
    const says = async (holds: boolean) =>
      (await rendered(address, { ...HOME, directory: { ...DIRECTORY, [fact]: holds } })).text.includes(phrase);
    expect([await says(true), await says(false)]).toEqual([true, false]);
  });

  it('a value that no business has is not reported as unknown on each card', async () => {
    const search = { ...NOTHING, services: [{ ...CARD, rating: null, reviews: 0 }], total: 1, totalPages: 1 };
    const saysSo = async (isKnown: boolean) => {
      const { body } = await rendered('/search', { search, directory: { ...DIRECTORY, hoursKnown: isKnown, rated: isKnown } });
      return ['data-hours', 'No ratings yet'].map((part) => body.includes(part));
    };
    expect([await saysSo(true), await saysSo(false)]).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it('filters without any matching listing are left out, except one in use', async () => {
    const none = { ...DIRECTORY, rated: false, verified: false, licensed: false, hoursKnown: false };
    const all = (await rendered('/search', { search: NOTHING })).body;
    const names = ['minRating', 'verified', 'licensed', 'openNow'];
    for (const name of names) expect(all).toContain(`name="${name}"`);
    const empty = (await rendered('/search', { search: NOTHING, directory: none })).body;
    for (const name of names) expect(empty).not.toContain(`name="${name}"`);
    expect(empty).not.toContain('Only show');
    expect((await rendered('/search?verified=yes', { search: NOTHING, directory: none })).body).toContain('name="verified"');
  });
});

it.each(['/nowhere', '/section/nowhere'])('%s has its empty state once, as the title of the page', async (address) => {
  const { status, body } = await rendered(address, { blog: 404, articles: [] });
  const [title, ...others] = [...body.matchAll(/<h[12][^>]*>([^<]*)/g)].map(([, text]) => text);
  expect([status, body.match(/<h1/g)?.length]).toEqual([404, 1]);
  expect(others).not.toContain(title);
});

describe('a site with its own name', () => {
  it.each(['/faq', '/page-that-does-not-exist', '/privacy'])('%s has no other name in its head', async (address) => {
    const settings = { ...DEFAULT_SETTINGS, siteTitle: 'Handy', version: 1 };
    const { head } = await rendered(address, { settings, faq: [], blog: 404 });
    expect(head).not.toMatch(/Homewright/);
    expect(head).toContain('<meta property="og:site_name" content="Handy"/>');
    expect(head).toMatch(/<title>[^<]* \| Handy<\/title>/);
  });

  it.each(['/privacy', '/terms'])('%s has keywords, like every page', async (address) => {
    expect((await rendered(address)).head).toMatch(/<meta name="keywords" content="[^"]{10,}"/);
  });
});

describe('the page of a business', () => {
  it('is 404 if it does not exist, and an outage if it cannot be read', async () => {
    const missing = await rendered('/business/nobody', { business: 404 });
    // An address that the API refuses is nobody's.
    for (const page of [missing, await rendered('/business/nobody', { business: 400 })]) {
      expect(page.status).toBe(404);
      expect(page.head).toMatch(NOINDEX);
    }
    const broken = await rendered('/business/nobody', { business: 503 });
    expect(broken.status).toBe(503);
    expect(broken.text).not.toBe(missing.text);
  });
});

describe('a business without a phone number', () => {
  const business = {
    ...blankBusiness('kettle', 'copper-kettle'),
    ...CARD,
    slug: 'copper-kettle',
    title: 'Copper Kettle Ltd.',
    phone: null,
    phoneE164: null,
  };

  it('has no advice to ask for its hours by phone', async () => {
    const hoursOf = async (phoneE164: string | null) =>
      (await rendered('/business/copper-kettle', { business: { ...business, phoneE164 } })).text.includes('Call to ask');
    expect([await hoursOf(null), await hoursOf('+15195550142')]).toEqual([false, true]);
  });

  it('has one full stop after its name in the report', async () => {
    const { text } = await rendered('/business/copper-kettle/report', { business });
    expect(text).toMatch(/About\s+Copper Kettle Ltd\. +A person reads every report\./);
  });
});

describe('the home page', () => {
  const homeListings = {
    towns: [{ city: 'Guelph', count: 1_200 }],
    latest: [
      { slug: 'quiet', title: 'Quiet Pipes', city: 'Guelph', industry: 'Plumber', addedAt: '2026-11-18T15:00:00Z' },
      { slug: 'old', title: 'Old Pipes', city: 'Guelph', industry: 'Plumber', addedAt: '2026-09-20T15:00:00Z' },
    ],
  };
  const counted = { ...DEFAULT_SETTINGS, statsMode: 'counted' as const, version: 1 };

  it('has a drawing beside its question, unless the operator sets a background picture', async () => {
    const hasDrawing = async (backgroundImage: string) => {
      const settings = { ...DEFAULT_SETTINGS, version: 1, backgroundImage };
      return (await rendered('/', { articles: [], faq: [], settings })).body.includes('hero-drawing');
    };
    expect([await hasDrawing(''), await hasDrawing('/media/house.webp')]).toEqual([true, false]);
  });

  it('names towns with their numbers of businesses, and the businesses of the last sixty days', async () => {
    const { text, body } = await rendered('/', { articles: [], faq: [], homeListings });
    for (const words of ['Guelph (1,200)', 'New in the directory', 'Quiet Pipes', 'Plumber, Guelph', 'Added 18 Nov 2026'])
      expect(text).toContain(words);
    expect(text).not.toContain('Old Pipes');
    for (const link of ['/search?city=Guelph', '/business/quiet']) expect(body).toContain(`href="${link}"`);
    for (const nothing of [503, { towns: [], latest: homeListings.latest.slice(1) }])
      expect((await rendered('/', { articles: [], faq: [], homeListings: nothing })).text).not.toMatch(/New in the directory|Towns/);
  });

  it('has dates in the site’s time zone', async () => {
    const late = { towns: [], latest: [{ ...homeListings.latest[0]!, addedAt: '2026-11-18T04:30:00Z' }] };
    const added = async (timeZone: string) =>
      /Added [\w ]+2026/.exec((await rendered('/', { articles: [], faq: [], homeListings: late }, { timeZone })).text)?.[0];
    expect([await added('America/Toronto'), await added('America/Halifax')]).toEqual(['Added 17 Nov 2026', 'Added 18 Nov 2026']);
  });

  it('has the year in the site’s time zone', async () => {
    const now = Date.parse('2027-01-01T04:30:00Z');
    const year = async (timeZone: string) => /© (\d+)/.exec((await rendered('/', { articles: [], faq: [] }, { timeZone, now })).text)?.[1];
    expect([await year('America/Toronto'), await year('America/St_Johns')]).toEqual(['2026', '2027']);
  });

  it('shows the chosen sections in order, and reads nothing for the others', async () => {
    const homeSections = HOME_SECTION_IDS.toReversed().map((id) => ({ id, shown: id === 'steps' || id === 'trades' }));
    // A read that the test does not give, and that is asked for all the same, fails it.
    const { text } = await rendered('/', {
      settings: { ...DEFAULT_SETTINGS, homeSections, version: 1 },
      faqTeaser: undefined,
      homeListings: undefined,
    });
    expect(text).toContain('How it works');
    expect(text).not.toMatch(/Trusted by homeowners|Questions that homeowners ask|Before you hire|DIY and Common/);
  });

  it.each(['/', '/about'])(
    'and the others show counted figures on %s if that is switched on, and none if they cannot be read',
    async (path) => {
      const given = { articles: [], faq: [] };
      const figures = { businesses: 12_345, trades: 1, towns: 0, reviews: 2 };
      const { text } = await rendered(path, { ...given, settings: counted, figures });
      for (const words of ['12,000+', 'Businesses', 'Trade', 'Reviews']) expect(text).toContain(words);
      expect(text).not.toMatch(/Happy Customers|Towns|Trusted by homeowners/);
      for (const settings of [counted, { ...counted, statsMode: 'none' as const }])
        expect((await rendered(path, { ...given, settings, figures: 503 })).text).not.toMatch(/Happy Customers|Businesses|in numbers/);
    },
  );

  /** Three times over: a row of them moves. */
  const guidesIn = (body: string) => new Set([...body.matchAll(/Read the guide: (?:<!-- -->)?([^<"]+)/g)].map(([, title]) => title)).size;

  it('has six guides if there are no articles, or they cannot be read', async () => {
    for (const articles of [[], 503]) {
      const { status, body } = await rendered('/', { articles, faq: [] });
      expect({ status, guides: guidesIn(body) }).toEqual({ status: 200, guides: 6 });
    }
  });

  it('has articles before its guides, six of both, and links to all of them', async () => {
    const article = {
      fileName: 'gutters',
      title: 'Clean the Gutters',
      section: 'Garden',
      time: '5 min read',
      createdAt: '2026-11-01T12:00:00.000Z',
    };
    const { body } = await rendered('/', { articles: [article], faq: [] });
    const titles = [...new Set([...body.matchAll(/Read the guide: (?:<!-- -->)?([^<"]+)/g)].map(([, title]) => title))];
    expect(titles.slice(0, 2)).toEqual(['Clean the Gutters', 'Furnace Not Turning On?']);
    expect(titles).toHaveLength(6);
    expect(body).toMatch(/<a [^>]*href="\/home-jobs-guide"[^>]*>View All Guides/);
  });

  it('shows settings: texts, its own steps, no empty figures', async () => {
    const set = {
      heroTitle: 'Who fixes a',
      rotatingServices: ['Roof'],
      customSteps: [{ id: 'a', title: 'Ring us', description: 'Any time', icon: 'Phone', color: 'blue' }],
      stat1Value: '',
      stat2Value: '',
      stat3Value: '',
      stat4Value: '',
    };
    const { body, text } = await rendered('/', { articles: [], faq: [], settings: { ...DEFAULT_SETTINGS, version: 1, ...set } });
    expect(/<h1.*?<\/h1>/.exec(body)![0].replace(/<[^>]*>/g, '')).toContain('Who fixes a Roof');
    expect(body).toMatch(/<h3[^>]*>Ring us<\/h3>/);
    for (const absent of ['Say what you need', 'Happy Customers']) expect(text).not.toContain(absent);
    const byDefault = (await rendered('/', { articles: [], faq: [] })).text;
    for (const present of ['Say what you need', 'Happy Customers']) expect(byDefault).toContain(present);
  });
});

describe('the guide', () => {
  const some = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      fileName: `a-${index}`,
      title: `Article ${index}`,
      section: 'Garden',
      time: '',
      createdAt: '2026-11-21T10:00:00Z',
    }));

  it('has its sections if articles cannot be read', async () => {
    const { status, text } = await rendered('/home-jobs-guide', { articles: 503 });
    expect(status).toBe(200);
    for (const name of ['Plumbing', 'Electrical', 'HVAC Technician']) expect(text).toContain(name);
  });

  it('has a page of articles without a section, if there are any', async () => {
    const article = { fileName: 'a', title: 'Mend a fence', section: 'Garden', time: '', createdAt: '2026-11-21T10:00:00Z' };
    const { status, text } = await rendered('/section/other', { articles: [article] });
    expect([status, text.includes('Mend a fence'), text.includes('1 topic found')]).toEqual([200, true, true]);
    expect((await rendered('/section/other', { articles: [] })).status).toBe(404);
    expect((await rendered('/section/other', { articles: 503 })).status).toBe(503);
  });

  it('lists six without a section, and links to the others', async () => {
    const six = (await rendered('/home-jobs-guide', { articles: some(6) })).body;
    const seven = (await rendered('/home-jobs-guide', { articles: some(7) })).body;
    expect([six, seven].map((body) => body.match(/href="\/a-\d"/g)?.length)).toEqual([6, 6]);
    expect([six, seven].map((body) => body.includes('href="/section/other"'))).toEqual([false, true]);
  });

  it('collapses articles of a section beyond sixty', async () => {
    const parts = async (count: number) =>
      (await rendered('/section/other', { articles: some(count) })).body
        .split('class="section-rest"')
        .map((part) => part.match(/href="\/a-\d+"/g)?.length);
    expect([await parts(60), await parts(75)]).toEqual([[60], [60, 15]]);
    expect((await rendered('/section/other', { articles: some(75) })).text).toContain('Show 15 more');
  });

  it('has no other article: 404 if there is none, an outage if that is unknown', async () => {
    expect((await rendered('/no-such-article', { blog: 404 })).status).toBe(404);
    expect((await rendered('/no-such-article', { blog: 503 })).status).toBe(503);
  });
});

it('a returned form names its errors in its own order', async () => {
  const errors = ['message', 'email', 'name'].map((field) => ({ field, message: 'is wrong' }));
  const { body } = await rendered('/about', {}, { form: { path: '/about', detail: '', errors, values: { email: 'x' } } });
  const listed = [...body.matchAll(/<a href="#contact-(\w+)"/g)].map(([, field]) => field);
  expect(listed).toEqual(['name', 'email', 'message']);
});

describe('an unknown path', () => {
  it('is 404, and links to the home page and to the search', async () => {
    const { status, head, body } = await rendered('/no/such/page');
    expect(status).toBe(404);
    expect(head).toMatch(NOINDEX);
    for (const path of ['/', '/search']) expect(body).toContain(`href="${path}"`);
  });
});
