import { createHash } from 'node:crypto';
import { eventually, get, signIn } from '../support/api.js';
import { type LoggedApp, startLogged } from '../support/app.js';
import { execute, rowsOf } from '../support/database.js';
import { send } from '../support/http.js';
import { MailServer } from '../support/mail-server.js';
import { aReferrer, follow, mine, ReferralsAdmin, write } from './referrals.fixture.js';
import { aForm, submit } from './submissions.fixture.js';

let app: LoggedApp;
let admin: string;
let moderator: ReferralsAdmin;
let mail: MailServer;

const NOBODY = { code: null, totalRewards: 0, businessesReferred: [] };
const textOf = (source: string) =>
  source.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
const emailsTo = (address: string) => mail.emails.filter(({ to }) => to.includes(address)).map(({ source }) => textOf(source));
const untilEmails = (address: string, count: number) =>
  eventually(() => Promise.resolve(emailsTo(address).length === count), `${count} letters to ${address}`);
const linksTo = (address: string) =>
  emailsTo(address).flatMap((letter) => /https:\/\/homewright\.example\/referral-program\/sign-in\/[\w-]{43}/.exec(letter)?.[0] ?? []);
const askFor = (email: string) => write(app, '/api/referral/sign-in-link', { email });

/** A link as its addressee gets it. */
async function mailedLink(email: string): Promise<string> {
  const before = linksTo(email).length;
  await askFor(email);
  await eventually(() => Promise.resolve(linksTo(email).length > before), `a link for ${email}`);
  return linksTo(email).at(-1)!;
}

async function refer(code: string) {
  const form = aForm({ ref: code });
  await submit(app, form);
  return { refCode: code, businessPhone: String(form['phone']) };
}

beforeAll(async () => {
  mail = await MailServer.start();
  app = await startLogged({
    env: { SMTP_URL: mail.url, MAIL_FROM: 'desk@homewright.example', PUBLIC_ORIGIN: 'https://homewright.example', LOG_LEVEL: 'info' },
  });
  admin = await signIn(app);
  moderator = new ReferralsAdmin(app, admin);
});

afterAll(async () => {
  await app.close();
  await mail.close();
});

describe('an emailed sign-in link', () => {
  it('merges all codes of the address for the person who opens it, and for nobody else', async () => {
    const first = await aReferrer(app, { email: 'two.codes@example.com' });
    const second = await aReferrer(app, { email: 'Two.Codes@example.com' });
    await moderator.approve({ ...(await refer(first.code)), rewardAmount: 30 });
    await moderator.approve({ ...(await refer(second.code)), rewardAmount: 12.5 });
    expect((await moderator.all()).filter(({ referrerEmail }) => /^two\.codes/i.test(referrerEmail))).toHaveLength(2);

    const { status, headers, cookie } = await follow(app, await mailedLink(first.email));
    expect([status, headers['location']]).toEqual([303, '/referral-program']);
    const whole = await mine(app, cookie);
    expect([whole.code, whole.totalRewards, whole.businessesReferred.length]).toEqual([first.code, 42.5, 2]);
    expect(await moderator.of(second.code)).toMatchObject({
      code: first.code,
      otherCodes: [second.code],
      emailProven: true,
      totalRewards: 42.5,
    });
    // Other holders of a code with this address see no more than before.
    expect(await mine(app, second.cookie)).toMatchObject({ code: second.code, totalRewards: 12.5, businessesReferred: [{}] });
    expect(await mine(app, first.cookie)).toMatchObject({ code: first.code, totalRewards: 30, businessesReferred: [{}] });
  });

  it('merges later codes at the next link, and rewards belong to the codes as before', async () => {
    const first = await aReferrer(app, { email: 'later@example.com' });
    const before = await follow(app, await mailedLink(first.email));
    const second = await aReferrer(app, { email: 'later@example.com' });
    const referral = await refer(second.code);
    expect((await mine(app, before.cookie)).businessesReferred).toEqual([]);
    await follow(app, await mailedLink(first.email));
    expect(await mine(app, before.cookie)).toMatchObject({ code: first.code, businessesReferred: [{ status: 'pending' }] });
    await moderator.approve(referral);
    expect(await mine(app, before.cookie)).toMatchObject({ totalRewards: 50 });
  });

  it('works once, and is not used up by link scanners', async () => {
    const { email } = await aReferrer(app);
    const link = await mailedLink(email);
    for (const method of ['HEAD', 'GET', 'GET']) {
      const { status, headers } = await send(app, new URL(link).pathname, { method });
      expect([status, headers['set-cookie']]).toEqual([200, undefined]);
    }
    const answers = await Promise.all(Array.from({ length: 10 }, () => follow(app, link)));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, ...Array.from({ length: 9 }, () => 404)]);
    expect(answers.filter(({ cookie }) => cookie)).toHaveLength(1);
    // Nor for a concurrent request whose clock is behind.
    const hash = createHash('sha256').update(link.split('/').at(-1)!).digest();
    expect(
      await rowsOf(app.databaseUrl, 'SELECT expires_at < created_at AS "isOver" FROM referrer_sign_in WHERE token_hash = $1', [hash]),
    ).toEqual([{ isOver: true }]);
    const late = await follow(app, link);
    expect([late.status, late.text]).toEqual([404, expect.stringContaining('does not work any more')]);
  });

  it('expires after an hour', async () => {
    const { email } = await aReferrer(app);
    const link = await mailedLink(email);
    await execute(app.databaseUrl, `UPDATE referrer_sign_in SET expires_at = expires_at - interval '61 minutes'`);
    expect((await follow(app, link)).status).toBe(404);
  });

  it('is accepted from this site only', async () => {
    const link = await mailedLink((await aReferrer(app)).email);
    expect((await follow(app, link, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await follow(app, link, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await follow(app, link, { 'sec-fetch-site': 'same-origin', origin: 'https://homewright.example' })).status).toBe(303);
  });

  it('is in no log', async () => {
    const link = await mailedLink((await aReferrer(app)).email);
    await follow(app, link);
    await eventually(() => Promise.resolve(app.output().includes('/referral-program/sign-in/[token]')), 'the call is logged');
    expect(app.output()).not.toContain(link.split('/').at(-1));
  });
});

