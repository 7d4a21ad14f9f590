import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import sharp from 'sharp';
import { eventually, get, signIn } from '../support/api.js';
import { startApp, type TestApp } from '../support/app.js';
import { execute } from '../support/database.js';
import { fileOf, formOf } from '../support/forms.js';
import { send, type Sent } from '../support/http.js';
import { problemIn } from '../support/problem.js';
import { aForm, anAddress, SubmissionsAdmin, look, renew, submit, tokenOf } from './submissions.fixture.js';

let app: TestApp;
let moderator: SubmissionsAdmin;
let admin: string;

beforeAll(async () => {
  app = await startApp({ env: { SEARCH_ENGINE: 'postgres' } });
  admin = await signIn(app);
  moderator = new SubmissionsAdmin(app, admin);
});

afterAll(() => app?.close());

type Receipt = Awaited<ReturnType<typeof submit>>['body'];
const submitted = async (fields: Record<string, unknown> = {}) => (await submit(app, aForm(fields))).body;
const pathOf = (receipt: Receipt) => `/status/${tokenOf(receipt)}`;
const open = (receipt: Receipt, query = '') => send(app, pathOf(receipt) + query);
const typed = (fields: Record<string, unknown>): Sent => ({
  method: 'POST',
  body: new URLSearchParams(fields as Record<string, string>).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  from: anAddress(),
});
const act = (receipt: Receipt, fields: Record<string, unknown>) => send(app, pathOf(receipt), typed(fields));

/** Not what it is instead: that would be a whole page. */
const has = (page: string, text: string) => page.includes(text);
const PRIVATE = { 'cache-control': 'no-store', 'referrer-policy': 'strict-origin', 'x-robots-tag': 'noindex, nofollow' };

describe('the page of a submission', () => {
  it('is rendered for its owner, and never cached, compressed or indexed', async () => {
    const receipt = await submitted({ title: 'Quiet Owner Plumbing' });
    for (const query of ['', '?sent=1', '?utm_source=mail']) {
      const { status, headers, text } = await open(receipt, query);
      expect(status).toBe(200);
      expect(headers).toMatchObject({ ...PRIVATE, 'content-type': 'text/html; charset=utf-8' });
      expect([headers['etag'], headers['x-page-cache'], headers['content-encoding']]).toEqual([undefined, undefined, undefined]);
      expect(has(text, '<meta name="robots" content="noindex"')).toBe(true);
      expect(has(text, 'Quiet Owner Plumbing')).toBe(true);
      expect(text.includes('Your form has arrived.</p>')).toBe(query === '?sent=1');
    }
  });

  it('shows a change at once', async () => {
    const receipt = await submitted();
    expect(has((await open(receipt)).text, '>In review</h2>')).toBe(true);
    await moderator.decide(receipt.id, 'request-changes', { reason: 'Which <street> is it in?' });
    const asked = (await open(receipt)).text;
    expect(has(asked, '>We need something from you first</h2>')).toBe(true);
    expect(has(asked, 'Which &lt;street&gt; is it in?')).toBe(true);
    // Behind the application's back: nothing could have emptied a cache.
    await execute(app.databaseUrl, `UPDATE submission SET reason = 'Where is it?' WHERE id = $1`, [receipt.id]);
    expect(has((await open(receipt)).text, 'Where is it?')).toBe(true);
  });

  it('never shows another one', async () => {
    const [one, other] = [await submitted({ title: 'First Owner' }), await submitted({ title: 'Second Owner' })];
    const texts = await Promise.all(Array.from({ length: 6 }, async (_, index) => (await open(index % 2 ? other : one)).text));
    texts.forEach((text, index) => {
      expect([text.includes('First Owner'), text.includes('Second Owner')]).toEqual([index % 2 === 0, index % 2 === 1]);
      expect(text.includes(tokenOf(index % 2 ? one : other))).toBe(false);
    });
  });

  it.each(['x', '%00', 'x'.repeat(300), "'or'1'='1", '日本'.repeat(20)])('is a page with 404 for the token %s', async (token) => {
    const { status, headers, text } = await send(app, `/status/${encodeURI(token).replaceAll('%25', '%')}`);
    expect(status).toBe(404);
    expect(headers).toMatchObject(PRIVATE);
    expect(has(text, 'No submission found at this link')).toBe(true);
  });

  it('shows a suspected spammer the same status as everybody', async () => {
    const [spam, waiting] = [await submitted({ title: 'Owner' }), await submitted({ title: 'Owner' })];
    await moderator.decide(spam.id, 'spam');
    const shown = async (receipt: Receipt) => {
      const [, page] = /<main[^>]*>(.*)<\/main>/s.exec((await open(receipt)).text)!;
      return page!.replaceAll(tokenOf(receipt), '').replace(/owner\d+@|555-\d+|\d+ Main St|name="version" value="[^"]+"/g, '');
    };
    expect(await shown(spam)).toBe(await shown(waiting));
    expect(/spam/i.test((await open(spam)).text)).toBe(false);
    // Nor does the API say that somebody has decided about it.
    expect((await look(app, spam)).body).toMatchObject({ status: 'pending', decidedAt: null });
  });

  it('is not in the sitemap or the index of search engines', async () => {
    await submitted();
    expect(has((await send(app, '/sitemap.xml')).text, '/status')).toBe(false);
    expect(has((await send(app, '/robots.txt')).text, 'Disallow: /status/')).toBe(true);
  });

  it('accepts only forms', async () => {
    const receipt = await submitted();
    const { status, headers } = await send(app, pathOf(receipt), { method: 'PUT' });
    expect([status, headers['allow']]).toEqual([405, 'GET, HEAD, POST']);
    expect((await send(app, pathOf(receipt), { ...typed({}), body: '{}', headers: { 'content-type': 'application/json' } })).status).toBe(
      415,
    );
  });
});

