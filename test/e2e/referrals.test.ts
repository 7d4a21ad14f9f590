import { get, signIn, retryWhileUnavailable } from '../support/api.js';
import { startApp, type TestApp } from '../support/app.js';
import { execute, rowsOf } from '../support/database.js';
import { send } from '../support/http.js';
import { aReferrer, mine, ReferralsAdmin, track, write } from './referrals.fixture.js';
import { aForm, anAddress, change, SubmissionsAdmin, submit } from './submissions.fixture.js';

let app: TestApp;
let admin: string;
let moderator: ReferralsAdmin;
let submissions: SubmissionsAdmin;

const NOBODY = { code: null, totalRewards: 0, businessesReferred: [] };
const fieldsIn = (errors: { field: string }[] = []) => errors.map(({ field }) => field).sort();
const kinds = (flags: { kind: string }[]) => flags.map(({ kind }) => kind);

/** A business that came with a code of its own. */
async function aReferral(form: Record<string, unknown> = {}) {
  const referrer = await aReferrer(app);
  const business = aForm({ ref: referrer.code, ...form });
  const { body } = await submit(app, business);
  return { ...referrer, name: { refCode: referrer.code, businessPhone: String(business['phone']) }, business, submission: body };
}

beforeAll(async () => {
  app = await startApp({ env: { PUBLIC_ORIGIN: 'https://homewright.example' } });
  admin = await signIn(app);
  moderator = new ReferralsAdmin(app, admin);
  submissions = new SubmissionsAdmin(app, admin);
});

afterAll(() => app.close());

describe('a referral code', () => {
  it('is returned with its link and a cookie that scripts cannot read', async () => {
    const { code, link, setCookie, cookie } = await aReferrer(app);
    expect(code).toMatch(/^[2-9A-HJ-NP-TV-Z]{10}$/);
    expect(link).toBe(`https://homewright.example/signup?ref=${code}`);
    expect(setCookie).toMatch(/^homewright_referrer=.+; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(await mine(app, cookie)).toEqual({ code, totalRewards: 0, businessesReferred: [] });
  });

  it('is not shown to a browser without the cookie, or with a forged one', async () => {
    const { cookie } = await aReferrer(app);
    const forged = cookie.replace(/code-../, (real) => (real === 'code-ff' ? 'code-00' : 'code-ff'));
    for (const other of [undefined, 'homewright_referrer=', 'homewright_referrer=x.y', forged, `${cookie}x`])
      expect(await mine(app, other)).toEqual(NOBODY);
  });

  it('does not reveal whether an address is known, nor its other codes', async () => {
    const known = await aReferral();
    const again = await aReferrer(app, { email: known.email.toUpperCase() });
    expect(again.code).not.toBe(known.code);
    expect(await mine(app, again.cookie)).toEqual({ code: again.code, totalRewards: 0, businessesReferred: [] });
    expect((await mine(app, known.cookie)).businessesReferred).toHaveLength(1);
  });

  it.each([
    ['a name of 5,000 characters', { name: 'x'.repeat(5_000), email: 'a@example.com' }, ['name']],
    ['nonsense for an address', { name: 'Ann', email: 'nonsense' }, ['email']],
    ['nothing', {}, ['email', 'name']],
    ['blanks', { name: ' ', email: ' ' }, ['email', 'name']],
    ['other fields', { name: 'Ann', email: 'a@example.com', code: 'MINE' }, ['code']],
    ['no texts', { name: 5, email: {} }, ['email', 'name']],
  ])('is not created for %s', async (_what, body, fields) => {
    const answer = await write(app, '/api/referral/create', body);
    expect([answer.status, fieldsIn(answer.body.errors)]).toEqual([400, fields]);
  });

  it('is created twenty times an hour for one address, counted separately from its forms', async () => {
    const from = anAddress();
    const ask = (time: number) => write(app, '/api/referral/create', { name: 'Ann', email: `ann${time}@example.com` }, { from });
    for (let time = 1; time <= 20; time++) expect((await ask(time)).status).toBe(201);
    const refused = await ask(21);
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await submit(app, aForm(), '/api/listings', from)).status).toBe(201);
  });
});

