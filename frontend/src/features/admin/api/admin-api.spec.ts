import { configureStore } from '@reduxjs/toolkit';
import { session } from '../session/session.js';
import { adminApi } from './admin-api.js';

const calls = adminApi.injectEndpoints({
  endpoints: (build) => ({
    asked: build.query<object, void>({ query: () => ({ path: 'asked' }) }),
    changed: build.mutation<object, void>({ query: () => ({ path: 'changed', method: 'POST' }) }),
    made: build.mutation<object, string>({ query: (title) => ({ path: 'made', method: 'POST', body: { title }, once: true }) }),
  }),
});

const storeOfCalls = () =>
  configureStore({
    reducer: { [session.name]: session.reducer, [adminApi.reducerPath]: adminApi.reducer },
    middleware: (defaults) => defaults().concat(adminApi.middleware),
  });

afterEach(() => void jest.restoreAllMocks());

it('a request without an answer ends like a server that is unreachable; a change has a longer timeout', async () => {
  const limits = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((_address, options) =>
      options?.signal?.aborted ? Promise.reject(new Error('It took too long.')) : Promise.resolve(Response.json({ done: true })),
    );
  const store = storeOfCalls();
  expect((await store.dispatch(calls.endpoints.asked.initiate())).error).toEqual({ status: 0 });
  expect((await store.dispatch(calls.endpoints.changed.initiate())).error).toEqual({ status: 0 });
  const [[asked], [changed]] = limits.mock.calls as [[number], [number]];
  expect(changed).toBeGreaterThan(asked);
});

it('a request that creates something keeps one idempotency key until it is answered: a repetition creates nothing twice', async () => {
  const keys: (string | null)[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((_address, options) => {
    keys.push(new Headers(options?.headers).get('idempotency-key'));
    return keys.length === 1 ? Promise.reject(new Error('The connection is gone.')) : Promise.resolve(Response.json({ done: true }));
  });
  const store = storeOfCalls();
  for (const title of ['A', 'A', 'A', 'B']) await store.dispatch(calls.endpoints.made.initiate(title));
  await store.dispatch(calls.endpoints.changed.initiate());
  const [first, again, ...others] = keys;
  expect(first).toBeTruthy();
  expect(again).toBe(first);
  expect(new Set([first, ...others]).size).toBe(4);
  expect(others[2]).toBeNull();
});
