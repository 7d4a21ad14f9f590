import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import pg from 'pg';
import sharp from 'sharp';
import { get, post, signIn } from '../support/api.js';
import { startApp, type TestApp } from '../support/app.js';
import { fileOf, formOf, upload } from '../support/forms.js';
import { send, type Sent } from '../support/http.js';
import { problemIn } from '../support/problem.js';

const MIB = 1024 * 1024;
const FOREVER = 'public, max-age=31536000, immutable';

let app: TestApp;
let admin: string;
let database: pg.Client;

beforeAll(async () => {
  app = await startApp({ env: { SEARCH_ENGINE: 'postgres' } });
  admin = await signIn(app);
  database = new pg.Client({ connectionString: app.databaseUrl });
  await database.connect();
});

afterAll(async () => {
  await database.end();
  await app.close();
});

interface Uploaded {
  url: string;
  width: number;
  height: number;
}

const painted = (width: number, height: number, background = '#884422') => sharp({ create: { width, height, channels: 3, background } });
const noisy = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'black', noise: { type: 'gaussian', mean: 128, sigma: 40 } } }).jpeg();

async function uploaded(content: Buffer): Promise<Uploaded> {
  const { status, text } = await upload(app, admin, fileOf(content));
  expect(status).toBe(201);
  return JSON.parse(text) as Uploaded;
}

type Stored = Record<'images' | 'files' | 'actions', string>;

/** What is stored in all, and what is remembered of it. */
async function stored(): Promise<Stored> {
  const { rows } = await database.query<Stored>(
    `SELECT (SELECT count(*) FROM image) AS images, (SELECT count(*) FROM image_variant) AS files,
            (SELECT count(*) FROM audit_log WHERE action = 'image-uploaded') AS actions`,
  );
  return rows[0]!;
}

