import { isCrossSite, type RequestOrigin } from './cross-site.js';

const SENT: RequestOrigin = {
  secFetchSite: undefined,
  origin: undefined,
  host: 'localhost:3000',
  publicOrigin: 'https://homewright.example',
};

const OURS: [string, Partial<RequestOrigin>][] = [
  ['neither header', {}],
  ['a page of ours', { secFetchSite: 'same-origin', origin: 'http://localhost:3000' }],
  ['the address bar', { secFetchSite: 'none' }],
  ['the origin alone', { origin: 'http://localhost:3000' }],
  ['another scheme on the same host', { origin: 'https://localhost:3000' }],
  ['capitals in the host', { origin: 'http://LOCALHOST:3000', host: 'LocalHost:3000' }],
  ['a default port in the host', { origin: 'https://shop.example', host: 'shop.example:443' }],
  ['an IPv6 host', { origin: 'http://[::1]:3000', host: '[::1]:3000' }],
  ['the public origin behind a proxy that renames the host', { origin: 'https://homewright.example', host: 'app:3000' }],
];

const THEIRS: [string, Partial<RequestOrigin>][] = [
  ['another site', { secFetchSite: 'cross-site' }],
  ['a sibling domain', { secFetchSite: 'same-site' }],
  ['another site with an origin like ours', { secFetchSite: 'cross-site', origin: 'http://localhost:3000' }],
  ['the origin of another site', { origin: 'https://evil.example' }],
  ['another origin that calls itself the same', { secFetchSite: 'same-origin', origin: 'https://evil.example' }],
  ['another port', { origin: 'http://localhost:3001' }],
  ['no port', { origin: 'http://localhost' }],
  ['a sandboxed page', { origin: 'null' }],
  ['a host named null', { origin: 'null', host: 'null' }],
  ['an empty origin', { origin: '' }],
  ['a longer host', { origin: 'https://homewright.example.evil.example' }],
  ['the public host without https', { origin: 'http://homewright.example' }],
  ['our host as a user name', { origin: 'http://localhost:3000@evil.example' }],
  ['two origins', { origin: 'http://localhost:3000, https://evil.example' }],
  ['no host', { origin: 'http://localhost:3000', host: undefined }],
  ['no public origin either', { origin: 'https://homewright.example', publicOrigin: undefined }],
  ['an extension', { origin: 'chrome-extension://abcdef', host: 'abcdef' }],
];

describe('isCrossSite', () => {
  it.each(OURS)('accepts %s', (_what, sent) => {
    expect(isCrossSite({ ...SENT, ...sent })).toBe(false);
  });

  it.each(THEIRS)('refuses %s', (_what, sent) => {
    expect(isCrossSite({ ...SENT, ...sent })).toBe(true);
  });
});
