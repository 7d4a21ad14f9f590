import { aListing } from '../support/builders.js';
import { get } from '../support/api.js';
import { send } from '../support/http.js';
import type { FoundPins } from '../../src/modules/search/application/search-pins.js';
import { problemIn } from '../support/problem.js';
import { type Found, type SearchableApp, startSearchableApp } from './search-api.fixture.js';

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const AROUND_THE_CLOCK = JSON.stringify(WEEK.map((dayOfWeek) => ({ dayOfWeek, opens: '00:00', closes: '23:59' })));
const GUELPH = { city: 'Guelph', latitude: '43.5448', longitude: '-80.2482' };
const TORONTO = { city: 'Toronto', latitude: '43.65', longitude: '-79.38' };

const LISTINGS = [
  ...['a', 'b', 'c'].map((id) => aListing({ id: `g-${id}`, title: `Guelph ${id}`, postCode: 'N1H 2A1', ...GUELPH })),
  aListing({ id: 'night', title: 'Owl Pipes', ...GUELPH, openingHours: AROUND_THE_CLOCK }),
  aListing({ id: 'tap', title: 'Kettle Works', industry: 'Appliance Repair', description: 'We mend any dripping tap.', ...GUELPH }),
  aListing({ id: 'toronto', title: 'Harbour Pipes', ...TORONTO }),
  aListing({
    id: 'wires',
    title: 'Plumb Line Electric',
    industry: 'Electrician',
    website: 'https://www.lumen-toronto.example/',
    ...TORONTO,
  }),
];

let directory: SearchableApp;

beforeAll(async () => {
  directory = await startSearchableApp(LISTINGS);
});

afterAll(async () => {
  await directory?.close();
});

const ask = async (query: string, more = '') => {
  const { services, total, understood, hoursUnknown } = await directory.search(`?query=${encodeURIComponent(query)}${more}`);
  return { ids: services.map(({ id }) => id), total, understood, hoursUnknown, distances: services.map(({ distanceKm }) => distanceKm) };
};

it('shows the nearest of a trade that was chosen, as of one that was typed', async () => {
  const nearest = { ids: ['wires'], understood: { nearest: true, place: { name: 'Guelph' } } };
  expect(await ask('electrician guelph')).toMatchObject(nearest);
  expect(await ask('guelph', '&industry=Electrician')).toMatchObject(nearest);
});

it('for a web address finds the business that has it, whatever the business is called', async () => {
  expect(await ask('lumen-toronto.example/contact')).toMatchObject({ ids: ['wires'], total: 1, understood: null });
  expect(await ask('office@lumen-toronto.example', '&city=Guelph')).toMatchObject({ ids: [] });
});

