import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import pg from 'pg';
import { emailKeyOf } from '../../src/shared/contact/confirmed-addresses.js';
import { RETENTION_DAYS } from '../../src/shared/privacy/retention.js';
import { fromBuild } from '../support/build.js';
import { eventually, get, post, signIn } from '../support/api.js';
import { startApp, type TestApp } from '../support/app.js';
import { buildApp, type BuiltApp } from '../support/built-app.js';
import { command, commandInProcess } from '../support/command.js';
import { execute, rowsOf } from '../support/database.js';
import { dayOfFile, siteDay } from '../support/site-day.js';
import { aRow, rows, SheetFile } from '../support/sheet.js';
import { aForm, submit } from './submissions.fixture.js';

const { NightlyExpiry } = await fromBuild<typeof import('../../src/platform/privacy/nightly-expiry.js')>(
  'platform/privacy/nightly-expiry.js',
);
const { PersonalData } = await fromBuild<typeof import('../../src/shared/privacy/personal-data.js')>('shared/privacy/personal-data.js');
const PERSON = 'zoe.o+test@example.com';
const OTHER = 'anzoe.o+test@example.com';
/** What an entry of the audit log says then. */
const ERASED = { detail: { erased: true } };
/** Columns that look as if they held something about people, and hold none: who adds one says here why. */
const NOBODY_IN = [
  'blog.keywords',
  'blog.seo_data', // What the operator publishes.
  'trade_settings.settings',
  'site_settings.changed',
  'settings_revision.changed',
  'page_text.changed',
  'page_text_revision.changed',
  'page_text_revision.fields',
  'settings_revision.fields', // The operator's own wording.
  'listing.opening_hours',
  'listing.row_notes', // Hours, and reasons without values.
  'listing.reviews_data', // Published as they came, with the name that the author gave: what the sheet says is the sheet's.
  'blog_revision.fields',
  'blog_draft.fields', // The same.
  'referrer_sign_in.proves_email', // Yes or no.
  'backup_run.detail', // How much a backup has.
];

let app: TestApp;
let built: BuiltApp;
let admin: string;
let folder: string;
const sheet = new SheetFile();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homewright-privacy-'));
  await sheet.write([...rows(3), aRow('theirs', { email: 'Zoe.O+test@example.com' }), aRow('others', { email: OTHER })]);
  // Forwarding and mail are unreachable: deliveries stay pending with their content.
  const dead = { FORM_FORWARD_URL: 'http://127.0.0.1:9/forms', SMTP_URL: 'smtp://127.0.0.1:9', NOTIFY_EMAIL: 'desk@example.com' };
  app = await startApp({ env: { LISTINGS_CSV: sheet.path, SEARCH_ENGINE: 'postgres', ...dead } });
  admin = await signIn(app);
  expect((await post(app, '/api/sync', {}, admin)).status).toBe(200);
  built = await buildApp();
});

afterAll(async () => {
  await app?.close();
  await built?.close();
  sheet.remove();
  await rm(folder, { recursive: true, force: true });
});