describe('an uploaded picture', () => {
  it('is answered with its address and its size, and recorded', async () => {
    const { url, width, height } = await uploaded(await painted(2_400, 1_200).jpeg().toBuffer());
    expect({ url, width, height }).toEqual({
      url: expect.stringMatching(/^\/media\/[0-9a-f]{32}-1920x960\.webp$/) as string,
      width: 1_920,
      height: 960,
    });
    const { body } = await get<{ items: object[] }>(app, '/api/admin/audit', admin);
    expect(body.items[0]).toMatchObject({ action: 'image-uploaded', client: '127.0.0.1', detail: { url } });
  });

  it('is served in its widths, cacheable for a year, without a session', async () => {
    const { url } = await uploaded(await painted(1_000, 500, '#224488').png().toBuffer());
    const stem = url.replace(/\d+x\d+\.webp$/, '');
    for (const [path, width] of [
      [url, 1_000],
      [`${stem}320.webp`, 320],
      [`${stem}640.webp`, 640],
      [`${stem}960.webp`, 960],
    ] as const) {
      const answer = await fetch(app.url + path);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
        200,
        'image/webp',
        FOREVER,
      ]);
      expect([answer.headers.get('content-length'), answer.headers.get('set-cookie')]).toEqual([String(bytes.length), null]);
      // Other sites show it beside links, and search engines in their lists of pictures.
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height: width / 2 });
      if (path === url) expect(url).toContain(createHash('sha256').update(bytes).digest('hex').slice(0, 32));

      const head = await send(app, path, { method: 'HEAD' });
      expect([head.status, head.text, head.headers['content-length'], head.headers['cache-control']]).toEqual([
        200,
        '',
        String(bytes.length),
        FOREVER,
      ]);
      const again = await send(app, path, { headers: { 'if-none-match': answer.headers.get('etag')! } });
      expect([again.status, again.text, again.headers['cache-control']]).toEqual([304, '', FOREVER]);
    }
  });

  it('is stored once, also after several uploads', async () => {
    const content = await noisy(500, 300).toBuffer();
    const first = await uploaded(content);
    await database.query(`UPDATE image SET last_used_at = now() - interval '2 days' WHERE id = $1`, [first.url.slice(7, 39)]);
    const before = await stored();
    expect(await uploaded(content)).toEqual(first);
    expect(await stored()).toEqual({ ...before, actions: String(Number(before.actions) + 1) });
    const { rows } = await database.query(`SELECT last_used_at > now() - interval '1 hour' AS fresh FROM image WHERE id = $1`, [
      first.url.slice(7, 39),
    ]);
    expect(rows).toEqual([{ fresh: true }]);
  });

  it.each(['png', 'webp', 'gif', 'avif'] as const)('may be %s, whatever its name says', async (format) => {
    expect(await uploaded(await painted(400, 200).toFormat(format).toBuffer())).toMatchObject({ width: 400, height: 200 });
  });

  it('is rotated upright, and contains no location', async () => {
    const content = await painted(600, 200)
      .withExif({ IFD0: { Make: 'Secret camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 39/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { url, width, height } = await uploaded(content);
    expect([width, height]).toEqual([200, 600]);
    const bytes = Buffer.from(await (await fetch(app.url + url)).arrayBuffer());
    expect([(await sharp(bytes).metadata()).exif, bytes.includes('Secret')]).toEqual([undefined, false]);
  });

  it('may have 10 MiB', async () => {
    const content = await painted(400, 400, '#004400').jpeg().toBuffer();
    expect(await uploaded(Buffer.concat([content, Buffer.alloc(10 * MIB - content.length)]))).toMatchObject({ width: 400 });
  });
});

describe('nothing is stored, and the answer gives the reason, for', () => {
  const asAdmin = () => ({ cookie: admin });
  const files = (...all: File[]) =>
    formOf(
      all.map((file) => ['file', file]),
      asAdmin(),
    );
  const picture = (format: 'jpeg' | 'png' = 'jpeg') => painted(100, 100).toFormat(format).toBuffer();

  async function refusalOf(sent: Sent) {
    const before = await stored();
    const problem = problemIn(await send(app, '/api/images', sent));
    expect(await stored()).toEqual(before);
    return problem;
  }

  const UNSUPPORTED = {
    status: 415,
    type: '/problems/unsupported-image',
    detail: expect.stringContaining('JPEG, PNG, WebP, GIF or AVIF') as string,
  };
  const BROKEN = { status: 422, type: '/problems/broken-image' };

  it.each([
    ['text called .png', fileOf('Not a picture at all.', 'picture.png', 'image/png')],
    ['SVG', fileOf('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 'drawing.svg', 'image/svg+xml')],
    ['SVG after a prolog, called .jpg', fileOf('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['PDF', fileOf('%PDF-1.7\n%%EOF', 'paper.pdf', 'application/pdf')],
  ])('%s', async (_what, file) => expect(await refusalOf(await files(file))).toMatchObject(UNSUPPORTED));

  it('HEIC, with a suggestion', async () =>
    expect(await refusalOf(await files(fileOf('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'photo.heic', 'image/heic')))).toMatchObject({
      ...UNSUPPORTED,
      detail: expect.stringContaining('as a JPEG') as string,
    }));

  it('a truncated picture', async () => {
    const whole = await noisy(600, 400).toBuffer();
    expect(await refusalOf(await files(fileOf(whole.subarray(0, whole.length / 2))))).toMatchObject(BROKEN);
  });

  it('400 megapixels, before decoding', async () => {
    // The header declares pixels that are missing: decoding it would fail.
    const large = await picture('png');
    large.writeUInt32BE(20_000, 16);
    large.writeUInt32BE(20_000, 20);
    large.writeUInt32BE(crc32(large.subarray(12, 29)), 29);
    const { status, type, detail } = await refusalOf(await files(fileOf(large)));
    expect({ status, type, detail }).toEqual({
      status: 422,
      type: '/problems/too-many-pixels',
      detail: 'The picture has 20000 x 20000 pixels, more than 50 megapixels: make it smaller and try again.',
    });
  });

  it.each([10 * MIB + 1, 20 * MIB])('%i bytes', async (bytes) => {
    const content = Buffer.concat([await picture(), Buffer.alloc(bytes)]).subarray(0, bytes);
    expect(await refusalOf(await files(fileOf(content)))).toMatchObject({
      status: 413,
      type: '/problems/file-too-large',
      detail: expect.stringContaining('send 10 MB at most') as string,
    });
  });

  it.each([
    ['an empty file', () => files(fileOf('')), { field: 'file', message: 'is empty' }],
    ['no file chosen', () => files(new File([], '', { type: 'application/octet-stream' })), { field: 'file', message: 'is empty' }],
    ['no file', () => formOf([], asAdmin()), { field: 'file', message: 'is missing: choose a file' }],
    ['a text in its place', () => formOf([['file', 'picture.jpg']], asAdmin()), { field: 'file', message: 'must be a file' }],
    ['two files', async () => files(fileOf(await picture()), fileOf(await picture())), { field: 'file', message: 'give it once only' }],
    [
      'another field',
      async () =>
        formOf(
          [
            ['file', fileOf(await picture())],
            ['alt', 'A house'],
          ],
          asAdmin(),
        ),
      { field: 'alt', message: 'is not a known field' },
    ],
    [
      'a file in another field',
      async () =>
        formOf(
          [
            ['photo', fileOf(await picture())],
            ['file', fileOf(await picture())],
          ],
          asAdmin(),
        ),
      { field: 'photo', message: 'is not a known field' },
    ],
  ] as const)('%s', async (_what, form, error) => {
    expect(await refusalOf(await form())).toMatchObject({ status: 400, type: '/problems/invalid-values', errors: [error] });
  });

  it('too many fields', async () => {
    const fields = Array.from({ length: 40 }, (_, index): [string, string] => [`field-${index}`, 'x']);
    expect(await refusalOf(await formOf(fields, asAdmin()))).toMatchObject({
      status: 413,
      detail: 'The form has more fields than this address accepts.',
    });
  });

  it.each([
    ['half a form', (body: Buffer) => ({ body: body.subarray(0, body.length - 20) })],
    ['what is no form', () => ({ body: 'x' })],
    ['a form without a boundary', (body: Buffer) => ({ body, type: 'multipart/form-data' })],
  ])('%s', async (_what, spoil: (body: Buffer) => { body: Buffer | string; type?: string }) => {
    const form = await files(fileOf(await picture()));
    const { body, type } = spoil(form.body as Buffer);
    const problem = await refusalOf({ method: 'POST', body, headers: { ...form.headers, ...(type ? { 'content-type': type } : {}) } });
    expect(problem).toMatchObject({ status: 400, errors: [{ field: 'body' }] });
  });

  it('JSON, and no type at all', async () => {
    const detail = 'Send the body as multipart/form-data.';
    expect(await refusalOf({ method: 'POST', body: '{}', headers: { 'content-type': 'application/json', cookie: admin } })).toMatchObject({
      status: 415,
      detail,
    });
    expect(await refusalOf({ method: 'POST', body: 'x', headers: { cookie: admin } })).toMatchObject({ status: 415, detail });
  });

  it('clients without a session, also during the upload', async () => {
    expect(await refusalOf(await formOf([['file', fileOf(Buffer.alloc(20 * MIB))]]))).toMatchObject({ status: 401 });
  });

  it('another site', async () => {
    expect(
      await refusalOf(await formOf([['file', fileOf(await picture())]], { cookie: admin, 'sec-fetch-site': 'cross-site' })),
    ).toMatchObject({ status: 403 });
  });
});

it('a form is refused by routes that accept none, and the answer arrives during the upload', async () => {
  for (const path of ['/api/sync', '/api/verify-settings-password', '/api/admin/logout']) {
    const sent = await formOf([['file', fileOf(Buffer.alloc(20 * MIB))]], { cookie: admin });
    expect(problemIn(await send(app, path, sent))).toMatchObject({ status: 415, detail: 'Send the body as application/json.' });
  }
});

describe('below /media/', () => {
  const ID = '0'.repeat(32);

  it.each([`${ID}-320.webp`, `${ID}-400x200.webp`, 'house.webp', `${ID}-320.png`, 'x', '%00', `${ID}-99999999999x1.webp`])(
    'there is no %s',
    async (name) => {
      expect(problemIn(await send(app, `/media/${name}`))).toMatchObject({ status: 404, type: '/problems/not-found' });
    },
  );

  it('there are no widths that were not created', async () => {
    const { url } = await uploaded(await painted(1_000, 500, '#112233').png().toBuffer());
    const stem = url.replace(/\d+x\d+\.webp$/, '');
    for (const end of ['1000.webp', '1280.webp', '500.webp', '320x160.webp', '1000x501.webp', '1000x500.png', '1000x500.webp/']) {
      expect([end, problemIn(await send(app, stem + end)).status]).toEqual([end, 404]);
    }
  });
});

it('the documentation describes the upload as a form', async () => {
  const { body } = await get<{ paths: Record<string, { post?: { requestBody: { content: object } } }> }>(app, '/api/docs-json', admin);
  expect(body.paths['/api/images']!.post!.requestBody.content).toHaveProperty(
    ['multipart/form-data', 'schema', 'properties', 'file', 'format'],
    'binary',
  );
});

describe('a picture of the site’s design', () => {
  const asLogo = async (use: string, content: Buffer | string) =>
    send(app, `/api/images?use=${use}`, await formOf([['file', fileOf(content)]], { cookie: admin }));
  const square = (side: number) => painted(side, side).png().toBuffer();
  const page = async () => (await send(app, '/')).text;
  const save = (settings: object) => post(app, '/api/settings', settings, admin);

  it('is refused with the reason and what would be right, and the old one stays', async () => {
    const { url } = JSON.parse((await asLogo('faviconImage', await square(192))).text) as Uploaded;
    expect((await save({ faviconImage: url })).status).toBe(200);
    const pixel = problemIn(await asLogo('faviconImage', await square(1)));
    expect(pixel).toMatchObject({ status: 422, type: '/problems/unfit-image' });
    expect(pixel.detail).toContain('is 1 x 1 pixels; it must be a square');
    expect(problemIn(await asLogo('faviconImage', '<svg xmlns="http://www.w3.org/2000/svg"/>')).detail).toContain('SVG');
    expect(problemIn(await asLogo('favicon', await square(192)))).toMatchObject({ status: 400, errors: [{ field: 'use' }] });
    const tall = await uploaded(await painted(400, 200).png().toBuffer());
    expect(await save({ faviconImage: tall.url })).toMatchObject({ status: 400, body: { errors: [{ field: 'faviconImage' }] } });
    expect(await page()).toContain(url.replace('.webp', '-icon-32.png'));
  });

  it('has its own addresses everywhere: header, tab, home screen, shared links', async () => {
    const addressOf = async (use: string, width: number, height: number) =>
      (JSON.parse((await asLogo(use, await painted(width, height, '#446622').png().toBuffer())).text) as Uploaded).url;
    const logoImage = await addressOf('logoImage', 400, 100);
    const faviconImage = await addressOf('faviconImage', 512, 512);
    const shareImage = await addressOf('shareImage', 1_200, 630);
    const answer = await save({ logoImage, faviconImage, shareImage });
    expect(answer).toMatchObject({ status: 200, body: { settings: { logoImage, faviconImage, shareImage } } });

    const [tab, touch] = [32, 180].map((size) => faviconImage.replace('.webp', `-icon-${size}.png`)) as [string, string];
    const shared = shareImage.replace('.webp', '-share.jpg');
    const html = await page();
    expect(html).toContain(`--logo:url(${logoImage});--logo-shape:400/100`);
    expect(html).toContain(`<link rel="icon" href="${tab}" sizes="32x32" type="image/png"><link rel="apple-touch-icon" href="${touch}">`);
    expect(html).toMatch(new RegExp(`<meta property="og:image" content="[^"]*${shared}"`));
    const favicon = await send(app, '/favicon.ico');
    expect([favicon.status, favicon.headers['location'], favicon.headers['cache-control']]).toEqual([302, tab, 'no-cache']);
    const { icons } = JSON.parse((await send(app, '/manifest.webmanifest')).text) as { icons: { src: string }[] };
    expect(icons).toHaveLength(2);
    const files: [string, string][] = [
      [shared, 'image/jpeg'],
      ...[tab, touch, ...icons.map(({ src }) => src)].map((each): [string, string] => [each, 'image/png']),
    ];
    for (const [path, type] of files) {
      const { status, headers } = await send(app, path);
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, FOREVER]);
    }

    expect((await save({ logoImage: '', faviconImage: '', shareImage: '' })).status).toBe(200);
    const plain = await page();
    expect(plain).not.toContain('--logo:url');
    expect(plain).toContain('type="image/svg+xml"');
    expect(plain).toMatch(/og:image" content="[^"]*\/assets\/share-/);
  });
});
