import { pageAndThoseAbove, webAddressIn } from './web-address.js';

it.each([
  ['northwind-plumbing.example', 'northwind-plumbing.example'],
  ['www.northwind.ca', 'northwind.ca'],
  ['HTTPS://WWW.Northwind.CA/', 'northwind.ca'],
  ['http://northwind.ca/en/Contact/?utm_source=card', 'northwind.ca/en/contact'],
  ['northwind.ca:8080', 'northwind.ca:8080'],
  ['plomberie-érable.ca', 'xn--plomberie-rable-knb.ca'],
  ['office@northwind.ca', 'northwind.ca'],
  ['(northwind.ca)', 'northwind.ca'],
  ['is northwind.ca open now?', 'northwind.ca'],
  ['phone number for northwind.ca', 'northwind.ca'],
  ['northwind.ca.', 'northwind.ca'],
])('%s is the web address %s', (text, page) => {
  expect(webAddressIn(text)).toBe(page);
});

it.each([
  'plumber',
  'St. Catharines plumber',
  'no.1 roofer',
  'leak 2.5 litres',
  'plumber like northwind.ca',
  'northwind.ca or southwind.ca',
  '...',
  '519.555.0142',
  'http://',
  'northwind..ca',
])('%s is no web address of a business', (text) => {
  expect(webAddressIn(text)).toBeUndefined();
});

it('a page is below those whose path it begins with', () => {
  expect(pageAndThoseAbove('northwind.ca')).toEqual(['northwind.ca']);
  expect(pageAndThoseAbove('northwind.ca/en/contact')).toEqual(['northwind.ca/en/contact', 'northwind.ca/en', 'northwind.ca']);
});
