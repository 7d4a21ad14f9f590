import { isFromThisMachine } from './client-address.js';

describe('isFromThisMachine', () => {
  const headers = { host: 'localhost:3000' };
  const address = '127.0.0.1';

  it.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1', '::ffff:7f00:2'])('is for %s', (from) => {
    expect(isFromThisMachine({ address: from, headers })).toBe(true);
  });

  it.each(['128.0.0.1', '10.0.0.1', '::', '::2', '::ffff:10.0.0.1', '0.0.0.0', 'localhost', '', undefined])('is not for %s', (from) => {
    expect(isFromThisMachine({ address: from, headers })).toBe(false);
  });

  it.each(['localhost', 'LOCALHOST:3000', '127.0.0.1', '127.0.0.1:3000', '127.9.9.9', '[::1]', '[::1]:3000'])(
    'is for a request to %s',
    (host) => {
      expect(isFromThisMachine({ address, headers: { host } })).toBe(true);
    },
  );

  it.each([
    undefined,
    '',
    'homewright.example',
    'homewright.example:3000',
    '10.0.0.1:3000',
    'localhost.evil.example',
    'evil.example:127.0.0.1',
    '127.0.0.1.evil.example',
    '127.1',
    '0',
    '[::1',
    'localhost:x',
  ])('is not for a request to %s: a proxy may have forwarded it without a header', (host) => {
    expect(isFromThisMachine({ address, headers: { host } })).toBe(false);
  });

  it.each([
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded-anything',
    'forwarded',
    'via',
    'x-real-ip',
    'true-client-ip',
    'cf-connecting-ip',
  ])('is not for a request with a %s that a proxy added, whatever address it names', (name) => {
    expect(isFromThisMachine({ address, headers: { ...headers, [name]: '127.0.0.1' } })).toBe(false);
  });
});
