import { eventually, get, signIn } from '../support/api.js';
import { type LoggedApp, startLogged } from '../support/app.js';
import { formOf } from '../support/forms.js';
import { jsonOf, send, type Sent } from '../support/http.js';
import { aForm, anAddress, cookieIn, SubmissionsAdmin, type Own } from './submissions.fixture.js';

let app: LoggedApp;
let moderator: SubmissionsAdmin;

beforeAll(async () => {
  app = await startLogged({ env: { LOG_LEVEL: 'info', PUBLIC_ORIGIN: 'https://homewright.example', SEARCH_ENGINE: 'postgres' } });
  moderator = new SubmissionsAdmin(app, await signIn(app));
});

afterAll(() => app?.close());

type Fields = Record<string, string>;

const urlencoded = (fields: Fields): Sent => ({
  method: 'POST',
  body: new URLSearchParams(fields).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
});
const parts = (fields: Fields) => formOf(Object.entries(fields));
const write = async (path: string, sent: Sent) => send(app, path, { from: anAddress(), ...sent });
const listing = (fields: Fields = {}) => aForm({ _honey: '', _started: '', website: '', ...fields }) as Fields;
const renewal = (fields: Fields = {}) => {
  const { title, phone, email } = aForm() as Fields;
  return { title: title!, phone: phone!, email: email!, city: '', business_description: '', ...fields };
};
const returnedIn = (html: string) =>
  (
    JSON.parse(/<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)![1]!) as {
      site: { form: { path: string; errors: { field: string; message: string }[]; values: Fields } };
    }
  ).site.form;

describe.each([
  ['/list-business', 'new', listing],
  ['/renew-business', 'renewal', renewal],
] as const)('POST %s, without JavaScript', (path, kind, aBusiness) => {
  it.each([
    ['a form of lines', (fields: Fields) => Promise.resolve(urlencoded(fields))],
    ['a form of parts', parts],
  ])('redirects to the owner’s private page (%s)', async (_type, encoded) => {
    const fields = aBusiness();
    const logged = app.output().length;
    const { status, headers } = await write(path, await encoded(fields));
    expect([status, headers['cache-control']]).toEqual([303, 'no-store']);
    const [, token] = /^\/status\/([\w-]{43})\?sent=1$/.exec(String(headers['location'])) ?? [];
    const { body } = await get<Own>(app, `/api/status/${token}`);
    expect(body).toMatchObject({ kind, status: 'pending', title: fields['title'] });
    await eventually(() => Promise.resolve(app.output().slice(logged).includes('GET /api/status/[token] ')), 'the call is logged');
    expect(app.output()).not.toContain(token);
  });

  it('redirects a repeated form to its page in the same browser, and to the thank-you page in another', async () => {
    const fields = aBusiness();
    const first = await write(path, urlencoded(fields));
    const again = (cookie: string) =>
      write(path, { ...urlencoded(fields), headers: { 'content-type': 'application/x-www-form-urlencoded', cookie } });
    const [same, other] = [await again(cookieIn(first)), await again('')];
    expect([same.status, same.headers['location']]).toEqual([303, expect.stringMatching(/^\/status\/[\w-]{43}\?sent=1$/)]);
    expect([other.status, other.headers['location'], other.headers['set-cookie']]).toEqual([303, '/list-business/thank-you', undefined]);
    expect((await moderator.list(`q=${encodeURIComponent(fields['title'] ?? '')}`)).total).toBe(1);
  });

  it('returns the form with typed values and all errors, only to this visitor', async () => {
    const { status, headers, text } = await write(
      path,
      urlencoded(aBusiness({ title: '</script>Typed', phone: '12', email: 'wrong', website: 'typed.example', _subject: 'Hidden' })),
    );
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([400, 'text/html; charset=utf-8', 'no-store']);
    const { errors, values, ...form } = returnedIn(text);
    expect([form.path, values]).toEqual([
      path,
      expect.objectContaining({ title: '</script>Typed', phone: '12', email: 'wrong', website: 'typed.example' }),
    ]);
    expect(values).not.toHaveProperty('_subject');
    expect(errors.map(({ field }) => field)).toEqual(['phone', 'email', 'website']);
    for (const { message } of errors) expect(text).toContain(message.slice(0, 40));
    expect((await send(app, path)).text).not.toContain('Typed');
  });

  it('accepts equal values of the choice and the text field for a trade, and returns the form if they differ', async () => {
    const chosen = (choice: string, typed: string) => {
      const { body, ...sent } = urlencoded(aBusiness({ industry: typed }));
      return write(path, { ...sent, body: `industry=${encodeURIComponent(choice)}&${String(body)}` });
    };
    expect((await chosen('Plumber', 'Plumber')).status).toBe(303);
    expect((await chosen('Plumber', '')).status).toBe(303);
    const { status, headers, text } = await chosen('Plumber', 'Roofer');
    expect([status, headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(returnedIn(text)).toMatchObject({
      errors: [{ field: 'industry', message: 'has two different values: leave one of them' }],
      values: { industry: 'Roofer' },
    });
    expect(text).toContain('has two different values: leave one of them');
  });

  it('names the missing fields if all are', async () => {
    const needed =
      kind === 'new'
        ? ['title', 'industry', 'phone', 'email', 'complete_address', 'city', 'post_code', 'business_description']
        : ['title', 'phone', 'email'];
    const { status, text } = await write(path, urlencoded({ title: ' ' }));
    expect([status, returnedIn(text).errors.map(({ field }) => field)]).toEqual([400, needed]);
  });

  it('accepts no other request there', async () => {
    expect((await write(path, { method: 'PUT' })).headers['allow']).toBe('GET, HEAD, POST');
    expect((await write(path, jsonOf(JSON.stringify(aBusiness())))).status).toBe(415);
  });
});

describe('the referral source of an owner', () => {
  it('is in a hidden field that the page fills from its address, and is returned with the form', async () => {
    const page = await send(app, '/list-business?ref=FRIEND%20%22%3E7');
    expect(page.text).toContain('name="ref" value="FRIEND &quot;&gt;7"');
    const { text } = await write('/list-business', urlencoded(listing({ ref: 'FRIEND-8', phone: '' })));
    expect(text).toContain('name="ref" value="FRIEND-8"');
    const fields = listing({ ref: 'FRIEND-8' });
    expect((await write('/list-business?ref=FRIEND-8', urlencoded(fields))).status).toBe(303);
    const { items } = await moderator.list(`q=${encodeURIComponent(fields['title']!)}`);
    expect(items.map(({ ref }) => ref)).toEqual(['FRIEND-8']);
  });
});

describe('search engines', () => {
  it('may index the forms, and not the thank-you page', async () => {
    const sitemap = (await send(app, '/sitemap.xml')).text;
    expect(['/list-business<', '/renew-business<', '/thank-you'].map((path) => sitemap.includes(path))).toEqual([true, true, false]);
    expect((await send(app, '/list-business?ref=X')).text).toContain(
      '<link rel="canonical" href="https://homewright.example/list-business"',
    );
    const { status, text } = await send(app, '/list-business/thank-you');
    expect([status, text.includes('content="noindex"'), text.includes('/status/')]).toEqual([200, true, false]);
    expect(text).toMatch(/<nav class="breadcrumb".*href="\/list-business".*aria-current="page">Thank you</s);
    expect(text).toContain('"@type":"BreadcrumbList"');
  });
});
