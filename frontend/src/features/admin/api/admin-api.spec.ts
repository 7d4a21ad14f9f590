import { configureStore } from '@reduxjs/toolkit';
import { session } from '../session/session.js';
import { adminApi } from './admin-api.js';

const calls = adminApi.injectEndpoints({
  endpoints: (build) => ({
    asked: build.query<object, void>({ query: () => ({ path: 'asked' }) }),
    changed: build.mutation<object, void>({ query: () => ({ path: 'changed', method: 'POST' }) }),
  }),
});

afterEach(() => void jest.restoreAllMocks());

it('a question that is not answered ends as if the server had not been reached; a change is waited for', async () => {
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((_address, options) =>
      options?.signal?.aborted ? Promise.reject(new Error('It took too long.')) : Promise.resolve(Response.json({ done: true })),
    );
  const store = configureStore({
    reducer: { [session.name]: session.reducer, [adminApi.reducerPath]: adminApi.reducer },
    middleware: (defaults) => defaults().concat(adminApi.middleware),
  });
  expect((await store.dispatch(calls.endpoints.asked.initiate())).error).toEqual({ status: 0 });
  expect((await store.dispatch(calls.endpoints.changed.initiate())).data).toEqual({ done: true });
});
