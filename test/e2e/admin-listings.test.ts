import sharp from 'sharp';
import { eventually, get, post, retryWhileUnavailable } from '../support/api.js';
import { fileOf, upload } from '../support/forms.js';
import { send } from '../support/http.js';
import { problemIn } from '../support/problem.js';
import { aRow, rows } from '../support/sheet.js';
import { type Listing, listingsAdmin, PATH } from './listings-admin.fixture.js';

const { act, admin, anew, app, audit, correct, file, found, idsIn, list, read, shown, sync, untilSettled } = listingsAdmin();

const fieldsOf = ({ body }: { body: Listing }) => body.errors.map(({ field }) => field).sort();

describe('every call', () => {
  beforeAll(anew);

  it.each([
    ['GET', PATH],
    ['GET', `${PATH}/r-1`],
    ['PATCH', `${PATH}/r-1`],
    ['POST', `${PATH}/r-1/unpublish`],
    ['POST', `${PATH}/r-1/restore`],
  ])('%s %s needs an admin', async (method, path) => {
    const body = method === 'GET' ? undefined : '{"title":"Mine now"}';
    for (const cookie of ['', 'homewright_admin=forged.signature']) {
      const answer = await send(app(), path, { method, body, headers: { 'content-type': 'application/json', cookie } });
      expect(problemIn(answer)).toMatchObject({ status: 401 });
    }
    expect((await shown('r-1')).body.title).toBe('Business r-1');
  });

  it('answers 404 for unknown ids', async () => {
    for (const id of ['r-99', 'a/b', 'a\u0000b', "'; DROP TABLE listing"]) {
      const path = `${PATH}/${encodeURIComponent(id)}`;
      expect((await get(app(), path, admin())).status).toBe(404);
      expect((await correct(id, { title: 'Nobody' })).status).toBe(404);
      for (const what of ['unpublish', 'restore']) expect((await post(app(), `${path}/${what}`, {}, admin())).status).toBe(404);
    }
  });
});

describe('GET /api/admin/listings', () => {
  beforeAll(async () => {
    await anew();
    await file.write([
      ...rows(7),
      aRow('x-1', {
        title: 'Électricité Côté',
        industry: 'Electrician',
        email: 'Info@Cote.example',
        phone: '(418) 555-0177',
        address: '9 rue du Lac, Québec, QC',
      }),
      aRow('x-2', { title: 'Zeta Drains', phone: '(416) 555-0199', description: 'We thaw frozen pipes.' }),
      aRow('x-3', { title: 'Alpha Roofs' }),
    ]);
    await sync({ force: true });
    await correct('x-2', { email: 'zeta@example.com', title: 'Zeta Pipes' });
    await act('x-3', 'unpublish');
  });

  it('has listings of every status, the latest change first, a page at a time', async () => {
    const all = await list('limit=5');
    expect(all).toMatchObject({ total: 13, page: 1, totalPages: 3 });
    expect(all.items.slice(0, 2).map(({ id }) => id)).toEqual(['x-3', 'x-2']);
    expect(all.items[1]).toEqual({
      id: 'x-2',
      slug: 'zeta-drains-toronto',
      title: 'Zeta Pipes',
      industry: 'Plumber',
      city: 'Toronto',
      region: 'ON',
      postCode: 'M5V 2T6',
      address: expect.stringContaining('Toronto') as string,
      phone: '(416) 555-0199',
      email: 'zeta@example.com',
      website: null,
      rating: 4.5,
      reviews: 12,
      featured: 'no',
      verified: 'no',
      licensed: 'no',
      status: 'published',
      source: 'sheet',
      list: null,
      corrected: ['title', 'email'],
      version: 2,
      createdAt: expect.stringMatching(/Z$/) as string,
      updatedAt: expect.stringMatching(/Z$/) as string,
      featuredUntil: null,
      confirmedAt: null,
      mergedInto: null,
    });
    const pages = await Promise.all([1, 2, 3, 4].map((page) => idsIn(`limit=5&page=${page}`)));
    expect(new Set(pages.flat()).size).toBe(13);
    expect(pages.map(({ length }) => length)).toEqual([5, 5, 3, 0]);
  });

  it.each([
    ['status=unpublished', ['x-3']],
    ['status=removed', ['r-10', 'r-8', 'r-9']],
    ['corrected=yes', ['x-2']],
    ['source=sample', []],
    ['q=x-1', ['x-1']],
    ['q=electric cot', ['x-1']],
    ['q=rue lac', ['x-1']],
    ['q=tricite', ['x-1']],
    ['q=froz', ['x-2']],
    ['q=418-555', ['x-1']],
    ['q=1 (418) 555 0177', ['x-1']],
    ['q=cote.ex', ['x-1']],
    ['q=alpha', ['x-3']],
    ['q=alpha&status=published', []],
    ['q=drains', []],
    ['q=100%25', []],
    ['q=%27%26!(:*', []],
  ])('finds by %s', async (query, ids) => expect((await idsIn(query)).sort()).toEqual(ids));

  it('sorts by title', async () => {
    const titles = (await list('sortBy=title')).items.map(({ title }) => title);
    expect([titles[0], titles.at(-2), titles.at(-1)]).toEqual(['Alpha Roofs', 'Électricité Côté', 'Zeta Pipes']);
  });

  it('reports every invalid parameter', async () => {
    const { status, body } = await get<Listing>(
      app(),
      `${PATH}?status=gone&source=web&corrected=maybe&sortBy=id&limit=101&page=0&q=${'x'.repeat(201)}`,
      admin(),
    );
    expect({ status, fields: body.errors.map(({ field }) => field).sort() }).toEqual({
      status: 400,
      fields: ['corrected', 'limit', 'page', 'q', 'sortBy', 'source', 'status'],
    });
  });
});

