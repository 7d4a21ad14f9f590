import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { factsOf, SHEET_FIELDS } from '../../src/shared/listings/field-lists.js';
import { fromBuild } from '../support/build.js';
import { signIn } from '../support/api.js';
import { execute, rowsOf } from '../support/database.js';
import { type BuiltApp, buildApp } from '../support/built-app.js';
import { fileOf, formOf } from '../support/forms.js';
import { type Answer, jsonOf, send, type Sent } from '../support/http.js';
import { MailServer } from '../support/mail-server.js';
import { aRow, rows, SheetFile } from '../support/sheet.js';
import { WebTables } from '../support/web-tables.js';
import { aReferrer } from './referrals.fixture.js';
import { blogSamples, writeBlogs } from './blogs-docs.fixture.js';
import { aForm, anAddress, type Receipt, tokenOf } from './submissions.fixture.js';
const { BackupFiles } = await fromBuild<typeof import('../../src/modules/backups/domain/backup-ports.js')>(
  'modules/backups/domain/backup-ports.js',
);
const { BackupJobs } = await fromBuild<typeof import('../../src/modules/backups/application/backup-jobs.js')>(
  'modules/backups/application/backup-jobs.js',
);

const { CountSearches } = await fromBuild<typeof import('../../src/modules/search/application/learning/count-searches.js')>(
  'modules/search/application/learning/count-searches.js',
);
const REVIEWS = [{ rating: 4, name: 'Good', authorName: 'Ann', date: '2026-02-03', body: 'On time.' }, { name: 'Fine' }];
const HOURS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((dayOfWeek) => ({
  dayOfWeek,
  opens: '00:00',
  closes: '24:00',
}));
const SOURCES = '/api/admin/listing-sources';
const PASSWORD = '/api/admin/password';
const NEW_PASSWORD = 'four words, and a comma';
const BACKUPS = '/api/admin/backups';
const SITE_SETTINGS = '/api/admin/site-settings';
/** In every field that lists places. */
const PLACES = Object.fromEntries(
  SHEET_FIELDS.filter((field) => factsOf(field).kind === 'places').map((field) => [field, 'Guelph; Fergus']),
);
const LISTED = [
  aRow('full', {
    title: 'Full',
    industry: 'Plumber',
    reviewsData: JSON.stringify(REVIEWS),
    openingHours: JSON.stringify(HOURS),
    credit: 'Somebody',
    website: 'no address',
    ...PLACES,
  }),
  aRow('', { title: 'Without an id' }),
  ...rows(3),
];

export const json = (value: unknown): Sent => jsonOf(JSON.stringify(value));
export const fileForm = async (content: Buffer | string) => formOf([['file', fileOf(content)]]);
const aMessage = (subject: string) => ({ name: 'Ann', email: 'ann@example.com', subject, message: 'One drips.' });
export const readPicture = () => readFile('test/fixtures/house.png');

/** A directory that has something of everything that the API answers: no list of it is empty. */
export class DocumentedApp {
  private constructor(
    readonly app: BuiltApp,
    readonly sheet: SheetFile,
    /** What is fetched from the web. */
    readonly tables: WebTables,
    /** Address of an uploaded one. */
    readonly picture: string,
    /** What owners have sent: the last one is a renewal, the one before it looks like a listing. */
    readonly submissions: readonly Receipt[],
    /** Id of a message. */
    readonly message: string,
    /** The cookie of a referrer, and what came with their code: two pending ones, and a business of their own. */
    readonly referrer: string,
    readonly referrals: readonly { refCode: string; businessPhone: string }[],
  ) {}

