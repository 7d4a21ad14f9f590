import { configureStore } from '@reduxjs/toolkit';
import { api } from './api.js';

const asked = api.injectEndpoints({ endpoints: (build) => ({ asked: build.query<object, object>({ query: () => ({ path: 'asked' }) }) }) });

/** Node has no network state. */
const setOnline = (value: boolean) => Object.defineProperty(navigator, 'onLine', { value, configurable: true });

beforeEach(() => void setOnline(true));

afterEach(() => void jest.restoreAllMocks());

afterAll(() => Reflect.deleteProperty(navigator, 'onLine'));

const storeOf = () => configureStore({ reducer: { api: api.reducer }, middleware: (defaults) => defaults().concat(api.middleware) });
const ask = () => storeOf().dispatch(asked.endpoints.asked.initiate({}));

/** Waits are over at once. */
function answering(...answers: (Response | Error)[]) {
  jest.spyOn(globalThis, 'setTimeout').mockImplementation((done) => setImmediate(done) as never);
  return jest.spyOn(globalThis, 'fetch').mockImplementation(() => {
    const next = answers.shift()!;
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  });
}

it.each([
  ['a server that is away', new Response('{}', { status: 503 })],
  ['a proxy without a server', new Response('<html>', { status: 502 })],
  ['a response cut off', new Response('{"a":', { status: 200 })],
  ['a connection that breaks', new TypeError('Failed to fetch')],
])('%s is retried once before an error is shown', async (_what, first) => {
  const fetched = answering(first, Response.json({ found: 3 }));
  expect((await ask()).data).toEqual({ found: 3 });
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('a second failure is not retried', async () => {
  const fetched = answering(...[1, 2].map(() => Response.json({ title: 'Away' }, { status: 503 })));
  expect((await ask()).error).toEqual({ status: 503, problem: { title: 'Away' } });
  expect(fetched).toHaveBeenCalledTimes(2);
});

it.each([400, 404, 429, 500])('an answer of %i is not retried', async (status) => {
  const fetched = answering(Response.json({ title: 'No' }, { status }));
  expect((await ask()).error).toEqual({ status, problem: { title: 'No' } });
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('an offline device fails at once', async () => {
  setOnline(false);
  const fetched = answering(new TypeError('Failed to fetch'));
  expect((await ask()).error).toEqual({ status: 0 });
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('a request without an answer ends like a server that is unreachable', async () => {
  const limit = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(
      (_address, options) => new Promise((_resolve, reject) => options?.signal?.aborted && reject(new Error('It took too long.'))),
    );
  expect((await ask()).error).toEqual({ status: 0 });
  expect(limit).toHaveBeenCalledTimes(1);
  expect(limit).toHaveBeenCalledWith(30_000);
});

it('a request whose answer stops arriving ends in the same way, and is not retried', async () => {
  const limit = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(() => {
    const pull = (body: ReadableStreamDefaultController) => {
      limit.abort();
      body.error(new Error('It took too long.'));
    };
    return Promise.resolve(new Response(new ReadableStream({ pull })));
  });
  expect((await ask()).error).toEqual({ status: 0 });
  expect(fetched).toHaveBeenCalledTimes(1);
});
