import { createServer, type AddressInfo } from 'node:net';
import { DeliveryRounds } from '../../src/platform/deliveries/delivery-rounds.js';
import type { DeliveryStore } from '../../src/platform/deliveries/delivery-store.js';
import type { EmailLimit } from '../../src/platform/deliveries/email-limit.js';
import { emailTransport, MAX_ALTOGETHER_MS, Mailing } from '../../src/platform/deliveries/mailing.js';
import { NotDelivered } from '../../src/platform/deliveries/not-delivered.js';
import type { OutboxDeliveries } from '../../src/platform/deliveries/outbox-deliveries.js';
import type { Outbox, OutboxTopic } from '../../src/shared/outbox.js';
import { FixedSettings } from '../../src/shared/testing/fixed-settings.js';
import { eventually } from '../support/api.js';
import { itInLong } from '../support/extent.js';
import { MailServer } from '../support/mail-server.js';

let server: MailServer;
let mailing: Mailing;

beforeAll(async () => {
  server = await MailServer.start();
  mailing = new Mailing(server.url, 'Homewright <hello@example.com>');
});

afterAll(() => server.close());

const send = async (letter: Partial<Parameters<Mailing['send']>[1]>) => {
  await mailing.send('1', { to: 'ann@example.com', subject: 'Taps', text: 'One drips.', ...letter });
  const { to, source } = server.emails.at(-1)!;
  const [head = '', body = ''] = source.split(/\n\n(.*)/s);
  return { to, head, body };
};

/** Of a header whose words are encoded as quoted-printable (RFC 2047), or not at all. */
function subjectOf(head: string): string {
  const [, folded = ''] = /^Subject:(.*(?:\n[ \t].*)*)/m.exec(head) ?? [];
  const words = folded.replace(/\?=\s+=\?/g, '?==?').replace(/\n(?=[ \t])/g, '');
  return words.trim().replace(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_word, text: string) =>
    decodeURIComponent(
      text
        .replace(/_/g, ' ')
        .replace(/%/g, '%25')
        .replace(/=([0-9A-F]{2})/g, '%$1'),
    ),
  );
}

it('sends an email with the same id at each attempt', async () => {
  const { to, head, body } = await send({ replyTo: 'bob@example.com' });
  expect(to).toEqual(['ann@example.com']);
  expect(head).toMatch(/^From: Homewright <hello@example.com>$/m);
  expect(head).toMatch(/^Reply-To: bob@example.com$/m);
  expect(head).toMatch(/^Message-ID: <1@homewright>$/m);
  expect(head).toMatch(/^Content-Type: text\/plain/m);
  expect(body.trim()).toBe('One drips.');
});

it('uses the sender and the server of now for each email', async () => {
  const settings = new FixedSettings({ SMTP_URL: server.url, MAIL_FROM: 'old@example.com' });
  const store = {
    claim: () =>
      Promise.resolve({ channel: 'mail', content: { to: 'ann@example.com', subject: 'Taps', text: 'One drips.' }, unconfirmed: 0 }),
    delivered: () => Promise.resolve(),
  };
  let send: ((entries: { id: string }[]) => Promise<void>) | undefined;
  const outbox = {
    handle: (topic: string, _options: object, handler: typeof send) => void (topic === 'delivery-mail' && (send = handler)),
  };
  const limit = { within: (_to: string, hand: () => Promise<void>) => hand() };
  new DeliveryRounds(
    outbox as unknown as Outbox,
    settings,
    store as unknown as DeliveryStore,
    {} as OutboxDeliveries,
    limit as unknown as EmailLimit,
  );
  const other = await MailServer.start();
  await send!([{ id: 'one' }]);
  settings.set({ mailFrom: 'new@example.com' });
  await send!([{ id: 'two' }]);
  settings.set({ mailServer: other.url });
  await send!([{ id: 'three' }]);
  const senders = (of: MailServer) => of.emails.map(({ source }) => /^From: (.*)$/m.exec(source)?.[1]);
  expect(senders(server).slice(-2)).toEqual(['old@example.com', 'new@example.com']);
  expect(senders(other)).toEqual(['new@example.com']);
  await other.close();
});

