import { randomUUID } from 'node:crypto';
import { eventually, post, signIn } from '../support/api.js';
import { startApp, type TestApp } from '../support/app.js';
import { ForwardingService } from '../support/forwarding-service.js';
import { send } from '../support/http.js';
import { MailServer } from '../support/mail-server.js';
import { aForm, SubmissionsAdmin, submit } from './submissions.fixture.js';

let app: TestApp;
let moderator: SubmissionsAdmin;
let mail: MailServer;
let service: ForwardingService;

beforeAll(async () => {
  [mail, service] = [await MailServer.start(), await ForwardingService.start()];
  app = await startApp({
    env: {
      SMTP_URL: mail.url,
      MAIL_FROM: 'desk@homewright.example',
      NOTIFY_EMAIL: 'owner@homewright.example',
      FORM_FORWARD_URL: service.url,
      PUBLIC_ORIGIN: 'https://homewright.example',
      SEARCH_ENGINE: 'postgres',
    },
  });
  moderator = new SubmissionsAdmin(app, await signIn(app));
});

afterAll(async () => {
  await app.close();
  await Promise.all([mail.close(), service.close()]);
});

/** The text as a reader sees it: folded lines are joined. */
const textOf = (source: string) =>
  source.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
const emailsTo = (address: unknown) => mail.emails.filter(({ to }) => to.includes(String(address))).map(({ source }) => textOf(source));
const untilEmails = (address: unknown, count: number) =>
  eventually(() => Promise.resolve(emailsTo(address).length === count), `${count} letters to ${String(address)}`);

it('the operator and the owner are notified of a submission, and the owner of each decision', async () => {
  const form = aForm({ ref: 'CODE' });
  const { body } = await submit(app, { ...form, _template: 'table' });
  await untilEmails(form['email'], 1);
  expect(emailsTo(form['email'])[0]).toContain(`${body.statusUrl}/`);
  await eventually(() => Promise.resolve(service.taken.length === 1), 'it is forwarded');
  expect(service.taken[0]!.fields).toMatchObject({ ...form, _template: 'table' });
  await untilEmails('owner@homewright.example', 1);

  await moderator.decide(body.id, 'request-changes', { reason: 'Which street is it?' });
  await untilEmails(form['email'], 2);
  await moderator.decide(body.id, 'reject', { reason: 'Not a trade of ours.' });
  await untilEmails(form['email'], 3);
  await moderator.decide(body.id, 'restore');
  const { body: approved } = await moderator.decide(body.id, 'approve');
  await untilEmails(form['email'], 4);
  const [, asked, refused, live] = emailsTo(form['email']);
  expect([asked, refused, live]).toEqual([
    expect.stringContaining('Which street is it?'),
    expect.stringContaining('Not a trade of ours.'),
    expect.stringContaining(`https://homewright.example/business/${approved.submission.match!.slug}`),
  ]);
  await eventually(
    async () => (await moderator.view(body.id)).deliveries.every(({ state }) => state === 'delivered'),
    'the back office shows all as delivered',
    20_000,
  );
  expect((await moderator.view(body.id)).deliveries.map(({ channel }) => channel).sort()).toEqual([
    'forward',
    'mail',
    'mail',
    'mail',
    'mail',
    'mail',
  ]);
});