  static async open(options: { trustProxy?: string; isPasswordFixed?: boolean } = {}): Promise<DocumentedApp> {
    const sheet = new SheetFile();
    await sheet.write([...LISTED, aRow('gone')]);
    const tables = await WebTables.start();
    const app = await buildApp({ ...options, listingsCsv: sheet.path, downloads: tables.rules() });
    const cookie = await signIn(app);
    const write = async (path: string, sent: Sent) => {
      const { status, text } = await send(app, path, { method: 'POST', from: anAddress(), ...sent, headers: { ...sent.headers, cookie } });
      if (status >= 300) throw new Error(`${path} was answered with ${status}: ${text}`);
      return text;
    };
    const { url } = JSON.parse(await write('/api/images', await fileForm(await readPicture()))) as { url: string };
    await write('/api/sync', json({}));
    await sheet.write(LISTED);
    await write('/api/sync', json({}));
    await write('/api/admin/listings/full', {
      ...json({
        city: 'Guelph',
        featured: 'yes',
        openingHours: null,
        image: url,
        gallery: [{ url: 'https://elsewhere.example/k.png', description: 'A kitchen' }],
      }),
      method: 'PATCH',
    });
    await write('/api/admin/listings/full', { ...json({ reset: ['openingHours'] }), method: 'PATCH' });
    await write(
      '/api/settings',
      json({
        backgroundImage: url,
        customSteps: [{ title: 'Ask' }],
        homeJobsSections: [{ name: 'Roofing' }],
        searchPlaceholders: ['A tap'],
      }),
    );
    await write('/api/admin/settings/history/1/restore', json({}));
    await write('/api/admin/texts/about', json({ texts: { title: 'Who we are' } }));
    await write('/api/admin/trades', json({ name: 'Piano mover', otherNames: ['Piano carriers'], services: ['move a piano'] }));
    await write('/api/admin/trades/merges', json({ from: 'mason', into: 'carpenter' }));
    await write('/api/admin/trades/roofer', { ...json({ summary: 'Roofs.' }), method: 'PATCH' });
    await write('/api/admin/trades/order', { ...json({ order: ['plumber'] }), method: 'PUT' });
    await write('/api/admin/searches/phrases', json({ phrase: 'widget fettling', kind: 'trade', target: 'plumber' }));
    await write('/api/admin/searches/phrases', json({ phrase: 'the big smoke', kind: 'place', target: 'Toronto' }));
    await send(app, '/api/search?query=plumber+toronto');
    await app.app.get(CountSearches).write();
    await writeBlogs(write);
    const submissions: Receipt[] = [];
    const submit = async (path: string, form: object) => submissions.push(JSON.parse(await write(path, json(form))) as Receipt);
    for (let time = 1; time <= 7; time++) await submit('/api/listings', aForm({ ref: 'CODE', licensed: 'Yes' }));
    await submit('/api/listings', aForm({ title: 'Full', city: 'Guelph' }));
    await submit('/api/listings/renew', {
      title: 'Full',
      phone: '(416) 555-0199',
      email: 'full@example.com',
      city: 'Guelph',
      website: 'https://full.example',
    });
    const { id } = JSON.parse(await write('/api/contact', json(aMessage('Taps')))) as { id: string };
    await write('/api/report', json({ slug: 'full-toronto', reason: 'closed', message: 'Nobody is there.' }));
    const referrer = await aReferrer(app);
    const referrals: { refCode: string; businessPhone: string }[] = [];
    for (const form of [aForm(), aForm(), aForm({ email: referrer.email })]) {
      await write('/api/listings', json({ ...form, ref: referrer.code }));
      referrals.push({ refCode: referrer.code, businessPhone: String(form['phone']) });
    }
    return new DocumentedApp(app, sheet, tables, url, submissions, id, referrer.cookie, referrals);
  }

  /** As a new admin each time: one of the calls ends the session. From a new address, too: some calls are counted. */
  async ask({ method }: { method: string }, path: string, sent: Sent = {}): Promise<Answer> {
    // Backups are worked on one at a time.
    if (path.startsWith(BACKUPS)) await this.app.app.get(BackupJobs).settled();
    if (path === PASSWORD) return this.withPassword(() => this.send(method, path, sent));
    return path.endsWith('/test-letter') ? this.withMail(() => this.send(method, path, sent)) : this.send(method, path, sent);
  }