it('allows no injected headers or recipients', async () => {
  const { to, head } = await send({
    to: '"a, eve@evil.example"@example.com',
    subject: 'Hi\r\nBcc: eve@evil.example\r\n\r\nBuy',
    replyTo: 'x@example.com\r\nBcc: eve@evil.example',
  });
  expect(to).toHaveLength(1);
  expect(to[0]).toMatch(/@example\.com$/);
  expect(head).not.toMatch(/^Bcc:/im);
  expect(head).toMatch(/^Subject: Hi Bcc: eve@evil.example Buy$/m);
});

it('leaves a reply address out that a header cannot contain', async () => {
  expect((await send({ replyTo: 'zoé@example.com' })).head).not.toMatch(/^Reply-To:|[^\x20-\x7e\n]/m);
  expect((await send({ replyTo: 'zoe@éléments.example' })).head).toMatch(/^Reply-To: zoe@xn--lments-9uab.example$/m);
});

it.each([
  ['ends a long subject with a sign for it', `${'x'.repeat(199)}yz`, `${'x'.repeat(199)}…`],
  ['cuts no sign in two', `${'x'.repeat(198)}🔌 z`, `${'x'.repeat(198)}…`],
  ['leaves a subject that is just short enough', 'x'.repeat(200), 'x'.repeat(200)],
])('%s', async (_case, subject, sent) => {
  const { head } = await send({ subject });
  expect(subjectOf(head)).toBe(sent);
});

it('gives the reason of a failure without addresses', async () => {
  const refusing = createServer((socket) => socket.on('error', () => undefined).end('554 5.7.1 not you, ann@example.com\r\n'));
  await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve));
  const attempt = new Mailing(`smtp://user:hush@127.0.0.1:${(refusing.address() as AddressInfo).port}`, 'a@example.com').send('1', {
    to: 'ann@example.com',
    subject: 'x',
    text: 'x',
  });
  await expect(attempt).rejects.toThrow(NotDelivered);
  await expect(attempt).rejects.toThrow(/^the mail server answered 554$/);
  await expect(attempt).rejects.toMatchObject({ final: true });
  refusing.close();
  const gone = new Mailing('smtp://127.0.0.1:1', 'a@example.com').send('1', { to: 'ann@example.com', subject: 'x', text: 'x' });
  await expect(gone).rejects.toThrow(/^the mail server could not be used \(E\w+\)$/);
});

it.each([
  ['451 4.3.0 later', false],
  ['550 5.1.1 nobody here', true],
])('treats %s to a recipient as permanent: %s', async (answer, final) => {
  server.refuse(answer);
  await expect(mailing.send('1', { to: 'ann@example.com', subject: 'x', text: 'x' })).rejects.toMatchObject({
    final,
    mayHaveArrived: false,
  });
  server.refuse(undefined);
});

it('waits for the operator if the server requires a sign-in and none is set', async () => {
  const locked = createServer((socket) => {
    socket.on('error', () => undefined).write('220 here\r\n');
    socket
      .setEncoding('utf8')
      .on('data', (line: string) => socket.write(/^MAIL/.test(line) ? '530 5.7.0 Authentication Required\r\n' : '250 fine\r\n'));
  });
  await new Promise<void>((resolve) => locked.listen(0, '127.0.0.1', resolve));
  const attempt = new Mailing(`smtp://127.0.0.1:${(locked.address() as AddressInfo).port}`, 'a@example.com').send('1', {
    to: 'ann@example.com',
    subject: 'x',
    text: 'x',
  });
  await expect(attempt).rejects.toMatchObject({ message: 'the mail server answered 530', final: false });
  locked.close();
});

