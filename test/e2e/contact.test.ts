import { isDeepStrictEqual } from 'node:util';
import { eventually, get, post, signIn } from '../support/api.js';
import { type LoggedApp, startLogged } from '../support/app.js';
import { execute, rowsOf } from '../support/database.js';
import { fileOf, formOf } from '../support/forms.js';
import { ForwardingService } from '../support/forwarding-service.js';
import { jsonOf, send, type Sent } from '../support/http.js';
import { MailServer } from '../support/mail-server.js';
import { problemIn } from '../support/problem.js';
import { aRow, SheetFile } from '../support/sheet.js';

const ORIGIN = 'https://directory.example.com';

interface Item {
  id: string;
  kind: string;
  name: string | null;
  subject: string;
  message: string;
  listing: { slug: string; title: string } | null;
  status: string;
  spamReason: string | null;
  deliveries: { channel: string; state: string; attempts: number; lastError: string | null }[];
}

let app: LoggedApp;
let admin: string;
let service: ForwardingService;
let mail: MailServer;
const sheet = new SheetFile();

beforeAll(async () => {
  await sheet.write([aRow('bob', { title: "Bob's Plumbing", address: '1 Main St, Guelph, ON, N1H 1A1' })]);
  [service, mail] = await Promise.all([ForwardingService.start(), MailServer.start()]);
  app = await startLogged({
    env: {
      LISTINGS_CSV: sheet.path,
      SEARCH_ENGINE: 'postgres',
      PUBLIC_ORIGIN: ORIGIN,
      FORM_FORWARD_URL: service.url,
      SMTP_URL: mail.url,
      NOTIFY_EMAIL: 'owner@example.com',
    },
  });
  admin = await signIn(app);
  await post(app, '/api/sync', {}, admin);
});

afterAll(async () => {
  await app?.close();
  await Promise.all([service?.close(), mail?.close()]);
  sheet.remove();
});

let clients = 0;
/** From an address that nobody has used yet. */
const somebody = () => `127.9.${Math.floor((clients += 1) / 250)}.${(clients % 250) + 1}`;
const aMessage = (fields: object = {}) => ({
  name: 'Ann',
  email: 'ann@example.com',
  subject: 'Taps',
  message: `One drips (${clients}).`,
  ...fields,
});

const json = (fields: object) => jsonOf(JSON.stringify(fields));
const urlencoded = (fields: Record<string, string>): Sent => ({
  method: 'POST',
  body: new URLSearchParams(fields).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
});

const write = async (sent: Sent, path = '/api/contact') => send(app, path, { from: somebody(), ...sent });
const idOf = ({ status, text }: { status: number; text: string }) => {
  expect([status, text]).toEqual([201, expect.stringContaining('"success":true')]);
  return (JSON.parse(text) as { id: string }).id;
};
const messages = async (query = '') =>
  (await get<{ items: Item[]; total: number }>(app, `/api/admin/messages?limit=100${query}`, admin)).body.items;
const found = async (id: string, query = '') => (await messages(query)).find((item) => item.id === id);
const errorsIn = (answer: Parameters<typeof problemIn>[0]) =>
  Object.fromEntries((problemIn(answer).errors ?? []).map(({ field, message }) => [field, message]));
const sort = (id: string, verb: string) => post(app, `/api/admin/messages/${id}/${verb}`, {}, admin);