describe('a search in plain words', () => {
  it('has what it understood, in exactly these fields', async () => {
    const { understood, ids } = await ask('I need somebody for a dripping tap in guelph on sunday');
    expect(understood).toEqual({
      trades: ['Plumber'],
      because: 'problem',
      place: { name: 'Guelph', kind: 'city', listed: true, radiusKm: 0 },
      when: null,
      words: [],
      ignored: expect.arrayContaining(['i', 'need', 'somebody', 'sunday']) as string[],
      nearest: false,
      guides: [{ title: 'Dripping Faucet?', path: '/dripping-faucet-guide' }],
    });
    expect(ids.slice(0, 1)).toEqual(['tap']);
    expect(ids.slice(1).sort()).toEqual(['g-a', 'g-b', 'g-c', 'night']);
  });

  it('finds the same in every order, sorted as a whole', async () => {
    const usual = await ask('dripping tap');
    expect(usual.ids[0]).toBe('tap');
    for (const order of ['name_asc', 'rating_desc', 'rating_asc', 'reviews_desc']) {
      const { ids, total } = await ask('dripping tap', `&sortBy=${order}`);
      expect([order, total, [...ids].sort()]).toEqual([order, usual.total, [...usual.ids].sort()]);
    }
    expect((await ask('dripping tap', '&sortBy=name_asc')).ids).toEqual(['g-a', 'g-b', 'g-c', 'toronto', 'tap', 'night']);
    expect((await ask('dripping tap', '&sortBy=name_asc&limit=2&page=3')).ids).toEqual(['tap', 'night']);
  });

  it('is not interpreted with literal=1', async () => {
    expect(await ask('dripping tap', '&literal=1')).toMatchObject({ ids: ['tap'], understood: null });
    expect(await ask('pizza')).toMatchObject({ ids: [], understood: null });
  });

  it('has the distance of each from a known place', async () => {
    const { distances } = await ask('plumber guelph');
    expect(distances.every((distance) => typeof distance === 'number' && distance < 2)).toBe(true);
  });

  it.each([
    ['a city', 'city=guelph', { name: 'Guelph', kind: 'city' }],
    ['a postal code', 'postCode=N1H', { name: 'N1H', kind: 'postal' }],
    ['words', 'query=plumber+guelph', { name: 'Guelph', kind: 'city' }],
    ['coordinates', 'lat=43.5&lng=-80.2', { name: null, kind: 'position' }],
  ])('has it for any kind of place, and an order by it: %s', async (_what, asked, from) => {
    const plain = await directory.search(`?${asked}`);
    expect(plain).toMatchObject({ distanceFrom: from });
    expect(plain.services.map(({ distanceKm }) => typeof distanceKm)).toEqual(plain.services.map(() => 'number'));
    const sorted = await directory.search(`?${asked}&sortBy=distance`);
    const distances = sorted.services.map(({ distanceKm }) => distanceKm as number);
    expect([sorted.total, distances]).toEqual([plain.total, [...distances].sort((a, b) => a - b)]);
  });

  it('says if no place is known', async () => {
    expect(await directory.search('?query=pizza&sortBy=distance')).not.toHaveProperty('distanceFrom');
    expect((await directory.search('?city=Atlantis&sortBy=distance')).total).toBe(0);
  });

  it('shows those in the place first, and then the nearest', async () => {
    const { ids, understood, total } = await ask('plumber toronto');
    expect(ids[0]).toBe('toronto');
    expect(ids.slice(1).sort()).toEqual(['g-a', 'g-b', 'g-c', 'night']);
    expect([understood?.nearest, total]).toEqual([true, 5]);
    expect((await ask('plumber sudbury')).understood).toMatchObject({ nearest: true, place: { listed: false } });
  });

  it('filters by hours if some are known to be open', async () => {
    expect(await ask('24/7 plumber in guelph')).toMatchObject({ understood: { when: 'around-the-clock' }, total: 4 });
    expect((await ask('24/7 plumber in guelph')).ids[0]).toBe('night');
    expect(await ask('24 hour electrician')).toMatchObject({ ids: ['wires'], hoursUnknown: true });
    expect(await ask('electrician')).toMatchObject({ ids: ['wires'], hoursUnknown: undefined });
  });

  it('finds a business by its name that contains a trade', async () => {
    expect((await ask('plumb line electric')).ids[0]).toBe('wires');
  });

  it('gives precedence to a filter that was set', async () => {
    expect(await ask('plumber guelph', '&city=Toronto')).toMatchObject({ ids: ['toronto'] });
    expect(await ask('plumber toronto', '&industry=Electrician')).toMatchObject({ ids: ['wires'] });
  });

  it('may have only a time', async () => {
    expect(await ask('24 hours')).toMatchObject({ understood: { trades: [], when: 'around-the-clock' }, total: LISTINGS.length });
  });
});