describe('PATCH /api/admin/listings/:id', () => {
  beforeEach(anew);

  it('corrects fields, and the directory shows it at once', async () => {
    const before = await read('r-1');
    expect(before).toMatchObject({
      status: 'published',
      source: 'sheet',
      corrected: {},
      heldBack: false,
      notes: [],
      reviewsData: [],
      openingHours: [],
    });
    await untilSettled();
    const hours = [{ dayOfWeek: 'Monday', opens: '08:00', closes: '17:00' }];
    const { status, body } = await correct('r-1', {
      title: 'Renamed Furnaces',
      verified: 'yes',
      featured: true,
      phone: '519-555-0199',
      address: '5 Main St, Guelph, ON, N1H 1A1',
      openingHours: hours,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title: 'Renamed Furnaces',
      verified: 'yes',
      featured: 'yes',
      city: 'Guelph',
      postCode: 'N1H 1A1',
      phoneE164: '+15195550199',
      rating: 4.5,
      slug: before.slug,
      openingHours: hours,
      version: before.version + 1,
      corrected: {
        title: { value: 'Renamed Furnaces', source: 'Business r-1' },
        verified: { value: 'yes', source: 'no' },
        featured: { value: 'yes', source: 'no' },
        city: { value: 'Guelph', source: 'Toronto' },
        openingHours: { value: hours, source: [] },
      },
    });
    expect(body.updatedAt > before.updatedAt).toBe(true);
    expect(await read('r-1')).toEqual(body);
    expect((await shown('r-1')).body).toMatchObject({ title: 'Renamed Furnaces', verified: 'yes', openingHours: hours, slug: before.slug });
    for (const query of ['query=furnaces', 'city=guelph', 'postCode=n1h', 'phone=5550199', 'verified=yes']) {
      await eventually(async () => (await found(query)).includes('r-1'), `${query} finds it`);
    }
    expect((await audit())[0]).toMatchObject({
      action: 'listing-corrected',
      client: '127.0.0.1',
      detail: {
        id: 'r-1',
        title: 'Renamed Furnaces',
        fields: ['title', 'featured', 'verified', 'address', 'city', 'postCode', 'phone', 'openingHours'],
      },
    });
  });

  it('removes corrections, and treats values equal to the source as none', async () => {
    await correct('r-1', { title: 'Renamed', email: 'bob@example.com', city: 'Guelph' });
    const { body } = await correct('r-1', { reset: ['title'], email: null });
    expect(body).toMatchObject({ title: 'Business r-1', email: null, corrected: { city: { value: 'Guelph', source: 'Toronto' } } });
    expect(Object.keys(body.corrected)).toEqual(['city']);
    expect((await audit())[0]).toMatchObject({ detail: { fields: ['title', 'email'] } });
    expect((await correct('r-1', { reset: ['city', 'website'] })).body).toMatchObject({ city: 'Toronto', corrected: {}, version: 4 });
  });

  it('writes nothing without a change', async () => {
    const { body } = await correct('r-1', { title: 'Renamed' });
    const entries = await audit();
    expect((await correct('r-1', { title: ' Renamed ', featured: 'no' })).body).toEqual(body);
    expect(await audit()).toEqual(entries);
  });

  it('reports every invalid field, and changes nothing', async () => {
    const bad = {
      title: ' ',
      industry: 5,
      featured: 'perhaps',
      address: 'x'.repeat(501),
      phone: 'ask',
      email: 'bob',
      website: 'javascript:alert(1)',
      latitude: 91,
      longitude: 'east',
      description: 'a\u0000',
      image: '/etc/passwd',
      openingHours: [{ dayOfWeek: 'Funday' }],
      rating: 5.5,
      reviews: 1.5,
      reviewsData: [],
      slug: 'mine',
      reset: ['credit'],
      version: '1',
      city: 'Guelph',
    };
    const answer = await correct('r-1', bad);
    expect(problemIn(answer)).toMatchObject({ status: 400, type: '/problems/invalid-values' });
    expect(fieldsOf(answer)).toEqual(
      Object.keys(bad)
        .filter((field) => field !== 'city')
        .sort(),
    );
    expect(await read('r-1')).toMatchObject({ version: 1, corrected: {} });
    expect(fieldsOf(await correct('r-1', { latitude: 43.5 }))).toEqual(['longitude']);
    expect(fieldsOf(await correct('r-1', { title: 'Bob', reset: ['title'] }))).toEqual(['reset']);
  });

  it('refuses an empty body', async () => {
    for (const body of [{}, { version: 1 }, { reset: [] }, [], 'title', null])
      expect(problemIn(await correct('r-1', body)).status).toBe(400);
  });

  it('answers 409 when the listing was changed meanwhile, by an admin or by a sync', async () => {
    const { version } = await read('r-1');
    expect((await correct('r-1', { title: 'First', version })).status).toBe(200);
    const stale = await correct('r-1', { title: 'Second', version });
    expect(problemIn(stale)).toMatchObject({
      status: 409,
      type: '/problems/listing-changed-meanwhile',
      detail: expect.stringContaining('Nothing was changed') as string,
    });
    await file.write([aRow('r-1', { rating: '3' }), ...rows(9, 2)]);
    await sync();
    expect((await correct('r-1', { title: 'Third', version: version + 1 })).status).toBe(409);
    expect((await shown('r-1')).body).toMatchObject({ title: 'First', rating: 3 });
  });

  it('loses none of twenty simultaneous corrections', async () => {
    const values: Record<string, unknown> = {
      title: 'T',
      industry: 'Roofer',
      featured: 'yes',
      verified: 'yes',
      licensed: 'yes',
      address: '1 A St',
      city: 'C',
      region: 'QC',
      postCode: 'H1A 1A1',
      phone: '514-555-0100',
      email: 'a@example.com',
      website: 'https://a.example',
      googleMapsLink: 'https://b.example',
      description: 'D',
      image: 'https://c.example/i.png',
      openingHours: [{ dayOfWeek: 'Monday', opens: '08:00', closes: '17:00' }],
    };
    const bodies = [
      ...Object.entries(values).map(([field, value]) => ({ [field]: value })),
      { latitude: 45, longitude: -73 },
      ...(Array(3).fill({ title: 'T' }) as object[]),
    ];
    expect(bodies).toHaveLength(20);
    const answers = await Promise.all(bodies.map((body) => retryWhileUnavailable(() => correct('r-1', body))));
    expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 200));
    const listing = await read('r-1');
    expect(listing).toMatchObject({ ...values, latitude: 45, longitude: -73, version: 18 });
    expect(Object.keys(listing.corrected)).toHaveLength(18);
  });
});