describe('a listing form with a code', () => {
  it('creates a pending referral at once, and only one however often it is tracked', async () => {
    const { cookie, code, business, submission, name } = await aReferral();
    const seen = {
      businessName: business['title'],
      industry: 'Plumber',
      businessPhone: business['phone'],
      referredAt: expect.any(String) as string,
      status: 'pending',
    };
    expect((await mine(app, cookie)).businessesReferred).toEqual([seen]);
    for (let time = 1; time <= 2; time++) {
      const tracked = await track(app, code.toLowerCase(), { businessPhone: `+1 ${name.businessPhone}` });
      expect([tracked.status, tracked.body]).toEqual([200, { success: true }]);
    }
    expect((await mine(app, cookie)).businessesReferred).toEqual([seen]);
    expect(await moderator.referral(code)).toMatchObject({
      flags: [],
      submissionId: submission.id,
      submissionStatus: 'pending',
      suggestedReward: 50,
    });
  });

  it('shows its referral to the moderator, and none for an unknown code', async () => {
    const { code, submission } = await aReferral();
    expect(await submissions.view(submission.id)).toMatchObject({
      ref: code,
      referral: { code, referrerName: expect.stringMatching(/^Referrer/) as string, status: 'pending', flags: [] },
    });
    const { status, body } = await submit(app, aForm({ ref: 'NOBODYHAS1' }));
    expect(status).toBe(201);
    expect(await submissions.view(body.id)).toMatchObject({ ref: 'NOBODYHAS1', referral: null });
  });

  it('creates no referral while it is marked as spam', async () => {
    const { code, cookie } = await aReferrer(app);
    const form = aForm({ ref: code, _honey: 'x' });
    const { body } = await submit(app, form);
    expect((await track(app, code, { businessPhone: form['phone'] })).status).toBe(200);
    expect((await mine(app, cookie)).businessesReferred).toEqual([]);
    await submissions.decide(body.id, 'restore');
    expect((await mine(app, cookie)).businessesReferred).toMatchObject([{ status: 'pending', businessPhone: form['phone'] }]);
  });

  it('is checked again when its owner corrects it', async () => {
    const { code, email, business, submission } = await aReferral();
    const { ref: _ref, ...fields } = business;
    await change(app, submission, 'correct', { fields: { ...fields, title: 'Corrected', phone: '(226) 555-0188', email } });
    expect(await moderator.referral(code)).toMatchObject({
      businessName: 'Corrected',
      businessPhone: '(226) 555-0188',
      flags: [{ kind: 'self-referral' }],
    });
  });

  it('that replaces a withdrawn one gets the reward, and is checked', async () => {
    const { code, email, business, submission } = await aReferral();
    await change(app, submission, 'withdraw');
    const { body } = await submit(app, { ...business, title: 'Sent again', email });
    expect(await moderator.referral(code)).toMatchObject({
      businessName: 'Sent again',
      submissionId: body.id,
      submissionStatus: 'pending',
      flags: [{ kind: 'self-referral' }],
    });
    expect(await submissions.view(body.id)).toMatchObject({ referral: { code, flags: [{ kind: 'self-referral' }] } });
    expect(await submissions.view(submission.id)).toMatchObject({ referral: null });
  });

  it('takes precedence over what was tracked before', async () => {
    const { code, cookie } = await aReferrer(app);
    const form = aForm({ ref: code });
    expect((await track(app, code, { businessName: 'Said', businessPhone: form['phone'] })).status).toBe(200);
    expect((await mine(app, cookie)).businessesReferred).toMatchObject([{ businessName: 'Said' }]);
    const { body } = await submit(app, form);
    expect(await moderator.referral(code)).toMatchObject({ businessName: form['title'], submissionId: body.id });
  });

  it('creates no referral if it is a renewal', async () => {
    const { code, cookie } = await aReferrer(app);
    await submit(app, aForm({ ref: code }), '/api/listings/renew');
    expect((await mine(app, cookie)).businessesReferred).toEqual([]);
  });

  it('from before the referral program is recorded at the next start', async () => {
    const form = aForm({ ref: 'oldcode001' });
    const { body } = await submit(app, form);
    await execute(
      app.databaseUrl,
      `INSERT INTO referrer (id, code, name, email, email_key, created_at) VALUES (gen_random_uuid(), 'OLDCODE001', 'Old', 'old@example.com', 'old@example.com', now())`,
    );
    const before = await rowsOf<{ id: string }>(app.databaseUrl, 'SELECT id FROM referral');
    for (let start = 1; start <= 2; start++) {
      await app.restart();
      admin = await signIn(app);
      [moderator, submissions] = [new ReferralsAdmin(app, admin), new SubmissionsAdmin(app, admin)];
      expect(await moderator.referral('OLDCODE001')).toMatchObject({
        status: 'pending',
        submissionId: body.id,
        businessPhone: form['phone'],
      });
      expect(await rowsOf(app.databaseUrl, 'SELECT id FROM referral')).toHaveLength(before.length + 1);
    }
  });
});

