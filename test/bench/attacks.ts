/** One hostile request; `n` is its number, so that no two need be alike. */
export interface Hostile {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface Attack {
  name: string;
  request(n: number): Hostile;
}

const members = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`unknown${index}`, 1]));
const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

/** Each body is expensive for a naive server in another way: parsing, traversing, comparing all pairs of names, listing every error. */
const BODIES = [
  members(85_000),
  members(499),
  { fields: members(85_000) },
  { fields: members(498) },
  { list: Array.from({ length: 498 }, () => ({})) },
].map((body) => JSON.stringify(body));
const JSON_BODIES = [...BODIES, nested(10_000), `{"message":"${'x'.repeat(1_000_000)}"}`].map((body) => Buffer.from(body));
const FORM_BODIES = [
  Array.from({ length: 100_000 }, (_, index) => `f${index}=1`).join('&'),
  Array.from({ length: 39 }, (_, index) => `f${index}=${'%E6%97%A5'.repeat(600)}`).join('&'),
  'name=&email=nobody&message=x',
].map((body) => Buffer.from(body));

const jsonTo = (path: string): Attack => ({
  name: `POST ${path}`,
  request: (n) => ({ method: 'POST', path, headers: { 'content-type': 'application/json' }, body: JSON_BODIES[n % JSON_BODIES.length]! }),
});

const formTo = (path: string): Attack => ({
  name: `POST ${path} (a form)`,
  request: (n) => ({
    method: 'POST',
    path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: FORM_BODIES[n % FORM_BODIES.length]!,
  }),
});

/** Guesses of the password, each a valid request. */
const password: Attack = {
  name: 'POST /api/verify-settings-password, a guess each',
  request: (n) => ({
    method: 'POST',
    path: '/api/verify-settings-password',
    headers: { 'content-type': 'application/json' },
    body: `{"password":"guess ${n}"}`,
  }),
};

const referrals: Attack = {
  name: 'POST /api/referral/create, valid',
  request: (n) => ({
    method: 'POST',
    path: '/api/referral/create',
    headers: { 'content-type': 'application/json' },
    body: `{"name":"N","email":"n${n}@example.com"}`,
  }),
};

const get = (path: string, address: (n: number) => string): Attack => ({
  name: `GET ${path}`,
  request: (n) => ({ method: 'GET', path: address(n) }),
});

/** Requests without a session, and requests that cause pages to be rendered. */
export const ATTACKS: Attack[] = [
  ...[
    'contact',
    'report',
    'listings',
    'listings/renew',
    'referral/create',
    'referral/track',
    'referral/sign-in-link',
    'verify-settings-password',
    'admin/logout',
    'status/token/correct',
    'status/token/withdraw',
    'nothing',
  ].map((name) => jsonTo(`/api/${name}`)),
  ...['/about', '/list-business', '/renew-business', '/business/nobody/report', '/status/token', '/referral-program/sign-in/token'].map(
    formTo,
  ),
  password,
  referrals,
  get('/?u=N', (n) => `/?u=${n}`),
  get('/search?x=N', (n) => `/search?x=${n}`),
  get('/search?query=N', (n) => `/search?query=${n}`),
  get('/unknown-N', (n) => `/unknown-${n}`),
  get('/un/known/N', (n) => `/un/known/${n}`),
  get('/status/N', (n) => `/status/${n}`),
  get('/settings?u=N', (n) => `/settings?u=${n}`),
  get('/api/search?query=N', (n) => `/api/search?query=${n}`),
  get('/api/suggest?q=N', (n) => `/api/suggest?q=plumb${n}`),
];