describe('an unconfirmed address', () => {
  const linkIn = (text: string) => /https:\/\/homewright\.example(\/status\/[\w-]{43}\/[\w-]{22})\s/.exec(text)![1]!;
  const pressed = { method: 'POST', body: '', headers: { 'content-type': 'application/x-www-form-urlencoded' } };

  it('gets at most five emails a day, without anything that was typed', async () => {
    const email = `${randomUUID()}@victim.example`;
    const forms = Array.from({ length: 8 }, (_, turn) => aForm({ email, title: `Buy Pills ${turn}`, city: 'Pillstown' }));
    const sent = await Promise.all(forms.map((form) => submit(app, form)));
    const states = async () =>
      (await Promise.all(sent.map(({ body }) => moderator.view(body.id)))).map(({ deliveries }) =>
        deliveries.filter(({ channel, state }) => channel === 'mail' && state !== 'waiting'),
      );
    // The operator's copy, and the email: delivered, or given up at once.
    await eventually(async () => (await states()).every(({ length }) => length === 2), 'each letter is decided about');
    expect(emailsTo(email)).toHaveLength(5);
    for (const letter of emailsTo(email)) expect(letter).not.toMatch(/pills/i);
    const refused = (await states()).flat().filter(({ state }) => state === 'given-up');
    expect(refused.map(({ lastError }) => lastError)).toEqual(
      Array(3).fill('the address has had 5 emails within a day, and has not confirmed itself'),
    );
  });

  it('is confirmed by the button behind the link in its email, and by nothing less', async () => {
    const form = aForm({ title: 'Telling Name Plumbing' });
    const { body } = await submit(app, form);
    await untilEmails(form['email'], 1);
    const [letter] = emailsTo(form['email']);
    const path = linkIn(letter!);
    expect(path.startsWith(new URL(body.statusUrl).pathname)).toBe(true);
    // What mail scanners do, and what the person who typed the address can do.
    const page = await send(app, path);
    expect([page.status, page.headers['cache-control'], page.headers['x-robots-tag']]).toEqual([200, 'no-store', 'noindex, nofollow']);
    expect([
      page.text.includes('<script type="module"'),
      page.text.includes('Open my submission'),
      page.text.includes('Telling Name'),
    ]).toEqual([false, true, false]);
    await send(app, new URL(body.statusUrl).pathname);
    expect((await send(app, `${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`, pressed)).status).toBe(404);
    expect((await send(app, `${new URL(body.statusUrl).pathname}/x`, pressed)).text).toContain('No submission found at this link');
    await moderator.decide(body.id, 'request-changes', { reason: 'Which street is it?' });
    await untilEmails(form['email'], 2);
    expect(emailsTo(form['email'])[1]).not.toContain('Telling Name');

    const { status, headers } = await send(app, path, pressed);
    expect([status, headers['location'], headers['cache-control']]).toEqual([303, new URL(body.statusUrl).pathname, 'no-store']);
    await moderator.decide(body.id, 'reject', { reason: 'Not a trade of ours.' });
    await untilEmails(form['email'], 3);
    expect(emailsTo(form['email'])[2]).toContain('Subject: About what you sent for Telling Name Plumbing');
    // From now on the address is confirmed, so emails are not counted.
    for (let time = 1; time <= 5; time++) await submit(app, aForm({ email: form['email'] }));
    await untilEmails(form['email'], 8);
  });
});

it('an email that the mail server refuses permanently is not retried; an admin can', async () => {
  mail.refuse('550 5.1.1 nobody here');
  const form = aForm();
  const { body } = await submit(app, form);
  const emails = async () => (await moderator.view(body.id)).deliveries.filter(({ channel }) => channel === 'mail');
  await eventually(async () => (await emails()).every(({ state }) => state === 'given-up'), 'both letters are given up');
  expect((await emails()).map(({ attempts, lastError }) => [attempts, lastError])).toEqual(
    Array(2).fill([1, 'the mail server answered 550']),
  );
  mail.refuse(undefined);
  await moderator.decide(body.id, 'retry');
  await untilEmails(form['email'], 1);
});

it('undelivered emails are shown, and can be retried', async () => {
  await service.setMode('failing');
  const { body } = await submit(app, aForm());
  const forwarded = async () => (await moderator.view(body.id)).deliveries.find(({ channel }) => channel === 'forward');
  await eventually(async () => Boolean((await forwarded())?.lastError), 'the failure is shown');
  await service.setMode('well');
  expect((await moderator.decide(body.id, 'retry')).status).toBe(200);
  await eventually(async () => (await forwarded())?.state === 'delivered', 'it is delivered');
});

it('emails have edited texts, and the built-in ones again after a reset', async () => {
  const admin = await signIn(app);
  const save = (texts: object) => post<{ errors?: { field: string }[] }>(app, '/api/admin/texts/letters', { texts }, admin);
  const { status, body } = await save({ receivedText: 'Thank you, {name}.', receivedSubject: '<b>Hi</b>' });
  expect([status, body.errors?.map(({ field }) => field)]).toEqual([400, ['receivedText', 'receivedSubject']]);
  expect((await save({ receivedText: 'Merci!\n\n{link}', receivedSubject: 'Arrived at {site}' })).status).toBe(200);
  const preview = await post<{ html: string }>(
    app,
    '/api/admin/texts/letters/preview',
    { texts: { liveSubject: '{Business} & co' } },
    admin,
  );
  for (const words of ['Merci!', 'Arrived at Homewright', 'Example Plumbing &amp; co']) expect(preview.body.html).toContain(words);
  await eventually(async () => {
    const form = aForm();
    await submit(app, form);
    await untilEmails(form['email'], 1);
    return /Subject: Arrived at Homewright[\s\S]*Merci!\s+https:\/\/homewright\.example\/status\//.test(emailsTo(form['email'])[0]!);
  }, 'a letter in the words of the operator');
  await save({ receivedText: null, receivedSubject: null });
});
