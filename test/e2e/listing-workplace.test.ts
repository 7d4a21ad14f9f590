import { mkdtemp, writeFile } from 'node:fs/promises';
import { fromBuild } from '../support/build.js';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workbookRows } from '../../src/modules/listings/adapters/files/workbook.js';
import { eventually, get, post, signIn } from '../support/api.js';
import { buildApp, type BuiltApp } from '../support/built-app.js';
import { execute } from '../support/database.js';
import { send } from '../support/http.js';
import type { Problem } from '../support/problem.js';
import { aRow, SheetFile } from '../support/sheet.js';
import { type Listing, PATH } from './listings-admin.fixture.js';
const { EndFeatures } = await fromBuild<typeof import('../../src/modules/listings/application/catalogue/end-features.js')>(
  'modules/listings/application/catalogue/end-features.js',
);

const CHANGES = '/api/admin/listing-changes';
const MONDAY = '[{"dayOfWeek":"Monday","opens":"08:00","closes":"17:00"}]';
const SHEET = [
  aRow('whole', { title: 'Whole', industry: 'Plumber', city: 'Guelph', openingHours: MONDAY, featured: 'yes' }),
  aRow('bare', { title: 'Bare', industry: 'Plumber', city: 'Montréal', phone: '', email: '', website: '', latitude: '', longitude: '' }),
  aRow('twin-1', { title: 'Twin', industry: 'Roofing', city: 'Fergus', phone: '(519) 555-0142', description: '=1+1' }),
  aRow('twin-2', { title: 'Twin Roofs', industry: 'Roofing', city: 'Fergus', phone: '519-555-0142', email: 'twin@example.com' }),
];

interface Preview {
  total: number;
  changed: number;
  hidden: number;
  deleted: number;
  same: number;
  refused: number;
  id: string | null;
  items: { id: string; effect: string }[];
  restored: number;
  left: number;
}

const file = new SheetFile();
let app: BuiltApp;
let admin: string;

beforeAll(async () => {
  app = await buildApp({ listingsCsv: file.path });
  admin = await signIn(app);
});

beforeEach(async () => {
  // A sync deletes sample listings for good: in two steps no row of the test before is left.
  for (const sheet of [[aRow('nobody')], SHEET]) {
    await execute(app.databaseUrl, `UPDATE listing SET source = 'sample', merged_into = NULL`);
    await file.write(sheet);
    await post(app, '/api/sync', { force: true }, admin);
  }
});

afterAll(async () => {
  await app?.close();
  file.remove();
});

const idsIn = async (query: string) =>
  (await get<{ items: { id: string }[] }>(app, `${PATH}?${query}`, admin)).body.items.map(({ id }) => id).sort();
const read = async (id: string) => (await get<Listing>(app, `${PATH}/${id}`, admin)).body;
const preview = async (body: object) => (await post<Preview>(app, `${CHANGES}/preview`, body, admin)).body;
const make = async (body: object) => (await post<Preview>(app, CHANGES, body, admin)).body;
const undo = async (id: string | null) => (await post<Preview>(app, `${CHANGES}/${id}/undo`, {}, admin)).body;
const anOwn = async (title: string) => (await post<Listing>(app, PATH, { title, industry: 'Mason' }, admin)).body;
const page = (slug: string) => send(app, `/business/${slug}`);

describe('the list', () => {
  it('has the requested listings', async () => {
    const asked: Record<string, string[]> = {
      'trade=plumber': ['bare', 'whole'],
      'city=montreal': ['bare'],
      'badge=featured': ['whole'],
      'needs=phone': ['bare'],
      'needs=contact': ['bare'],
      'needs=place': ['bare'],
      'needs=hours': ['bare', 'twin-1', 'twin-2'],
      'needs=double': ['twin-1', 'twin-2'],
      'needs=confirmation': [],
      'trade=Roofer&needs=double&q=roofs': ['twin-2'],
      'list=6f9619ff-8b86-d011-b42d-00cf4fc964ff': [],
    };
    const found = await Promise.all(Object.keys(asked).map(async (query) => [query, await idsIn(query)] as const));
    expect(Object.fromEntries(found)).toEqual(asked);
  });

  it('names possible duplicates, with the matching fields', async () => {
    expect((await read('twin-1'))['doubles']).toEqual([{ id: 'twin-2', title: 'Twin Roofs', same: ['phone'] }]);
    expect((await read('bare'))['doubles']).toEqual([]);
    // What nobody sees is no double of anything.
    await post(app, `${PATH}/twin-1/unpublish`, {}, admin);
    expect((await read('twin-1'))['doubles']).toEqual([]);
  });

  it('has those that were not confirmed for a year, until they are', async () => {
    await execute(
      app.databaseUrl,
      `UPDATE listing SET updated_at = now() - interval '400 days', created_at = now() - interval '500 days' WHERE id IN ('whole', 'bare')`,
    );
    expect(await idsIn('needs=confirmation')).toEqual(['bare', 'whole']);
    expect(await make({ filter: { needs: 'confirmation', trade: 'Plumber' }, action: 'confirm' })).toMatchObject({ changed: 2 });
    expect(await idsIn('needs=confirmation')).toEqual([]);
    expect((await read('whole'))['confirmedAt']).toEqual(expect.any(String));
  });

  it('names its filters, and refuses others', async () => {
    const { body } = await get<{ trades: object[]; cities: object[] }>(app, '/api/admin/listing-choices', admin);
    expect(body).toMatchObject({
      trades: [
        { name: 'Plumber', count: 2 },
        { name: 'Roofer', count: 2 },
      ],
      cities: [{ name: 'Fergus', count: 2 }, {}, {}],
    });
    expect((await get(app, `${PATH}?needs=love&list=1`, admin)).status).toBe(400);
  });
});

