import { isFromThisMachine } from './client-address.js';

describe('isFromThisMachine', () => {
  const direct = { forwarded: false, proxyTrusted: false };

  it.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1', '::ffff:7f00:2'])('is for %s', (address) => {
    expect(isFromThisMachine({ ...direct, addresses: [address] })).toBe(true);
  });

  it.each(['128.0.0.1', '10.0.0.1', '::', '::2', '::ffff:10.0.0.1', '0.0.0.0', 'localhost', ''])(
    'is not for %s',
    (address) => {
      expect(isFromThisMachine({ ...direct, addresses: [address] })).toBe(false);
    },
  );

  it.each([
    ['a proxy beside us that we do not trust', ['127.0.0.1'], true, false, false],
    ['a trusted proxy beside us, for itself', ['127.0.0.1'], false, true, true],
    ['a trusted proxy beside us, for somebody elsewhere', ['127.0.0.1', '203.0.113.7'], true, true, false],
    ['a trusted proxy beside us, for this machine', ['127.0.0.1', '127.0.0.1'], true, true, true],
    ['a proxy beside us whose word was not believed, though others are', ['127.0.0.1'], true, true, false],
    ['somebody elsewhere who claims to come from here', ['203.0.113.7', '127.0.0.1'], true, true, false],
  ])('judges %s', (_who, addresses, forwarded, proxyTrusted, expected) => {
    expect(isFromThisMachine({ addresses, forwarded, proxyTrusted })).toBe(expected);
  });
});
