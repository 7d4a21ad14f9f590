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

it('of a search that is typed with pauses only what stands in the end is counted, once', () => {
  for (const query of ['r', 'roof', 'roofer']) {
    typed(query);
    mock.timers.tick(500);
  }
  mock.timers.tick(10_000);
  leave();
  expect(counted).toEqual(['roofer']);
});

it('what was typed is not counted beside what was chosen right after it, which counts by itself', () => {
  typed('roofer');
  mock.timers.tick(500);
  scheduleSearchCount();
  mock.timers.tick(10_000);
  expect(counted).toEqual([]);
});

it('who leaves has searched for what was typed last', () => {
  typed('roofer');
  leave();
  mock.timers.tick(10_000);
  expect(counted).toEqual(['roofer']);
});
