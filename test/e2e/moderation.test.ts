import { eventually, get, post, signIn } from '../support/api.js';
import { startApp, type TestApp } from '../support/app.js';
import { send } from '../support/http.js';
import { problemIn } from '../support/problem.js';
import { aRow, rows, SheetFile } from '../support/sheet.js';
import { aForm, change, SubmissionsAdmin, look, renew, submit } from './submissions.fixture.js';

interface Listing {
  slug: string;
  title: string;
  phone: string;
  address: string;
  [field: string]: unknown;
}

const file = new SheetFile();
let app: TestApp;
let admin: string;
let moderator: SubmissionsAdmin;

const sync = (body: object = {}) => post<{ removed: number; updated: number }>(app, '/api/sync', body, admin);
const shown = (id: string) => get<Listing>(app, `/api/listings/${id}`);
const countOf = async (title: unknown) =>
  (await get<{ total: number }>(app, `/api/search?companyName=${encodeURIComponent(String(title))}`)).body.total;
const audit = async () =>
  (await get<{ items: { action: string; client: string; detail: object }[] }>(app, '/api/admin/audit', admin)).body.items;
const counts = async () => (await get<{ submissions: number }>(app, '/api/admin/counts', admin)).body.submissions;
const received = async (fields: object = {}) => {
  const form = aForm(fields as Record<string, unknown>);
  return { form, ...(await submit(app, form)).body };
};

beforeAll(async () => {
  app = await startApp({ env: { LISTINGS_CSV: file.path } });
  admin = await signIn(app);
  moderator = new SubmissionsAdmin(app, admin);
  await file.write(rows(10));
  await sync();
  await eventually(async () => !('degraded' in (await get(app, '/api/search')).body), 'the engine answers');
});

afterAll(async () => {
  await app.close();
  file.remove();
});

describe('every call', () => {
  it.each(['', '/x', '/x/approve', '/x/reject', '/x/request-changes', '/x/spam', '/x/restore', '/bulk'])(
    'needs an admin: %s',
    async (path) => {
      const method = path === '' || path === '/x' ? 'GET' : 'POST';
      const sent = method === 'GET' ? {} : { body: '{}', headers: { 'content-type': 'application/json' } };
      expect(problemIn(await send(app, `/api/admin/submissions${path}`, { method, ...sent }))).toMatchObject({ status: 401 });
    },
  );

  it('answers 404 for unknown ids', async () => {
    for (const id of ['x', '%00', '00000000-0000-4000-8000-000000000000']) {
      expect((await get(app, `/api/admin/submissions/${id}`, admin)).status).toBe(404);
      for (const action of ['approve', 'spam', 'restore']) expect((await moderator.decide(id, action)).status).toBe(404);
      for (const action of ['reject', 'request-changes']) expect((await moderator.decide(id, action, { reason: 'No.' })).status).toBe(404);
    }
  });

  it('reports invalid values', async () => {
    const { id, form } = await received();
    for (const action of ['reject', 'request-changes']) {
      for (const reason of [undefined, '', '  ', 5])
        expect((await moderator.decide(id, action, { reason })).body.errors.map(({ field }) => field)).toEqual(['reason']);
    }
    const bad = await moderator.decide(id, 'approve', { fields: { phone: 'x', owner: 'y' }, listingId: '', version: 'z' });
    expect(bad.body.errors.map(({ field }) => field)).toEqual(['listingId', 'version']);
    const edits = await moderator.decide(id, 'approve', { fields: { phone: 'x', owner: 'y', title: '' } });
    expect(edits.body.errors.map(({ field }) => field).sort()).toEqual(['fields.owner', 'fields.phone', 'fields.title']);
    for (const action of ['spam', 'restore'])
      expect((await moderator.decide(id, action, { version: 1.5 })).body.errors.map(({ field }) => field)).toEqual(['version']);
    expect((await moderator.decide(id, 'reject', { reason: 'No.', version: 'x' })).body.errors.map(({ field }) => field)).toEqual([
      'version',
    ]);
    const seen = { id, version: 1 };
    expect((await moderator.bulk({ action: 'approve', items: 'x' })).body.errors.map(({ field }) => field)).toEqual(['items']);
    // What was asked before there were versions: nobody can have seen what it would publish.
    expect((await moderator.bulk({ action: 'approve', ids: [id] })).body.errors.map(({ field }) => field).sort()).toEqual(['ids', 'items']);
    expect((await moderator.bulk({ action: 'approve', items: [seen, { id }] })).body.errors.map(({ field }) => field)).toEqual([
      'items.1.version',
    ]);
    expect((await moderator.bulk({ action: 'approve', items: [seen, id, null] })).body.errors.map(({ field }) => field)).toEqual(['items']);
    expect((await moderator.bulk({ action: 'reject', items: [seen] })).body.errors.map(({ field }) => field)).toEqual(['reason']);
    expect((await moderator.bulk({ action: 'publish', items: Array(101).fill(seen) })).body.errors.map(({ field }) => field)).toEqual([
      'action',
      'items',
    ]);
    expect(await moderator.view(id)).toMatchObject({ status: 'pending', version: 1, fields: form });
  });
});

