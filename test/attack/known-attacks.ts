import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { fileOf, formOf } from '../support/forms.js';
import type { Answer, Sent } from '../support/http.js';
import { HOSTILE, inAddress } from '../support/hostile.js';
import type { AttackedApp } from './attacked-app.js';

export interface KnownAttack {
  name: string;
  path: string | ((attacked: AttackedApp) => string);
  sent?: Sent | ((attacked: AttackedApp) => Sent | Promise<Sent>);
  admin?: boolean;
  /** What it may be answered with; without it, anything but an error of ours. */
  status?: number[];
  check?: (answer: Answer, attacked: AttackedApp) => void;
}

const json = (value: unknown, method = 'POST'): Sent => ({
  method,
  body: JSON.stringify(value),
  headers: { 'content-type': 'application/json' },
});
const urlencoded = (fields: Record<string, string>): Sent => ({
  method: 'POST',
  body: new URLSearchParams(fields).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
});
const isNowhere = (answer: Answer) => expect(answer.text).not.toMatch(/homewright",|"dependencies"|OPS_TOKEN=|root:x:0|\[core\]/);
const speaksOfNoOtherSite = ({ text, headers }: Answer) => expect(`${text} ${JSON.stringify(headers)}`).not.toContain('evil.example');

/** Pages show what was asked for: as words, never as markup. */
const PAGES = [
  '/search?query=',
  '/search?city=',
  '/search?industry=',
  '/search?companyName=',
  '/search?phone=',
  '/search?sortBy=',
  '/business/',
  '/section/',
  '/status/',
  '/',
  '/list-business?ref=',
  '/signup?ref=',
  '/renew-business?title=',
  '/referral-program?x=',
  '/referral-program/sign-in/',
  '/home-jobs-guide/',
  '/settings/',
  '/settings?x=',
  '/blog-preview/',
  '/media/',
  '/assets/',
  '/sitemap-',
  '/feed.xml?x=',
];
const inPages: KnownAttack[] = PAGES.flatMap((page, index) =>
  (['markup', 'sql', 'traversal', 'unicode', 'header'] as const).map((family) => {
    const payloads = HOSTILE[family];
    const payload = payloads[index % payloads.length]!;
    return {
      name: `${page} with ${family}: ${JSON.stringify(payload).slice(0, 60)}`,
      path: page + inAddress(payload),
      check: ({ text }: Answer) => {
        if (/[<>]/.test(payload) && payload.length > 10) expect(text).not.toContain(payload);
      },
    };
  }),
);

/** Forms come back with what was typed, on the page itself. */
const inForms: KnownAttack[] = [
  '/about',
  '/list-business',
  '/renew-business',
  '/business/business-r-1-toronto/report',
  '/status/x',
  '/referral-program/sign-in/x',
].flatMap((path, index) =>
  (['markup', 'header', 'unicode', 'prototype', 'oversize', 'addresses'] as const).map((family) => {
    const payload = String(HOSTILE[family][(index * 3) % HOSTILE[family].length]);
    const fields = Object.fromEntries(
      [
        'name',
        'email',
        'subject',
        'message',
        'title',
        'phone',
        'industry',
        'website',
        'reason',
        'action',
        '_next',
        '_subject',
        payload,
      ].map((field) => [field, payload]),
    );
    return {
      name: `${path} with ${family}: ${JSON.stringify(payload).slice(0, 60)}`,
      path,
      sent: urlencoded(fields),
      check: ({ status, text }: Answer) => {
        expect(status).not.toBe(200);
        if (/[<>]/.test(payload)) expect(text).not.toContain(payload);
      },
    };
  }),
);

const ELSEWHERE = [
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  '/%2f%2fevil.example',
  'javascript:alert(1)',
  '%0d%0aLocation:%20https://evil.example',
  'https://homewright.example@evil.example',
  '.evil.example',
];
const redirects: KnownAttack[] = ELSEWHERE.flatMap((target) => [
  { name: `/signup?ref=${target}`, path: `/signup?ref=${inAddress(target)}` },
  {
    name: `/signup?_next=${target}&next=`,
    path: `/signup?_next=${inAddress(target)}&next=${inAddress(target)}&url=${inAddress(target)}&ref=A`,
  },
  {
    name: `a contact form with _next=${target}`,
    path: '/about',
    sent: urlencoded({ name: 'Ann', email: 'ann@example.com', subject: 'Taps', message: `One drips ${target}`, _next: target }),
    status: [303],
    check: speaksOfNoOtherSite,
  },
]);
const paths: KnownAttack[] = [
  '//evil.example',
  '//evil.example/..',
  '/\\evil.example/',
  '//evil.example/%2f..',
  '/section/hvac-technician//evil.example',
  '///evil.example',
  '/.//evil.example',
  '/%5cevil.example',
  '/search/..//evil.example/',
].map((path) => ({ name: `an address that begins like another site's: ${path}`, path }));

const FILES = [
  '/.env',
  '/.git/HEAD',
  '/.git/config',
  '/package.json',
  '/package-lock.json',
  '/dist/main.js',
  '/src/main.ts',
  '/.data/secrets/settings-password',
  '/vendor/autoload.php',
  '/server-status',
  '/wp-login.php',
  '/phpinfo.php',
  '/.DS_Store',
  '/.npmrc',
  '/docker-compose.yml',
  '/Dockerfile',
  '/backup.zip',
  '/config/env.js',
  '/assets/',
  '/media/',
  '/assets/../package.json',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets/..%5c..%5cpackage.json',
  '/assets/%2e%2e%2f%2e%2e%2f.env',
  '/media/..%2f..%2f..%2f.env',
  '/media/%2e%2e/%2e%2e/.env',
  '/media/....//....//.env',
  '/assets/%00package.json',
  '/assets//etc/passwd',
  '/assets/index.js.map',
  '/api/docs/..%2f..%2fpackage.json',
  '/static/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%252f..%252fetc/passwd',
  '/media/con',
  '/media/x.webp%00.js',
];
const files: KnownAttack[] = FILES.map((path) => ({ name: path, path, status: [301, 302, 400, 401, 403, 404], check: isNowhere }));

const DISGUISES = [
  '/api//admin/submissions',
  '//api/admin/submissions',
  '/API/admin/submissions',
  '/api/admin/submissions/',
  '/api/admin/../admin/submissions',
  '/api/./admin/submissions',
  '/api/%61dmin/submissions',
  '/api/admin/submissions;x=1',
  '/api/admin/submissions%00',
  '/api/admin/submissions%2f',
  '/api/admin/submissions.json',
  '/api/admin/submissions%20',
  '/api/search/../admin/submissions',
  '/api/search/%2e%2e/admin/submissions',
  '/api%2fadmin%2fsubmissions',
  '/api/admin%2fsubmissions',
  '/api/admin/submissions?admin=true&role=admin',
  '/api/admin/submissions#',
  '/api/referral/all/',
  '/api/sync?_method=POST',
];
const AROUND: Record<string, string>[] = [
  { 'x-original-url': '/api/admin/submissions' },
  { 'x-rewrite-url': '/api/admin/submissions' },
  { 'x-http-method-override': 'GET' },
  { 'x-forwarded-prefix': '/api/admin' },
  { 'x-forwarded-user': 'admin' },
  { 'x-remote-user': 'admin' },
  { authorization: 'Basic YWRtaW46YWRtaW4=' },
  { authorization: `Bearer ${'x'.repeat(3_000)}` },
  { authorization: 'Bearer null' },
  { referer: 'https://homewright.example/settings' },
  { 'x-requested-with': 'XMLHttpRequest', origin: 'https://homewright.example' },
  { 'x-forwarded-for': '127.0.0.1' },
  { 'x-forwarded-for': '127.0.0.1, 127.0.0.1', 'x-real-ip': '127.0.0.1' },
  { host: 'localhost' },
  { forwarded: 'for=127.0.0.1;host=localhost' },
  { cookie: 'homewright_admin=true; admin=1' },
  { cookie: 'homewright_admin=eyJhbGciOiJub25lIn0.e30.' },
  { cookie: `homewright_admin=${'A'.repeat(7_000)}` },
  { cookie: 'homewright_admin=__proto__' },
  { cookie: `${'a=b; '.repeat(1_500)}` },
];
const ways: KnownAttack[] = [
  ...DISGUISES.map((path) => ({ name: `by its address: ${path}`, path, status: [301, 302, 400, 401, 404, 405] })),
  ...AROUND.map((headers) => ({
    name: `by headers: ${JSON.stringify(headers).slice(0, 80)}`,
    path: '/api/admin/submissions',
    sent: { headers },
    status: [401],
  })),
  ...['/metrics', '/api/docs', '/api/docs-json', '/api/docs-yaml', '/%6detrics', '/api/%64ocs-json'].flatMap((path) => [
    { name: `in production from this machine: ${path}`, path, sent: { headers: { host: 'localhost' } }, status: [401, 404] },
    { name: `in production through a proxy: ${path}`, path, status: [401, 404] },
  ]),
];

const POISON: Record<string, string>[] = [
  { host: 'evil.example' },
  { 'x-forwarded-host': 'evil.example' },
  { forwarded: 'host=evil.example' },
  { 'x-forwarded-proto': 'evil.example' },
  { 'x-host': 'evil.example' },
  { 'x-original-url': '/evil.example' },
];
const poison: KnownAttack[] = [
  '/',
  '/search',
  '/robots.txt',
  '/sitemap.xml',
  '/feed.xml',
  '/.well-known/security.txt',
  '/business/business-r-1-toronto',
].flatMap((path) =>
  POISON.flatMap((headers) => [
    { name: `${path} with ${JSON.stringify(headers)}`, path, sent: { headers }, check: speaksOfNoOtherSite },
    { name: `${path} after ${JSON.stringify(headers)}`, path, status: [200], check: speaksOfNoOtherSite },
  ]),
);

const bombs = (name: string, sent: () => Promise<Sent>): KnownAttack => ({
  name,
  path: '/api/images',
  sent,
  admin: true,
  status: [400, 413, 415, 422],
});
const picture = (content: Buffer | string, filename?: string, type?: string) => formOf([['file', fileOf(content, filename, type)]]);
const blank = () =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: '#888' } })
    .png()
    .toBuffer();