describe('requesting a link', () => {
  it('has the same answer for known and unknown addresses, and reveals nothing to a person who only knows an address', async () => {
    const { email } = await aReferrer(app);
    const [known, unknown] = [await askFor(email.toUpperCase()), await askFor('nobody@example.com')];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect([known.status, known.body]).toEqual([200, { success: true }]);
    expect([known.headers['set-cookie'], Object.keys(known.headers).sort()]).toEqual([undefined, Object.keys(unknown.headers).sort()]);
    await untilEmails(email, 1);
    expect(emailsTo('nobody@example.com')).toEqual([]);
    expect(await mine(app)).toEqual(NOBODY);
  });

  it('is limited for each mailbox', async () => {
    const { email } = await aReferrer(app);
    const other = await aReferrer(app);
    for (let time = 1; time <= 6; time++) expect((await askFor(email)).status).toBe(200);
    await askFor(other.email);
    await untilEmails(other.email, 1);
    await untilEmails(email, 3);
  });

  it('reports an invalid address, and is counted for each client', async () => {
    const bad = await write(app, '/api/referral/sign-in-link', { email: 'nonsense' });
    expect([bad.status, bad.body.errors.map(({ field }) => field)]).toEqual([400, ['email']]);
    const from = '127.8.8.8';
    for (let time = 1; time <= 20; time++) await write(app, '/api/referral/sign-in-link', { email: 'nobody@example.com' }, { from });
    expect((await write(app, '/api/referral/sign-in-link', { email: 'nobody@example.com' }, { from })).status).toBe(429);
  });
});

describe('a link that an admin copies', () => {
  it('signs in its referrer, confirms no address, and is recorded', async () => {
    const first = await aReferrer(app, { email: 'copied@example.com' });
    const second = await aReferrer(app, { email: 'copied@example.com' });
    await refer(first.code);
    const { id } = await moderator.of(second.code);
    const { link, expiresAt } = await moderator.link(id);
    expect(new Date(expiresAt).getTime()).toBeGreaterThan(Date.now() + 71 * 3_600_000);
    const { cookie } = await follow(app, link);
    expect(await mine(app, cookie)).toEqual({ code: second.code, totalRewards: 0, businessesReferred: [] });
    expect(await moderator.of(first.code)).toMatchObject({ emailProven: false, otherCodes: [] });
    const { body } = await get<{ items: { action: string; detail: object }[] }>(app, '/api/admin/audit', admin);
    expect(body.items[0]).toMatchObject({ action: 'referrer-link-copied', detail: { code: second.code } });
    expect(JSON.stringify(body)).not.toContain(link.split('/').at(-1));
  });

  it('is for existing referrers only', async () => {
    for (const id of ['nobody', '00000000-0000-4000-8000-000000000000']) {
      expect((await write(app, `/api/referral/${id}/sign-in-link`, {}, { headers: { cookie: admin } })).status).toBe(404);
    }
  });
});

it('a referrer is notified of a reward by email', async () => {
  const { code, email } = await aReferrer(app);
  await moderator.approve({ ...(await refer(code)), rewardAmount: 75 });
  await untilEmails(email, 1);
  expect(emailsTo(email)[0]).toMatch(/was approved[^]*\$75\.00[^]*https:\/\/homewright\.example\/referral-program/);
});
