import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { createApi } from '@reduxjs/toolkit/query/react';
import type { Read } from '../../../src/platform/web/page-contract.js';
import { type Problem, readKey, type ReadError, type ReadName, type Reads } from './reads.js';

/** One read: its name for the server's use cases, its address for the browser. */
export type ReadOrder = { [Name in ReadName]: { name: Name; path: string; parameters?: Reads[Name]['args'] } }[ReadName];

/** What a store that renders on the server is made with. */
export interface ServerContext {
  read: Read;
}

/** A proxy answered instead of the server, or the response was cut off. */
const BROKEN = 502;

/** Rendering on the server asks use cases of the same process; the browser asks the API. Both get the same answers. */
const read: BaseQueryFn<ReadOrder, unknown, ReadError> = async ({ name, path, parameters = {} }, { extra, signal }) => {
  const context = extra as ServerContext | undefined;
  if (context) {
    const answer = await context.read(name, parameters);
    return 'data' in answer ? { data: answer.data } : { error: { status: answer.status, problem: answer.problem } };
  }
  const query = new URLSearchParams(parameters).toString();
  const response = await fetch(`/api/${path}${query && `?${query}`}`, { signal, headers: { accept: 'application/json' } }).catch(
    () => undefined,
  );
  // The server was not reached.
  if (!response) return { error: { status: 0 } };
  const body = (await response.json().catch(() => undefined)) as unknown;
  if (body === undefined) return { error: { status: response.ok ? BROKEN : response.status } };
  return response.ok ? { data: body } : { error: { status: response.status, problem: body as Problem } };
};

/**
 * The server's data, cached for the visit: nothing expires, and nothing is refetched unless asked for. In the browser this file is loaded
 * with the first read: see app/store.ts.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: read,
  serializeQueryArgs: ({ endpointName, queryArgs }) => readKey(endpointName, queryArgs as object),
  keepUnusedDataFor: 3_600,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  endpoints: () => ({}),
});