describe('tracking', () => {
  it('accepts a known code, and answers 404 otherwise', async () => {
    const { status, body } = await track(app, 'NOBODYHAS1');
    expect([status, body.type]).toEqual([404, '/problems/referral-code-unknown']);
  });

  it.each([
    [
      'nothing',
      { refCode: '', businessName: '', businessPhone: '', industry: '' },
      ['businessName', 'businessPhone', 'industry', 'refCode'],
    ],
    ['a number that nobody can dial', { businessPhone: '12' }, ['businessPhone']],
    ['names of 5,000 characters', { businessName: 'x'.repeat(5_000), industry: 'x'.repeat(5_000) }, ['businessName', 'industry']],
    ['other fields', { rewardAmount: 500 }, ['rewardAmount']],
  ])('reports the error of %s', async (_what, body, fields) => {
    const { code } = await aReferrer(app);
    const answer = await track(app, code, body);
    expect([answer.status, fieldsIn(answer.body.errors)]).toEqual([400, fields]);
  });

  it('is counted for each address', async () => {
    const from = anAddress();
    for (let time = 1; time <= 20; time++) expect((await track(app, 'NOBODYHAS1', {}, from)).status).toBe(404);
    expect((await track(app, 'NOBODYHAS1', {}, from)).status).toBe(429);
  });

  it('creates one referral from twenty simultaneous calls', async () => {
    const { code, cookie } = await aReferrer(app);
    const form = aForm();
    const calls = await Promise.all(
      Array.from({ length: 20 }, () => retryWhileUnavailable(() => track(app, code, { businessPhone: form['phone'] }))),
    );
    expect(new Set(calls.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await mine(app, cookie)).businessesReferred).toHaveLength(1);
  });

  it('refuses a request of another site with the cookie', async () => {
    const { code, cookie } = await aReferrer(app);
    const headers = { cookie, 'sec-fetch-site': 'cross-site' };
    expect((await write(app, '/api/referral/track', { refCode: code }, { headers })).status).toBe(403);
  });
});