describe('filters', () => {
  it('openNow leaves out businesses with unknown hours', async () => {
    expect(await directory.ids('?openNow=yes')).toEqual(['night']);
    expect(await directory.ids('?openNow=yes&query=plumber%20open%20now')).toEqual(['night']);
  });

  it('bbox finds businesses in a region of the map', async () => {
    expect(await directory.ids('?bbox=-79.5,43.6,-79.3,43.7')).toEqual(['toronto', 'wires']);
    expect(await directory.ids('?bbox=-70,45,-60,50')).toEqual([]);
    expect(await directory.ids('?bbox=-79.5,43.6,-79.3,43.7&query=electrician')).toEqual(['wires']);
  });

  it('facets=0 leaves out the lists, and nothing else', async () => {
    const { industries, cities, ...rest } = await directory.search('?city=Guelph&facets=1');
    expect([industries, cities]).toEqual([
      ['Appliance Repair', 'Electrician', 'Plumber'],
      ['Guelph', 'Toronto'],
    ]);
    expect((await get<Found>(directory.app, '/api/search?city=Guelph&facets=0')).body).toEqual(rest);
  });

  it.each([
    ['openNow', '1'],
    ['openNow', 'no'],
    ['facets', '2'],
    ['bbox', '1,2,3'],
    ['bbox', '1,2,3,4,5'],
    ['bbox', 'a,b,c,d'],
    ['bbox', '-80,44,-79,43'],
    ['bbox', '-181,43,-79,44'],
    ['bbox', '-80,-91,-79,44'],
    ['bbox', '-80,43,181,44'],
    ['bbox', '1e1,2,3,4'],
    ['bbox', '170,40,-120,60'],
    ['bbox', '-80,43,-80,44'],
    ['bbox', '-180,-90,180,90'],
    ['bbox', '43.4,-80.4,43.6,-80.1'],
    ['bbox', '-1,-1,1,1'],
    ['literal', 'yes'],
  ])('%s=%s is refused, with its name', async (name, value) => {
    expect(problemIn(await send(directory.app, `/api/search?${name}=${value}`))).toMatchObject({ status: 400, errors: [{ field: name }] });
  });
});

describe('pins', () => {
  const pinsOf = async (query: string) => (await get<FoundPins>(directory.app, `/api/search/pins${query}`)).body;

  it('are those of the search, in its order, whatever page and limit are; only names and places', async () => {
    const { pins, ...figures } = await pinsOf('?query=plumber+toronto&page=3&limit=1');
    expect(figures).toEqual({ total: 5, unplaced: 0, most: 1_000 });
    expect(pins.map(({ slug }) => slug)).toEqual((await directory.search('?query=plumber+toronto')).services.map(({ slug }) => slug));
    expect(pins[0]).toEqual({ slug: 'harbour-pipes-toronto', title: 'Harbour Pipes', latitude: 43.65, longitude: -79.38 });
  });

  it('are those in a region of the map, around a place, and by a filter', async () => {
    const titles = async (query: string) => (await pinsOf(query)).pins.map(({ title }) => title).sort();
    expect(await titles('?bbox=-79.5,43.6,-79.3,43.7')).toEqual(['Harbour Pipes', 'Plumb Line Electric']);
    expect(await titles('?lat=43.65&lng=-79.38&radiusKm=5')).toEqual(['Harbour Pipes', 'Plumb Line Electric']);
    expect(await titles('?industry=Appliance+Repair')).toEqual(['Kettle Works']);
    expect(await pinsOf('?query=pizza')).toMatchObject({ pins: [], total: 0 });
  });

  it('are refused for the same parameters as the search', async () => {
    expect(problemIn(await send(directory.app, '/api/search/pins?bbox=1,2,3&minRating=9')).errors?.map(({ field }) => field)).toEqual([
      'minRating',
      'bbox',
    ]);
  });
});