/** Every row of every table, the outbox too, that has the address anywhere in it. */
async function placesOf(address: string): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname IN ('public', 'pgboss') ORDER BY 1`,
    );
    const places: Record<string, number> = {};
    for (const { name } of tables) {
      const { rows: found } = await client.query<{ text: string }>(
        `SELECT row::text AS text FROM ${name} AS row WHERE row::text ILIKE '%' || $1 || '%'`,
        [address],
      );
      const own = found.filter(({ text }) => address !== PERSON || text.toLowerCase().replaceAll(OTHER, '').includes(address));
      if (own.length > 0) places[name.replace('public.', '')] = own.length;
    }
    return places;
  } finally {
    await client.end();
  }
}

const settings = () => ({ DATABASE_URL: app.databaseUrl, LISTINGS_CSV: sheet.path });
const erase = (...args: string[]) => commandInProcess('erase-person', args, settings());

/** The lines of the table: how many of what became what. */
const tableOf = (output: string) =>
  output.split('\n').flatMap((line) => {
    const found = /^ *(\d+) {2}(\w+) +(.+)$/.exec(line);
    return found ? [[Number(found[1]), found[2], found[3]]] : [];
  });

/** @returns the id of an uploaded list */
async function uploaded(csv: string): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([csv], { type: 'text/csv' }), 'list.csv');
  const answer = await fetch(`${app.url}/api/imports`, { method: 'POST', headers: { cookie: admin }, body: form });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

/** With a referral of a business whose address is the person's, rewarded or not. */
async function aReferrer(code: string, email: string, rewarded: boolean): Promise<void> {
  const business = {
    name: 'Z Plumbing',
    industry: 'Plumber',
    phone: '519 555 0101',
    phoneE164: '+15195550101',
    email: 'Zoe.O+Test@example.com',
    website: null,
    city: null,
  };
  await execute(
    app.databaseUrl,
    `WITH who AS (INSERT INTO referrer (id, code, name, email, email_key, created_at) VALUES (gen_random_uuid(), $1, 'Zoé', $2, lower($2), now()) RETURNING id),
          referral AS (INSERT INTO referral (id, referrer_id, phone_e164, business, status, flags, referred_at, decided_at)
                       SELECT gen_random_uuid(), id, '+15195550101', $3, 'approved', '[]', now(), now() FROM who RETURNING id, referrer_id)
     INSERT INTO reward_ledger (referral_id, referrer_id, cents, paid_at) SELECT id, referrer_id, 5000, now() FROM referral WHERE $4`,
    [code, email, JSON.stringify(business), rewarded],
  );
}

describe('a person’s request for their data', () => {
  let approved: string;
  /** A listing with the address in its description. */
  let named: string;

  beforeAll(async () => {
    const contact = { name: 'Zoé', subject: 'A tap', message: `It drips.\nWrite to ${PERSON}` };
    expect((await post(app, '/api/contact', { ...contact, email: 'Zoe.O+Test@example.com' })).status).toBe(201);
    expect((await post(app, '/api/contact', { ...contact, email: 'neighbour@example.com', subject: 'For a neighbour' })).status).toBe(201);
    expect((await post(app, '/api/contact', { name: 'Another', email: OTHER, subject: 'Hello', message: 'Hello.' })).status).toBe(201);
    const [first, second] = [await submit(app, aForm({ email: PERSON })), await submit(app, aForm({ email: PERSON }))];
    approved = (first.body as { id: string }).id;
    const rejected = (second.body as { id: string }).id;
    expect((await post(app, `/api/admin/submissions/${approved}/approve`, {}, admin)).status).toBe(200);
    expect((await post(app, `/api/admin/submissions/${rejected}/reject`, { reason: `${PERSON} is no business` }, admin)).status).toBe(200);
    // A stranger asks to change a listing of theirs: that was told to the address.
    const { body: stranger } = await submit(app, aForm());
    await execute(
      app.databaseUrl,
      `INSERT INTO contact_notice (id, submission_id, listing_id, email, changes, token_hash, created_at, expires_at)
      VALUES (gen_random_uuid(), $1, 'theirs', 'Zoe.O+Test@example.com', '[]', sha256('x'), now(), now()),
             (gen_random_uuid(), $1, 'others', 'listed@example.com', $2, sha256('y'), now(), now())`,
      [(stranger as { id: string }).id, JSON.stringify([{ field: 'email', from: 'listed@example.com', to: PERSON }])],
    );
    // The stranger had typed the address first: a link was mailed there.
    await execute(app.databaseUrl, 'UPDATE submission_status_link SET mailed_key = $1 WHERE submission_id = $2', [
      emailKeyOf(PERSON),
      (stranger as { id: string }).id,
    ]);
    await aReferrer('ZOE', PERSON, true);
    await aReferrer('ANN', 'ann@example.com', false);
    await execute(
      app.databaseUrl,
      `INSERT INTO sync_run (id, trigger, source, force, dry_run, status, started_at, created, updated, unchanged, removed, skipped, notes)
      VALUES (gen_random_uuid(), 'manual', 'x.csv', false, false, 'applied', now(), 0, 0, 0, 0, '[]', $1),
             (gen_random_uuid(), 'manual', 'x.csv', false, false, 'applied', now(), 0, 0, 0, 0, $2, '[]')`,
      [
        JSON.stringify([{ row: 2, field: 'email', reason: `says "${PERSON}"` }]),
        JSON.stringify([{ row: 3, reason: `the id ${PERSON} is another row's` }]),
      ],
    );
    await execute(
      app.databaseUrl,
      `INSERT INTO delivery (id, about, channel, state, content, last_error, since, created_at, updated_at)
      VALUES (gen_random_uuid(), gen_random_uuid(), 'forward', 'given-up', '{}', $1, now(), now(), now()),
             (gen_random_uuid(), gen_random_uuid(), 'mail', 'given-up', $2, 'no answer', now(), now(), now())`,
      [`550 ${PERSON} is unknown`, JSON.stringify({ to: 'Zoe.O+Test@example.com', subject: 'Your link', text: 'https://x.example/token' })],
    );
    await execute(
      app.databaseUrl,
      `INSERT INTO taught_phrases (phrase, phrase_key, kind, target, target_name) VALUES ($1, $1, 'trade', 'plumber', 'Plumber')`,
      [PERSON],
    );
    // What an admin has noted, looked for, and tried without publishing it.
    const found = await rowsOf<{ id: string }>(
      app.databaseUrl,
      `UPDATE referral SET reason = $1 WHERE referrer_id = (SELECT id FROM referrer WHERE code = 'ANN') RETURNING referrer_id AS id`,
      [`${PERSON.toUpperCase()} knows nothing of it`],
    );
    expect(found).toHaveLength(1);
    const [zoe] = await rowsOf<{ id: string }>(app.databaseUrl, `SELECT id FROM referrer WHERE code = 'ZOE'`);
    expect((await post(app, `/api/referral/${zoe!.id}/sign-in-link`, {}, admin)).status).toBe(200);
    expect((await post(app, '/api/admin/listing-views', { name: 'Hers', question: `q=${encodeURIComponent(PERSON)}` }, admin)).status).toBe(
      201,
    );
    const upload = await uploaded(`name,trade,email,city\nZoé,Plumber,${PERSON},Guelph\n`);
    expect((await post(app, `/api/imports/${upload}/preview`, {}, admin)).status).toBe(200);
    const texts = { title: 'Named in a text', industry: 'Plumber', description: `Ask ${PERSON}.` };
    const added = await post<{ id: string }>(app, '/api/admin/listings', texts, admin);
    expect(added.status).toBe(201);
    named = added.body.id;
  });

  it('can be counted first, without a change', async () => {
    const before = await placesOf(PERSON);
    expect(Object.keys(before)).toEqual([
      'audit_log',
      'contact_notice',
      'delivery',
      'listing',
      'listing_upload',
      'message',
      'referral',
      'referrer',
      'submission',
      'sync_run',
      'taught_phrases',
    ]);
    const counted = await command('erase-person', ['--email', PERSON, '--dry-run'], settings());
    expect(counted).toMatchObject({
      code: 0,
      errors: '',
      output: expect.stringMatching(/Nothing was changed: the entries were only counted\.\n$/) as string,
    });
    expect(tableOf(counted.output)).toContainEqual([2, 'deleted', 'submissions, with their private links']);
    expect(await placesOf(PERSON)).toEqual(before);
  });

  it('is answered with a copy of what is theirs, without secrets and what others wrote', async () => {
    const file = join(folder, 'copy.json');
    const copied = await command('copy-person', ['--email', ' Zoe.O+Test@Example.com ', file], settings());
    expect(copied).toMatchObject({ code: 0, errors: '' });
    const text = await readFile(file, 'utf8');
    const { email, data } = JSON.parse(text) as { email: string; data: { what: string; records: object[] }[] };
    expect(email).toBe(PERSON);
    const of = (what: string) => data.find((kind) => kind.what === what)?.records;
    expect(Object.fromEntries(data.map(({ what, records }) => [what, records.length]))).toMatchObject({
      messages: 1,
      submissions: 2,
      'notices of a change of contact details': 1,
      'referral codes': 1,
      'referrals made with them': 1,
      rewards: 1,
      'referrals of a business that has the address': 2,
      'listings that show the address': 2,
    });
    expect(of('emails to the address that have not arrived')).toContainEqual({
      writtenAt: expect.any(String) as string,
      subject: 'Your link',
      state: 'given-up',
    });
    expect(of('messages')).toMatchObject([{ name: 'Zoé', subject: 'A tap', message: `It drips.\nWrite to ${PERSON}` }]);
    expect(of('rewards')).toEqual([{ business: 'Z Plumbing', cents: 5000, paidAt: expect.any(String) as string }]);
    expect(of('submissions')).toContainEqual(expect.objectContaining({ status: 'rejected', reason: `${PERSON} is no business` }));
    expect(text).not.toMatch(new RegExp(`token|hash|For a neighbour|ann@example|${OTHER}"`, 'i'));
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(copied.output).toContain('     2  submissions\n');
    const log = await get<{ items: { action: string; detail: object }[] }>(app, '/api/admin/audit', admin);
    expect(log.body.items[0]).toMatchObject({ action: 'person-copied', detail: { counts: { messages: 1, submissions: 2 } } });
    // What is there already is not written over; of somebody else there is nothing to write.
    expect(await commandInProcess('copy-person', ['--email', PERSON, file], settings())).toMatchObject({ code: 1 });
    const none = join(folder, 'none.json');
    expect(await commandInProcess('copy-person', ['--email', 'nobody@example.com', none], settings())).toMatchObject({
      code: 0,
      output: expect.stringContaining('no file was written') as string,
    });
    expect(existsSync(none)).toBe(false);
  });

  it.each([
    [[], /^Name the person: /],
    [['--email', 'nobody'], /^"nobody" is not an email address/],
  ])('for a copy must name the person exactly: %j', async (args, line) => {
    expect(await commandInProcess('copy-person', args, settings())).toMatchObject({
      code: 1,
      errors: expect.stringMatching(line) as string,
    });
  });

  it('for an erasure removes everything except what others wrote and what is public', async () => {
    const others = await placesOf(OTHER);
    const erased = await erase('--email', ' Zoe.O+Test@Example.com ');
    expect(erased).toMatchObject({ code: 0, errors: '' });
    expect(tableOf(erased.output)).toEqual(
      expect.arrayContaining([
        [1, 'deleted', 'messages'],
        [1, 'kept', 'messages of others that name the address (find it in the inbox)'],
        [2, 'deleted', 'submissions, with their private links'],
        [2, 'deleted', 'notices of a change of contact details'],
        [2, 'kept', 'listings that show the address (--listings takes it out of them)'],
        [1, 'kept', 'listings whose texts or reviews name the address (correct them, and their source)'],
        [1, 'emptied', 'reasons for rejecting referrals of others'],
        [1, 'deleted', 'saved filters that name the address'],
      ]),
    );
    expect(await placesOf(PERSON)).toEqual({ listing: 3, message: 1, sync_run: 2 });
    // Where to look, for the lists of the back office do not search every text.
    expect(erased.output).toContain(`/settings/listings?open=${named}\n`);
    expect(erased.output).toMatch(/\/settings\/messages\?open=[\da-f-]{36}\n/);
    expect(await rowsOf(app.databaseUrl, 'SELECT FROM listing_view')).toEqual([]);
    // Neither a hash of the address is left, nor one of what was sent.
    expect(await rowsOf(app.databaseUrl, 'SELECT FROM submission_status_link WHERE mailed_key = $1', [emailKeyOf(PERSON)])).toEqual([]);
    expect(
      await rowsOf(
        app.databaseUrl,
        'SELECT id FROM form_content WHERE id NOT IN (SELECT id FROM message) AND id NOT IN (SELECT id FROM submission)',
      ),
    ).toEqual([]);
    // Nor does the log say what was done about them.
    expect(
      await rowsOf(
        app.databaseUrl,
        `SELECT detail FROM audit_log WHERE detail::text ~ 'Zoé' OR action IN ('submission-approved', 'referrer-link-copied')`,
      ),
    ).toEqual([ERASED, ERASED]);
    expect(await placesOf(OTHER)).toEqual(others);
    // What was paid stays written.
    expect(
      await rowsOf(app.databaseUrl, `SELECT name, email, cents FROM referrer JOIN reward_ledger ON referrer_id = referrer.id`),
    ).toEqual([{ name: '', email: '', cents: 5000 }]);
    // The neighbour's message is the neighbour's; what was to go out with the address in it does not.
    const { items } = (await get<{ items: { id: string; subject: string }[] }>(app, '/api/admin/messages', admin)).body;
    expect(items.map(({ subject }) => subject).sort()).toEqual(['For a neighbour', 'Hello']);
    const log = await get<{ items: { action: string; client: null; detail: { counts: object } }[] }>(app, '/api/admin/audit', admin);
    expect(log.body.items[0]).toMatchObject({ action: 'person-erased', client: null, detail: { counts: { messages: 1 } } });
    // What was only found is not among it.
    expect(JSON.stringify(log.body.items[0]!.detail)).not.toContain('messages of others');
    await post(app, `/api/admin/messages/${items.find(({ subject }) => subject === 'For a neighbour')!.id}/delete`, {}, admin);
  });

  it('can delete a listing, from the log, too', async () => {
    expect(await erase('--listing', named)).toMatchObject({ code: 0 });
    expect(await rowsOf(app.databaseUrl, `SELECT detail FROM audit_log WHERE action = 'listing-added'`)).toEqual([ERASED]);
  });

  it('can remove an address from listings, and no sync restores it', async () => {
    // As it was before a sync: its undo must not bring the address back either.
    await execute(
      app.databaseUrl,
      `INSERT INTO listing_before_sync (run_id, id, before) SELECT gen_random_uuid(), id, to_jsonb(listing) FROM listing WHERE id = 'theirs'`,
    );
    const erased = await erase('--email', PERSON, '--listings');
    expect(tableOf(erased.output)).toContainEqual([2, 'emptied', 'listings that show the address']);
    expect(Object.keys(await placesOf(PERSON)).filter((table) => table !== 'message')).toEqual([]);
    await sheet.write([...rows(3), aRow('theirs', { email: PERSON, title: 'Written anew' }), aRow('others', { email: OTHER })]);
    expect((await post(app, '/api/sync', {}, admin)).status).toBe(200);
    expect((await get(app, '/api/listings/theirs')).body).toMatchObject({ title: 'Written anew', email: null });
    expect((await get(app, '/api/listings/others')).body).toMatchObject({ email: OTHER });
  });

  it('can delete a listing, from the search, too', async () => {
    expect(await erase('--listing', 'theirs')).toMatchObject({
      code: 1,
      errors: '"Written anew" is in the sheet: remove its row, sync, then remove the listing. Nothing was changed.\n',
    });
    // Nor does one go that an uploaded list would bring back.
    await execute(app.databaseUrl, `UPDATE listing SET source = 'upload:' || gen_random_uuid() WHERE id = 'others'`);
    expect(await erase('--listing', 'others')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('Nothing was changed.') as string,
    });
    await execute(app.databaseUrl, `UPDATE listing SET source = 'sheet' WHERE id = 'others'`);
    await sheet.write([...rows(3), aRow('others', { email: OTHER })]);
    await post(app, '/api/sync', { force: true }, admin);
    expect(await erase('--listing', 'theirs')).toMatchObject({ code: 0, errors: '', output: 'theirs is deleted permanently\n' });
    await post(app, `/api/admin/listings/${approved}/merge`, { from: 'others' }, admin);
    expect(await erase('--listing', approved)).toMatchObject({
      code: 0,
      output: `${approved} is deleted permanently\n1 listing that was merged into it is unpublished now: restore or delete what is left under /settings/listings\n`,
    });
    expect((await post(app, '/api/admin/listings/others/restore', {}, admin)).body).toMatchObject({ status: 'published' });
    await eventually(async () => (await get<{ total: number }>(app, '/api/search')).body.total === 4, 'the search has lost it');
    expect(await rowsOf(app.databaseUrl, 'SELECT id FROM listing WHERE id = ANY($1)', [['theirs', approved]])).toEqual([]);
    // Nor does an undo have it.
    expect(await rowsOf(app.databaseUrl, 'SELECT id FROM listing_before_sync WHERE id = ANY($1)', [['theirs', approved]])).toEqual([]);
    expect(await erase('--listing', 'theirs')).toMatchObject({ code: 1 });
  });

  it('finds an address with an international domain in either form of the domain', async () => {
    const [typed, encoded] = ['zoé@éléments.example', 'zoé@xn--lments-9uab.example'];
    for (const [index, email] of [typed, encoded.toUpperCase(), typed.toUpperCase()].entries()) {
      const contact = { name: 'Zoé', subject: `A tap ${index}`, message: 'It drips.', email };
      expect((await post(app, '/api/contact', contact)).status).toBe(201);
    }
    const file = join(folder, 'international.json');
    expect(await commandInProcess('copy-person', ['--email', encoded, file], settings())).toMatchObject({
      code: 0,
      output: expect.stringContaining('     3  messages\n') as string,
    });
    expect(tableOf((await erase('--email', typed, '--dry-run')).output)).toContainEqual([3, 'deleted', 'messages']);
    expect(tableOf((await erase('--email', encoded)).output)).toContainEqual([3, 'deleted', 'messages']);
    expect([await placesOf(typed), await placesOf(encoded)]).toEqual([{}, {}]);
  });

  it('must name the person, and the command says how', async () => {
    expect(await command('erase-person', [], {})).toEqual({
      code: 1,
      output: '',
      errors: expect.stringMatching(/^Name the person: .+\n$/) as string,
    });
    expect(await erase('--help')).toMatchObject({ code: 0, output: expect.stringMatching(/^npm run privacy:erase -- /) as string });
  });

  it.each([
    [['--email', 'nobody'], /^"nobody" is not an email address/],
    [['--email', ''], /^"" is not an email address/],
    [['--email', PERSON, '--listing', 'x'], /^Erase either a person \(--email\) or a listing \(--listing\), not both/],
    [['--listing', 'x', '--dry-run'], /^--listing cannot be combined/],
  ])('must name the person only, and exactly: %j', async (args, line) => {
    expect(await erase(...args)).toMatchObject({ code: 1, output: '', errors: expect.stringMatching(line) as string });
  });
});

