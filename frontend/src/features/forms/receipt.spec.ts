import { keepStatusLink, statusLink } from './receipt.js';
import { fakeStorage } from '../../../../test/support/fake-storage.js';

fakeStorage('sessionStorage');

it('the private link of a form is that of the last one sent: none where the last one has none', () => {
  expect(statusLink()).toBeUndefined();
  keepStatusLink('/status/one');
  expect(statusLink()).toBe('/status/one');
  keepStatusLink(undefined);
  expect(statusLink()).toBeUndefined();
});

it('a browser that stores nothing has none', () => {
  Reflect.deleteProperty(globalThis, 'sessionStorage');
  keepStatusLink('/status/one');
  expect(statusLink()).toBeUndefined();
});