it('waits for the operator if the sign-in is refused', async () => {
  const locked = createServer((socket) => {
    socket.on('error', () => undefined).write('220 here\r\n');
    socket
      .setEncoding('utf8')
      .on('data', (line: string) =>
        socket.write(/^EHLO/.test(line) ? '250-here\r\n250 AUTH PLAIN\r\n' : /^AUTH/.test(line) ? '535 5.7.8 wrong\r\n' : '250 fine\r\n'),
      );
  });
  await new Promise<void>((resolve) => locked.listen(0, '127.0.0.1', resolve));
  const attempt = new Mailing(`smtp://user:hush@127.0.0.1:${(locked.address() as AddressInfo).port}`, 'a@example.com').send('1', {
    to: 'ann@example.com',
    subject: 'x',
    text: 'x',
  });
  await expect(attempt).rejects.toMatchObject({ message: 'the mail server answered 535', final: false });
  locked.close();
});

it('says that an email may have arrived where the server closes the connection instead of confirming it', async () => {
  server.drop(true);
  const attempt = mailing.send('7', { to: 'ann@example.com', subject: 'x', text: 'x' });
  await expect(attempt).rejects.toMatchObject({
    message: 'the mail server took the email, but did not confirm it (ECONNECTION)',
    final: false,
    mayHaveArrived: true,
  });
  server.drop(false);
  expect(server.emails.at(-1)!.source).toMatch(/^Message-ID: <7@homewright>$/m);
});

it('does not say so of a later attempt that does not reach the server', async () => {
  const unreliable = await MailServer.start();
  unreliable.drop(true);
  const mailer = new Mailing(unreliable.url, 'Homewright <hello@example.com>');
  const attempt = () => mailer.send('8', { to: 'ann@example.com', subject: 'x', text: 'x' });
  await expect(attempt()).rejects.toMatchObject({ mayHaveArrived: true });
  await unreliable.close();
  await expect(attempt()).rejects.toMatchObject({ mayHaveArrived: false });
});

it('a stop has to wait for an email from when the server has it until the answer is recorded', async () => {
  let isUnrepeatable: (() => boolean) | undefined;
  let run: ((entries: { id: string }[]) => Promise<void>) | undefined;
  const seen: (boolean | undefined)[] = [];
  const store = {
    claim: (id: string) =>
      Promise.resolve({ channel: 'mail', content: { to: `${id}@example.com`, subject: 'Taps', text: 'One drips.' }, unconfirmed: 0 }),
    delivered: () => Promise.resolve(void seen.push(isUnrepeatable?.())),
  };
  const outbox = {
    handle: (topic: string, options: OutboxTopic, handler: typeof run) => {
      if (topic === 'delivery-mail') [run, isUnrepeatable] = [handler, options.isUnrepeatable];
    },
  };
  const slow = await MailServer.start();
  slow.lookFor(300);
  new DeliveryRounds(
    outbox as unknown as Outbox,
    new FixedSettings({ SMTP_URL: slow.url, MAIL_FROM: 'a@example.com' }),
    store as unknown as DeliveryStore,
    {} as OutboxDeliveries,
    { within: (_to: string, hand: () => Promise<void>) => hand() } as unknown as EmailLimit,
  );
  const sent = run!([{ id: 'one' }]);
  expect(isUnrepeatable?.()).toBe(false);
  await eventually(() => Promise.resolve(slow.emails.length === 1), 'the server has it');
  expect(isUnrepeatable?.()).toBe(true);
  await sent;
  expect([seen, isUnrepeatable?.()]).toEqual([[true], false]);
  await slow.close();
});

it('allows a server most of a minute to check an email', () => {
  const { socketTimeout } = emailTransport(server.url).options as { socketTimeout?: number };
  expect(socketTimeout).toBeGreaterThanOrEqual(30_000);
  expect(MAX_ALTOGETHER_MS).toBeGreaterThan(socketTimeout!);
});

itInLong('an email that a server checks slowly is sent once', async () => {
  server.lookFor(25_000);
  const { to } = await send({ to: 'slow@example.com' });
  server.lookFor(0);
  expect(to).toEqual(['slow@example.com']);
});