describe('a bulk change', () => {
  it('is previewed, applied as a whole, found by visitors, and undone as a whole', async () => {
    const change = { filter: { trade: 'Plumber' }, action: 'correct', fields: { city: 'Guelph', verified: 'yes' } };
    expect(await preview(change)).toMatchObject({ total: 2, changed: 2, same: 0 });
    expect((await read('bare')).city).toBe('Montréal');
    const { id } = await make({ ...change, expected: 2 });
    expect(await read('bare')).toMatchObject({ city: 'Guelph', verified: 'yes', corrected: { city: { source: 'Montréal' } } });
    expect((await get<{ changes: object[] }>(app, CHANGES, admin)).body.changes[0]).toMatchObject({
      id,
      listings: 2,
      undoneAt: null,
      change: { action: 'correct' },
    });
    expect(await undo(id)).toEqual({ restored: 2, left: 0 });
    expect(await read('bare')).toMatchObject({ city: 'Montréal', verified: 'no', corrected: {} });
    expect((await post(app, `${CHANGES}/${id}/undo`, {}, admin)).status).toBe(404);
  });

  it('deletes added listings and hides those that a sync would restore; an undo restores both', async () => {
    const own = await anOwn('Stone and Sons');
    await send(app, `${PATH}/${own.id}`, {
      method: 'PATCH',
      body: '{"licenceNumber":"P-1"}',
      headers: { 'content-type': 'application/json', cookie: admin },
    });
    expect((await post(app, `${PATH}/${own.id}/licence-check`, { number: 'P-1', by: 'Robin' }, admin)).status).toBe(200);
    const { id, ...figures } = await make({ ids: [own.id, 'whole'], action: 'delete' });
    expect(figures).toMatchObject({ total: 2, deleted: 1, hidden: 1 });
    expect((await get(app, `${PATH}/${own.id}`, admin)).status).toBe(404);
    expect(await read('whole')).toMatchObject({ status: 'unpublished', heldBack: true });
    await undo(id);
    expect(await read(own.id)).toMatchObject({
      title: 'Stone and Sons',
      slug: own.slug,
      status: 'published',
      licenceCheck: { number: 'P-1', by: 'Robin' },
    });
    expect(await read('whole')).toMatchObject({ status: 'published', heldBack: false });
  });

  it('does not change at its undo what was changed since', async () => {
    const { id } = await make({ ids: ['twin-1', 'twin-2'], action: 'correct', fields: { city: 'Guelph' } });
    await send(app, `${PATH}/twin-1`, {
      method: 'PATCH',
      body: '{"city":"Elora"}',
      headers: { 'content-type': 'application/json', cookie: admin },
    });
    expect(await undo(id)).toEqual({ restored: 1, left: 1 });
    expect([(await read('twin-1')).city, (await read('twin-2')).city]).toEqual(['Elora', 'Fergus']);
    expect(await undo(id)).toEqual({ restored: 0, left: 1 });
  });

  it('features until the end of a day', async () => {
    await make({ ids: ['bare'], action: 'correct', fields: { featured: 'yes' }, featuredUntil: '2099-12-31' });
    expect(await read('bare')).toMatchObject({
      featured: 'yes',
      featuredUntil: expect.stringMatching(/^(2099-12-31|2100-01-01)/) as string,
    });
    expect(await app.app.get(EndFeatures).run()).toBe(0);
    await execute(app.databaseUrl, `UPDATE listing SET featured_until = now() - interval '1 second' WHERE id = 'bare'`);
    expect(await app.app.get(EndFeatures).run()).toBe(1);
    expect(await read('bare')).toMatchObject({ featured: 'no', featuredUntil: null, corrected: {} });
    // What has left the sheet is left as it is until it comes back.
    await execute(app.databaseUrl, `UPDATE listing SET featured_until = now(), status = 'removed' WHERE id = 'bare'`);
    expect(await app.app.get(EndFeatures).run()).toBe(0);
  });

  it('is refused as a whole for invalid values, and changes nothing', async () => {
    const bad: [object, number][] = [
      [{ ids: ['bare'], action: 'correct', fields: { verified: 'perhaps', phone: '1' } }, 400],
      [{ action: 'confirm' }, 400],
      [{ ids: ['bare'], action: 'correct', fields: { featured: 'yes' }, featuredUntil: '2099-02-29' }, 400],
      [{ ids: ['bare'], filter: {}, action: 'confirm' }, 400],
      [{ filter: { needs: 'love' }, action: 'confirm' }, 400],
      [{ ids: ['nobody-at-all'], action: 'confirm' }, 409],
      [{ filter: {}, action: 'unpublish', expected: 3 }, 409],
    ];
    for (const [body, status] of bad) {
      const answer = await post(app, CHANGES, body, admin);
      expect(answer).toMatchObject({ status, body: { type: expect.stringMatching(/^\/problems\//) as string } });
      if (status === 400) expect((await post(app, `${CHANGES}/preview`, body, admin)).status).toBe(400);
    }
    expect(await idsIn('status=published')).toHaveLength(4);
  });

  it.each([
    ['unknown', { statuss: 'unpublished' }, 'filter.statuss'],
    ['no text', { corrected: true }, 'filter.corrected'],
    ['null', { city: null }, 'filter.city'],
    ['a page', { page: '2' }, 'filter.page'],
    ['inherited by every object', { constructor: 'x' }, 'filter.constructor'],
    ['no value of its filter', { needs: 'love' }, 'filter.needs'],
  ])('is refused if a part of its filter is %s: all listings would match', async (_what, filter, field) => {
    for (const path of [CHANGES, `${CHANGES}/preview`]) {
      const answer = await post<Problem>(app, path, { filter, action: 'unpublish' }, admin);
      expect({ status: answer.status, fields: answer.body.errors?.map((error) => error.field) }).toEqual({ status: 400, fields: [field] });
    }
    expect(await idsIn('status=published')).toHaveLength(4);
  });
});

describe('two listings of one business', () => {
  it('become one: it takes over the chosen fields, the other address redirects to it, and the sheet continues to update it', async () => {
    const before = await read('twin-2');
    const kept = (await post<Listing>(app, `${PATH}/twin-1/merge`, { from: 'twin-2', take: ['email'] }, admin)).body;
    expect(kept).toMatchObject({ title: 'Twin', email: 'twin@example.com', corrected: { email: { source: null } } });
    expect(await read('twin-2')).toMatchObject({ status: 'unpublished', mergedInto: 'twin-1' });
    const moved = await page(before.slug);
    expect({ status: moved.status, location: moved.headers['location'] }).toEqual({ status: 301, location: `/business/${kept.slug}` });
    // Typed from paper.
    for (const slug of [kept.slug, before.slug]) {
      const typed = await page(slug.toUpperCase());
      expect({ status: typed.status, location: typed.headers['location'] }).toEqual({ status: 301, location: `/business/${kept.slug}` });
    }
    await file.write([...SHEET.slice(0, 3), aRow('twin-2', { title: 'Twin Roofs', phone: '519-555-0142', description: 'New' })]);
    await post(app, '/api/sync', {}, admin);
    expect(await read('twin-2')).toMatchObject({ status: 'unpublished', mergedInto: 'twin-1' });
    expect(await idsIn('needs=double')).toEqual([]);
    expect((await post(app, `${PATH}/whole/merge`, { from: 'twin-2' }, admin)).status).toBe(409);
  });

  it('are both hidden when the remaining one is unpublished, as announced before; the list finds the other one, and restores it', async () => {
    const { title } = await read('twin-2');
    await post(app, `${PATH}/twin-1/merge`, { from: 'twin-2' }, admin);
    expect(await read('twin-1')).toMatchObject({ merged: [{ id: 'twin-2', title }] });
    expect(await idsIn('needs=hidden-merge')).toEqual([]);
    const hide = { ids: ['twin-1'], action: 'delete' };
    expect(await preview(hide)).toMatchObject({ hidden: 1, merged: 0, mergedHidden: 1, items: [{ id: 'twin-1', merged: 1 }] });
    const { id } = await make(hide);
    expect(await idsIn('needs=hidden-merge')).toEqual(['twin-2']);
    await post(app, `${PATH}/twin-2/restore`, {}, admin);
    expect(await idsIn('needs=hidden-merge')).toEqual([]);
    expect(await read('twin-1')).toMatchObject({ status: 'unpublished', merged: [] });
    expect(await undo(id)).toEqual({ restored: 1, left: 0 });
  });

  it('are both visible if the remaining one was merged into a third, which visitors see', async () => {
    await post(app, `${PATH}/twin-1/merge`, { from: 'twin-2' }, admin);
    expect((await post(app, `${PATH}/whole/merge`, { from: 'twin-1' }, admin)).status).toBe(200);
    expect(await read('twin-1')).toMatchObject({ status: 'unpublished', mergedInto: 'whole' });
    expect(await idsIn('needs=hidden-merge')).toEqual([]);
  });

  it('leave the other one when the source of the remaining one has removed it', async () => {
    const { slug } = await read('twin-2');
    await post(app, `${PATH}/twin-1/merge`, { from: 'twin-2' }, admin);
    await file.write(SHEET.filter(({ id }) => id !== 'twin-1'));
    await post(app, '/api/sync', {}, admin);
    expect(await read('twin-2')).toMatchObject({ status: 'published', mergedInto: null });
    expect((await page(slug)).status).toBe(200);
  });

  it('are two again after an undo', async () => {
    const { slug } = await read('twin-2');
    await post(app, `${PATH}/twin-1/merge`, { from: 'twin-2', take: ['title'] }, admin);
    const { changes } = (await get<{ changes: { id: string; change: object }[] }>(app, CHANGES, admin)).body;
    expect(changes[0]!.change).toMatchObject({ action: 'merge' });
    await undo(changes[0]!.id);
    expect([(await read('twin-1')).title, (await read('twin-2')).status]).toEqual(['Twin', 'published']);
    expect((await page(slug)).status).toBe(200);
  });
});

describe('an export', () => {
  it('has the found listings, without formulas', async () => {
    const { text, headers } = await send(app, `${PATH}.csv?trade=roofer`, { headers: { cookie: admin } });
    expect(headers['content-disposition']).toContain('homewright-listings.csv');
    expect(text).toContain("'=1+1");
    expect(text).toContain('twin-2');
    expect(text).not.toContain('bare');
  });

  it('can be a workbook of text cells', async () => {
    const answer = await fetch(`${app.url}${PATH}.xlsx?trade=roofer`, { headers: { cookie: admin } });
    const path = join(await mkdtemp(join(tmpdir(), 'export-')), 'list.xlsx');
    await writeFile(path, Buffer.from(await answer.arrayBuffer()));
    const rows: string[][] = [];
    for await (const row of workbookRows(path)) rows.push(row);
    expect(rows.map(([id]) => id)).toEqual(['id', 'twin-1', 'twin-2']);
    expect(rows[1]).toContain('=1+1');
  });
});

it('views of the list are saved under a name, replaced, and deleted', async () => {
  const views = '/api/admin/listing-views';
  const save = (name: string, question: string, more: { replaces?: string | null } = {}) =>
    post<{ views: { id: number; name: string; question: string; savedAt: string }[] }>(app, views, { name, question, ...more }, admin);
  await save('Plumbers', 'trade=Plumber');
  const { body } = await save('plumbers', 'columns=phone&trade=Plumber');
  expect(body.views).toMatchObject([{ name: 'plumbers', question: 'columns=phone&trade=Plumber' }]);
  const { savedAt } = body.views[0]!;
  for (const replaces of [null, '2026-01-01T12:00:00.000Z'])
    expect((await save('PLUMBERS', 'trade=Roofer', { replaces })).status).toBe(409);
  expect((await save('PLUMBERS', 'trade=Roofer', { replaces: '2026-13-01T12:00:00Z' })).status).toBe(400);
  expect((await get<typeof body>(app, views, admin)).body).toEqual(body);
  expect((await save('PLUMBERS', 'trade=Roofer', { replaces: savedAt })).body.views).toMatchObject([{ question: 'trade=Roofer' }]);
  expect((await save('Others', 'trade=Roofer', { replaces: null })).body.views).toHaveLength(2);
  // Of two who save at once under one name, the second is asked; of one who deletes and one who saves, the one who deletes.
  const both = await Promise.all(['trade=Roofer', 'trade=Mason'].map((question) => save('Both', question, { replaces: null })));
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  const remove = (seen?: string) =>
    send(app, `${views}/${body.views[0]!.id}${seen ? `?${new URLSearchParams({ savedAt: seen }).toString()}` : ''}`, {
      method: 'DELETE',
      body: '{}',
      headers: { 'content-type': 'application/json', cookie: admin },
    });
  for (const seen of [savedAt, '2099-01-01T00:00:00.000Z']) expect((await remove(seen)).status).toBe(409);
  expect((await remove('yesterday')).status).toBe(400);
  expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
});

describe('an approximate place', () => {
  const approximate = async (id: string) => (await read(id))['approximatePlace'] as object | null;
  const around = async (lat: number, lng: number) =>
    (await get<{ services: Record<string, unknown>[] }>(app, `/api/search?lat=${lat}&lng=${lng}&radiusKm=5&sortBy=distance&limit=100`)).body
      .services;

  it('is derived when a listing is saved, marked in results, and replaced by its own coordinates', async () => {
    const { body: made } = await post<Listing>(
      app,
      PATH,
      { title: 'Nearby Masonry', industry: 'Mason', address: '1 King St, Toronto, ON, M5V 2T6' },
      admin,
    );
    expect(made).toMatchObject({ latitude: null, approximatePlace: { latitude: 43.65, longitude: -79.38, from: 'code' } });
    expect((await around(43.65, -79.38)).find(({ id }) => id === made.id)).toMatchObject({
      latitude: 43.65,
      longitude: -79.38,
      approximate: true,
      distanceKm: 0,
    });
    // Elsewhere a card has coordinates of its own alone.
    const [named] = (await get<{ services: object[] }>(app, '/api/search?companyName=nearby')).body.services;
    expect(named).toMatchObject({ latitude: null, longitude: null });
    expect(named).not.toHaveProperty('approximate');
    const { pins } = (await get<{ pins: object[] }>(app, '/api/search/pins?companyName=nearby')).body;
    expect(pins).toMatchObject([{ title: 'Nearby Masonry', latitude: 43.65, longitude: -79.38, approximate: true }]);
    expect(await idsIn('needs=place')).toContain(made.id);
    await send(app, `${PATH}/${made.id}`, {
      method: 'PATCH',
      body: JSON.stringify({ latitude: 45, longitude: -75 }),
      headers: { 'content-type': 'application/json', cookie: admin },
    });
    expect(await approximate(made.id)).toBeNull();
    expect((await around(45, -75))[0]).not.toHaveProperty('approximate');
    await send(app, `${PATH}/${made.id}/unpublish`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', cookie: admin },
    });
  });

  it('follows the address: of a code whose area only is known, and of a town', async () => {
    const { body: made } = await post<Listing>(
      app,
      PATH,
      { title: 'Moving Masonry', industry: 'Mason', address: '1 King St, Toronto, ON, M5V 9Z9' },
      admin,
    );
    expect(made['approximatePlace']).toMatchObject({ from: 'area', latitude: 43.65 });
    const moved = await send(app, `${PATH}/${made.id}`, {
      method: 'PATCH',
      body: JSON.stringify({ address: '5 Water St, Windsor, NS', postCode: null }),
      headers: { 'content-type': 'application/json', cookie: admin },
    });
    expect(moved.status).toBe(200);
    const place = (await approximate(made.id)) as { from: string; latitude: number; longitude: number };
    expect(place).toMatchObject({ from: 'town', latitude: expect.closeTo(45, 0) as number });
  });

  it('is filled in for rows of a sheet, without a new version of them', async () => {
    const { PlaceBackfill } = await fromBuild<typeof import('../../src/modules/listings/adapters/postgres/catalogue/place-backfill.js')>(
      'modules/listings/adapters/postgres/catalogue/place-backfill.js',
    );
    await eventually(async () => (await approximate('bare')) !== null, 'it has an approximate place');
    await execute(app.databaseUrl, `UPDATE listing SET near_basis = NULL, near_latitude = NULL WHERE id = 'bare'`);
    expect(await approximate('bare')).toBeNull();
    const before = (await read('bare')).version;
    expect(await app.app.get(PlaceBackfill).fill()).toEqual({ count: 1, next: undefined });
    expect(await approximate('bare')).toMatchObject({ from: expect.stringMatching(/code|area|town/) as string });
    expect((await read('bare')).version).toBe(before);
    expect(await app.app.get(PlaceBackfill).fill()).toEqual({ count: 0, next: undefined });
  });
});