  /** Other calls sign in with the password that was there before. */
  private async withPassword(work: () => Promise<Answer>): Promise<Answer> {
    const { databaseUrl } = this.app;
    const [credential] = await rowsOf<{ verifier: string }>(databaseUrl, 'SELECT verifier FROM admin_credential');
    const sessions = await rowsOf(databaseUrl, 'SELECT json_agg(admin_session) AS all FROM admin_session');
    try {
      return await work();
    } finally {
      await execute(databaseUrl, 'UPDATE admin_credential SET verifier = $1, replaced = NULL', [credential!.verifier]);
      await execute(
        databaseUrl,
        'INSERT INTO admin_session SELECT * FROM json_populate_recordset(NULL::admin_session, $1) ON CONFLICT DO NOTHING',
        [JSON.stringify((sessions as { all: object[] | null }[])[0]!.all ?? [])],
      );
    }
  }

  /** For other calls mail is not set up: letters would go out besides. */
  private async withMail<T>(work: () => Promise<T>): Promise<T> {
    const mail = await MailServer.start();
    const set = (mailServer: string | null, notifyEmail: string | null, version: number) =>
      this.send(
        'PUT',
        SITE_SETTINGS,
        json({ changes: Object.entries({ mailServer, notifyEmail }).map(([name, value]) => ({ name, value, version })) }),
      );
    try {
      await set(mail.url, 'desk@example.com', 0);
      return await work();
    } finally {
      await set(null, null, 1);
      await mail.close();
    }
  }

  private async send(method: string, path: string, sent: Sent): Promise<Answer> {
    return send(this.app, path, { from: anAddress(), ...sent, method, headers: { cookie: await signIn(this.app), ...sent.headers } });
  }

  async close(): Promise<void> {
    await this.app.close();
    this.sheet.remove();
    await this.tables.stop();
  }
}

/** A whole one, as somebody would have downloaded it. */
async function aBackup(app: BuiltApp): Promise<Sent> {
  const files = app.app.get(BackupFiles);
  const name = 'downloaded.backup.tar.gz';
  await files.make(name, new Date());
  const content = await readFile(join(files.folder, name));
  await files.remove(name);
  return fileForm(content);
}

/** Addresses of files that are no whole backups: trying them out begins, and changes nothing. */
async function backupsIn(folder: string): Promise<{ kept: string; deleted: string }> {
  await mkdir(folder, { recursive: true });
  for (const name of ['kept', 'deleted']) await writeFile(join(folder, `${name}.backup.tar.gz`), 'no backup');
  return { kept: `${BACKUPS}/kept.backup.tar.gz`, deleted: `${BACKUPS}/deleted.backup.tar.gz` };
}

