import { eventually, get, post, signIn } from '../support/api.js';
import { startApp, type TestApp } from '../support/app.js';
import { execute, rowsOf } from '../support/database.js';
import { send } from '../support/http.js';
import { MailServer } from '../support/mail-server.js';
import { aRow, SheetFile } from '../support/sheet.js';
import { aForm, change, SubmissionsAdmin, renew, submit } from './submissions.fixture.js';

const file = new SheetFile();
let app: TestApp;
let mail: MailServer;
let admin: string;
let moderator: SubmissionsAdmin;

const NAMES = Array.from({ length: 11 }, (_, index) => `n-${index + 1}`);
const phoneOf = (id: string) => `(416) 555-03${id.slice(2).padStart(2, '0')}`;
const onFile = (id: string) => `${id}@on-file.example`;
/** A renewal of what the sheet has, whose public details anybody knows. */
const renewalOf = (id: string, news: Record<string, unknown> = {}) => ({
  title: `Listed ${id}`,
  phone: phoneOf(id),
  email: onFile(id),
  ...news,
});
const PRESSED = { method: 'POST', body: '', headers: { 'content-type': 'application/x-www-form-urlencoded' } };

beforeAll(async () => {
  mail = await MailServer.start();
  await file.write(
    NAMES.map((id) =>
      aRow(id, { title: `Listed ${id}`, phone: phoneOf(id), email: id === 'n-9' ? '' : onFile(id), website: 'https://own.example' }),
    ),
  );
  app = await startApp({
    env: {
      LISTINGS_CSV: file.path,
      SMTP_URL: mail.url,
      MAIL_FROM: 'desk@homewright.example',
      PUBLIC_ORIGIN: 'https://homewright.example',
      SEARCH_ENGINE: 'postgres',
    },
  });
  admin = await signIn(app);
  moderator = new SubmissionsAdmin(app, admin);
  await post(app, '/api/sync', {}, admin);
});

afterAll(async () => {
  await app?.close();
  await mail?.close();
  file.remove();
});

const textOf = (source: string) =>
  source.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
const noticesTo = (id: string) =>
  mail.emails
    .filter(({ to }) => to.includes(onFile(id)))
    .map(({ source }) => textOf(source))
    .filter((text) => text.includes('/renew-business/object/'));
const untilNotices = (id: string, count: number) =>
  eventually(() => Promise.resolve(noticesTo(id).length === count), `${count} notices for ${id}`);
const linkIn = (text: string) => /https:\/\/homewright\.example(\/renew-business\/object\/[\w-]{43})\s/.exec(text)![1]!;
const shown = async (id: string) => (await get<{ website: string; email: string; phone: string }>(app, `/api/listings/${id}`)).body;

