import type { SearchAnswer } from '../../frontend/src/lib/reads.js';
import { blankCard } from '../../src/shared/listings/listing-card.js';
import { DIRECTORY, rendered } from '../support/rendered.js';

type Meaning = NonNullable<SearchAnswer['understood']>;

const PLAIN: Meaning = {
  trades: ['Plumber'],
  because: 'trade',
  place: { name: 'Guelph', kind: 'city', listed: true, radiusKm: 0 },
  when: null,
  words: [],
  ignored: ['in'],
  nearest: false,
  guides: [],
};
const TRADES = [
  { name: 'Plumber', plural: 'Plumbers', slug: 'plumber', count: 3, drawing: 'plumber', hue: 235, summary: 'Pipes' },
  { name: 'Roofer', plural: 'Roofers', slug: 'roofer', count: 1, drawing: 'roofer', hue: 20, summary: 'Roofs' },
];

/** What was found. */
const SOMEBODY = { services: [blankCard('1', 'Oak Plumbing')], total: 1, totalPages: 1 };

async function page(understood: Meaning, more: Partial<SearchAnswer> = {}, address = '/search?query=plumber+in+guelph') {
  const search = { services: [], total: 0, page: 1, totalPages: 0, understood, ...more };
  const { body, head, text } = await rendered(address, { search, trades: TRADES });
  const links = [...body.matchAll(/<a [^>]*href="([^"]*)"[^>]*>/g)].map(([, href]) => href!.replaceAll('&amp;', '&'));
  return {
    text,
    links,
    title: /<title>([^<]*)/.exec(head)?.[1],
    canonical: /rel="canonical" href="https:\/\/homewright\.example([^"]*)"/.exec(head)?.[1],
    robots: /name="robots" content="([^"]*)"/.exec(head)?.[1],
  };
}

