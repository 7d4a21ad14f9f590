import { pathWithoutSecrets } from './logged-path.js';

describe('pathWithoutSecrets', () => {
  it.each([
    ['/status/abc', '/status/[token]'],
    ['/status/abc?to=/status/def', '/status/[token]'],
    ['/search?phone=4165550142', '/search'],
    ['/api/status/abc', '/api/status/[token]'],
    ['/api/status/abc/correct', '/api/status/[token]/correct'],
    ['/%73tatus/abc', '/status/[token]'],
    ['/status/a%2Fb', '/status/[token]/[proof]'],
    ['/status/abc/def', '/status/[token]/[proof]'],
    ['/renew-business/object/abc', '/renew-business/object/[token]'],
    ['//status//abc', '//status//[token]'],
    ['/referral-program/sign-in/abc', '/referral-program/sign-in/[token]'],
  ])('masks the key in %s', (path, logged) => expect(pathWithoutSecrets(path)).toBe(logged));

  it.each(['/', '/status', '/status/', '/search', '/business/status/abc', '/renew-business', '/referral-program', '/a%20b', '/%'])(
    'does not change %s',
    (path) => expect(pathWithoutSecrets(path)).toBe(path),
  );
});