/** A picture whose head says that it is as large as can be. */
const enormous = async () => {
  const small = await blank();
  small.writeUInt32BE(60_000, 16);
  small.writeUInt32BE(60_000, 20);
  return small;
};
const uploads: KnownAttack[] = [
  bombs('a drawing with a script in it', () =>
    picture('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'x.svg', 'image/svg+xml'),
  ),
  bombs('a drawing that says it is a photograph', () =>
    picture('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'x.jpg', 'image/jpeg'),
  ),
  bombs('a drawing that reads a file', () =>
    picture(
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
      'x.png',
      'image/png',
    ),
  ),
  bombs('a page that says it is a picture', () => picture('<html><script>alert(1)</script></html>', 'x.html', 'image/png')),
  bombs('a GIF that is a script', () => picture('GIF89a/*\x00*/=1;alert(1)//', 'x.gif', 'image/gif')),
  bombs('a picture of 3,600 megapixels by its head', async () => picture(await enormous())),
  bombs('the head of a picture alone', async () => picture((await blank()).subarray(0, 30))),
  bombs('an archive', () => picture(gzipSync(Buffer.alloc(1_000_000)), 'x.zip', 'application/zip')),
  bombs('nothing', () => picture('', 'x.png', 'image/png')),
  bombs('two files', async () =>
    formOf([
      ['file', fileOf(await blank())],
      ['file', fileOf(await blank())],
    ]),
  ),
  bombs('a file under another name', async () => formOf([['other', fileOf(await blank())]])),
  bombs('a hundred fields before the file', async () =>
    formOf([...Array.from({ length: 100 }, (_, index) => [`f${index}`, 'x'] as [string, string]), ['file', fileOf('x')]]),
  ),
  bombs('ImageMagick that asks others', () =>
    picture('push graphic-context\nfill \'url(https://evil.example/x.jpg"|id")\'\npop graphic-context', 'x.mvg', 'image/png'),
  ),
  bombs('a TIFF that is too deep', () =>
    picture(Buffer.concat([Buffer.from('49492a0008000000ffff', 'hex'), Buffer.alloc(500, 0xff)]), 'x.tif', 'image/tiff'),
  ),
  bombs('a list of music', () => picture('#EXTM3U\n#EXTINF:1,\nhttp://127.0.0.1:1/', 'x.png', 'image/png')),
  {
    name: 'parts without an end',
    path: '/api/images',
    admin: true,
    status: [400, 415],
    sent: {
      method: 'POST',
      body: '--x\r\nContent-Disposition: form-data; name="file"; filename="x"\r\n\r\nabc',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    },
  },
  {
    name: 'parts without a boundary',
    path: '/api/images',
    admin: true,
    status: [400, 415],
    sent: { method: 'POST', body: 'abc', headers: { 'content-type': 'multipart/form-data' } },
  },
  {
    name: 'a name that is a path with a line break',
    path: '/api/images',
    admin: true,
    status: [400, 415, 422],
    sent: {
      method: 'POST',
      body: '--x\r\nContent-Disposition: form-data; name="file"; filename="../../x\\r\\n.png"\r\nContent-Type: image/png\r\n\r\nabc\r\n--x--\r\n',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    },
  },
  {
    name: 'a body that grows by a thousand when it is unpacked',
    path: '/api/contact',
    status: [400, 415],
    sent: {
      method: 'POST',
      body: gzipSync(JSON.stringify({ message: 'x'.repeat(10_000_000) })),
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    },
  },
];

/** A business that asks to be listed, with nothing wrong about it. */
const LISTING = {
  title: 'Ann',
  industry: 'Plumber',
  phone: '(519) 555-0199',
  email: 'ann@example.com',
  complete_address: '1 Main St',
  city: 'Guelph',
  post_code: 'N1H 1A1',
  business_description: 'Taps.',
};

const links: KnownAttack[] = HOSTILE.addresses.flatMap((address, index) => [
  {
    name: `as the website of a listing: ${JSON.stringify(address)}`,
    path: '/api/admin/listings/r-1',
    admin: true,
    sent: json({ website: address, image: address, googleMapsLink: address, thereIsNoSuchField: 1 }, 'PATCH'),
    status: [400],
  },
  {
    name: `as a picture of the site: ${JSON.stringify(address)}`,
    path: '/api/settings',
    admin: true,
    sent: json({ backgroundImage: address, logo: address, heroImage: address }),
    status: [400],
  },
  {
    name: `as what to preview: ${JSON.stringify(address)}`,
    path: '/api/admin/preview',
    admin: true,
    sent: json({ address, settings: {} }),
    check: ({ text }: Answer) => expect(text).not.toContain('root:x'),
  },
  {
    name: `as the website of a business that asks to be listed: ${JSON.stringify(address)}`,
    path: '/api/listings',
    sent: json({ ...LISTING, title: `Ann ${index}`, website: address }),
  },
]);
const asked: KnownAttack[] = ['/x', '/latest/meta-data/', '/keys'].flatMap((end) => [
  {
    name: `a business whose website is a server inside: ${end}`,
    path: '/api/listings',
    sent: ({ trap }: AttackedApp) => json({ ...LISTING, business_description: `See ${trap}${end}`, website: trap + end }),
  },
  {
    name: `a message that names a server inside: ${end}`,
    path: '/api/contact',
    sent: ({ trap }: AttackedApp) => json({ name: 'Ann', email: 'ann@example.com', subject: `${trap}${end}`, message: `${trap}${end}` }),
  },
  {
    name: `a preview of a server inside: ${end}`,
    path: '/api/admin/preview',
    admin: true,
    sent: ({ trap }: AttackedApp) => json({ address: trap + end, settings: {} }),
    status: [400],
  },
  {
    name: `an article with a picture from a server inside: ${end}`,
    path: '/api/publish-blog',
    admin: true,
    sent: ({ trap }: AttackedApp) => json({ topic: 'Trap', content: `![x](${trap}${end})`, heroImage: trap + end, fileName: 'no' }),
    status: [400],
  },
]);

export const KNOWN_ATTACKS: Record<string, KnownAttack[]> = {
  'markup and others in pages': inPages,
  'forms without scripts': inForms,
  'redirections to other sites': [...redirects, ...paths],
  'files that are nobody’s': files,
  'ways around the gate': ways,
  'other names of the site': poison,
  uploads,
  'addresses that are given': [...links, ...asked],
};
