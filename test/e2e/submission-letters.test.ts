import { eventually, signIn } from '../support/api.js';
import { startApp, type TestApp } from '../support/app.js';
import { ForwardingService } from '../support/forwarding-service.js';
import { MailServer } from '../support/mail-server.js';
import { aForm, Desk, submit } from './submissions.fixture.js';

let app: TestApp;
let desk: Desk;
let mail: MailServer;
let service: ForwardingService;

beforeAll(async () => {
  [mail, service] = [await MailServer.start(), await ForwardingService.start()];
  app = await startApp({
    env: {
      SMTP_URL: mail.url, MAIL_FROM: 'desk@homewright.example', NOTIFY_EMAIL: 'owner@homewright.example', FORM_FORWARD_URL: service.url,
      PUBLIC_ORIGIN: 'https://homewright.example', SEARCH_ENGINE: 'postgres',
    },
  }); // prettier-ignore
  desk = new Desk(app, await signIn(app));
});

afterAll(async () => {
  await app.close();
  await Promise.all([mail.close(), service.close()]);
});

/** As a reader sees it: lines that the mail had to fold are whole again. */
const textOf = (source: string) => source.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
const lettersTo = (address: unknown) => mail.letters.filter(({ to }) => to.includes(String(address))).map(({ source }) => textOf(source));
const untilLetters = (address: unknown, count: number) => eventually(() => Promise.resolve(lettersTo(address).length === count), `${count} letters to ${String(address)}`, 20_000);

it('the operator and the owner hear of a submission, and the owner of each decision', async () => {
  const form = aForm({ ref: 'CODE' });
  const { body } = await submit(app, { ...form, _template: 'table' });
  await untilLetters(form['email'], 1);
  expect(lettersTo(form['email'])[0]).toContain(body.statusUrl);
  await eventually(() => Promise.resolve(service.taken.length === 1), 'it is forwarded', 20_000);
  expect(service.taken[0]!.fields).toMatchObject({ ...form, _template: 'table' });
  await untilLetters('owner@homewright.example', 1);

  await desk.decide(body.id, 'request-changes', { reason: 'Which street is it?' });
  await untilLetters(form['email'], 2);
  await desk.decide(body.id, 'reject', { reason: 'Not a trade of ours.' });
  await untilLetters(form['email'], 3);
  await desk.decide(body.id, 'restore');
  const { body: approved } = await desk.decide(body.id, 'approve');
  await untilLetters(form['email'], 4);
  const [, asked, refused, live] = lettersTo(form['email']);
  expect([asked, refused, live]).toEqual([
    expect.stringContaining('Which street is it?'),
    expect.stringContaining('Not a trade of ours.'),
    expect.stringContaining(`https://homewright.example/business/${approved.submission.match!.slug}`),
  ]);
  await eventually(async () => (await desk.view(body.id)).deliveries.every(({ state }) => state === 'delivered'), 'the desk shows all as delivered', 20_000);
  expect((await desk.view(body.id)).deliveries.map(({ channel }) => channel).sort()).toEqual(['forward', 'mail', 'mail', 'mail', 'mail', 'mail']);
});

it('what cannot be delivered is shown, and can be tried again', async () => {
  await service.become('failing');
  const { body } = await submit(app, aForm());
  const forwarded = async () => (await desk.view(body.id)).deliveries.find(({ channel }) => channel === 'forward');
  await eventually(async () => Boolean((await forwarded())?.lastError), 'the failure is shown', 20_000);
  await service.become('well');
  expect((await desk.decide(body.id, 'retry')).status).toBe(200);
  await eventually(async () => (await forwarded())?.state === 'delivered', 'it is delivered', 20_000);
});