/** What is asked where a path has a name in it, or where something is done. Reads without a name are asked as they are. */
export async function samplesFor({
  app,
  tables,
  picture,
  submissions,
  message,
  referrer,
  referrals,
}: DocumentedApp): Promise<Record<string, [path: string, sent?: Sent][]>> {
  const backups = await backupsIn(app.app.get(BackupFiles).folder);
  const listing = '/api/admin/listings/full';
  const history = '/api/admin/settings/history';
  const decided = submissions.map(({ id }) => `/api/admin/submissions/${id}`);
  const owned = submissions.map((receipt) => `/api/status/${tokenOf(receipt)}`);
  const withPictures = JSON.parse((await send(app, '/api/listings', { ...json(aForm()), from: anAddress() })).text) as Receipt;
  const proposed = `/api/status/${tokenOf(withPictures)}/pictures`;
  const aPicture = async (background: string) => {
    const content = await sharp({ create: { width: 400, height: 300, channels: 3, background } })
      .png()
      .toBuffer();
    return formOf([
      ['description', 'A kitchen'],
      ['file', fileOf(content)],
    ]);
  };
  for (const colour of ['teal', 'gold']) await send(app, proposed, { ...(await aPicture(colour)), from: anAddress() });
  const sentIn = JSON.parse((await send(app, proposed.replace(/\/pictures$/, ''))).text) as { pictures: { url: string }[] };
  const [shownPicture, takenBack] = sentIn.pictures.map(({ url }) => url.slice('/media/'.length));
  const inbox = '/api/admin/messages';
  const deliveries = '/api/admin/deliveries';
  const undelivered = await rowsOf<{ id: string }>(
    app.databaseUrl,
    `INSERT INTO delivery (id, about, channel, content, state, last_error, since, created_at, updated_at)
     SELECT gen_random_uuid(), gen_random_uuid(), 'mail', '{"to":"x@example.com","subject":"Reward","text":"Soon."}', 'given-up', 'no server', now(), now(), now()
       FROM generate_series(1, 3) RETURNING id`,
  );
  const trades = '/api/admin/trades';
  const searches = '/api/admin/searches';
  const [person] = JSON.parse((await send(app, '/api/referral/all', { headers: { cookie: await signIn(app) } })).text) as { id: string }[];
  const cookie = await signIn(app);
  const asAdmin = async (path: string, body: object) =>
    JSON.parse((await send(app, path, { ...json(body), headers: { 'content-type': 'application/json', cookie } })).text) as { id: string };
  const changed = (await asAdmin('/api/admin/listing-changes', { ids: ['r-1'], action: 'correct', fields: { verified: 'yes' } })).id;
  await asAdmin('/api/admin/listing-views', { name: 'Plumbers', question: 'trade=Plumber' });
  const spare = async (subject: string) =>
    (JSON.parse((await send(app, '/api/contact', json(aMessage(subject)))).text) as { id: string }).id;
  const aList = await formOf([
    ['file', fileOf('Business Name;Category;Telephone\r\nBob;Plumbing;(416) 555-0111\r\n;Roofing;x', 'list.csv', 'text/csv')],
  ]);
  const listed = JSON.parse(
    (await send(app, '/api/imports', { ...aList, headers: { ...aList.headers, cookie: await signIn(app) } })).text,
  ) as { id: string };
  const file = `/api/imports/${listed.id}`;
  const source = async (name: string, letter: string) => {
    const made = await asAdmin(SOURCES, {
      name,
      address: `https://docs.google.com/spreadsheets/d/${letter.repeat(30)}/edit`,
      clock: '0 3 * * *',
    });
    return `${SOURCES}/${made.id}`;
  };
  const [fetched, deleted] = [await source('A sheet', 'a'), await source('Another sheet', 'b')];
  tables.pages.set(`/spreadsheets/d/${'a'.repeat(30)}/export?format=csv`, { body: 'Business Name,Category\r\nBob,Plumbing' });
  const runs = JSON.parse((await send(app, '/api/sync', { headers: { cookie: await signIn(app) } })).text) as { runs: { id: string }[] };
  return {
    'GET /api/sync/{id}': [[`/api/sync/${runs.runs[0]!.id}`]],
    'POST /api/imports': [['/api/imports', aList]],
    'GET /api/admin/listing-sources': [[SOURCES]],
    'POST /api/admin/listing-sources': [[SOURCES, json({ name: 'A file', address: 'https://example.com/list.csv' })]],
    'POST /api/admin/listing-sources/{id}/fetch': [[`${fetched}/fetch`, json({})]],
    'PATCH /api/admin/listing-sources/{id}': [[fetched, json({ clock: 'off' })]],
    'DELETE /api/admin/listing-sources/{id}': [[deleted, json({})]],
    'GET /api/imports/{id}': [[file]],
    'PATCH /api/imports/{id}': [[file, json({ mapping: { Telephone: 'phone', Category: null }, name: 'Our list' })]],
    'POST /api/imports/{id}/preview': [[`${file}/preview`, json({})]],
    'POST /api/imports/{id}/apply': [[`${file}/apply`, json({})]],
    'POST /api/imports/{id}/undo': [[`${file}/undo`, json({})]],
    'POST /api/admin/listings': [['/api/admin/listings', json({ title: 'Zed', industry: 'Plumber', serviceArea: ['Guelph'] })]],
    'POST /api/sync': [
      ['/api/sync', json({})],
      ['/api/sync', json({ dryRun: true })],
    ],
    'POST /api/sync/undo': [['/api/sync/undo', json({})]],
    'GET /api/search': [
      ['/api/search'],
      ['/api/search?lat=43.65&lng=-79.38&sortBy=distance'],
      ['/api/search?companyName=nobody'],
      ['/api/search?query=leaky+tap+toronto'],
      ['/api/search?query=plumber+thunder+bay'],
      ['/api/search?query=plumber&literal=1'],
    ],
    'GET /api/search/choices': [['/api/search/choices']],
    'GET /api/guides/{slug}': [['/api/guides/hvac-noise'], ['/api/guides/hot-buzzing-outlet']],
    'GET /api/admin/links': [['/api/admin/links?to=/frozen-pipes-guide']],
    'GET /api/search/pins': [['/api/search/pins'], ['/api/search/pins?companyName=nobody'], ['/api/search/pins?query=plumber+toronto']],
    'GET /api/opening-hours': [['/api/opening-hours?slugs=nobody'], ['/api/opening-hours?slugs=full,nobody']],
    'GET /api/suggest': [['/api/suggest?q=plumber'], ['/api/suggest?q=r'], ['/api/suggest?q=qwxzv']],
    'GET /api/listings/{id}': [['/api/listings/full'], ['/api/listings/r-1']],
    'GET /api/shortlist': [['/api/shortlist?ids=full,r-1,nobody']],
    'GET /api/businesses/{slug}/contact.vcf': [['/api/businesses/full-toronto/contact.vcf']],
    'GET /api/businesses/{slug}': [['/api/businesses/full-toronto']],
    'GET /api/admin/listings': [
      ['/api/admin/listings'],
      ['/api/admin/listings?status=removed'],
      ['/api/admin/listings?corrected=yes&sortBy=title'],
      ['/api/admin/listings?page=9'],
    ],
    'GET /api/admin/listings/{id}': [[listing], ['/api/admin/listings/r-1'], ['/api/admin/listings/gone']],
    'PATCH /api/admin/listings/{id}': [
      [listing, json({ phone: null, latitude: 43.5, longitude: -80.2 })],
      [listing, json({ reset: ['phone', 'latitude', 'longitude'] })],
      [listing, json({ licenceNumber: 'ECRA 7001234' })],
    ],
    'POST /api/admin/listings/{id}/unpublish': [
      ['/api/admin/listings/r-2/unpublish', json({ reason: 'As its owner wished.' })],
      ['/api/admin/listings/r-2/unpublish', json({})],
    ],
    'POST /api/admin/listings/{id}/restore': [['/api/admin/listings/r-2/restore', json({})]],
    'POST /api/admin/listings/{id}/confirm': [['/api/admin/listings/r-1/confirm', json({})]],
    'POST /api/admin/listings/{id}/licence-check': [[`${listing}/licence-check`, json({ number: 'ECRA 7001234', by: 'Robin' })]],
    'DELETE /api/admin/listings/{id}/licence-check': [[`${listing}/licence-check`, json({})]],
    'POST /api/admin/listings/{id}/merge': [['/api/admin/listings/r-1/merge', json({ from: 'r-3', take: ['phone'] })]],
    'GET /api/admin/listings.csv': [['/api/admin/listings.csv?trade=Plumber']],
    'GET /api/admin/listings.xlsx': [['/api/admin/listings.xlsx']],
    'GET /api/admin/listing-choices': [['/api/admin/listing-choices']],
    'GET /api/admin/listing-changes': [['/api/admin/listing-changes']],
    'POST /api/admin/listing-changes/preview': [
      ['/api/admin/listing-changes/preview', json({ filter: { trade: 'Plumber' }, action: 'correct', fields: { city: 'Elora' } })],
      ['/api/admin/listing-changes/preview', json({ ids: ['gone'], action: 'confirm' })],
    ],
    'POST /api/admin/listing-changes': [['/api/admin/listing-changes', json({ ids: ['r-2'], action: 'confirm', expected: 1 })]],
    'POST /api/admin/listing-changes/{id}/undo': [[`/api/admin/listing-changes/${changed}/undo`, json({})]],
    'GET /api/admin/overview': [['/api/admin/overview'], ['/api/admin/overview?days=7']],
    'GET /api/admin/listing-views': [['/api/admin/listing-views']],
    'POST /api/admin/listing-views': [['/api/admin/listing-views', json({ name: 'Roofers', question: 'trade=Roofer' })]],
    'DELETE /api/admin/listing-views/{id}': [['/api/admin/listing-views/1', json({})]],
    'POST /api/settings': [
      ['/api/settings', json({ heroTitle: 'Who can fix my' })],
      ['/api/settings', json({})],
    ],
    'POST /api/admin/preview': [['/api/admin/preview', json({ address: '/', settings: { heroTitle: 'Just looking' } })]],
    'GET /api/faq/teaser': [['/api/faq/teaser']],
    'GET /api/region': [['/api/region']],
    'GET /api/frame': [['/api/frame']],
    'GET /api/texts/{page}': [['/api/texts/faq'], ['/api/texts/privacy']],
    'GET /api/admin/texts': [['/api/admin/texts']],
    'GET /api/admin/texts/{page}': [['/api/admin/texts/faq']],
    'POST /api/admin/texts/{page}': [['/api/admin/texts/not-found', json({ texts: { title: 'Nothing here' } })]],
    'POST /api/admin/texts/{page}/preview': [['/api/admin/texts/faq/preview', json({ texts: { title: 'Just looking' } })]],
    'GET /api/admin/texts/{page}/history': [['/api/admin/texts/about/history']],
    'GET /api/admin/texts/{page}/history/{version}': [['/api/admin/texts/about/history/1']],
    'POST /api/admin/texts/{page}/history/{version}/restore': [['/api/admin/texts/about/history/1/restore', json({})]],
    'GET /api/admin/settings/history/{version}': [[`${history}/1`], [`${history}/2`]],
    'POST /api/admin/settings/history/{version}/restore': [[`${history}/1/restore`, json({})]],
    'POST /api/images': [['/api/images', await fileForm(await readPicture())]],
    'GET /media/{name}': [[picture]],
    'POST /api/contact': [
      ['/api/contact', json(aMessage('Sample'))],
      ['/api/contact', await formOf(Object.entries(aMessage('Sample')))],
    ],
    'POST /api/report': [
      ['/api/report', json({ slug: 'full-toronto', reason: 'other', message: 'It is loud.', name: 'Ann', email: 'ann@example.com' })],
    ],
    'GET /api/admin/deliveries': [[deliveries]],
    'POST /api/admin/deliveries/{id}/retry': [[`${deliveries}/${undelivered[0]!.id}/retry`, json({})]],
    'POST /api/admin/deliveries/{id}/let-go': [[`${deliveries}/${undelivered[1]!.id}/let-go`, json({})]],
    'POST /api/admin/deliveries/retry': [[`${deliveries}/retry`, json({})]],
    'GET /api/admin/messages': [[inbox], [`${inbox}?status=spam`], [`${inbox}?q=drips&page=2`]],
    'GET /api/admin/messages/{id}': [[`${inbox}/${message}`]],
    'POST /api/admin/messages/bulk': [[`${inbox}/bulk`, json({ action: 'restore', ids: [message, 'nobody'] })]],
    'POST /api/admin/messages/{id}/archive': [[`${inbox}/${message}/archive`, json({})]],
    'POST /api/admin/messages/{id}/restore': [[`${inbox}/${message}/restore`, json({})]],
    'POST /api/admin/messages/{id}/spam': [[`${inbox}/${message}/spam`, json({})]],
    'POST /api/admin/messages/{id}/retry': [[`${inbox}/${message}/retry`, json({})]],
    'POST /api/admin/messages/{id}/delete': [[`${inbox}/${await spare('Delete me')}/delete`, json({})]],
    'POST /api/verify-settings-password': [
      ['/api/verify-settings-password', json({ password: app.password })],
      ['/api/verify-settings-password', json({ password: 'wrong' })],
    ],
    'POST /api/listings': [['/api/listings', json(aForm())]],
    'POST /api/listings/renew': [['/api/listings/renew', json(aForm())]],
    'GET /api/admin/submissions': [
      ['/api/admin/submissions'],
      ['/api/admin/submissions?kind=renewal&status=pending'],
      ['/api/admin/submissions?page=9'],
    ],
    'GET /api/admin/submissions/{id}': [[decided.at(-1)!], [decided.at(-2)!], [`${decided.at(-2)!}?listingId=full`]],
    'POST /api/admin/submissions/{id}/approve': [[`${decided[0]}/approve`, json({ fields: { city: 'Fergus' } })]],
    'POST /api/admin/submissions/{id}/reject': [[`${decided[1]}/reject`, json({ reason: 'Not a trade of ours.' })]],
    'POST /api/admin/submissions/{id}/request-changes': [[`${decided[2]}/request-changes`, json({ reason: 'Which street?' })]],
    'POST /api/admin/submissions/{id}/spam': [[`${decided[3]}/spam`, json({})]],
    'POST /api/admin/submissions/{id}/restore': [[`${decided[3]}/restore`, json({})]],
    'POST /api/admin/submissions/{id}/retry': [[`${decided[4]}/retry`, json({})]],
    'POST /api/admin/submissions/bulk': [
      [
        '/api/admin/submissions/bulk',
        json({
          action: 'spam',
          items: [
            { id: submissions[6]!.id, version: 1 },
            { id: submissions[7]!.id, version: 0 },
            { id: 'nobody', version: 1 },
          ],
        }),
      ],
    ],
    'GET /api/status/{token}': [[owned[0]!], [owned[1]!], [owned.at(-1)!]],
    'POST /api/status/{token}/correct': [[`${owned[4]}/correct`, json({ fields: { ...aForm() } })]],
    'POST /api/status/{token}/pictures': [[proposed, await aPicture('red')]],
    'GET /api/status/{token}/pictures/{name}': [[`${proposed}/${shownPicture}`]],
    'DELETE /api/status/{token}/pictures/{name}': [[`${proposed}/${takenBack}`]],
    'GET /api/admin/submissions/{id}/pictures/{name}': [[`/api/admin/submissions/${withPictures.id}/pictures/${shownPicture}`]],
    'POST /api/status/{token}/withdraw': [[`${owned[5]}/withdraw`, json({})]],
    'POST /api/referral/create': [['/api/referral/create', json({ name: 'Ann', email: 'ann@example.com' })]],
    'GET /api/referral/my-referrals': [['/api/referral/my-referrals'], ['/api/referral/my-referrals', { headers: { cookie: referrer } }]],
    'POST /api/referral/track': [['/api/referral/track', json({ ...referrals[0], businessName: 'Again', industry: 'Plumber' })]],
    'POST /api/referral/sign-in-link': [['/api/referral/sign-in-link', json({ email: 'ann@example.com' })]],
    'POST /api/referral/approve': [['/api/referral/approve', json({ ...referrals[0], rewardAmount: 75.5 })]],
    'POST /api/referral/reject': [['/api/referral/reject', json({ ...referrals[1], reason: 'No such business.' })]],
    'POST /api/referral/{referrerId}/sign-in-link': [[`/api/referral/${person!.id}/sign-in-link`, json({})]],
    'GET /api/admin/referrals': [['/api/admin/referrals'], ['/api/admin/referrals?status=pending&q=a'], ['/api/admin/referrals?page=9']],
    'GET /api/admin/referrals/ledger.csv': [['/api/admin/referrals/ledger.csv']],
    'GET /api/trades/{name}': [['/api/trades/roofer'], ['/api/trades/piano-mover']],
    'POST /api/admin/trades': [[trades, json({ name: 'Clock mender', summary: 'Clocks.' })]],
    'PATCH /api/admin/trades/{slug}': [
      [`${trades}/piano-mover`, json({ name: 'Piano carrier', image: picture })],
      [`${trades}/handyman`, json({ hidden: true })],
    ],
    'DELETE /api/admin/trades/{slug}': [[`${trades}/clock-mender`, json({})]],
    'PUT /api/admin/trades/order': [[`${trades}/order`, json({ order: ['roofer', 'plumber'] })]],
    'POST /api/admin/trades/merges/preview': [[`${trades}/merges/preview`, json({ from: 'plumber', into: 'roofer' })]],
    'POST /api/admin/trades/merges': [[`${trades}/merges`, json({ from: 'painter', into: 'handyman' })]],
    'DELETE /api/admin/trades/merges/{slug}': [[`${trades}/merges/mason`, json({})]],
    'GET /api/admin/searches': [[searches], [`${searches}?days=7&show=nothing`], [`${searches}?q=plumb`]],
    'GET /api/admin/searches/choices': [[`${searches}/choices`], [`${searches}/choices?q=toron`], [`${searches}/choices?q=full`]],
    'POST /api/admin/backups/upload': [[`${BACKUPS}/upload`, await aBackup(app)]],
    'POST /api/admin/password': [
      [PASSWORD, json({ currentPassword: app.password, newPassword: NEW_PASSWORD, newPasswordAgain: NEW_PASSWORD })],
    ],
    'GET /api/admin/backups': [['/api/admin/backups']],
    'POST /api/admin/backups': [['/api/admin/backups', json({})]],
    'GET /api/admin/backups/{name}/file': [[`${backups.kept}/file`]],
    'POST /api/admin/backups/{name}/test': [[`${backups.kept}/test`, json({})]],
    'POST /api/admin/backups/{name}/restore': [[`${backups.kept}/restore`, json({})]],
    'DELETE /api/admin/backups/{name}': [[backups.deleted, json({})]],
    'GET /api/admin/start': [['/api/admin/start']],
    'PUT /api/admin/start': [['/api/admin/start', json({ legalRead: true })]],
    'GET /api/admin/site-settings': [['/api/admin/site-settings']],
    'PUT /api/admin/site-settings': [
      ['/api/admin/site-settings', json({ changes: [{ name: 'timeZone', value: 'America/Halifax', version: 0 }] })],
    ],
    'POST /api/admin/site-settings/test-letter': [['/api/admin/site-settings/test-letter', json({})]],
    'GET /api/admin/searches/phrases.csv': [[`${searches}/phrases.csv`]],
    'POST /api/admin/searches/phrases': [[`${searches}/phrases`, json({ phrase: 'green van', kind: 'business', target: 'full' })]],
    'DELETE /api/admin/searches/phrases/{id}': [[`${searches}/phrases/1`, json({})]],
    ...(await blogSamples(app)),
    'POST /api/admin/logout': [['/api/admin/logout', json({})]],
  };
}
