import { parse } from 'csv-parse/sync';
import { get, signIn, retryWhileUnavailable } from '../support/api.js';
import { startApp, type TestApp } from '../support/app.js';
import { execute, rowsOf } from '../support/database.js';
import { send } from '../support/http.js';
import { aReferrer, mine, ReferralsAdmin, write } from './referrals.fixture.js';
import { aForm, anAddress, SubmissionsAdmin, submit } from './submissions.fixture.js';

let app: TestApp;
let admin: string;
let moderator: ReferralsAdmin;
let submissions: SubmissionsAdmin;

const fieldsIn = (errors: { field: string }[] = []) => errors.map(({ field }) => field).sort();

/** A business that came with a code of its own. */
async function aReferral(form: Record<string, unknown> = {}, person: { name?: string } = {}) {
  const referrer = await aReferrer(app, person);
  const business = aForm({ ref: referrer.code, ...form });
  const { body } = await submit(app, business);
  return { ...referrer, business, submission: body, name: { refCode: referrer.code, businessPhone: String(business['phone']) } };
}

const ledgerOf = (code: string) =>
  rowsOf<{ cents: number }>(app.databaseUrl, 'SELECT cents FROM reward_ledger JOIN referrer ON referrer.id = referrer_id WHERE code = $1', [
    code,
  ]);

beforeAll(async () => {
  app = await startApp();
  admin = await signIn(app);
  moderator = new ReferralsAdmin(app, admin);
  submissions = new SubmissionsAdmin(app, admin);
});

afterAll(() => app.close());

describe('an approval', () => {
  it('pays the amount, which the referrer and the list show', async () => {
    const { cookie, code, name } = await aReferral();
    const { status, body } = await moderator.approve({ ...name, rewardAmount: 75.5 });
    expect([status, body]).toMatchObject([
      200,
      { success: true, referral: { status: 'approved', rewardAmount: 75.5, refCode: code, suggestedReward: null } },
    ]);
    expect(await mine(app, cookie)).toMatchObject({ totalRewards: 75.5, businessesReferred: [{ status: 'approved', rewardAmount: 75.5 }] });
    expect(await moderator.of(code)).toMatchObject({ totalRewards: 75.5 });
    expect(await ledgerOf(code)).toEqual([{ cents: 7_550 }]);
  });

  it.each([
    [{}, 50],
    [{ rewardAmount: '' }, 50],
    [{ rewardAmount: null }, 50],
    [{ rewardAmount: 'fifty' }, 50],
    [{ rewardAmount: 0 }, 0],
    [{ rewardAmount: '10000.00' }, 10_000],
  ])('of %j pays %d dollars', async (amount, dollars) => {
    const { cookie, name } = await aReferral();
    expect((await moderator.approve({ ...name, ...amount })).body.referral).toMatchObject({ status: 'approved', rewardAmount: dollars });
    expect(await mine(app, cookie)).toMatchObject({ totalRewards: dollars });
  });

  it.each([-1, 10_000.01, 12.345, '-0.01', 1e21])('of %j is refused, naming the field, and pays nothing', async (rewardAmount) => {
    const { code, name } = await aReferral();
    const { status, body } = await moderator.approve({ ...name, rewardAmount });
    expect([status, fieldsIn(body.errors)]).toEqual([400, ['rewardAmount']]);
    expect([(await moderator.referral(code)).status, await ledgerOf(code)]).toEqual(['pending', []]);
  });

  it('finds the referral by its phone number in any spelling, and by nothing else', async () => {
    const { code, name } = await aReferral();
    expect((await moderator.approve({ ...name, refCode: 'NOBODYHAS1' })).status).toBe(404);
    expect((await moderator.approve({ ...name, businessPhone: '(519) 555-9999' })).status).toBe(404);
    expect((await moderator.approve({ ...name, businessPhone: 'nonsense' })).status).toBe(404);
    expect(
      (await moderator.approve({ refCode: ` ${code.toLowerCase()} `, businessPhone: `+1 ${name.businessPhone.replace(/\D/g, '')}` }))
        .status,
    ).toBe(200);
  });

  it.each([
    [{}, ['businessPhone', 'refCode']],
    [{ refCode: 5, businessPhone: [] }, ['businessPhone', 'refCode']],
    [{ refCode: 'A', businessPhone: '1', despite: true }, ['despite']],
  ])('of %j names the missing fields', async (body, fields) => {
    const answer = await moderator.approve(body);
    expect([answer.status, fieldsIn(answer.body.errors)]).toEqual([400, fields]);
  });

  it('finds nothing by texts of 5,000 characters, and refuses a reason of 10,001', async () => {
    const [{ name }, endless] = [await aReferral(), 'x'.repeat(5_000)];
    const answers = [
      await moderator.approve({ refCode: endless, businessPhone: endless }),
      await moderator.reject({ ...name, reason: 'x'.repeat(10_001) }),
    ];
    expect(answers.map(({ status, body }) => [status, fieldsIn(body.errors)])).toEqual([
      [400, ['businessPhone', 'refCode']],
      [400, ['reason']],
    ]);
  });

  it('is made once: fifty simultaneous ones pay once', async () => {
    const { code, cookie, name } = await aReferral();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => retryWhileUnavailable(() => moderator.approve({ ...name, rewardAmount: 50 }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 49 }, () => 409)]);
    expect(answers.find(({ status }) => status === 409)!.body.type).toBe('/problems/referral-already-decided');
    expect([(await mine(app, cookie)).totalRewards, await ledgerOf(code)]).toEqual([50, [{ cents: 5_000 }]]);
  });

  it('and a simultaneous rejection leave one of them', async () => {
    const { code, name } = await aReferral();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => (turn % 2 ? moderator.approve(name) : moderator.reject(name))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { status } = await moderator.referral(code);
    expect((await ledgerOf(code)).length).toBe(status === 'approved' ? 1 : 0);
  });
});