describe('a renewal that changes contact details', () => {
  it('is announced to the address on file, without any text of its sender, and the admin sees that', async () => {
    const { body } = await renew(
      app,
      renewalOf('n-1', {
        title: 'Buy Pills',
        email: 'thief@evil.example',
        website: 'https://evil.example',
        business_description: 'Cheap pills.',
      }),
    );
    await untilNotices('n-1', 1);
    const [letter] = noticesTo('n-1');
    expect(letter).toContain('Subject: Someone asked to change contact details for Listed n-1');
    expect(letter).toContain('the email address and website of Listed n-1');
    expect(letter).not.toMatch(/pills|evil/i);
    await eventually(async () => (await moderator.view(body.id)).contactChange?.letter === 'delivered', 'the letter is delivered');
    expect((await moderator.view(body.id)).contactChange).toEqual({
      fields: ['email', 'website'],
      email: onFile('n-1'),
      letter: 'delivered',
      toldAt: expect.any(String) as string,
      lastError: null,
      objectedAt: null,
    });
    expect((await moderator.decide(body.id, 'approve', { version: 1 })).status).toBe(200);
    expect(await shown('n-1')).toMatchObject({ website: 'https://evil.example', email: 'thief@evil.example' });
    expect((await moderator.view(body.id)).contactChange).toMatchObject({ email: onFile('n-1'), fields: ['email', 'website'] });
    // Too late: the page says so, and where to write.
    const late = await send(app, linkIn(letter!));
    expect([late.status, late.text.includes('This change was already made'), late.text.includes('/report"')]).toEqual([200, true, true]);
    await send(app, linkIn(letter!), PRESSED);
    expect((await moderator.view(body.id)).contactChange!.objectedAt).toBeNull();
  });

  it('keeps the objection when its sender withdraws, and sends the same again', async () => {
    const first = (await renew(app, renewalOf('n-11', { email: 'Thief@evil.example', website: 'https://evil.example/one' }))).body;
    await untilNotices('n-11', 1);
    await send(app, linkIn(noticesTo('n-11')[0]!), PRESSED);
    expect((await change(app, first, 'withdraw')).status).toBe(200);
    const again = (await renew(app, renewalOf('n-11', { website: 'http://www.evil.example/two' }))).body;
    await untilNotices('n-11', 2);
    expect((await moderator.view(again.id)).contactChange).toMatchObject({ objectedAt: expect.any(String) as string });
    expect((await moderator.bulk({ action: 'approve', items: [{ id: again.id, version: 1 }] })).body.items).toMatchObject([
      { outcome: 'refused', errors: [{ field: 'despiteObjection' }] },
    ]);
    expect((await moderator.decide(again.id, 'approve')).body).toMatchObject({ type: '/problems/contact-change-objected' });
    expect((await shown('n-11')).website).toBe('https://own.example');
    // Another change of the same business is another question.
    const other = (await renew(app, renewalOf('n-11', { website: 'https://new-shop.example' }))).body;
    await untilNotices('n-11', 3);
    expect((await moderator.view(other.id)).contactChange!.objectedAt).toBeNull();
    expect((await moderator.decide(again.id, 'approve', { despiteObjection: true })).status).toBe(200);
  });

  it('can be objected to by the button of a page that explains it, and not by link scanners', async () => {
    const { body } = await renew(app, renewalOf('n-2', { website: 'https://evil.example/<b>' }));
    await untilNotices('n-2', 1);
    const path = linkIn(noticesTo('n-2')[0]!);
    const page = await send(app, path);
    expect([page.status, page.headers['cache-control'], page.headers['x-robots-tag'], page.text.includes('<script type="module"')]).toEqual(
      [200, 'no-store', 'noindex, nofollow', false],
    );
    for (const part of [
      'contact details for Listed n-2',
      'https://own.example',
      'https://evil.example/',
      'I object to this change',
      'the listing stays as it is until then',
    ])
      expect(page.text).toContain(part);
    expect(page.text).not.toContain('<b>');
    await send(app, path, { method: 'HEAD' });
    expect((await moderator.view(body.id)).contactChange!.objectedAt).toBeNull();

    for (let time = 1; time <= 2; time++) {
      const { status, headers } = await send(app, path, PRESSED);
      expect([status, headers['location']]).toEqual([303, path]);
    }
    expect((await send(app, path)).text).toContain('We have your objection');
    expect((await moderator.view(body.id)).contactChange).toMatchObject({ objectedAt: expect.any(String) as string });
    expect((await moderator.bulk({ action: 'approve', items: [{ id: body.id, version: 1 }] })).body.items).toMatchObject([
      { outcome: 'refused', errors: [{ field: 'despiteObjection' }] },
    ]);
    const refused = await moderator.decide(body.id, 'approve');
    expect([refused.status, (refused.body as { type?: string }).type, refused.body.detail]).toEqual([
      409,
      '/problems/contact-change-objected',
      expect.stringContaining(onFile('n-2')) as string,
    ]);
    expect((await shown('n-2')).website).toBe('https://own.example');
    // What does not touch it needs no second word.
    expect((await moderator.decide(body.id, 'approve', { fields: { website: '' }, despiteObjection: 5 })).status).toBe(400);
    expect((await moderator.decide(body.id, 'approve', { despiteObjection: true })).status).toBe(200);
    expect((await shown('n-2')).website).toContain('https://evil.example/');
  });

  it('that could not be announced needs a second confirmation, and is announced once that is possible', async () => {
    for (let time = 1; time <= 5; time++) await submit(app, aForm({ email: onFile('n-10') }));
    const untilEmails = (count: number) =>
      eventually(
        () => Promise.resolve(mail.emails.filter(({ to }) => to.includes(onFile('n-10'))).length === count),
        `${count} emails`,
        20_000,
      );
    await untilEmails(5);
    const { body } = await renew(app, renewalOf('n-10', { website: 'https://evil.example' }));
    await eventually(async () => (await moderator.view(body.id)).contactChange!.lastError !== null, 'it could not be told');
    expect((await moderator.view(body.id)).contactChange).toMatchObject({ letter: 'waiting' });
    expect((await moderator.bulk({ action: 'approve', items: [{ id: body.id, version: 1 }] })).body.items).toMatchObject([
      { outcome: 'refused', errors: [{ field: 'despiteObjection' }] },
    ]);
    const refused = await moderator.decide(body.id, 'approve');
    expect([refused.status, (refused.body as { type?: string }).type, refused.body.detail]).toEqual([
      409,
      '/problems/contact-change-unreached',
      expect.stringContaining('could not be told: the address has had 5 emails within a day') as string,
    ]);
    expect((await shown('n-10')).website).toBe('https://own.example');
    expect((await moderator.decide(body.id, 'approve', { despiteObjection: true })).status).toBe(200);
    expect((await shown('n-10')).website).toContain('https://evil.example');
  });

  it('from which an admin removes the change needs no second confirmation', async () => {
    const { body } = await renew(app, renewalOf('n-3', { website: 'https://evil.example', business_description: 'New words.' }));
    await untilNotices('n-3', 1);
    await send(app, linkIn(noticesTo('n-3')[0]!), PRESSED);
    expect((await moderator.decide(body.id, 'approve', { fields: { website: '' } })).status).toBe(200);
    expect((await shown('n-3')).website).toBe('https://own.example');
  });

  it('is announced again when its sender corrects it, and not without a difference in contact details', async () => {
    const form = renewalOf('n-4', { website: 'https://one.example' });
    const { body } = await renew(app, form);
    await untilNotices('n-4', 1);
    await change(app, body, 'correct', { fields: { ...form, business_description: 'More words.' } });
    await change(app, body, 'correct', { fields: { ...form, website: 'https://two.example' } });
    await untilNotices('n-4', 2);
    expect((await send(app, linkIn(noticesTo('n-4')[1]!))).text).toContain('https://two.example');
    // An objection to what was asked first is one to all of it.
    await send(app, linkIn(noticesTo('n-4')[0]!), PRESSED);
    expect((await moderator.decide(body.id, 'approve')).status).toBe(409);
    await moderator.decide(body.id, 'reject', { reason: 'The business objects.' });
    expect((await send(app, linkIn(noticesTo('n-4')[1]!))).text).toContain('This change was not made');
  });

  it.each([
    ['renewal', 'n-5'],
    ['new business', 'n-6'],
  ])('is announced before it is approved for a listing that an admin chose (%s)', async (kind, id) => {
    const form = aForm({ website: 'https://evil.example', email: onFile(id) });
    const { body } =
      kind === 'renewal'
        ? await renew(app, { title: 'Vague', phone: form['phone'], email: onFile(id), website: 'https://evil.example' })
        : await submit(app, form);
    const compared = await get<{ contactChange: { letter: string } }>(app, `/api/admin/submissions/${body.id}?listingId=${id}`, admin);
    expect(compared.body.contactChange).toMatchObject({ fields: ['phone', 'website'], letter: 'not-yet', email: onFile(id) });
    const refused = await moderator.decide(body.id, 'approve', { listingId: id });
    expect([refused.status, (refused.body as { type?: string }).type]).toEqual([409, '/problems/contact-change-untold']);
    expect(await shown(id)).toMatchObject({ phone: phoneOf(id), website: 'https://own.example' });
    expect(await moderator.view(body.id)).toMatchObject({ status: 'pending', version: 1 });
    await untilNotices(id, 1);
    expect((await moderator.decide(body.id, 'approve', { listingId: id })).status).toBe(200);
    expect(await shown(id)).toMatchObject({ website: 'https://evil.example' });
  });

  it('without such a change, or marked as spam, is not announced', async () => {
    const plain = await renew(app, renewalOf('n-7', { business_description: 'New words.' }));
    const spam = await renew(app, renewalOf('n-7', { website: 'https://evil.example', _honey: 'x' }));
    for (const { body } of [plain, spam]) expect((await moderator.view(body.id)).contactChange?.toldAt ?? null).toBeNull();
    expect((await moderator.decide(plain.body.id, 'approve')).status).toBe(200);
    await moderator.decide(spam.body.id, 'restore');
    await untilNotices('n-7', 1);
  });

  it('of a business without an address on file says so', async () => {
    const { body } = await renew(app, renewalOf('n-9', { email: 'thief@evil.example' }));
    expect((await moderator.view(body.id)).contactChange).toMatchObject({ fields: ['email'], email: null, letter: 'no-address' });
    expect((await moderator.decide(body.id, 'approve')).status).toBe(200);
  });
});

