import { eventually, get, signIn } from '../support/api.js';
import { type LoggedApp, startLogged } from '../support/app.js';
import { rowsOf } from '../support/database.js';
import { fileOf, formOf } from '../support/forms.js';
import { send } from '../support/http.js';
import { aForm, anAddress, change, cookieIn, SubmissionsAdmin, look, renew, submit, tokenOf } from './submissions.fixture.js';

let app: LoggedApp;
let admin: string;
let moderator: SubmissionsAdmin;

const fieldsIn = (errors: { field: string }[]) => errors.map(({ field }) => field).sort();
const NEEDED = ['business_description', 'city', 'complete_address', 'email', 'industry', 'phone', 'post_code', 'title'];

beforeAll(async () => {
  app = await startLogged({ env: { LOG_LEVEL: 'info', PUBLIC_ORIGIN: 'https://homewright.example' } });
  admin = await signIn(app);
  moderator = new SubmissionsAdmin(app, admin);
});

afterAll(() => app.close());

describe('a business that asks to be listed', () => {
  it('is stored completely before the answer, and visible only to admins', async () => {
    const form = aForm({ website: 'https://bob.example', licensed: 'Yes', ref: ' CODE-1 ', google_maps_link: '' });
    const { status, body } = await submit(app, form);
    expect([status, body]).toEqual([
      201,
      {
        success: true,
        id: expect.any(String) as string,
        status: 'pending',
        statusUrl: expect.stringMatching(/^https:\/\/homewright\.example\/status\/[\w-]{43}$/) as string,
      },
    ]);
    const { ref: _ref, google_maps_link: _link, ...typed } = form;
    expect(await moderator.view(body.id)).toMatchObject({
      kind: 'new',
      status: 'pending',
      fields: typed,
      ref: 'CODE-1',
      spamReason: null,
      version: 1,
      diff: [],
      match: null,
      duplicates: [],
    });
    expect((await get<{ total: number }>(app, `/api/search?companyName=${encodeURIComponent(String(form['title']))}`)).body.total).toBe(0);
  });

  it('may be sent as JSON, as a form, and as a multipart form', async () => {
    const hidden = { _next: 'https://homewright.example/list-business/thank-you', _template: 'table', _started: '1' };
    const fields = Object.entries(aForm(hidden)) as [string, string][];
    const urlencoded = {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      from: anAddress(),
    };
    const first = await send(app, '/api/listings', urlencoded);
    const second = await send(app, '/api/listings', { ...(await formOf(fields)), from: anAddress() });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect((JSON.parse(second.text) as { id: string }).id).toBe((JSON.parse(first.text) as { id: string }).id);
  });

  it('has each missing field reported at once', async () => {
    for (const form of [{}, Object.fromEntries(NEEDED.map((name) => [name, '  ']))]) {
      const { status, body } = await submit(app, form);
      expect([status, fieldsIn(body.errors)]).toEqual([400, NEEDED]);
    }
  });

  it.each([
    ['title', 'x'.repeat(201)],
    ['title', 'a\u0000b'],
    ['title', 5],
    ['industry', '<b>Roofer</b>'],
    ['industry', 'x'.repeat(81)],
    ['phone', '555'],
    ['phone', 'call Bob'],
    ['email', 'bob@'],
    ['website', 'bob.example'],
    ['website', 'javascript:alert(1)'],
    ['complete_address', 'x'.repeat(501)],
    ['city', 'x'.repeat(201)],
    ['post_code', 'N1H\n1A1'],
    ['google_maps_link', 'maps'],
    ['business_description', 'x'.repeat(10_001)],
    ['licensed', 'Perhaps'],
    ['owner', 'Bob'],
  ])('is refused with an invalid %s (case %#)', async (field, value) => {
    const { status, body } = await submit(app, aForm({ [field]: value }));
    expect([status, fieldsIn(body.errors)]).toEqual([400, [field]]);
  });

  it('is refused with a file', async () => {
    const form = await formOf([...(Object.entries(aForm()) as [string, string][]), ['logo', fileOf('picture')]]);
    const answer = await send(app, '/api/listings', { ...form, from: anAddress() });
    expect([answer.status, fieldsIn((JSON.parse(answer.text) as { errors: [] }).errors)]).toEqual([400, ['logo']]);
  });

  it.each([
    ['x'.repeat(300), 'x'.repeat(100)],
    [' a\u0000\nb ', 'a b'],
    [{ code: 1 }, null],
    ['', null],
  ])('is never refused because of its ref (case %#)', async (ref, kept) => {
    const { status, body } = await submit(app, aForm({ ref }));
    expect(status).toBe(201);
    expect((await moderator.view(body.id)).ref).toBe(kept);
  });

  it('is stored once if it is repeated, with a second valid link for the browser that sent it', async () => {
    const form = aForm();
    const first = await submit(app, form);
    expect(first.headers['set-cookie']).toEqual([
      expect.stringMatching(/^homewright_sent=[^;]+; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
    ]);
    const again = await submit(app, { ...form, ref: 'CODE-2' }, '/api/listings', anAddress(), cookieIn(first));
    expect([again.status, again.body.id]).toEqual([201, first.body.id]);
    expect(again.body.statusUrl).not.toBe(first.body.statusUrl);
    for (const { body } of [first, again]) expect((await look(app, body)).body.title).toBe(form['title']);
    expect((await moderator.list(`q=${encodeURIComponent(String(form['title']))}`)).total).toBe(1);
    // Among several that the browser sent, each is known.
    const other = await submit(app, aForm(), '/api/listings', anAddress(), cookieIn(again));
    expect((await submit(app, form, '/api/listings', anAddress(), cookieIn(other))).body.statusUrl).toEqual(expect.any(String));
  });

  it.each(['/api/listings', '/api/listings/renew'])(
    'does not give its link to others: title, phone and email are public (%s)',
    async (path) => {
      const { title, phone, email } = aForm();
      const form = path === '/api/listings' ? aForm({ title, phone, email }) : { title, phone, email };
      const first = await submit(app, form, path);
      const [, signature] = decodeURIComponent(cookieIn(first)).split(/\.(?=[^.]+$)/);
      const elsewhere = cookieIn(await submit(app, aForm()));
      for (const cookie of [
        '',
        elsewhere,
        `homewright_sent=${first.body.id}`,
        `homewright_sent=${first.body.id}.${signature!.startsWith('x') ? 'y' : 'x'}${signature!.slice(1)}`,
      ]) {
        const again = await submit(app, form, path, anAddress(), cookie);
        expect([again.status, again.body, again.headers['set-cookie']]).toEqual([
          201,
          { success: true, status: 'pending', id: first.body.id },
          undefined,
        ]);
      }
      expect(
        await rowsOf(app.databaseUrl, `SELECT count(*)::int AS links FROM submission_status_link WHERE submission_id = '${first.body.id}'`),
      ).toEqual([{ links: 5 }]);
    },
  );

  it('is answered in the same way if it is spam, separated, and restored completely', async () => {
    const form = aForm();
    const { status, body } = await submit(app, { ...form, _honey: 'I am a robot' });
    expect([status, Object.keys(body).sort()]).toEqual([201, ['id', 'status', 'statusUrl', 'success']]);
    expect(await moderator.view(body.id)).toMatchObject({ status: 'spam', spamReason: 'honeypot', fields: form });
    expect((await look(app, body)).body).toMatchObject({ status: 'pending', decidedAt: null });
    expect((await moderator.decide(body.id, 'restore')).body.submission).toMatchObject({ status: 'pending', fields: form });
  });

  it('is counted with all forms of an address', async () => {
    const from = anAddress();
    const bad = aForm({ title: '' });
    for (let time = 1; time <= 20; time++) expect((await submit(app, aForm(), '/api/listings', from)).status).toBe(201);
    const refused = await submit(app, aForm(), '/api/listings/renew', from);
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await submit(app, bad, '/api/listings', from)).status).toBe(400);
    const { status, body } = await submit(app, aForm());
    expect(status).toBe(201);
    expect((await change(app, body, 'withdraw', {}, from)).status).toBe(429);
    expect((await look(app, body)).body.status).toBe('pending');
  });
});