describe('a business that was paid for before', () => {
  const website = (name: string) => `https://${name}.example`;

  it.each([
    ['under another code, by its phone number', (form: Record<string, unknown>) => ({ phone: form['phone'] })],
    ['under another code, by its website', (form: Record<string, unknown>) => ({ website: form['website'] })],
    ['under another code, by its name in the same city', (form: Record<string, unknown>) => ({ title: `${String(form['title'])} Ltd.` })],
  ])('%s is paid again only if an admin confirms it', async (_how, alike) => {
    const first = await aReferral({ website: website(`first-${_how.length}`) }, { name: 'First Referrer' });
    const second = await aReferral(alike(first.business));
    expect((await moderator.approve({ ...first.name, rewardAmount: 75 })).status).toBe(200);
    const { status, body } = await moderator.approve({ ...second.name, rewardAmount: 50 });
    expect([status, body.type, fieldsIn(body.errors)]).toEqual([409, '/problems/business-paid-before', ['payAgain']]);
    for (const part of ['$75.00 to First Referrer', `code ${first.code}`, String(first.business['title']), 'The terms'])
      expect(body.detail).toContain(part);
    expect([(await moderator.referral(second.code)).status, await ledgerOf(second.code)]).toEqual(['pending', []]);
    expect((await moderator.approve({ ...second.name, rewardAmount: 50, payAgain: false })).status).toBe(409);
    expect((await moderator.approve({ ...second.name, rewardAmount: 50, payAgain: 'yes' })).status).toBe(400);
    expect((await moderator.approve({ ...second.name, rewardAmount: 50, payAgain: true })).status).toBe(200);
    expect(await ledgerOf(second.code)).toEqual([{ cents: 5_000 }]);
    const { body: log } = await get<{ items: { detail: object }[] }>(app, '/api/admin/audit', admin);
    expect(log.items[0]).toMatchObject({ detail: { paidBefore: first.code, reward: 50 } });
  });

  it('to the same person, by their second code or a second phone number, says so', async () => {
    const first = await aReferral({ website: website('once') });
    await moderator.approve(first.name);
    const again = await aReferrer(app, { email: first.email });
    const form = aForm({ ref: again.code, phone: first.business['phone'] });
    await submit(app, form);
    expect((await moderator.approve({ refCode: again.code, businessPhone: form['phone'] })).body.detail).toContain('to the same person');
    const number = aForm({ ref: first.code, website: website('once') });
    await submit(app, number);
    expect((await moderator.approve({ refCode: first.code, businessPhone: number['phone'] })).body.detail).toContain('to the same person');
  });

  it('is recognised if both are approved simultaneously', async () => {
    const first = await aReferral();
    const second = await aReferral({ phone: first.business['phone'] });
    const answers = await Promise.all([first, second, first, second].map(({ name }) => moderator.approve(name)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect([...(await ledgerOf(first.code)), ...(await ledgerOf(second.code))]).toHaveLength(1);
  });

  it('needs no confirmation if nothing was paid, or nothing will be', async () => {
    const first = await aReferral();
    await moderator.approve({ ...first.name, rewardAmount: 0 });
    const second = await aReferral({ phone: first.business['phone'] });
    expect((await moderator.approve({ ...second.name, rewardAmount: 20 })).status).toBe(200);
    const third = await aReferral({ phone: first.business['phone'] });
    expect((await moderator.approve({ ...third.name, rewardAmount: 0 })).status).toBe(200);
  });
});

describe('a rejection', () => {
  it('pays nothing, and shows its reason to admins only', async () => {
    const { code, cookie, name } = await aReferral();
    expect((await moderator.reject({ ...name, reason: 'No such business.' })).body.referral).toMatchObject({
      status: 'rejected',
      reason: 'No such business.',
    });
    expect(await mine(app, cookie)).toMatchObject({ totalRewards: 0, businessesReferred: [{ status: 'rejected' }] });
    expect(JSON.stringify(await mine(app, cookie))).not.toContain('No such business');
    expect([(await moderator.approve(name)).status, (await moderator.reject(name)).status, await ledgerOf(code)]).toEqual([409, 409, []]);
    const { body } = await get<{ items: { action: string; detail: object }[] }>(app, '/api/admin/audit', admin);
    expect(body.items[0]).toMatchObject({ action: 'referral-rejected', detail: { code, reason: 'No such business.' } });
  });

  it('needs no reason, but identifies the referral', async () => {
    const { name } = await aReferral();
    expect((await moderator.reject({ ...name, reason: '' })).body.referral).toMatchObject({ status: 'rejected', reason: null });
    expect([(await moderator.reject({ ...name, refCode: 'NOBODYHAS1' })).status, (await moderator.reject({})).status]).toEqual([404, 400]);
  });
});

describe('the suggested reward', () => {
  it('is higher for a featured listing, and for a referrer with ten approved ones', async () => {
    const { code, submission } = await aReferral();
    expect(await moderator.referral(code)).toMatchObject({
      suggestedReward: 50,
      suggestedReason: expect.stringContaining('Standard') as string,
    });
    await submissions.decide(submission.id, 'approve');
    await send(app, `/api/admin/listings/${submission.id}`, {
      method: 'PATCH',
      body: '{"featured":"yes"}',
      headers: { 'content-type': 'application/json', cookie: admin },
    });
    expect(await moderator.referral(code)).toMatchObject({
      suggestedReward: 100,
      suggestedReason: expect.stringContaining('featured') as string,
      submissionStatus: 'approved',
    });

    for (let time = 1; time <= 10; time++) {
      const form = aForm({ ref: code });
      await submit(app, form);
      await moderator.approve({ refCode: code, businessPhone: form['phone'] });
    }
    const waiting = (await moderator.of(code)).businessesReferred.filter(({ status }) => status === 'pending');
    expect(waiting).toMatchObject([{ suggestedReward: 200, suggestedReason: expect.stringContaining('10 approved') as string }]);
    expect(await moderator.of(code)).toMatchObject({ totalRewards: 500 });
  });
});

describe('the ledger', () => {
  it.each([
    ['changed', 'UPDATE reward_ledger SET cents = 1'],
    ['deleted', 'DELETE FROM reward_ledger'],
    ['emptied', 'TRUNCATE reward_ledger'],
    ['emptied with what it is about', 'TRUNCATE referral CASCADE'],
    ['taken away from its referral', 'DELETE FROM referral'],
    [
      'filled with a second reward',
      'INSERT INTO reward_ledger (referral_id, referrer_id, cents, paid_at) SELECT referral_id, referrer_id, 1, now() FROM reward_ledger LIMIT 1',
    ],
    [
      'filled with less than nothing',
      'INSERT INTO reward_ledger (referral_id, referrer_id, cents, paid_at) SELECT id, referrer_id, -1, now() FROM referral LIMIT 1',
    ],
  ])('is never %s by anybody', async (_how, sql) => {
    const { name } = await aReferral();
    await moderator.approve(name);
    const rows = () => rowsOf(app.databaseUrl, 'SELECT * FROM reward_ledger ORDER BY id');
    const before = await rows();
    await expect(execute(app.databaseUrl, sql)).rejects.toThrow();
    expect(await rows()).toEqual(before);
  });

  it('is exported without formulas', async () => {
    const { code, name } = await aReferral({ title: '=HYPERLINK("https://evil.example")' }, { name: '@Ann, "the" Référante' });
    await moderator.approve({ ...name, rewardAmount: 12.5 });
    const { status, headers, text } = await send(app, '/api/admin/referrals/ledger.csv', { headers: { cookie: admin } });
    expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'attachment; filename="homewright-rewards.csv"',
    ]);
    const rows: string[][] = parse(text, { bom: true });
    expect(rows[0]).toEqual(['Entry', 'Date', 'Referrer', 'Email', 'Code', 'Business', 'Phone', 'Amount (dollars)']);
    const row = rows.find((each) => each[4] === code)!;
    expect(row.slice(2)).toEqual([
      `'@Ann, "the" Référante`,
      expect.stringContaining('@example.com'),
      code,
      `'=HYPERLINK("https://evil.example")`,
      expect.stringMatching(/^'\+1519/),
      '12.50',
    ]);
    // In the site's time zone.
    const [paid] = await rowsOf<{ at: string }>(
      app.databaseUrl,
      `SELECT to_char(paid_at AT TIME ZONE 'America/Toronto', 'YYYY-MM-DD HH24:MI:SS') AS at FROM reward_ledger WHERE id = ${row[0]}`,
    );
    expect(row[1]).toBe(paid!.at);
    expect(rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  });
});

it('only admins can see or decide referrals', async () => {
  const { name } = await aReferral();
  for (const path of ['/api/referral/approve', '/api/referral/reject'])
    expect((await write(app, path, name, { from: anAddress() })).status).toBe(401);
  for (const path of ['/api/referral/all', '/api/admin/referrals/ledger.csv']) expect((await send(app, path)).status).toBe(401);
});