describe('opening hours of several businesses', () => {
  const hours = async (slugs: string) =>
    (
      await get<{ businesses: { slug: string; timeZone: string | null; openingHours: object[] }[] }>(
        directory.app,
        `/api/opening-hours?slugs=${slugs}`,
      )
    ).body.businesses;

  it('are those of existing businesses, in their time zone; unknown ones are empty', async () => {
    const found = await hours('owl-pipes-guelph,nobody,harbour-pipes-toronto');
    expect(found.map(({ slug, timeZone, openingHours }) => [slug, timeZone, openingHours.length]).sort()).toEqual([
      ['harbour-pipes-toronto', null, 0],
      ['owl-pipes-guelph', 'America/Toronto', 7],
    ]);
  });

  it.each(['', 'slugs=', 'slugs=a,,b', `slugs=${'a,'.repeat(100)}a`, `slugs=${'a'.repeat(201)}`, 'slugs=%00', 'slugs=a&slugs=b'])(
    'are refused for %s',
    async (query) => {
      expect(problemIn(await send(directory.app, `/api/opening-hours?${query}`))).toMatchObject({
        status: 400,
        errors: expect.arrayContaining([expect.objectContaining({ field: 'slugs' })]) as object[],
      });
    },
  );
});

describe('the map of a business', () => {
  it('is a picture served by the site', async () => {
    const { status, headers, text } = await send(directory.app, '/business/harbour-pipes-toronto/map.svg');
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/svg+xml', 'public, max-age=3600']);
    // Whatever caches stand between: it is compressed for those alone who can read that.
    expect(headers['vary']).toContain('accept-encoding');
    expect(text).toContain('<title>Harbour Pipes: ');
    expect((await get<{ place: object }>(directory.app, '/api/businesses/harbour-pipes-toronto')).body.place).toEqual({
      latitude: 43.65,
      longitude: -79.38,
      approximate: false,
    });
  });

  it('does not exist for an unknown business', async () => {
    expect(problemIn(await send(directory.app, '/business/nobody/map.svg'))).toMatchObject({ status: 404 });
  });
});

describe('any typed text', () => {
  const TEXTS: [string, string][] = [
    ['200 letters', 'a'.repeat(200)],
    ['100 words', 'plumber '.repeat(25)],
    ['pictures', '🏠🔥🚿 plumber'],
    ['right to left', 'سباك في تورونتو'],
    ['only filler', 'I need the best near me'],
    ['only a place', 'guelph'],
    ['two places', 'plumber guelph toronto'],
    ['two trades', 'plumber and electrician guelph'],
    ['markup', '<script>alert(1)</script>'],
    ['SQL', `'; DROP TABLE listing; --`],
    ['one sign 200 times', '\u3300'.repeat(200)],
    ['combining characters', `e${'\u0301'.repeat(199)}`],
    ['quotes', '"" \\ "'],
    ['operators', '-plumber OR | & ! <-> :*'],
  ];

  it.each(TEXTS)('%s: is answered, also around a place, in every order', async (_what, text) => {
    for (const more of [
      '',
      '&lat=43.5&lng=-80.2',
      '&sortBy=rating_desc',
      '&literal=1',
      '&openNow=yes',
      '&page=50&limit=100',
      '&bbox=-141,41,-52,84',
    ]) {
      const { status } = await send(directory.app, `/api/search?query=${encodeURIComponent(text)}${more}`);
      expect([more, status]).toEqual([more, 200]);
    }
  });

  it('that becomes longer by normalisation is answered in every filter', async () => {
    const long = encodeURIComponent('\u3300'.repeat(200));
    for (const name of ['industry', 'city', 'companyName'])
      expect([name, (await send(directory.app, `/api/search?${name}=${long}`)).status]).toEqual([name, 200]);
  });

  it('with two places and two trades is searched with one place and both trades', async () => {
    expect((await ask('plumber and electrician toronto')).understood).toMatchObject({
      trades: expect.arrayContaining(['Plumber', 'Electrician']) as string[],
      place: { name: 'Toronto' },
    });
    expect((await ask('plumber guelph toronto')).understood?.place).not.toBeNull();
  });
});
