import { mock } from 'node:test';
import { LONG_MS, slowCalls, watchCall } from './slow-calls.js';

const CALL = { isRead: true, leave: () => undefined };

beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
afterEach(() => mock.timers.reset());

it('a call that is answered in time is never slow, and disturbs nobody', () => {
  const listener = jest.fn();
  const unsubscribe = slowCalls.subscribe(listener);
  const ended = watchCall(CALL);
  mock.timers.tick(LONG_MS - 1);
  ended();
  mock.timers.tick(LONG_MS);
  expect([slowCalls.now(), listener.mock.calls]).toEqual([[], []]);
  unsubscribe();
});

it('a call is slow from some seconds on until it ends', () => {
  const ended = watchCall(CALL);
  mock.timers.tick(LONG_MS);
  expect(slowCalls.now()).toEqual([CALL]);
  ended();
  expect(slowCalls.now()).toEqual([]);
});
