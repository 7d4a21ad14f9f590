import { keepStatusLink, statusLink } from './receipt.js';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  };
  Object.defineProperty(globalThis, 'sessionStorage', { value: sessionStorage, configurable: true });
});

afterEach(() => void Reflect.deleteProperty(globalThis, 'sessionStorage'));

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
