import { mock } from 'node:test';
import { scheduleSearchCount } from './search-count-delay.js';

const counted: string[] = [];
const typed = (query: string) => scheduleSearchCount(() => counted.push(query));
let leave = (): void => undefined;

beforeEach(() => {
  counted.length = 0;
  mock.timers.enable({ apis: ['setTimeout'] });
  Object.assign(globalThis, { addEventListener: (_name: string, listener: () => void) => (leave = listener) });
});
afterEach(() => {
  mock.timers.reset();
  Reflect.deleteProperty(globalThis, 'addEventListener');
});

it('a search that is typed with pauses is counted once, with its last text', () => {
  for (const query of ['r', 'roof', 'roofer']) {
    typed(query);
    mock.timers.tick(500);
  }
  mock.timers.tick(10_000);
  leave();
  expect(counted).toEqual(['roofer']);
});

it('a typed search is not counted when a suggestion is chosen right after it, which is counted itself', () => {
  typed('roofer');
  mock.timers.tick(500);
  scheduleSearchCount();
  mock.timers.tick(10_000);
  expect(counted).toEqual([]);
});

it('leaving the page counts the last typed search', () => {
  typed('roofer');
  leave();
  mock.timers.tick(10_000);
  expect(counted).toEqual(['roofer']);
});