describe('POST /api/contact', () => {
  it.each([
    ['JSON', (fields: Record<string, string>) => json(fields)],
    ['a form of lines', urlencoded],
    ['a form of parts', (fields: Record<string, string>) => formOf(Object.entries(fields))],
  ])('accepts %s', async (_type, encoded) => {
    const fields = { ...aMessage({ name: 'Zoé 🚰' }), phone: '(416) 555-0100', _started: '' };
    const id = idOf(await write(await encoded(fields)));
    expect(await found(id)).toMatchObject({
      kind: 'contact',
      name: 'Zoé 🚰',
      phone: '(416) 555-0100',
      message: fields.message,
      listing: null,
      status: 'inbox',
      spamReason: null,
    });
  });

  it('reports every missing field at once, with a text', async () => {
    expect(errorsIn(await write(json({})))).toEqual({
      name: 'is missing: write your name',
      email: 'is missing: write your email address',
      subject: 'is missing: say in a few words what it is about',
      message: 'is missing: write your message',
    });
    expect(Object.keys(errorsIn(await write(urlencoded({ name: ' ', email: '', subject: '', message: '\n' }))))).toEqual([
      'name',
      'email',
      'subject',
      'message',
    ]);
  });

  it.each([
    ['name', 'x'.repeat(201)],
    ['name', 'two\nlines'],
    ['email', 'ann@'],
    ['email', 'ann\ud83d@example.com'],
    ['email', `${'a'.repeat(250)}@example.com`],
    ['phone', '12'],
    ['subject', 'x'.repeat(501)],
    ['message', 'x'.repeat(10_001)],
    ['message', 'a\u0000b'],
    ['message', 7],
    ['other', 'x'],
  ])('refuses an invalid %s', async (field, value) => {
    const errors = errorsIn(await write(json(aMessage({ [field]: value }))));
    expect(Object.keys(errors)).toEqual([field]);
  });

  it('accepts a message of 10,000 characters of any script, in each type of body', async () => {
    const message = '日'.repeat(9_990);
    for (const sent of [
      json(aMessage({ message: `${message}1` })),
      urlencoded(aMessage({ message: `${message}2` })),
      await formOf(Object.entries(aMessage({ message: `${message}3` }))),
    ]) {
      idOf(await write(sent));
    }
  });

  it('refuses files, repeated fields, and bodies that are not forms', async () => {
    const fields = Object.entries<string>(aMessage() as Record<string, string>);
    expect(errorsIn(await write(await formOf([...fields, ['attachment', fileOf('x'.repeat(100_000))]])))).toEqual({
      attachment: 'is a file, and this form takes none',
    });
    expect(errorsIn(await write(await formOf([...fields, ['name', 'Bob']])))).toEqual({
      name: 'has two different values: leave one of them',
    });
    expect(errorsIn(await write({ ...urlencoded({}), body: 'name=&name=&name=Bob&subject=&email=&message=' }))).not.toHaveProperty('name');
    expect(errorsIn(await write({ ...urlencoded({}), body: 'name=a&name=b&__proto__=x' }))).toEqual({
      name: 'has two different values: leave one of them',
      ['__proto__']: 'is not a known field',
      email: 'is missing: write your email address',
      subject: 'is missing: say in a few words what it is about',
      message: 'is missing: write your message',
    });
    expect(
      (await write({ method: 'POST', body: '--x\r\nnonsense', headers: { 'content-type': 'multipart/form-data; boundary=x' } })).status,
    ).toBe(400);
    expect((await write({ method: 'POST', body: '<a/>', headers: { 'content-type': 'text/xml' } })).status).toBe(415);
    expect((await write(json(aMessage({ message: 'x'.repeat(1_100_000) })))).status).toBe(413);
  });

  it('refuses more fields than any form has', async () => {
    const many = Array.from({ length: 41 }, (_, index): [string, string] => [`f${index}`, '']);
    for (const sent of [await formOf(many), urlencoded(Object.fromEntries(many))]) {
      const answer = await write(sent);
      expect([answer.status, problemIn(answer).detail]).toEqual([413, expect.stringContaining('The form has more fields than')]);
    }
  });

  it('forwards a message: the fields, and the hidden ones for the service', async () => {
    const id = idOf(
      await write(
        json(aMessage({ subject: 'Pass on', _next: `${ORIGIN}/about`, _subject: 'New', _captcha: false, _template: 'table', _started: 1 })),
      ),
    );
    await eventually(async () => (await found(id))?.deliveries.every(({ state }) => state === 'delivered') ?? false, 'it is delivered');
    const posted = service.taken.filter(({ fields }) => fields['subject'] === 'Pass on');
    expect(posted).toHaveLength(1);
    expect(posted[0]!.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(posted[0]!.authorization).toBe(`Basic ${Buffer.from('homewright:hüsh').toString('base64')}`);
    expect(posted[0]!.fields).toMatchObject({
      name: 'Ann',
      email: 'ann@example.com',
      _next: `${ORIGIN}/about`,
      _subject: 'New',
      _captcha: 'false',
      _template: 'table',
    });
    expect(posted[0]!.fields).not.toHaveProperty('_started');
    const [letter] = mail.emails.filter(({ source }) => source.includes('Subject: Message: Pass on'));
    expect(letter).toMatchObject({ to: ['owner@example.com'] });
    expect(letter!.source).toContain('Reply-To: ann@example.com');
    expect((await found(id))?.deliveries).toMatchObject([
      { channel: 'forward', attempts: 1, lastError: null },
      { channel: 'mail', attempts: 1 },
    ]);
    expect(await rowsOf(app.databaseUrl, 'SELECT FROM delivery WHERE about = $1 AND content IS NOT NULL', [id])).toEqual([]);
  });

  it('notifies the operator with the operator’s own texts', async () => {
    const cookie = await signIn(app);
    const save = (texts: object) => post(app, '/api/admin/texts/letters', { texts }, cookie);
    expect((await save({ contactNoticeText: 'Look!' })).status).toBe(400);
    expect((await save({ contactNoticeSubject: 'For {site}: {subject}', contactNoticeText: 'Look!\n\n{fields}' })).status).toBe(200);
    await eventually(async () => {
      await write(json(aMessage({ subject: `Told ${Math.random()}` })));
      return mail.emails.some(({ source }) => /Subject: For Homewright: Told/.test(source) && /Look!\s+name: Ann/.test(source));
    }, 'the notice');
    await save({ contactNoticeSubject: null, contactNoticeText: null });
  });

  it('does not redirect to another site, and emails nobody else', async () => {
    const id = idOf(await write(json(aMessage({ subject: 'Off site', name: 'A, b@evil.example', _next: 'https://evil.example/' }))));
    await eventually(async () => (await found(id))?.deliveries.every(({ state }) => state === 'delivered') ?? false, 'it is delivered');
    expect(service.taken.find(({ fields }) => fields['subject'] === 'Off site')!.fields).not.toHaveProperty('_next');
    expect(mail.emails.every(({ to }) => to.join() === 'owner@example.com')).toBe(true);
  });

  it('answers the same message with the first id for a day, and stores it once', async () => {
    const fields = aMessage({ subject: 'Twice' });
    const [first, second] = await Promise.all([write(json(fields)), write(urlencoded({ ...fields, name: ' ANN ', phone: '' }))]);
    expect(idOf(second)).toBe(idOf(first));
    expect(await messages('&q=twice')).toHaveLength(1);
    await execute(app.databaseUrl, `UPDATE form_content SET arrived_at = now() - interval '24 hours' WHERE id = $1`, [idOf(first)]);
    expect(idOf(await write(json(fields)))).not.toBe(idOf(first));
  });

  it('accepts twenty an hour from one address, and others independently', async () => {
    const from = somebody();
    for (let n = 0; n < 20; n += 1) idOf(await write({ ...json(aMessage({ message: `No. ${n} of ${from}` })), from }));
    const refused = await write({ ...json(aMessage({ message: 'One more' })), from });
    expect(problemIn(refused)).toMatchObject({ status: 429, type: '/problems/too-many-submissions' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
    idOf(await write(json(aMessage({ message: 'One more' }))));
    expect(await messages('&q=one more')).toHaveLength(1);
  });

  it.each([
    ['honeypot', () => ({ _honey: 'x' })],
    ['too-fast', () => ({ _started: Date.now() })],
    ['too-many-links', () => ({ message: 'Buy https://a.example https://b.example https://c.example https://d.example' })],
  ])('separates spam (%s), answered as success, until an admin restores it', async (reason, fields) => {
    const id = idOf(await write(json(aMessage({ subject: `Spam ${reason}`, ...fields() }))));
    expect(await found(id)).toBeUndefined();
    expect(await found(id, '&status=spam')).toMatchObject({ spamReason: reason, deliveries: [] });
    expect((await sort(id, 'restore')).body).toEqual({ success: true });
    await eventually(async () => (await found(id))?.deliveries.every(({ state }) => state === 'delivered') ?? false, 'it is passed on now');
    expect(service.taken.filter(({ fields: sent }) => sent['subject'] === `Spam ${reason}`)).toHaveLength(1);
  });
});

describe('POST /api/report', () => {
  it('is stored in the same inbox, with the listing', async () => {
    const [{ slug }] = (await get<{ services: [{ slug: string }] }>(app, '/api/search')).body.services;
    const id = idOf(await write(json({ slug, reason: 'closed', message: 'The shop is empty.' }), '/api/report'));
    expect(await found(id)).toMatchObject({
      kind: 'report',
      name: null,
      subject: 'The business has closed',
      listing: { slug, title: "Bob's Plumbing" },
    });
  });

  it('answers 404 for a business that is not listed, and reports errors', async () => {
    expect(problemIn(await write(json({ slug: 'nobody', reason: 'wrong', message: 'x' }), '/api/report'))).toMatchObject({
      status: 404,
      type: '/problems/listing-not-found',
    });
    expect(Object.keys(errorsIn(await write(json({ reason: 'bad', email: 'x' }), '/api/report')))).toEqual([
      'slug',
      'reason',
      'message',
      'email',
    ]);
  });
});

describe('the inbox', () => {
  it('can be searched, archived and counted, and keeps nothing of deleted messages', async () => {
    const id = idOf(await write(json(aMessage({ subject: '100% sure_thing' }))));
    const inbox = async () => (await get<{ messages: number }>(app, '/api/admin/counts', admin)).body.messages;
    const before = await inbox();
    expect((await messages('&q=100%25%20SURE_t')).map((item) => item.id)).toEqual([id]);
    expect(await messages('&q=100_')).toEqual([]);
    await sort(id, 'archive');
    expect([await found(id), (await found(id, '&status=archived'))?.status, await inbox()]).toEqual([undefined, 'archived', before - 1]);
    await sort(id, 'spam');
    expect((await found(id, '&status=spam'))?.spamReason).toBe('marked');
    await sort(id, 'delete');
    expect(await rowsOf(app.databaseUrl, 'SELECT FROM message WHERE id = $1', [id])).toEqual([]);
    expect(await rowsOf(app.databaseUrl, 'SELECT FROM delivery WHERE about = $1', [id])).toEqual([]);
    expect((await sort(id, 'delete')).status).toBe(404);
    expect((await sort('no-id', 'archive')).status).toBe(404);
    const audit = (await get<{ items: { action: string; detail: object }[] }>(app, '/api/admin/audit', admin)).body.items.slice(0, 3);
    expect(audit.map(({ action, detail }) => [action, detail])).toEqual(
      ['message-deleted', 'message-marked-as-spam', 'message-archived'].map((action) => [action, { id }]),
    );
    const again = idOf(await write(json(aMessage({ subject: '100% sure_thing' }))));
    expect(again).not.toBe(id);
  });

  it('shows a message in any folder', async () => {
    const id = idOf(await write(json(aMessage({ subject: 'One' }))));
    await sort(id, 'archive');
    // Between the two looks nothing may change any more.
    await eventually(
      async () => (await found(id, '&status=archived'))?.deliveries.every(({ state }) => state === 'delivered') ?? false,
      'others have been told',
    );
    expect((await get(app, `/api/admin/messages/${id}`, admin)).body).toEqual(await found(id, '&status=archived'));
    for (const nobody of ['no-id', '00000000-0000-4000-8000-000000000000'])
      expect((await get(app, `/api/admin/messages/${nobody}`, admin)).status).toBe(404);
    expect((await get(app, `/api/admin/messages/${id}`)).status).toBe(401);
  });

  it('shows undelivered messages without secrets, and retries them', async () => {
    await service.setMode('failing');
    const id = idOf(await write(json(aMessage({ subject: 'Late' }))));
    const forwarded = async () => (await found(id))?.deliveries.find(({ channel }) => channel === 'forward');
    await eventually(async () => (await forwarded())?.lastError === 'the service answered 500', 'the failure is shown');
    await execute(app.databaseUrl, `UPDATE delivery SET since = now() - interval '3 days' WHERE about = $1`, [id]);
    await bringForward();
    await eventually(async () => (await forwarded())?.state === 'given-up', 'it is given up after three days');
    await service.setMode('well');
    expect((await sort(id, 'retry')).status).toBe(200);
    await eventually(async () => (await forwarded())?.state === 'delivered', 'it is delivered at last');
    expect(service.taken.filter(({ fields }) => fields['subject'] === 'Late')).toHaveLength(1);
    expect(app.output()).not.toMatch(/hush|ann@example|secret inside/);
  });

  it('stops the delivery of messages marked as spam, and resumes it when they are restored', async () => {
    await service.setMode('failing');
    const id = idOf(await write(json(aMessage({ subject: 'Casino' }))));
    const deliveries = async (query = '') =>
      Object.fromEntries(((await found(id, query))?.deliveries ?? []).map(({ channel, state }) => [channel, state]));
    await eventually(
      async () => isDeepStrictEqual(await deliveries(), { forward: 'waiting', mail: 'delivered' }),
      'the mail is out, and the service refuses',
    );
    await eventually(
      async () => (await found(id))?.deliveries.some(({ attempts, lastError }) => attempts > 0 && lastError !== null) ?? false,
      'it has been tried',
    );
    await sort(id, 'spam');
    expect(await deliveries('&status=spam')).toEqual({ mail: 'delivered' });
    await service.setMode('well');
    await bringForward();
    await eventually(
      async () =>
        (
          await rowsOf(
            app.databaseUrl,
            `SELECT FROM pgboss.job WHERE name = 'delivery-forward' AND state IN ('created', 'retry', 'active')`,
          )
        ).length === 0,
      'nothing is left to be tried',
    );
    const heard = () => service.taken.filter(({ fields }) => fields['subject'] === 'Casino').length;
    expect(heard()).toBe(0);
    await sort(id, 'restore');
    await eventually(
      async () => isDeepStrictEqual(await deliveries(), { forward: 'delivered', mail: 'delivered' }),
      'the service hears of it',
    );
    expect([heard(), mail.emails.filter(({ source }) => source.includes('Subject: Message: Casino')).length]).toEqual([1, 1]);
  });

  it('counts a delivery that waits for its retry as healthy, but not one that is due', async () => {
    await service.setMode('failing');
    const id = idOf(await write(json(aMessage({ subject: 'Patience' }))));
    const forwarded = async () => (await found(id))?.deliveries.find(({ channel }) => channel === 'forward');
    const outbox = async () => (await get<{ parts: { outbox: object } }>(app, '/readyz', admin)).body.parts.outbox;
    await eventually(async () => ((await forwarded())?.attempts ?? 0) > 0, 'it has been tried');
    // As an hour later, before the next try.
    const later = `UPDATE pgboss.job SET created_on = now() - interval '1 hour', start_after = now() + $1::interval WHERE name = 'delivery-forward' AND state = 'retry'`;
    await eventually(
      async () => (
        await execute(app.databaseUrl, later, ['1 hour']),
        (
          await rowsOf(
            app.databaseUrl,
            `SELECT FROM pgboss.job WHERE name = 'delivery-forward' AND state = 'retry' AND start_after > now() + interval '30 minutes'`,
          )
        ).length === 1
      ),
      'it waits for its retry',
    );
    expect(await outbox()).toEqual({ status: 'ok' });
    // An attempt of a process that died.
    await execute(
      app.databaseUrl,
      `UPDATE pgboss.job SET state = 'active', started_on = now() - interval '2 minutes', heartbeat_on = now() WHERE name = 'delivery-forward' AND state = 'retry'`,
    );
    expect(await outbox()).toEqual({
      status: 'degraded',
      detail: expect.stringMatching(/^delivery-forward: 1 waiting, due for 1[2-9]\d s$/) as string,
    });
    await service.setMode('well');
    await execute(
      app.databaseUrl,
      `UPDATE pgboss.job SET state = 'retry', start_after = now() WHERE name = 'delivery-forward' AND state = 'active'`,
    );
    await eventually(async () => (await forwarded())?.state === 'delivered', 'it is delivered in the end');
  });
});

/** Brings the next try of what waits forward. */
const bringForward = () =>
  execute(app.databaseUrl, `UPDATE pgboss.job SET start_after = now() WHERE name LIKE 'delivery-%' AND state = 'retry'`);

describe('POST /about, without JavaScript', () => {
  it('redirects to the page', async () => {
    const answer = await write(urlencoded(aMessage({ subject: 'No script' })), '/about');
    expect([answer.status, answer.headers['location']]).toEqual([303, '/about?sent=1']);
    expect(await messages('&q=no script')).toHaveLength(1);
    expect((await send(app, '/about?sent=1')).status).toBe(200);
  });

  it('returns the form with typed values and errors, only to this visitor', async () => {
    const answer = await write(urlencoded({ name: '</script>Typed', email: 'wrong', subject: '', message: 'Kept.', _honey: '' }), '/about');
    expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      400,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    const state = JSON.parse(/<script type="application\/json" id="state">(.*?)<\/script>/s.exec(answer.text)![1]!) as {
      site: { form: { path: string; errors: { field: string }[]; values: object } };
    };
    expect(state.site.form).toMatchObject({
      path: '/about',
      values: { name: '</script>Typed', email: 'wrong', subject: '', message: 'Kept.' },
    });
    expect(state.site.form.errors.map(({ field }) => field)).toEqual(['email', 'subject']);
    expect((await send(app, '/about')).text).not.toContain('Typed');
  });

  it('returns the form if a field has two different values, and accepts equal ones', async () => {
    const twice = (name: string) => {
      const { body, ...sent } = urlencoded(aMessage({ name: 'Bob', subject: 'Said twice' }));
      return write({ ...sent, body: `${String(body)}&name=${name}` }, '/about');
    };
    const answer = await twice('Ann');
    expect([answer.status, answer.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(answer.text).toContain('has two different values: leave one of them');
    expect(answer.text).toContain('value="Said twice"');
    expect((await twice('Bob')).status).toBe(303);
  });

  it('accepts no other request there', async () => {
    expect((await write({ method: 'PUT' }, '/about')).headers['allow']).toBe('GET, HEAD, POST');
    expect((await write(json(aMessage()), '/about')).status).toBe(415);
  });
});