it.each([
  ['POST', '/status/guessed/proof'],
  ['POST', '/renew-business/object/guessed'],
  ['DELETE', '/api/status/guessed/pictures/guessed.webp'],
])('links can be guessed at most twenty times an hour: %s %s', async (method, path) => {
  const from = anAddress();
  const guess = () => send(app, path, { ...typed({}), ...(method === 'POST' ? {} : { body: undefined, headers: {} }), method, from });
  for (let time = 1; time <= 20; time += 1) expect((await guess()).status).toBe(404);
  expect((await guess()).status).toBe(429);
});

describe('without JavaScript, its owner', () => {
  it('corrects it and returns to the page', async () => {
    const receipt = await submitted();
    await moderator.decide(receipt.id, 'request-changes', { reason: 'Which street?' });
    const { status, headers } = await act(receipt, {
      action: 'correct',
      _started: '1',
      _honey: '',
      ...aForm({ title: 'Corrected Plumbing', website: '' }),
    });
    expect([status, headers['location']]).toEqual([303, `${pathOf(receipt)}?corrected=1`]);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect((await look(app, receipt)).body).toMatchObject({ status: 'pending', title: 'Corrected Plumbing', reason: null });
    const thanks = async () => /<main.*Your corrections have arrived.*<\/main>/s.test((await open(receipt, '?corrected=1')).text);
    expect(await thanks()).toBe(true);
    // Those who come back to that address later are not thanked for what was asked for since.
    await moderator.decide(receipt.id, 'request-changes', { reason: 'Which city?' });
    expect(await thanks()).toBe(false);
  });

  it('gets the form with errors and typed values, not visible to others', async () => {
    const receipt = await submitted({ title: 'Unharmed Plumbing' });
    const { status, headers, text } = await act(receipt, { action: 'correct', ...aForm({ title: '<b>Typed', phone: '12', city: '' }) });
    expect(status).toBe(400);
    expect(headers).toMatchObject(PRIVATE);
    expect(has(text, '2 fields need another look')).toBe(true);
    expect(has(text, 'value="&lt;b&gt;Typed"')).toBe(true);
    expect(/<details[^>]*open[^>]*>(?:(?!<\/details>).)*Correct what you sent/s.test(text)).toBe(true);
    expect(has((await open(receipt)).text, 'Typed')).toBe(false);
    expect((await look(app, receipt)).body.title).toBe('Unharmed Plumbing');
  });

  it('gets the form if a field has two different values', async () => {
    const receipt = await submitted();
    const fields = new URLSearchParams({ action: 'correct', ...aForm({ title: 'Kept Plumbing', industry: 'Plumber' }) });
    fields.append('industry', 'Roofer');
    const { status, text } = await send(app, pathOf(receipt), { ...typed({}), body: fields.toString() });
    expect(status).toBe(400);
    expect(has(text, 'has two different values: leave one of them')).toBe(true);
    expect(has(text, 'value="Kept Plumbing"')).toBe(true);
  });

  it('withdraws it', async () => {
    const receipt = await submitted();
    const { status, headers } = await act(receipt, { action: 'withdraw' });
    expect([status, headers['location']]).toEqual([303, pathOf(receipt)]);
    expect(has((await open(receipt)).text, '>Withdrawn</h2>')).toBe(true);
  });

  it.each(['correct', 'withdraw'])('is told if it is too late to %s it', async (action) => {
    const receipt = await submitted();
    await moderator.decide(receipt.id, 'reject', { reason: 'No.' });
    const { status, text } = await act(receipt, { action, ...(action === 'correct' ? aForm() : {}) });
    expect(status).toBe(409);
    expect(has(text, 'This submission has been decided')).toBe(true);
    expect(has(text, '>Not published</h2>')).toBe(true);
  });

  it('gets typed values beside what was sent from another tab meanwhile', async () => {
    const form = aForm({ city: 'Guelph' });
    const receipt = await submitted(form);
    const versionIn = (page: string) => /name="version" value="([^"]+)"/.exec(page)![1]!;
    const version = versionIn((await open(receipt)).text);
    expect((await act(receipt, { action: 'correct', version, ...form, phone: '(519) 555-0199' })).status).toBe(303);
    const { status, text } = await act(receipt, { action: 'correct', version, ...form, city: 'Fergus' });
    expect(status).toBe(409);
    expect(has(text, 'This was corrected elsewhere since you opened it')).toBe(true);
    expect(has(text, 'value="Fergus"')).toBe(true);
    expect(has(text, 'There now:</strong> (519) 555-0199')).toBe(true);
    expect(has(text, 'There now:</strong> Guelph')).toBe(true);
    expect((await look(app, receipt)).body.fields).toMatchObject({ city: 'Guelph', phone: '(519) 555-0199' });
    expect((await act(receipt, { action: 'correct', version: versionIn(text), ...form, city: 'Fergus' })).status).toBe(303);
  });

  it('sees typed values if they are too late, also after a withdrawal', async () => {
    const receipt = await submitted();
    await act(receipt, { action: 'withdraw' });
    const { status, text } = await act(receipt, { action: 'correct', ...aForm({ business_description: 'A long new text.' }) });
    expect(status).toBe(409);
    expect(has(text, 'This submission has been withdrawn')).toBe(true);
    expect(has(text, 'What you typed (not accepted)')).toBe(true);
    expect(has(text, '<dd>A long new text.</dd>')).toBe(true);
  });

  it('is told if there is no such submission, or nothing to do', async () => {
    expect((await send(app, '/status/nobody', typed({ action: 'withdraw' }))).status).toBe(404);
    const receipt = await submitted();
    for (const fields of [{}, { action: 'approve' }, { action: 'withdraw', other: '1' }])
      expect((await act(receipt, fields)).status).toBe(400);
    expect((await look(app, receipt)).body.status).toBe('pending');
  });

  it('sees what a renewal changes', async () => {
    const { body } = await renew(app, { title: 'Renewed Plumbing', phone: '(519) 555-0199', email: 'renewed@example.com', city: 'Guelph' });
    expect(
      (
        await act(body, {
          action: 'correct',
          title: 'Renewed Plumbing',
          phone: '(519) 555-0199',
          email: 'renewed@example.com',
          city: 'Kitchener',
          industry: '',
        })
      ).status,
    ).toBe(303);
    expect((await look(app, body)).body.fields).toEqual({
      title: 'Renewed Plumbing',
      phone: '(519) 555-0199',
      email: 'renewed@example.com',
      city: 'Kitchener',
    });
  });
});

