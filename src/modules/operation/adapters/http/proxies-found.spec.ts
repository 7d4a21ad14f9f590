import { proxiesFound } from './proxies-found.js';

const request = (forwarded: string | undefined, ips: string[] | undefined, ip: string) => ({
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  ips,
  ip,
  socket: { remoteAddress: '::ffff:10.0.0.3' },
});

it('finds no proxy in a request without headers of one', () => {
  expect(proxiesFound(request(undefined, undefined, '203.0.113.9'), undefined)).toEqual({
    trusted: null,
    passedOnBy: null,
    isBelieved: false,
    yourAddress: '203.0.113.9',
    cure: null,
  });
});

it('says which setting to change if a proxy is not trusted', () => {
  expect(proxiesFound(request('203.0.113.9', undefined, '::ffff:10.0.0.3'), undefined)).toMatchObject({
    passedOnBy: '10.0.0.3',
    isBelieved: false,
    yourAddress: '10.0.0.3',
    cure: 'TRUST_PROXY=10.0.0.3/32',
  });
});

it('suggests nothing for a trusted proxy', () => {
  expect(proxiesFound(request('203.0.113.9', ['10.0.0.3', '203.0.113.9'], '203.0.113.9'), '10.0.0.3/32')).toEqual({
    trusted: '10.0.0.3/32',
    passedOnBy: '10.0.0.3',
    isBelieved: true,
    yourAddress: '203.0.113.9',
    cure: null,
  });
});