describe('a renewal', () => {
  it('needs to identify its business, and nothing else', async () => {
    const { status, body } = await renew(app, {});
    expect([status, fieldsIn(body.errors)]).toEqual([400, ['email', 'phone', 'title']]);
    const { title, phone, email } = aForm();
    expect((await renew(app, { title, phone, email })).status).toBe(201);
  });

  it('has its changes validated like a listing', async () => {
    const { status, body } = await renew(app, aForm({ website: 'bob', industry: 'x'.repeat(81), licensed: 'Hm' }));
    expect([status, fieldsIn(body.errors)]).toEqual([400, ['industry', 'licensed', 'website']]);
  });
});

describe('the link of an owner', () => {
  it('shows the status, and is never cached', async () => {
    const form = aForm();
    const { body } = await submit(app, form);
    const { status, headers, body: own } = await look(app, body);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(own).toMatchObject({
      kind: 'new',
      status: 'pending',
      title: form['title'],
      decidedAt: null,
      reason: null,
      fields: form,
      listing: null,
      may: { correct: true, withdraw: true, renew: false },
    });
  });

  it('cannot be guessed, nor read from the database', async () => {
    const { body } = await submit(app, aForm());
    const token = tokenOf(body);
    const stored = await rowsOf<{ hash: string }>(app.databaseUrl, `SELECT encode(token_hash, 'hex') AS hash FROM submission_status_link`);
    expect(stored.some(({ hash }) => hash === Buffer.from(token, 'base64url').toString('hex'))).toBe(false);
    for (const wrong of ['x', token.slice(0, -1), `${token}A`, token.toLowerCase(), stored[0]!.hash, '%00', 'x'.repeat(500)]) {
      if (wrong === token) continue;
      expect((await get(app, `/api/status/${wrong}`)).status).toBe(404);
      expect((await change(app, { ...body, statusUrl: `/${wrong}` }, 'withdraw')).status).toBe(404);
    }
    expect((await look(app, body)).body.status).toBe('pending');
  });

  it('lets its owner correct the submission, which is pending again with the new values', async () => {
    const form = aForm();
    const { body } = await submit(app, form);
    await moderator.decide(body.id, 'request-changes', { reason: 'Which city?' });
    expect((await look(app, body)).body).toMatchObject({ status: 'changes-requested', reason: 'Which city?', may: { correct: true } });
    const bad = await change(app, body, 'correct', { fields: { ...form, city: '', phone: 'x', owner: 'Bob' } });
    expect([bad.status, fieldsIn(bad.body.errors)]).toEqual([400, ['fields.city', 'fields.owner', 'fields.phone']]);
    const { status, body: answer } = await change(app, body, 'correct', { fields: { ...form, city: 'Fergus' } });
    expect([status, answer]).toMatchObject([
      200,
      { success: true, submission: { status: 'pending', reason: null, fields: { city: 'Fergus' } } },
    ]);
    expect(await moderator.view(body.id)).toMatchObject({ status: 'pending', fields: { city: 'Fergus' }, version: 3 });
  });

  it('refuses a correction of fields that were changed meanwhile, if it says which version it had', async () => {
    const form = aForm();
    const { body } = await submit(app, form);
    const { version } = (await look(app, body)).body;
    const newPhone = await change(app, body, 'correct', { fields: { ...form, phone: '(519) 555-0199' }, version });
    expect([newPhone.status, newPhone.body.submission.version === version]).toEqual([200, false]);
    // Its answer was lost, and it is sent again.
    const again = await change(app, body, 'correct', { fields: { ...form, phone: '(519) 555-0199' }, version });
    expect([again.status, again.body.submission]).toEqual([200, newPhone.body.submission]);
    const stale = await change(app, body, 'correct', { fields: { ...form, city: 'Fergus' }, version });
    expect([stale.status, JSON.parse(stale.text)]).toMatchObject([409, { type: '/problems/own-submission-changed' }]);
    expect((await look(app, body)).body.fields).toEqual({ ...form, phone: '(519) 555-0199' });
    const seen = { ...form, phone: '(519) 555-0199', city: 'Fergus' };
    expect((await change(app, body, 'correct', { fields: seen, version: newPhone.body.submission.version })).status).toBe(200);
    // As before there were versions: the last one wins.
    expect((await change(app, body, 'correct', { fields: form })).status).toBe(200);
    await moderator.decide(body.id, 'spam');
    expect((await look(app, body)).body.version).toBe(version);
  });

  it('lets its owner withdraw it, once; the same form is new then', async () => {
    const form = aForm();
    const { body } = await submit(app, form);
    expect((await change(app, body, 'withdraw')).body.submission).toMatchObject({
      status: 'withdrawn',
      may: { correct: false, withdraw: false },
    });
    expect((await change(app, body, 'withdraw')).status).toBe(409);
    expect((await change(app, body, 'correct', { fields: form })).status).toBe(409);
    expect((await submit(app, form)).body.id).not.toBe(body.id);
  });

  it('leaves spam marked as such', async () => {
    const form = aForm();
    const { body } = await submit(app, { ...form, _honey: 'x' });
    expect((await change(app, body, 'correct', { fields: { ...form, city: 'Fergus' } })).body.submission.status).toBe('pending');
    expect(await moderator.view(body.id)).toMatchObject({ status: 'spam', fields: { city: 'Fergus' } });
  });

  it('is in no log', async () => {
    const { body } = await submit(app, aForm());
    const token = tokenOf(body);
    const logged = app.output().length;
    await look(app, body);
    await change(app, body, 'withdraw');
    for (const path of [`/status/${token}`, `/api/status/${token}/nothing`, `/%73tatus/${token}?from=mail`])
      await send(app, path, { headers: { referer: body.statusUrl } });
    const visits = () =>
      app
        .output()
        .slice(logged)
        .match(/GET \/status\/\[token\] /g)?.length;
    await eventually(() => Promise.resolve(visits() === 2), 'the first and the last of them are logged');
    expect(app.output()).toContain('/api/status/[token]/withdraw');
    expect(app.output()).not.toContain(token);
  });
});