describe('POST /business/:slug/report, without JavaScript', () => {
  const reported = async () => {
    const receipt = await submitted();
    const { body } = await moderator.decide(receipt.id, 'approve');
    return { path: `/business/${body.submission.match!.slug}/report`, title: body.submission.match!.title };
  };
  const messages = async () =>
    (await get<{ items: { subject: string; listing: { title: string }; message: string }[] }>(app, '/api/admin/messages', admin)).body;

  it('redirects to the page, which confirms it', async () => {
    const { path, title } = await reported();
    const { status, headers } = await send(
      app,
      path,
      typed({ reason: 'closed', message: 'Nobody is there.', name: '', email: '', _honey: '' }),
    );
    expect([status, headers['location']]).toEqual([303, `${path}?sent=1`]);
    expect(has((await send(app, `${path}?sent=1`)).text, 'id="report-thanks"')).toBe(true);
    // The page that was kept before is as it was.
    expect(has((await send(app, path)).text, 'id="report-thanks"')).toBe(false);
    expect(await messages()).toMatchObject({
      items: [{ subject: 'The business has closed', listing: { title }, message: 'Nobody is there.' }],
    });
  });

  it('returns the form with errors and typed values, only to this visitor', async () => {
    const { path } = await reported();
    const { status, headers, text } = await send(app, path, typed({ reason: 'mine', message: '', name: 'Typed Name', email: 'wrong' }));
    expect([status, headers['cache-control']]).toEqual([400, 'no-store']);
    expect(has(text, '2 fields need another look')).toBe(true);
    expect(has(text, 'value="Typed Name"')).toBe(true);
    expect(has((await send(app, path)).text, 'Typed Name')).toBe(false);
  });

  it('is 404 for an unknown business, as its page is', async () => {
    expect((await send(app, '/business/nobody/report', typed({ reason: 'other', message: 'x' }))).status).toBe(404);
    expect((await send(app, '/business/nobody/report')).status).toBe(404);
  });
});