describe('the link to object', () => {
  it('cannot be guessed, expires after 30 days, and is not stored as such', async () => {
    await renew(app, renewalOf('n-8', { website: 'https://evil.example' }));
    await untilNotices('n-8', 1);
    const path = linkIn(noticesTo('n-8')[0]!);
    const stored = await rowsOf<{ row: string }>(app.databaseUrl, 'SELECT contact_notice::text AS row FROM contact_notice');
    expect(stored.some(({ row }) => row.includes(path.split('/').at(-1)!))).toBe(false);
    for (const wrong of [`${path}A`, path.slice(0, -1), '/renew-business/object/x']) {
      const [page, pressed] = [await send(app, wrong), await send(app, wrong, PRESSED)];
      expect([page.status, page.text.includes('This link does not work'), pressed.status]).toEqual([404, true, 404]);
    }
    expect([
      (await send(app, '/renew-business/object/%00')).status,
      (await send(app, '/renew-business/object/%00', PRESSED)).status,
    ]).toEqual([404, 404]);
    await execute(
      app.databaseUrl,
      `UPDATE contact_notice SET expires_at = now() - interval '1 second', created_at = now() - interval '30 days' WHERE email = $1`,
      [onFile('n-8')],
    );
    expect([(await send(app, path)).status, (await send(app, path, PRESSED)).status]).toEqual([404, 404]);
  });

  it('is deleted with its submission', async () => {
    const { body } = await renew(app, renewalOf('n-8', { website: 'https://other.example' }));
    expect(await rowsOf(app.databaseUrl, `SELECT FROM contact_notice WHERE submission_id = '${body.id}'`)).toHaveLength(1);
    await execute(app.databaseUrl, 'DELETE FROM submission WHERE id = $1', [body.id]);
    expect(await rowsOf(app.databaseUrl, `SELECT FROM contact_notice WHERE submission_id = '${body.id}'`)).toEqual([]);
  });
});