describe('a search that was understood', () => {
  it('has a title by its meaning, and the canonical address of the equal landing page', async () => {
    expect(await page(PLAIN, SOMEBODY)).toMatchObject({
      title: 'Plumbers in Guelph | Homewright',
      canonical: '/search?industry=Plumber&amp;city=Guelph',
      robots: 'index',
    });
    expect(await page({ ...PLAIN, place: null }, SOMEBODY)).toMatchObject({
      title: 'Plumbers | Homewright',
      canonical: '/search?industry=Plumber',
      robots: 'index',
    });
  });

  it('and has no results is not indexed, nor is one for an unknown trade', async () => {
    expect((await page(PLAIN)).robots).toBe('noindex, follow');
    expect((await page(PLAIN, {}, '/search?industry=Lute+repairs')).robots).toBe('noindex, follow');
    expect((await page(PLAIN, SOMEBODY, '/search?industry=Plumber')).robots).toBe('index');
  });

  it('has distances from the area, not from its centre, for a business outside of it', async () => {
    const area = { name: 'Durham Region', kind: 'area' as const, listed: true, radiusKm: 30 };
    const at = (distanceKm: number) =>
      page({ ...PLAIN, place: area }, { ...SOMEBODY, services: [{ ...SOMEBODY.services[0]!, distanceKm }], distanceFrom: area });
    expect((await at(29)).text).not.toContain('km from');
    expect((await at(31)).text).toContain('31.0 km from Durham Region');
  });

  it('is near a place only if there are businesses within 100 km', async () => {
    const nearest = { ...PLAIN, place: { name: 'Thunder Bay', kind: 'city' as const, listed: false, radiusKm: 0 }, nearest: true };
    const at = (distanceKm: number) => ({ ...SOMEBODY, services: [{ ...SOMEBODY.services[0]!, distanceKm }] });
    expect((await page(nearest, at(60))).title).toBe('Plumbers near Thunder Bay | Homewright');
    expect((await page(nearest, at(518))).title).toBe('Plumbers | Homewright');
  });

  it.each<[string, Partial<Meaning>]>([
    ['two trades', { trades: ['Plumber', 'Roofer'] }],
    ['a time', { when: 'around-the-clock' }],
    ['a postal code', { place: { name: 'N1H 2A1', kind: 'postal', listed: true, radiusKm: 25 } }],
    ['a place where nobody is listed', { place: { name: 'Thunder Bay', kind: 'city', listed: false, radiusKm: 0 }, nearest: true }],
    ['words beside it', { words: ['yarrow'] }],
  ])('with %s is not a landing page', async (_what, meaning) => {
    expect(await page({ ...PLAIN, ...meaning })).toMatchObject({ canonical: '/search?query=plumber+in+guelph', robots: 'noindex, follow' });
  });

  it('with another filter is not a landing page', async () => {
    expect(await page(PLAIN, {}, '/search?query=plumber+in+guelph&minRating=4')).toMatchObject({
      canonical: '/search?query=plumber+in+guelph&amp;minRating=4',
      robots: 'noindex, follow',
    });
  });

  it('has a chip for each part, which links to the search without it', async () => {
    const { text, links } = await page({ ...PLAIN, trades: ['Plumber', 'Roofer'], when: 'open-now' });
    expect(text).toContain('Understood as Plumbers and roofers');
    expect(text).toMatch(/Guelph\s+, remove/);
    expect(links).toEqual(
      expect.arrayContaining([
        '/search?query=Guelph+open+now',
        '/search?query=Plumbers+and+roofers+open+now',
        '/search?query=Plumbers+and+roofers+Guelph',
        '/search?query=plumber+in+guelph&literal=1',
      ]),
    );
  });

  it('keeps the other filters in each of them', async () => {
    const { links } = await page(PLAIN, {}, '/search?query=plumber+in+guelph&minRating=4&page=2');
    expect(links).toEqual(expect.arrayContaining(['/search?query=Guelph&minRating=4', '/search?query=Plumbers&minRating=4']));
  });

  it('and spells its city differently has the spelling of the directory', async () => {
    expect(await page({ ...PLAIN, trades: [], place: null }, { ...SOMEBODY, city: 'Guelph' }, '/search?city=GUELPH')).toMatchObject({
      title: 'Home service professionals in Guelph | Homewright',
      canonical: '/search?city=Guelph',
    });
  });

  it('names the emergency help, and the guide', async () => {
    const guides = [
      { title: 'Smell of gas', path: '/emergency-help#gas' },
      { title: 'Dripping Faucet?', path: '/dripping-faucet-guide' },
    ];
    const { text, links } = await page({ ...PLAIN, guides });
    expect(text).toContain('Smell of gas cannot wait. What to do now');
    expect(text).toContain('Dripping Faucet? Read the guide');
    expect(links).toEqual(expect.arrayContaining(guides.map(({ path }) => path)));
  });

  it('names no guide that is switched off', async () => {
    const guides = ['/dripping-faucet-guide', '/frozen-pipes-guide'].map((path) => ({ title: path, path }));
    const { body } = await rendered('/search?query=plumber+in+guelph', {
      search: { ...SOMEBODY, page: 1, understood: { ...PLAIN, guides } },
      trades: TRADES,
      directory: { ...DIRECTORY, off: ['/dripping-faucet-guide'] },
    });
    expect(body).toContain('href="/frozen-pipes-guide"');
    expect(body).not.toContain('href="/dripping-faucet-guide"');
  });

  it('says that the trade is not listed, and which other trade may do it', async () => {
    const missing = ['Locksmith', 'Roofer'];
    const other = await page({ ...PLAIN, place: null, missing: ['Roofer'] }, SOMEBODY);
    expect(other.text).toContain('No roofers are listed in this directory yet. Plumbers, listed below, may be able to help.');
    const none = await page({ ...PLAIN, trades: [], place: null, missing }, {}, '/search?query=locked+out+of+roof');
    expect(none.text).toContain('No locksmith professionals and roofers are listed in this directory yet.');
    expect(none.text).not.toContain('able to help');
    // What nobody does is no page of the whole directory.
    expect(none).toMatchObject({ canonical: '/search?query=locked+out+of+roof', robots: 'noindex, follow' });
  });

  it('says which of several jobs has no business, and where the nearest are', async () => {
    const plumberAndRoof = '/search?query=plumber+and+roof+leak';
    const nowhere = await page({ ...PLAIN, place: null, alsoMissing: ['Roofer'] }, SOMEBODY, plumberAndRoof);
    expect(nowhere.text).toContain('No roofers are listed in this directory yet, so the search is only for plumbers.');
    expect(nowhere).toMatchObject({ canonical: plumberAndRoof, robots: 'noindex, follow' });
    const notThere = { ...PLAIN, trades: ['Plumber', 'Roofer'], notThere: ['Roofer'] };
    const there = await page(notThere, SOMEBODY, `${plumberAndRoof}+guelph&minRating=4`);
    expect(there.text).toContain('No roofers are listed in Guelph. See the nearest');
    expect(there.links).toContain('/search?query=Roofers+Guelph&minRating=4');
    const filtered = await page({ ...notThere, place: null }, SOMEBODY, `${plumberAndRoof}&city=Guelph`);
    expect(filtered.text).toContain('No roofers are listed where you search.');
    expect(filtered.text).not.toContain('See the nearest');
    expect((await page(PLAIN, SOMEBODY)).text).not.toContain('No roofers');
  });

  it('says if the nearest follow, and if no hours are known', async () => {
    expect((await page({ ...PLAIN, nearest: true })).text).toContain('Few are listed in Guelph, so the nearest follow, by distance.');
    expect((await page({ ...PLAIN, when: 'open-now' }, { hoursUnknown: true })).text).toContain(
      'No one here has told us their hours for that. Call to ask.',
    );
    expect((await page(PLAIN)).text).not.toMatch(/nearest|hours/);
  });
});