describe('pictures that an owner proposes', () => {
  interface Answered {
    submission: { status: string; pictures: { url: string; description: string }[] };
    detail: string;
    errors?: { field: string; message: string }[];
  }
  let shades = 0;
  const painted = (width = 400, height = 300) => {
    shades += 1;
    return sharp({ create: { width, height, channels: 3, background: { r: (shades * 37) % 256, g: (shades * 71) % 256, b: 120 } } })
      .png()
      .toBuffer();
  };
  const propose = async (receipt: Receipt, content: Buffer | string, description = 'A kitchen') => {
    const form = await formOf([
      ['description', description],
      ['file', fileOf(content)],
    ]);
    const answer = await send(app, `/api${pathOf(receipt)}/pictures`, { ...form, from: anAddress() });
    return { ...answer, body: JSON.parse(answer.text) as Answered };
  };
  const nameOf = ({ url }: { url: string }) => url.slice(url.lastIndexOf('/') + 1);
  const statusOf = async (path: string, cookie = '') => (await send(app, path, { headers: { cookie } })).status;

  it('are visible only to their owner and admins until they are approved, each separately', async () => {
    const receipt = await submitted();
    const first = (await propose(receipt, await painted(), ' A new boiler ')).body.submission.pictures[0]!;
    const { body } = await propose(receipt, await painted(), 'A kitchen');
    expect(body.submission.pictures.map(({ description }) => description)).toEqual(['A new boiler', 'A kitchen']);
    const own = `/api${pathOf(receipt)}/pictures/${nameOf(first)}`;
    const forAdmins = `/api/admin/submissions/${receipt.id}/pictures/${nameOf(first)}`;
    expect([await statusOf(first.url), await statusOf(own), await statusOf(forAdmins), await statusOf(forAdmins, admin)]).toEqual([
      404, 200, 401, 200,
    ]);
    expect(await statusOf(`/api${pathOf(await submitted())}/pictures/${nameOf(first)}`)).toBe(404);
    const { version } = await moderator.view(receipt.id);
    expect((await moderator.bulk({ action: 'approve', items: [{ id: receipt.id, version }] })).body.failed).toEqual([
      { id: receipt.id, detail: expect.stringContaining('look at them') as string },
    ]);
    expect((await moderator.decide(receipt.id, 'approve', { pictures: [first.url] })).status).toBe(200);
    const shown = (await get<{ gallery: object[] }>(app, `/api/listings/${receipt.id}`)).body;
    expect(shown.gallery).toEqual([first]);
    expect([await statusOf(first.url), await statusOf(body.submission.pictures[1]!.url)]).toEqual([200, 404]);
    expect(problemIn(await propose(receipt, await painted()))).toMatchObject({ status: 409, type: '/problems/submission-closed' });
  });

  it('are added after those in the gallery of a renewed business', async () => {
    const receipt = await submitted();
    await propose(receipt, await painted(), 'The first');
    await moderator.decide(receipt.id, 'approve');
    const { title, phone, email } = (await get<Record<string, string>>(app, `/api/listings/${receipt.id}`)).body;
    const renewal = (await renew(app, { title, phone, email })).body;
    await propose(renewal, await painted(), 'The second');
    expect((await moderator.decide(renewal.id, 'approve')).status).toBe(200);
    const { gallery } = (await get<{ gallery: { description: string }[] }>(app, `/api/listings/${receipt.id}`)).body;
    expect(gallery.map(({ description }) => description)).toEqual(['The first', 'The second']);
  });

  it('are five at most, and can be withdrawn', async () => {
    const receipt = await submitted();
    let last: Answered['submission']['pictures'] = [];
    for (const number of [1, 2, 3, 4, 5]) last = (await propose(receipt, await painted(), `Picture ${number}`)).body.submission.pictures;
    const sixth = await propose(receipt, await painted());
    expect([sixth.status, sixth.body.detail]).toEqual([409, expect.stringContaining('There are already 5 pictures')]);
    const remove = (name: string) => send(app, `/api${pathOf(receipt)}/pictures/${name}`, { method: 'DELETE', from: anAddress() });
    expect((JSON.parse((await remove(nameOf(last[0]!))).text) as Answered).submission.pictures).toEqual(last.slice(1));
    expect((await remove('nothing')).status).toBe(404);
  });

  it('are accepted from one address six at a time: further ones are not read into memory', async () => {
    const receipts = [await submitted(), await submitted()] as const;
    const from = anAddress();
    const form = await formOf([
      ['description', 'Slow'],
      ['file', fileOf(await painted())],
    ]);
    const body = form.body as Buffer;
    const begun: { finish(): void; status: Promise<number | string | undefined> }[] = [];
    const begin = () => {
      const sending = request(`${app.url}/api${pathOf(receipts[begun.length % 2]!)}/pictures`, {
        method: 'POST',
        headers: { ...form.headers, 'content-length': body.length },
        localAddress: from,
      });
      sending.write(body.subarray(0, 100));
      const answered = once(sending, 'response') as Promise<[IncomingMessage]>;
      begun.push({
        finish: () => sending.end(body.subarray(100)),
        status: answered.then(([answer]) => answer.resume().statusCode, String),
      });
    };
    const empty = await formOf([]);
    const another = () => send(app, `/api${pathOf(receipts[0])}/pictures`, { ...empty, from });
    // Where this question holds the sixth place, a picture that begins beside it is the one that is refused.
    await eventually(async () => {
      begin();
      return (await another()).status === 503;
    }, 'a seventh one is too many');
    expect(await another()).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    for (const picture of begun) picture.finish();
    const statuses = await Promise.all(begun.map(({ status }) => status));
    expect(statuses.filter((status) => status !== 503)).toEqual(Array(6).fill(200));
    expect((await another()).status).toBe(400);
  });

  it.each([
    ['a picture of one pixel', () => painted(1, 1), 'A dot', 400, 'is too small'],
    ['a picture of 40 megapixels', () => painted(8_000, 5_000), 'A wall', 422, 'megapixels'],
    ['no picture', () => Promise.resolve(Buffer.from('<html>')), 'A page', 415, 'not a picture'],
    ['no file', () => Promise.resolve(Buffer.alloc(0)), 'Nothing', 400, 'is empty'],
    ['a description of 10,000 characters', () => painted(), 'x'.repeat(10_000), 400, 'is longer than 200 characters'],
    ['no description', () => painted(), ' ', 400, 'say in a few words'],
  ])('that are %s are refused with the reason', async (_what, content, description, status, words) => {
    const receipt = await submitted();
    const answer = await propose(receipt, await content(), description);
    expect([answer.status, answer.body.detail]).toEqual([status, expect.stringContaining(words)]);
    expect((await get<Answered['submission']>(app, `/api${pathOf(receipt)}`)).body.pictures).toEqual([]);
  });
});