describe('the list', () => {
  it('is newest first, in pages, and can be searched', async () => {
    const first = await received({ ref: 'FINDME' });
    const second = await received();
    expect((await moderator.list('limit=2')).items.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect((await moderator.list('limit=1&page=2')).items.map(({ id }) => id)).toEqual([first.id]);
    expect((await moderator.list('order=waiting-longest')).items.map(({ id }) => id).slice(-2)).toEqual([first.id, second.id]);
    expect((await moderator.list('order=newest&limit=1')).items[0]!.id).toBe(second.id);
    for (const q of [first.form['title'], first.form['email'], first.form['phone'], 'FINDME', 'findMe', first.id]) {
      expect([q, (await moderator.list(`q=${encodeURIComponent(String(q))}`)).items.map(({ id }) => id)]).toEqual([q, [first.id]]);
    }
    const apostrophe = await received({ title: 'Ottilie’s Roofs' });
    for (const q of ["Ottilie's", 'ottilie’s roofs', 'ottilies'])
      expect([q, (await moderator.list(`q=${encodeURIComponent(q)}`)).items.map(({ id }) => id)]).toEqual([q, [apostrophe.id]]);
    await moderator.decide(first.id, 'spam');
    expect((await moderator.list('status=spam')).items.map(({ id }) => id)).toEqual([first.id]);
    expect((await moderator.list('kind=renewal')).total).toBe(0);
    for (const query of ['status=lost', 'kind=x', 'order=x', 'page=0', 'q=a&q=b'])
      expect((await get(app, `/api/admin/submissions?${query}`, admin)).status).toBe(400);
  });

  it('has the number of pending ones for the navigation', async () => {
    const before = await counts();
    const { id } = await received();
    expect(await counts()).toBe(before + 1);
    await moderator.decide(id, 'reject', { reason: 'No.' });
    expect(await counts()).toBe(before);
  });

  it('names possible duplicates among listings and submissions', async () => {
    const one = await received({ website: 'https://www.same.example/' });
    const two = await received({ website: 'http://same.example', phone: one.form['phone'] });
    const three = await received({ title: String(one.form['title']).toUpperCase() });
    expect((await moderator.view(one.id)).duplicates).toEqual([
      { id: two.id, title: two.form['title'], of: 'submission', why: ['phone', 'website'] },
      { id: three.id, title: three.form['title'], of: 'submission', why: ['title and city'] },
    ]);
    const known = await received({ title: 'business R-3', city: 'toronto' });
    expect((await moderator.view(known.id)).duplicates).toEqual([
      { id: 'r-3', title: 'Business r-3', of: 'listing', why: ['title and city'] },
    ]);
    await moderator.decide(known.id, 'spam');
    expect((await moderator.view(known.id)).duplicates).toEqual([]);
  });
});

describe('an approved business', () => {
  it('is a listing that the search finds, without what an owner cannot decide', async () => {
    const { id, form, ...receipt } = await received({ licensed: 'Yes', website: 'https://bob.example' });
    const { status, body } = await moderator.decide(id, 'approve');
    expect([status, body]).toMatchObject([
      200,
      { success: true, submission: { status: 'approved', match: { listingId: id }, reason: null, version: 2 } },
    ]);
    await eventually(async () => (await countOf(form['title'])) === 1, 'search finds it');
    expect((await shown(id)).body).toMatchObject({
      title: form['title'],
      industry: 'Plumber',
      licensed: 'yes',
      featured: 'no',
      verified: 'no',
      rating: null,
      reviews: 0,
      latitude: null,
      longitude: null,
      phone: form['phone'],
      city: 'Guelph',
      postCode: 'N1H 1A1',
      address: `${String(form['complete_address'])}, Guelph, ON, N1H 1A1`,
      website: 'https://bob.example',
      description: 'We mend taps.',
    });
    expect((await get<Listing>(app, `/api/admin/listings/${id}`, admin)).body).toMatchObject({ source: 'submission', status: 'published' });
    const { body: own } = await look(app, { id, ...receipt });
    expect(own).toMatchObject({
      status: 'approved',
      listing: { slug: body.submission.match!.slug },
      may: { correct: false, withdraw: false, renew: true },
    });
    expect((await audit())[0]).toMatchObject({
      action: 'submission-approved',
      client: '127.0.0.1',
      detail: { id, title: form['title'], kind: 'new', listing: id },
    });
  });

  it('has a rating, badges and coordinates once an admin sets them', async () => {
    const { id, form } = await received();
    await moderator.decide(id, 'approve');
    const body = JSON.stringify({ rating: 4.6, reviews: '12', verified: 'yes', latitude: 43.54, longitude: -80.25 });
    const patch = { method: 'PATCH', body, headers: { 'content-type': 'application/json', cookie: admin } };
    expect(JSON.parse((await send(app, `/api/admin/listings/${id}`, patch)).text)).toMatchObject({
      corrected: { rating: { value: 4.6, source: null }, reviews: { value: 12, source: 0 } },
    });
    expect((await shown(id)).body).toMatchObject({ rating: 4.6, reviews: 12, verified: 'yes', latitude: 43.54, longitude: -80.25 });
    const rated = `/api/search?minRating=4.6&companyName=${encodeURIComponent(String(form['title']))}`;
    await eventually(async () => (await get<{ total: number }>(app, rated)).body.total === 1, 'search finds it by its rating');
  });

  it('has the values edited by the admin, and can be corrected like any other', async () => {
    const { id } = await received({ website: 'https://bob.example' });
    await moderator.decide(id, 'approve', { fields: { title: 'Edited', website: '', city: 'Fergus' } });
    expect((await shown(id)).body).toMatchObject({ title: 'Edited', website: null, city: 'Fergus' });
    const patch = { method: 'PATCH', body: '{"title":"Corrected"}', headers: { 'content-type': 'application/json', cookie: admin } };
    expect((await send(app, `/api/admin/listings/${id}`, patch)).status).toBe(200);
    expect((await shown(id)).body.title).toBe('Corrected');
  });

  it('is kept by every sync, also by one that uses its id', async () => {
    const { id, form } = await received();
    await moderator.decide(id, 'approve');
    await file.write([aRow('r-1'), aRow(id, { title: 'Not mine' })]);
    expect((await sync({ force: true })).body.removed).toBe(9);
    await file.write(rows(10));
    await sync({ force: true });
    expect((await shown(id)).body.title).toBe(form['title']);
    await eventually(async () => (await countOf(form['title'])) === 1, 'search finds it still');
  });

  it('has its own address beside one of the same name', async () => {
    const title = 'Twice the Same Name';
    const both = [await received({ title }), await received({ title })];
    for (const { id } of both) await moderator.decide(id, 'approve');
    const slugs = await Promise.all(both.map(async ({ id }) => (await shown(id)).body.slug));
    expect(slugs[0]).toBe('twice-the-same-name-guelph');
    expect(slugs[1]).toMatch(/^twice-the-same-name-guelph-[0-9a-f]{8}$/);
  });

  it('is created once, also by simultaneous approvals', async () => {
    const { id, form } = await received();
    const answers = await Promise.all(Array.from({ length: 50 }, () => moderator.decide(id, 'approve')));
    // Where connections are few and slow some wait in vain: they may try again, and change nothing.
    const refused = answers.filter(({ status }) => status === 409 || status === 503).length;
    expect([answers.filter(({ status }) => status === 200).length, refused]).toEqual([1, 49]);
    expect((await moderator.decide(id, 'approve')).status).toBe(409);
    await eventually(async () => (await countOf(form['title'])) === 1, 'search finds it');
    expect((await audit()).filter(({ detail }) => (detail as { id?: string }).id === id)).toHaveLength(1);
  });

  it('is not created from a version that the owner has changed meanwhile', async () => {
    const { id, form, ...receipt } = await received();
    const { version } = await moderator.view(id);
    await change(app, { id, ...receipt }, 'correct', { fields: { ...form, website: 'https://evil.example' } });
    expect((await moderator.decide(id, 'approve', { version })).status).toBe(409);
    expect((await shown(id)).status).toBe(404);
    expect((await moderator.decide(id, 'approve', { version: version + 1 })).status).toBe(200);
  });

  it('may update an existing listing if an admin says so', async () => {
    const { id } = await received({ business_description: 'Known as r-5 until now.' });
    expect((await moderator.decide(id, 'approve', { listingId: 'r-5' })).body.submission.match).toMatchObject({ listingId: 'r-5' });
    expect((await shown(id)).status).toBe(404);
    expect((await shown('r-5')).body['description']).toBe('Known as r-5 until now.');
  });
});

describe('a decision', () => {
  it('is final until it is undone', async () => {
    const { id } = await received();
    expect((await moderator.decide(id, 'reject', { reason: 'Not a trade of ours.' })).body.submission).toMatchObject({
      status: 'rejected',
      reason: 'Not a trade of ours.',
    });
    for (const [action, body] of [
      ['approve', {}],
      ['reject', { reason: 'Again.' }],
      ['request-changes', { reason: 'Again.' }],
      ['spam', {}],
    ] as const) {
      const { status, body: problem } = await moderator.decide(id, action, body);
      expect([action, status, problem.detail]).toEqual([action, 409, expect.stringContaining('was rejected') as string]);
    }
    expect((await send(app, `/api/admin/submissions/${id}/restore`, { method: 'POST', headers: { cookie: admin } })).status).toBe(200);
    expect(await moderator.view(id)).toMatchObject({ status: 'pending', reason: null, decidedAt: null });
    expect((await moderator.decide(id, 'restore')).status).toBe(409);
    expect((await moderator.decide(id, 'request-changes', { reason: 'Which street?' })).body.submission.status).toBe('changes-requested');
    expect((await moderator.decide(id, 'spam')).body.submission.status).toBe('spam');
    const actions = (await audit()).slice(0, 4).map(({ action }) => action);
    expect(actions).toEqual(['submission-spam', 'submission-changes-requested', 'submission-restored', 'submission-rejected']);
  });

  it('about many at once is made for each of them', async () => {
    const [one, two, three] = [await received(), await received(), await received()];
    await moderator.decide(two.id, 'reject', { reason: 'No.' });
    const seen = [one.id, two.id, 'nobody', three.id, one.id].map((id) => ({ id, version: id === two.id ? 2 : 1 }));
    const { body } = await moderator.bulk({ action: 'approve', items: seen });
    expect(body.items.map(({ id, outcome }) => [id, outcome])).toEqual([
      [one.id, 'done'],
      [two.id, 'refused'],
      ['nobody', 'refused'],
      [three.id, 'done'],
    ]);
    expect(body.done).toEqual([one.id, three.id]);
    expect(body.failed).toEqual([
      { id: two.id, detail: expect.stringContaining('was rejected') as string },
      { id: 'nobody', detail: expect.stringContaining('nobody') as string },
    ]);
    expect((await shown(three.id)).status).toBe(200);
    expect((await moderator.bulk({ action: 'restore', items: [{ id: two.id, version: 2 }] })).body.done).toEqual([two.id]);
    expect((await moderator.bulk({ action: 'reject', items: [{ id: two.id, version: 3 }], reason: 'Still no.' })).body.done).toEqual([
      two.id,
    ]);
    expect((await moderator.view(two.id)).reason).toBe('Still no.');
  });
});

describe('the version that was opened', () => {
  it('is what a bulk approval publishes: changed ones are refused separately, and named', async () => {
    const [one, two] = [await received({ website: 'https://bob.example' }), await received()];
    const seen = [one, two].map(({ id }) => ({ id, version: 1 }));
    const { form } = one;
    await change(app, one, 'correct', { fields: { ...form, website: 'https://evil.example', city: 'Fergus' } });
    await change(app, one, 'correct', { fields: { ...form, website: 'https://worse.example' } });
    const { body } = await moderator.bulk({ action: 'approve', items: seen });
    expect(body.done).toEqual([two.id]);
    expect(body.items).toEqual([
      {
        id: one.id,
        outcome: 'stale',
        detail: expect.stringContaining('was changed since you opened it') as string,
        errors: [{ field: 'fields.website', message: 'was “https://bob.example” when you looked, and is “https://worse.example” now' }],
      },
      { id: two.id, outcome: 'done', detail: null, errors: [] },
    ]);
    expect(body.failed).toEqual([{ id: one.id, detail: body.items[0]!.detail }]);
    expect([(await shown(one.id)).status, (await shown(two.id)).status]).toEqual([404, 200]);
    expect((await moderator.bulk({ action: 'approve', items: [{ id: one.id, version: 3 }] })).body.done).toEqual([one.id]);
    expect((await shown(one.id)).body).toMatchObject({ website: 'https://worse.example', city: 'Guelph' });
  });

  it.each(['approve', 'reject', 'request-changes', 'spam'])('is required by each decision (%s)', async (action) => {
    const { form, ...receipt } = await received();
    await change(app, receipt, 'correct', { fields: { ...form, phone: '(519) 555-0001' } });
    const { status, body } = await moderator.decide(receipt.id, action, {
      reason: 'No.',
      version: 1,
      ...(action === 'approve' || action === 'spam' ? { reason: undefined } : {}),
    });
    expect([status, body.errors]).toEqual([
      409,
      [{ field: 'fields.phone', message: `was “${String(form['phone'])}” when you looked, and is “(519) 555-0001” now` }],
    ]);
    expect(await moderator.view(receipt.id)).toMatchObject({ status: 'pending', version: 2, reason: null });
    await moderator.decide(receipt.id, 'spam', { version: 2 });
    expect((await moderator.decide(receipt.id, 'restore', { version: 2 })).status).toBe(409);
    expect((await moderator.decide(receipt.id, 'restore')).status).toBe(200);
  });
});

describe('a renewal', () => {
  const phoneOf = (id: string) => `(416) 555-0${id}`;
  const about = (number: string, more: object = {}) => ({
    title: `Business r-${number}`,
    phone: phoneOf(number),
    email: 'bob@example.com',
    ...more,
  });

  beforeAll(async () => {
    await file.write(
      ['201', '202', '203', '204'].map((number) =>
        aRow(`r-${number}`, { title: `Business r-${number}`, phone: phoneOf(number), email: 'bob@example.com' }),
      ),
    );
    await sync({ force: true });
  });

  it('is matched by phone, and changes nothing while it is pending', async () => {
    const { body } = await renew(
      app,
      about('201', { phone: '+1 416 555 0201', website: 'https://new.example', complete_address: '9 Elm St' }),
    );
    expect(Object.keys(body).sort()).toEqual(['id', 'status', 'statusUrl', 'success']);
    const view = await moderator.view(body.id);
    expect(view).toMatchObject({ kind: 'renewal', match: { listingId: 'r-201', title: 'Business r-201' }, duplicates: [] });
    expect(view.diff).toEqual([
      { field: 'website', from: null, to: 'https://new.example' },
      { field: 'complete_address', from: '201 King St W, Toronto, ON, M5V 2T6', to: '9 Elm St, Toronto, ON, M5V 2T6' },
    ]);
    expect((await shown('r-201')).body['website']).toBeNull();
    expect((await look(app, body)).body).not.toHaveProperty('match');
    expect((await look(app, body)).body.listing).toBeNull();
  });

  it('is matched by title and city if no listing has the phone number, and never by less', async () => {
    const { body } = await renew(app, about('202', { phone: '(416) 555-0999', city: 'TORONTO' }));
    expect(await moderator.view(body.id)).toMatchObject({
      match: { listingId: 'r-202' },
      diff: [{ field: 'phone', from: phoneOf('202'), to: '(416) 555-0999' }],
    });
    const { body: vague } = await renew(app, about('202', { phone: '(416) 555-0998' }));
    expect(await moderator.view(vague.id)).toMatchObject({ match: null, diff: [], candidates: [{ listingId: 'r-202', why: ['title'] }] });
    const refused = await moderator.decide(vague.id, 'approve');
    expect([refused.status, refused.body.errors.map(({ field }) => field)]).toEqual([400, ['listingId']]);
    expect((await moderator.decide(vague.id, 'approve', { listingId: 'nobody' })).status).toBe(400);
    expect((await moderator.view(vague.id)).status).toBe('pending');
  });

  it('and a new business, too, are compared with any listing that an admin chooses', async () => {
    const { body } = await renew(app, { title: 'Vague', phone: '(416) 555-0995', email: 'bob@example.com' });
    const { body: compared } = await get(app, `/api/admin/submissions/${body.id}?listingId=r-203`, admin);
    expect(compared).toMatchObject({
      match: { listingId: 'r-203' },
      diff: [
        { field: 'title', from: 'Business r-203', to: 'Vague' },
        { field: 'phone', from: phoneOf('203'), to: '(416) 555-0995' },
      ],
    });
    const { id } = await received({ title: 'Business r-203', phone: phoneOf('203') });
    const { body: alike } = await get<{ diff: { field: string }[] }>(app, `/api/admin/submissions/${id}?listingId=r-203`, admin);
    expect(alike.diff.map(({ field }) => field)).not.toContain('phone');
    expect(alike.diff.map(({ field }) => field)).toContain('city');
    expect(await moderator.view(id)).toMatchObject({ match: null, diff: [] });
    expect((await get(app, `/api/admin/submissions/${id}?listingId=nobody`, admin)).body).toMatchObject({ match: null, diff: [] });
  });

  it('is answered in the same way whether or not the business is known', async () => {
    const known = await renew(app, about('203'));
    const unknown = await renew(app, { title: 'Nobody', phone: '(416) 555-0997', email: 'nobody@example.com' });
    expect([known.status, Object.keys(known.body), known.body.status]).toEqual([
      unknown.status,
      Object.keys(unknown.body),
      unknown.body.status,
    ]);
    const views = [(await look(app, known.body)).body, (await look(app, unknown.body)).body];
    const own = { title: '', fields: {}, version: '', submittedAt: '' };
    expect({ ...views[0], ...own }).toEqual({ ...views[1], ...own });
  });

  it('puts its changes in place of those of the sheet, for all later syncs', async () => {
    const { body } = await renew(
      app,
      about('204', { phone: phoneOf('204'), email: 'new@example.com', business_description: 'New words.' }),
    );
    expect((await moderator.decide(body.id, 'approve')).body.submission).toMatchObject({
      status: 'approved',
      match: { listingId: 'r-204' },
      diff: [],
    });
    expect((await audit())[0]).toMatchObject({
      action: 'submission-approved',
      detail: { listing: 'r-204', changed: ['email', 'description'] },
    });
    await file.write(
      ['201', '202', '203', '204'].map((number) =>
        aRow(`r-${number}`, { phone: phoneOf(number), email: 'sheet@example.com', description: 'Of the sheet.' }),
      ),
    );
    await sync({ force: true });
    expect((await shown('r-204')).body).toMatchObject({ email: 'new@example.com', description: 'New words.' });
    expect((await shown('r-203')).body).toMatchObject({ email: 'sheet@example.com', description: 'Of the sheet.' });
    expect((await look(app, body)).body).toMatchObject({ status: 'approved', listing: { slug: expect.any(String) as string } });
  });

  it('of a business that has moved removes its old place from the map', async () => {
    expect((await shown('r-204')).body['latitude']).toBe(43.65);
    const near = async () =>
      (await get<{ services: { id: string }[] }>(app, '/api/search?lat=43.65&lng=-79.38&radiusKm=3&limit=100')).body.services.map(
        ({ id }) => id,
      );
    expect(await near()).toContain('r-204');
    const { body } = await renew(app, about('204', { complete_address: '12 Main St', city: 'Guelph', post_code: 'N1H 1A1' }));
    expect((await moderator.decide(body.id, 'approve')).status).toBe(200);
    expect((await audit())[0]!.detail).toMatchObject({ changed: expect.arrayContaining(['city', 'latitude', 'longitude']) as string[] });
    expect((await shown('r-204')).body).toMatchObject({
      address: '12 Main St, Guelph, ON, N1H 1A1',
      latitude: null,
      longitude: null,
      googleMapsLink: null,
    });
    await eventually(async () => !(await near()).includes('r-204'), 'nobody finds it at its old place');
    const link = 'https://maps.app.goo.gl/new';
    const again = (await renew(app, about('204', { city: 'Fergus', google_maps_link: link }))).body;
    expect((await moderator.decide(again.id, 'approve')).status).toBe(200);
    expect((await shown('r-204')).body).toMatchObject({ city: 'Fergus', googleMapsLink: link });
  });

  it('updates the listing that an admin chooses, as edited', async () => {
    const { body } = await renew(app, {
      title: 'Who knows',
      phone: '(416) 555-0996',
      email: 'x@example.com',
      website: 'https://x.example',
    });
    const { status } = await moderator.decide(body.id, 'approve', {
      listingId: 'r-203',
      fields: { title: 'Business r-203', phone: phoneOf('203'), website: '' },
    });
    expect(status).toBe(200);
    expect((await shown('r-203')).body).toMatchObject({
      title: 'Business r-203',
      phone: phoneOf('203'),
      website: null,
      email: 'x@example.com',
    });
  });

  it('of an unpublished listing has no link for its owner', async () => {
    const { body } = await renew(app, about('201', { business_description: 'Out of sight.' }));
    await post(app, '/api/admin/listings/r-201/unpublish', {}, admin);
    expect((await moderator.decide(body.id, 'approve')).status).toBe(200);
    expect((await look(app, body)).body).toMatchObject({ status: 'approved', listing: null, may: { renew: false } });
    expect((await shown('r-201')).status).toBe(404);
    // Once it has been merged into one that is shown, its owner is led to that one.
    await post(app, '/api/admin/listings/r-203/merge', { from: 'r-201' }, admin);
    const { slug } = (await shown('r-203')).body;
    expect((await look(app, body)).body).toMatchObject({ status: 'approved', listing: { slug }, may: { renew: true } });
  });
});

it('pending submissions are kept by a restart', async () => {
  const { id, form } = await received();
  await app.restart();
  admin = await signIn(app);
  moderator = new SubmissionsAdmin(app, admin);
  expect(await moderator.view(id)).toMatchObject({ status: 'pending', fields: form });
});