it('every column that may contain personal data is registered', async () => {
  const columns = await rowsOf<{ name: string }>(
    built.databaseUrl,
    `SELECT format('%s.%s', c.table_name, c.column_name) AS name FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE c.table_schema = 'public' AND table_type = 'BASE TABLE' AND (data_type IN ('json', 'jsonb') OR column_name ~ 'mail|phone|client|address_of') ORDER BY 1`,
  );
  const lookedAfter = new Set([...built.app.get(PersonalData).all.flatMap((holder) => holder.columns), ...NOBODY_IN]);
  expect(columns.length).toBeGreaterThan(10);
  expect(columns.map(({ name }) => name).filter((name) => !lookedAfter.has(name))).toEqual([]);
});

describe('data at the end of their retention', () => {
  beforeAll(async () => {
    await dayOfFile();
  });

  const nest = (): NestFastifyApplication => built.app;
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000);

  async function aMessage(status: string, days: number): Promise<string> {
    const id = randomUUID();
    const values = [id, status, status === 'spam' ? 'honeypot' : null, ago(days)];
    await execute(
      built.databaseUrl,
      `INSERT INTO message (id, kind, subject, message, status, spam_reason, created_at) VALUES ($1, 'contact', 'S', 'M', $2, $3, $4)`,
      values,
    );
    await execute(
      built.databaseUrl,
      `INSERT INTO delivery (id, about, channel, content, since, created_at, updated_at) VALUES (gen_random_uuid(), $1, 'mail', '{}', now(), now(), now())`,
      [id],
    );
    return id;
  }

  async function aSubmission(status: string, days: number): Promise<string> {
    const id = randomUUID();
    await execute(
      built.databaseUrl,
      `INSERT INTO submission (id, kind, status, fields, listing_id, created_at, decided_at, version, title_key)
      VALUES ($1, 'new', $2, '{}', $3, $4, $5, 1, '')`,
      [id, status, status === 'approved' ? 'x' : null, ago(days + 50), status === 'pending' ? null : ago(days)],
    );
    await execute(
      built.databaseUrl,
      `INSERT INTO submission_status_link (token_hash, submission_id) VALUES (decode(md5($1::text) || md5($1::text), 'hex'), $1::uuid)`,
      [id],
    );
    await execute(
      built.databaseUrl,
      `WITH notice AS (
         INSERT INTO contact_notice (id, submission_id, listing_id, email, changes, token_hash, created_at, expires_at)
         VALUES (gen_random_uuid(), $1::uuid, 'x', 'listed@example.com', '[]', decode(md5($1::text) || md5($1::text), 'hex'), now(), now()) RETURNING id)
       INSERT INTO delivery (id, about, channel, content, since, created_at, updated_at)
       SELECT gen_random_uuid(), id, 'mail', json_build_object('noticeOf', $1::text), now(), now(), now() FROM notice`,
      [id],
    );
    return id;
  }

  it('are deleted at night, and not a day earlier', async () => {
    const cases = await Promise.all(
      [
        ...(['spam', 'archived', 'inbox'] as const).map((status) => ({
          status,
          of: 'message',
          days: status === 'spam' ? RETENTION_DAYS.spam : RETENTION_DAYS.archivedMessages,
        })),
        ...(['spam', 'rejected', 'withdrawn', 'changes-requested', 'approved', 'pending'] as const).map((status) => ({
          status,
          of: 'submission',
          days:
            status === 'spam'
              ? RETENTION_DAYS.spam
              : status === 'approved'
                ? RETENTION_DAYS.approvedSubmissions
                : RETENTION_DAYS.closedSubmissions,
        })),
      ].map(async ({ status, of, days }) => {
        const make = of === 'message' ? aMessage : aSubmission;
        return {
          name: `${of} ${status}`,
          old: await make(status, days + 1),
          young: await make(status, days - 1),
          stays: status === 'inbox' || status === 'pending',
        };
      }),
    );
    await execute(
      built.databaseUrl,
      `INSERT INTO audit_log (at, action, client, detail) VALUES ($1, 'signed-in', '203.0.113.7', '{}'), ($2, 'signed-in', '203.0.113.8', '{}')`,
      [ago(366), ago(364)],
    );
    await execute(
      built.databaseUrl,
      `INSERT INTO delivery (id, about, channel, state, content, since, created_at, updated_at, delivered_at)
      SELECT gen_random_uuid(), gen_random_uuid(), 'mail', state, content::json, at, at, at, CASE state WHEN 'delivered' THEN at END
        FROM (VALUES ('given-up', '{"old":true}', $1::timestamptz), ('given-up', '{"old":true}', $2), ('delivered', '{"arrived":true}', $1)) AS given (state, content, at)`,
      [ago(91), ago(89)],
    );
    await execute(
      built.databaseUrl,
      `INSERT INTO search_counts (day, query, searches, nothing) VALUES ($1, 'tap', 1, 0), ($2, 'tap', 1, 0)`,
      [siteDay(ago(RETENTION_DAYS.searches)), siteDay(ago(RETENTION_DAYS.searches - 1))],
    );
    for (const days of [RETENTION_DAYS.bulkChanges + 1, RETENTION_DAYS.bulkChanges - 1])
      await execute(
        built.databaseUrl,
        `WITH made AS (INSERT INTO listing_bulk_change (id, made_at, change, listings) VALUES (gen_random_uuid(), $1, '{}', 1) RETURNING id)
         INSERT INTO listing_before_sync (run_id, id, before) SELECT id, $2, '{}' FROM made`,
        [ago(days), `before ${days} days`],
      );
    await execute(built.databaseUrl, `INSERT INTO page_gone (path, at) VALUES ('/old', $1), ('/young', $2)`, [ago(8), ago(6)]);
    await execute(
      built.databaseUrl,
      `INSERT INTO confirmed_address (key, confirmed_at) VALUES (sha256('old'), $1), (sha256('young'), $2)`,
      [ago(RETENTION_DAYS.confirmedAddresses + 1), ago(RETENTION_DAYS.confirmedAddresses - 1)],
    );
    /** An uploaded list that was previewed; without its rows as after a restore. */
    const aPreview = (days: number, rows: 'with rows' | 'without' = 'with rows') =>
      execute(
        built.databaseUrl,
        `WITH upload AS (
        INSERT INTO listing_upload (id, file_name, name, columns, header_row, rows, shape, created_at)
        VALUES (gen_random_uuid(), 'list.csv', 'List', $3, 0, 1, '', $1) RETURNING id),
      kept AS (INSERT INTO listing_upload_rows (upload_id, part, content) SELECT id, 0, '' FROM upload WHERE $4)
      INSERT INTO sync_run (id, trigger, source, force, dry_run, status, started_at, created, updated, unchanged, removed, skipped, notes, upload_id, preview)
      SELECT gen_random_uuid(), 'manual', 'List', false, true, 'previewed', $1, 0, 0, 0, 0, '[]', '[]', id, $2 FROM upload`,
        [
          ago(days),
          JSON.stringify({ total: days, changes: [] }),
          JSON.stringify([{ name: 'Name', examples: [`${days}`] }]),
          rows === 'with rows',
        ],
      );
    const runs = [
      ['last', RETENTION_DAYS.syncReports + 1],
      ['old', RETENTION_DAYS.syncReports + 2],
      ['young', RETENTION_DAYS.syncReports - 1],
    ] as const;
    const ofList = randomUUID();
    for (const [name, days] of runs)
      await execute(
        built.databaseUrl,
        `INSERT INTO sync_run (id, trigger, source, force, dry_run, status, started_at, created, updated, unchanged, removed, skipped, notes, duplicates, upload_id)
         VALUES (gen_random_uuid(), 'upload', $1, false, false, 'applied', $2, 0, 0, 0, 0, '[{"row":2,"reason":"x"}]', '[]', '[]', $3)`,
        [name, ago(days), name === 'last' ? ofList : null],
      );
    const listId = randomUUID();
    await execute(built.databaseUrl, `INSERT INTO listing_source (id, name, name_key, created_at) VALUES ($1, 'Weekly', 'weekly', now())`, [
      listId,
    ]);
    for (const [file, days, appliedTo] of [
      ['file of last week', RETENTION_DAYS.syncReports + 4, listId],
      ['file of this week', RETENTION_DAYS.syncReports + 3, listId],
      ['file never applied', RETENTION_DAYS.syncReports + 1, null],
    ] as const)
      await execute(
        built.databaseUrl,
        `WITH upload AS (
        INSERT INTO listing_upload (id, file_name, name, columns, header_row, rows, shape, created_at, applied_to)
        VALUES (gen_random_uuid(), $1, 'Weekly', '[]', 0, 1, '', $2, $3) RETURNING id)
      INSERT INTO sync_run (id, trigger, source, force, dry_run, status, started_at, created, updated, unchanged, removed, skipped, notes, duplicates, upload_id)
      SELECT gen_random_uuid(), 'upload', $1, false, $3::uuid IS NULL, 'applied', $2, 0, 0, 0, 0, '[{"row":2,"reason":"x"}]', '[]', '[]', id FROM upload`,
        [file, ago(days), appliedTo],
      );
    // A preview changes nothing: the last import of a list is the last one that was applied.
    await execute(
      built.databaseUrl,
      `INSERT INTO sync_run (id, trigger, source, force, dry_run, status, started_at, created, updated, unchanged, removed, skipped, notes, duplicates, upload_id)
       VALUES (gen_random_uuid(), 'upload', 'preview', false, true, 'failed', $1, 0, 0, 0, 0, '[]', '[]', '[]', $2)`,
      [ago(1), ofList],
    );
    await aPreview(8);
    await aPreview(6);
    await aPreview(5, 'without');

    await nest().get(NightlyExpiry).run();

    expect(await rowsOf(built.databaseUrl, `SELECT preview->'total' AS days FROM sync_run WHERE status = 'previewed' ORDER BY 1`)).toEqual([
      { days: 6 },
      { days: null },
      { days: null },
    ]);
    expect(
      await rowsOf(
        built.databaseUrl,
        `SELECT columns #>> '{0,examples}' AS examples FROM listing_upload WHERE name = 'List' ORDER BY created_at`,
      ),
    ).toEqual([{ examples: '[]' }, { examples: '["6"]' }, { examples: '[]' }]);

    expect(
      await rowsOf(
        built.databaseUrl,
        `SELECT source AS name, jsonb_array_length(skipped) AS listed, skipped_total AS total FROM sync_run WHERE source = ANY($1) ORDER BY 1`,
        [[...runs.map(([name]) => name), 'file of last week', 'file of this week', 'file never applied']],
      ),
    ).toEqual([
      { name: 'file never applied', listed: 0, total: 1 },
      { name: 'file of last week', listed: 0, total: 1 },
      { name: 'file of this week', listed: 1, total: null },
      { name: 'last', listed: 1, total: null },
      { name: 'old', listed: 0, total: 1 },
      { name: 'young', listed: 1, total: null },
    ]);

    const left = new Set(
      (await rowsOf<{ id: string }>(built.databaseUrl, 'SELECT id FROM message UNION SELECT id FROM submission')).map(({ id }) => id),
    );
    const found = cases.map(({ name, old, young }) => ({ name, old: left.has(old), young: left.has(young) }));
    expect(found).toEqual(cases.map(({ name, stays }) => ({ name, old: stays, young: true })));
    expect(
      await rowsOf(
        built.databaseUrl,
        `SELECT DISTINCT about FROM delivery WHERE about = ANY($1) OR (content->>'noticeOf')::uuid = ANY($1)`,
        [cases.filter(({ stays }) => !stays).map(({ old }) => old)],
      ),
    ).toEqual([]);
    expect(await rowsOf(built.databaseUrl, `SELECT client FROM audit_log WHERE action = 'signed-in' ORDER BY at`)).toEqual([
      { client: null },
      { client: '203.0.113.8' },
    ]);
    expect(await rowsOf(built.databaseUrl, `SELECT FROM delivery WHERE content = '{"old":true}'`)).toHaveLength(1);
    expect(await rowsOf(built.databaseUrl, 'SELECT day::text FROM search_counts')).toEqual([
      { day: siteDay(ago(RETENTION_DAYS.searches - 1)) },
    ]);
    expect(await rowsOf(built.databaseUrl, 'SELECT id FROM listing_before_sync')).toEqual([
      { id: `before ${RETENTION_DAYS.bulkChanges - 1} days` },
    ]);
    expect(await rowsOf(built.databaseUrl, 'SELECT path FROM page_gone')).toEqual([{ path: '/young' }]);
    expect(await rowsOf(built.databaseUrl, `SELECT key = sha256('young') AS young FROM confirmed_address`)).toEqual([{ young: true }]);
    // What has arrived stays beside what it is about.
    expect(await rowsOf(built.databaseUrl, `SELECT FROM delivery WHERE content = '{"arrived":true}'`)).toHaveLength(1);
  });

  it('a backlog is deleted in batches, and a record that another process has locked stays for the next night', async () => {
    const messages = await rowsOf<{ id: string }>(
      built.databaseUrl,
      `INSERT INTO message (id, kind, status, name, email, subject, message, hidden, created_at)
       SELECT gen_random_uuid(), 'contact', 'archived', 'Ann', 'ann@example.com', 'Leak', 'It leaks', '{}', $1 FROM generate_series(1, 1001) RETURNING id`,
      [ago(RETENTION_DAYS.archivedMessages + 1)],
    );
    const submissions = await rowsOf<{ id: string }>(
      built.databaseUrl,
      `INSERT INTO submission (id, kind, status, fields, created_at, decided_at, version, title_key)
       SELECT gen_random_uuid(), 'new', 'rejected', '{}', $1, $1, 1, '' FROM generate_series(1, 1001) RETURNING id`,
      [ago(RETENTION_DAYS.closedSubmissions + 1)],
    );
    const all = [...messages, ...submissions].map(({ id }) => id);
    const locked = [messages[0]!.id, submissions[0]!.id];
    await execute(
      built.databaseUrl,
      `INSERT INTO delivery (id, about, channel, content, since, created_at, updated_at)
       SELECT gen_random_uuid(), about, 'mail', '{}', now(), now(), now() FROM unnest($1::uuid[]) AS old (about)`,
      [all],
    );
    const other = new pg.Client({ connectionString: built.databaseUrl });
    await other.connect();
    await other.query('BEGIN');
    await other.query('SELECT FROM message WHERE id = ANY($1) FOR UPDATE', [locked]);
    await other.query('SELECT FROM submission WHERE id = ANY($1) FOR UPDATE', [locked]);
    try {
      await nest().get(NightlyExpiry).run();
    } finally {
      await other.end();
    }
    const left = `SELECT id FROM message WHERE id = ANY($1) UNION ALL SELECT id FROM submission WHERE id = ANY($1)
                  UNION ALL SELECT about FROM delivery WHERE about = ANY($1)`;
    expect(await rowsOf(built.databaseUrl, left, [all])).toEqual([...locked, ...locked].map((id) => ({ id })));
    await nest().get(NightlyExpiry).run();
    expect(await rowsOf(built.databaseUrl, left, [all])).toEqual([]);
  });
});
