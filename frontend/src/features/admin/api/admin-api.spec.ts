import { configureStore } from '@reduxjs/toolkit';
import { session } from '../session/session.js';
import { adminApi } from './admin-api.js';
import { LONG_MS, slowCalls } from './slow-calls.js';

const calls = adminApi.injectEndpoints({
  endpoints: (build) => ({
    asked: build.query<object, void>({ query: () => ({ path: 'asked' }) }),
    filtered: build.query<object, void>({
      query: () => ({ path: 'filtered', parameters: { page: 2, text: 'a b', kind: '', from: undefined } }),
    }),
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

it('a refusal says when another try may succeed; parameters without a value are not sent', async () => {
  const sent = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ detail: 'Later.' }, { status: 429, headers: { 'retry-after': '60' } })));
  const refusal = { status: 429, problem: { detail: 'Later.' }, retryAfter: 60 };
  expect((await storeOfCalls().dispatch(calls.endpoints.filtered.initiate())).error).toEqual(refusal);
  expect(sent.mock.calls.map(([address]) => address)).toEqual(['/api/filtered?page=2&text=a+b']);
});

it('an answer that cannot be read is a failure, and not an answer without content: a proxy may send a page instead', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response('<h1>Welcome</h1>')));
  expect((await storeOfCalls().dispatch(calls.endpoints.asked.initiate())).error).toEqual({ status: 502 });
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

it.each(['asked', 'changed'] as const)(
  'a refusal that arrives after the next sign-in is not the answer: the call (%s) is repeated',
  async (name) => {
    const store = storeOfCalls();
    store.dispatch(session.actions.signedIn());
    const statuses = [401, 200];
    jest.spyOn(globalThis, 'fetch').mockImplementation(() => {
      const status = statuses.shift()!;
      if (status === 401) store.dispatch(session.actions.signedIn());
      return Promise.resolve(Response.json({ done: status === 200 }, { status }));
    });
    expect((await store.dispatch(calls.endpoints[name].initiate() as ReturnType<typeof calls.endpoints.asked.initiate>)).data).toEqual({
      done: true,
    });
    expect(store.getState().session.status).toBe('in');
  },
);

it('a change that is refused before the next sign-in is not repeated by itself', async () => {
  const store = storeOfCalls();
  store.dispatch(session.actions.signedIn());
  const sent = jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({}, { status: 401 })));
  expect((await store.dispatch(calls.endpoints.changed.initiate())).error).toMatchObject({ status: 401 });
  store.dispatch(session.actions.signedIn());
  expect(sent).toHaveBeenCalledTimes(1);
});

describe('a call without an answer', () => {
  /** Lets the time pass after which calls are slow. */
  let passLongTime: () => Promise<void>;

  beforeEach(() => {
    const timers: (() => void)[] = [];
    const { setTimeout: realSetTimeout } = globalThis;
    jest.spyOn(globalThis, 'setTimeout').mockImplementation(((act: () => void, milliseconds: number) => {
      if (milliseconds === LONG_MS) timers.push(act);
      return realSetTimeout(act, milliseconds === LONG_MS ? 1e6 : milliseconds).unref();
    }) as typeof setTimeout);
    passLongTime = async () => {
      while (timers.length === 0) await new Promise((resolve) => realSetTimeout(resolve));
      for (const act of timers.splice(0)) act();
    };
  });

  /** The server answers from this attempt on, and never before. */
  function answersFrom(attempt: number): { count: () => number } {
    let attempts = 0;
    jest.spyOn(globalThis, 'fetch').mockImplementation((_address, options) => {
      attempts += 1;
      if (attempts >= attempt) return Promise.resolve(Response.json({ done: true }));
      return new Promise((_resolve, reject) => options?.signal?.addEventListener('abort', () => reject(new Error('Aborted.'))));
    });
    return { count: () => attempts };
  }

  it('is reported after some seconds; a read is then asked again, and answered', async () => {
    const sent = answersFrom(2);
    const asking = storeOfCalls().dispatch(calls.endpoints.asked.initiate());
    expect(slowCalls.now()).toEqual([]);
    await passLongTime();
    const [call, ...others] = slowCalls.now();
    expect([call?.isRead, others]).toEqual([true, []]);
    call!.leave();
    expect((await asking).data).toEqual({ done: true });
    expect(sent.count()).toBe(2);
    expect(slowCalls.now()).toEqual([]);
  });

  it('counts as unanswered if it is a change that is left while its answer arrives: it may have been made', async () => {
    jest.spyOn(globalThis, 'fetch').mockImplementation((_address, options) => {
      const begun = (body: ReadableStreamDefaultController) =>
        options?.signal?.addEventListener('abort', () => body.error(new Error('Aborted.')));
      return Promise.resolve(new Response(new ReadableStream({ start: begun })));
    });
    const changing = storeOfCalls().dispatch(calls.endpoints.changed.initiate());
    await passLongTime();
    slowCalls.now()[0]!.leave();
    expect((await changing).error).toEqual({ status: 0 });
  });

  it('is not sent again if it is a change: it counts as unanswered', async () => {
    const sent = answersFrom(2);
    const changing = storeOfCalls().dispatch(calls.endpoints.changed.initiate());
    await passLongTime();
    const [call] = slowCalls.now();
    expect(call?.isRead).toBe(false);
    call!.leave();
    expect((await changing).error).toEqual({ status: 0 });
    expect(sent.count()).toBe(1);
    expect(slowCalls.now()).toEqual([]);
  });
});
