import { keepStatusLink, statusLink } from './receipt.js';
import { fakeStorage } from '../../../../test/support/fake-storage.js';

fakeStorage('sessionStorage');

it('the private link is that of the last form: none if the last one has none', () => {
  expect(statusLink()).toBeUndefined();
  keepStatusLink('/status/one');
  expect(statusLink()).toBe('/status/one');
  keepStatusLink(undefined);
  expect(statusLink()).toBeUndefined();
});

it('a browser without storage has no stored link', () => {
  Reflect.deleteProperty(globalThis, 'sessionStorage');
  keepStatusLink('/status/one');
  expect(statusLink()).toBeUndefined();
});