describe('a place in the text that a filter overrides', () => {
  const address = '/search?query=plumber+in+guelph&city=Toronto&minRating=4';

  it('is reported as left out, with a link to search there', async () => {
    const { text, links } = await page({ ...PLAIN, place: null, placeLeftOut: 'Guelph' }, SOMEBODY, address);
    expect(text).toContain('You typed Guelph, but a filter or your location decides where to search. Search in Guelph instead');
    expect(links).toContain('/search?query=plumber+in+guelph&minRating=4');
  });

  it.each(['postCode=N1H', 'bbox=-81,43,-80,44'])('is searched without the filter %s as well', async (filter) => {
    const { links } = await page({ ...PLAIN, place: null, placeLeftOut: 'Guelph' }, SOMEBODY, `/search?query=plumber+in+guelph&${filter}`);
    expect(links.filter((link) => link === '/search?query=plumber+in+guelph')).toHaveLength(2);
  });

  it('is not mentioned if nothing is left out', async () => {
    expect((await page({ ...PLAIN, place: null }, SOMEBODY, address)).text).not.toContain('You typed');
  });
});

describe('"near me" in the text', () => {
  const asks = async (meaning: Partial<Meaning>, address?: string) =>
    (await page({ ...PLAIN, place: null, ...meaning }, {}, address)).text.includes('add your town or postal code to your search');

  it.each([['near', 'me'], ['nearby'], ['around', 'me']])('asks for the location: %s %s', async (...ignored) => {
    expect(await asks({ ignored: ignored.filter((word) => word !== undefined) })).toBe(true);
  });

  it('asks for none if one is known, or none was meant', async () => {
    const ignored = ['near', 'me'];
    expect(await asks({ ignored, place: PLAIN.place })).toBe(false);
    for (const filter of ['city=Guelph', 'postCode=N1H', 'bbox=-81,43,-80,44'])
      expect(await asks({ ignored }, `/search?query=plumber+near+me&${filter}`)).toBe(false);
    expect(await asks({ ignored: ['near'] })).toBe(false);
  });
});

describe('"licensed" in the text', () => {
  const ignored = ['licensed'];
  const address = '/search?query=licensed+plumber+guelph';
  const shown = async (meaning: Partial<Meaning>, more = '') => (await page({ ...PLAIN, ...meaning }, SOMEBODY, address + more)).links;

  it('links to the filter', async () => {
    expect(await shown({ ignored })).toContain('/search?query=licensed+plumber+guelph&licensed=yes');
  });

  it('does nothing if the filter is set, or the word is missing', async () => {
    expect(await shown({ ignored }, '&licensed=yes')).not.toContain('/search?query=licensed+plumber+guelph&licensed=yes');
    expect(await shown({})).not.toContain('/search?query=licensed+plumber+guelph&licensed=yes');
  });
});

describe('the order by distance', () => {
  const options = async (address: string, more: Partial<SearchAnswer>) => {
    const search = { services: [], total: 0, page: 1, totalPages: 0, understood: null, ...more };
    const { body, text } = await rendered(address, { search, trades: TRADES });
    const choice = /<select name="sortBy".*?<\/select>/s.exec(body)?.[0] ?? '';
    return {
      offered: choice.split('Nearest first').length - 1,
      chosen: /<option value="(\w+)" selected/.exec(choice)?.[1],
      says: /<option value="\w+" selected[^>]*>([^<]*)/.exec(choice)?.[1],
      leftOut: text.includes('left out: order'),
    };
  };
  const distanceFrom = { name: 'Guelph', kind: 'city' as const };

  it('can be chosen if a place is known, and not otherwise', async () => {
    expect(await options('/search?city=Guelph', { distanceFrom })).toEqual({
      offered: 1,
      chosen: 'featured',
      says: 'Featured first',
      leftOut: false,
    });
    expect(await options('/search?city=Guelph&sortBy=distance', { distanceFrom })).toMatchObject({ chosen: 'distance', leftOut: false });
    expect(await options('/search', {})).toMatchObject({ offered: 0, leftOut: false });
  });

  it.each<[string, Partial<Meaning>]>([
    ['around a postal code', { place: { name: 'N1H 2A1', kind: 'postal', listed: true, radiusKm: 25 } }],
    ['where the place has few', { nearest: true }],
  ])('is the default %s, and called so', async (_where, meaning) => {
    const answer = { distanceFrom, understood: { ...PLAIN, ...meaning } };
    for (const order of ['', '&sortBy=distance'])
      expect(await options(`/search?query=plumber+in+guelph${order}`, answer)).toMatchObject({
        offered: 1,
        chosen: 'featured',
        says: 'Nearest first',
      });
    expect(await options('/search?query=plumber+in+guelph&sortBy=rating_desc', answer)).toMatchObject({ says: 'Highest rating' });
  });

  it('is dropped with a note if no place is known', async () => {
    const usual = { offered: 0, chosen: 'featured', says: 'Featured first', leftOut: true };
    expect(await options('/search?sortBy=distance', {})).toEqual(usual);
    expect(await options('/search?query=pizza&sortBy=distance', {})).toEqual(usual);
  });
});

it('each card has the reasons for its position, and a link to the explanation without a script', async () => {
  const card = { ...blankCard('bob', 'bob'), title: 'Bob' };
  const search = { services: [card], total: 1, page: 1, totalPages: 1, understood: null };
  const { body } = await rendered('/search', { search, trades: TRADES });
  expect(/<details class="card-why">.*?<\/details>/s.exec(body)?.[0]).toMatch(/<summary>Why here\?<\/summary>.*href="\/how-we-order"/s);
});
