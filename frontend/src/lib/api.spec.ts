import { configureStore } from '@reduxjs/toolkit';
import { api } from './api.js';

const asked = api.injectEndpoints({ endpoints: (build) => ({ asked: build.query<object, object>({ query: () => ({ path: 'asked' }) }) }) });

afterEach(() => void jest.restoreAllMocks());

it('a question that is not answered ends as if the server had not been reached', async () => {
  const limit = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(
      (_address, options) => new Promise((_resolve, reject) => options?.signal?.aborted && reject(new Error('It took too long.'))),
    );
  const store = configureStore({ reducer: { api: api.reducer }, middleware: (defaults) => defaults().concat(api.middleware) });
  expect((await store.dispatch(asked.endpoints.asked.initiate({}))).error).toEqual({ status: 0 });
  expect(limit).toHaveBeenCalledWith(30_000);
});