describe('a warning against a referral', () => {
  it('is the email address of the referrer: the listing is accepted, tracking is refused', async () => {
    const { code, email } = await aReferrer(app);
    const form = aForm({ ref: code, email: email.toUpperCase() });
    const { status, body } = await submit(app, form);
    expect(status).toBe(201);
    const tracked = await track(app, code, { businessPhone: form['phone'] });
    expect([tracked.status, tracked.body.type]).toEqual([409, '/problems/self-referral']);
    expect(kinds((await moderator.referral(code)).flags)).toEqual(['self-referral']);
    expect(await submissions.view(body.id)).toMatchObject({ referral: { flags: [{ kind: 'self-referral' }] } });
  });

  it('is the phone number or website of a business of the referrer', async () => {
    const { code, email } = await aReferrer(app, { email: 'pat@patsplumbing.example' });
    const own = aForm({ email: email.replace('pat@', 'Pat@'), website: 'https://www.pats-own.example/' });
    await submit(app, own);
    const flagsOf = async (form: Record<string, unknown>) => {
      const { body } = await submit(app, aForm({ ref: code, ...form }));
      const view = (await submissions.view(body.id)) as unknown as { referral: { flags: { kind: string; reason: string }[] } };
      return view.referral.flags.filter(({ kind }) => kind === 'self-referral').map(({ reason }) => reason);
    };
    expect(await flagsOf({ phone: `+1${String(own['phone'])}` })).toEqual([expect.stringContaining('phone number')]);
    expect(await flagsOf({ website: 'http://pats-own.example' })).toEqual([expect.stringContaining('website of')]);
    expect(await flagsOf({ website: 'https://patsplumbing.example/about' })).toEqual([expect.stringContaining('belongs to the website')]);
    expect(await flagsOf({})).toEqual([]);
  });

  it('is an earlier referral with another code', async () => {
    const first = await aReferral();
    const second = await aReferrer(app);
    await submit(app, aForm({ ref: second.code, phone: first.name.businessPhone }));
    expect(await moderator.referral(second.code)).toMatchObject({
      status: 'pending',
      flags: [{ kind: 'referred-before', reason: expect.stringContaining(first.code) as string }],
    });
    expect((await moderator.referral(first.code)).flags).toEqual([]);
  });

  it.each([
    ['the same website', { website: 'https://www.drains.example/' }, { website: 'http://drains.example' }],
    [
      'the same website with a port',
      { website: 'https://gutters.example:443/' },
      { website: 'https://www.gutters.example./?utm_source=mail' },
    ],
    [
      'the same page with a port',
      { website: 'https://shops.example/bob' },
      { website: 'https://shops.example:443/bob/?utm_source=mail', city: 'Elora' },
    ],
    [
      'a name spelled alike in the same city',
      { title: "Bob's Drain Works Ltd.", city: 'Elora' },
      { title: 'Bobs Drainworks', city: 'ELORA' },
    ],
  ])('is a business with another phone number, known by %s', async (_what, known, again) => {
    const first = await aReferral(known);
    const second = await aReferral(again);
    expect(await moderator.referral(second.code)).toMatchObject({
      flags: [{ kind: 'same-business', reason: expect.stringContaining(first.code) as string }],
    });
  });

  it('is an existing listing', async () => {
    const { body } = await submit(app, aForm({ title: 'Long Known', city: 'Fergus' }));
    await submissions.decide(body.id, 'approve');
    const { code } = await aReferral({ title: 'long known', city: 'Fergus' });
    expect(kinds((await moderator.referral(code)).flags)).toEqual(['listed-already']);
  });

  it('does not prevent an approval, and is recorded with it', async () => {
    const { code, email } = await aReferrer(app);
    const form = aForm({ ref: code, email });
    await submit(app, form);
    expect((await moderator.approve({ refCode: code, businessPhone: form['phone'], rewardAmount: 5 })).status).toBe(200);
    const { body } = await get<{ items: { action: string; detail: object }[] }>(app, '/api/admin/audit', admin);
    expect(body.items[0]).toMatchObject({
      action: 'referral-approved',
      detail: { code, business: form['title'], reward: 5, flags: ['self-referral'] },
    });
  });
});

describe('the link that referrers pass on', () => {
  it.each([
    ['?ref=ABCDEF2345', '/list-business?ref=ABCDEF2345'],
    ['?ref=nonsense', '/list-business?ref=nonsense'],
    ['', '/list-business'],
    ['?ref=', '/list-business'],
    ['?ref=A&ref=B', '/list-business?ref=A'],
    ['?ref=%0d%0aSet-Cookie:x%26next=//evil.example', '/list-business?ref=Set-Cookiexnextevilexample'],
    ['?ref=//evil.example', '/list-business?ref=evilexample'],
  ])('redirects from /signup%s to %s', async (query, to) => {
    const { status, headers } = await send(app, `/signup${query}`);
    expect([status, headers['location']]).toEqual([302, to]);
  });
});

it('pending referrals are counted for the navigation', async () => {
  const before = (await get<{ referrals: number }>(app, '/api/admin/counts', admin)).body.referrals;
  await aReferral();
  expect((await get<{ referrals: number }>(app, '/api/admin/counts', admin)).body.referrals).toBe(before + 1);
});
