import { clientKey } from './client-key.js';

describe('clientKey', () => {
  it.each([
    ['127.0.0.7', '127.0.0.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    // Some proxies add the port.
    ['203.0.113.7:4711', '203.0.113.7'],
    ['[2001:db8:1:2:3:4:5:6]:4711', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2:3:4:5:6]', '2001:db8:1:2::/64'],
    ['nonsense', 'unknown'],
    ['nonsense:4711', 'unknown'],
  ])('maps %s to %s', (address, key) => {
    expect(clientKey(address)).toBe(key);
  });
});