describe('the picture gallery', () => {
  beforeEach(anew);

  const painted = async (background: string) => {
    const content = await sharp({ create: { width: 700, height: 500, channels: 3, background } })
      .png()
      .toBuffer();
    return (JSON.parse((await upload(app(), admin(), fileOf(content))).text) as { url: string }).url;
  };
  const gallery = async () => [
    { url: await painted('#884422'), description: 'A new boiler' },
    { url: await painted('#226644'), description: 'A kitchen' },
  ];

  it('is kept by a sync in its order, provides the picture of the card if there is no other, and can be removed', async () => {
    const [boiler, kitchen] = await gallery();
    expect((await correct('r-1', { gallery: [boiler, kitchen] })).status).toBe(200);
    expect((await correct('r-1', { gallery: [kitchen, boiler] })).status).toBe(200);
    await file.write([aRow('r-1', { rating: '3' }), ...rows(9, 2)]);
    await sync();
    expect((await shown('r-1')).body).toMatchObject({ gallery: [kitchen, boiler], image: kitchen!.url, rating: 3 });
    expect((await correct('r-1', { image: boiler!.url })).body).toMatchObject({ image: boiler!.url });
    expect((await shown('r-1')).body).toMatchObject({ image: boiler!.url });
    const corrected = (await audit()).filter(({ action }) => action === 'listing-corrected');
    expect(corrected.slice(0, 2).map(({ detail }) => (detail as { fields: string[] }).fields)).toEqual([['image'], ['gallery']]);
    await correct('r-1', { reset: ['gallery', 'image'] });
    expect((await shown('r-1')).body).toMatchObject({ gallery: [], image: null });
  });

  it('is copied by a merge on request', async () => {
    const [boiler, kitchen] = await gallery();
    await correct('r-2', { gallery: [boiler, kitchen] });
    await post(app(), `${PATH}/r-1/merge`, { from: 'r-2', take: ['gallery'] }, admin());
    expect((await shown('r-1')).body).toMatchObject({ gallery: [boiler, kitchen] });
  });

  it('refuses pictures that were not uploaded, and more than twelve', async () => {
    const [boiler] = await gallery();
    const gone = { url: `/media/${'0'.repeat(32)}-640x480.webp`, description: 'Nothing' };
    expect((await correct('r-1', { gallery: [boiler, gone] })).body.errors).toEqual([
      { field: 'gallery', message: 'picture 2 leads to no picture of this site: upload it first' },
    ]);
    const many = Array.from({ length: 13 }, (_, index) => ({ url: `https://a.example/${index}.png`, description: 'One' }));
    expect((await correct('r-1', { gallery: many })).body.errors).toEqual([{ field: 'gallery', message: 'has more than 12 pictures' }]);
    expect(await read('r-1')).toMatchObject({ gallery: [], corrected: {} });
  });
});
