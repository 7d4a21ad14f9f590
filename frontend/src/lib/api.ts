import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { createApi, retry } from '@reduxjs/toolkit/query/react';
import { type Problem, readKey, type ReadError } from './reads.js';

/** Where the API answers a read, and what it is asked with. */
export interface ReadOrder {
  path: string;
  parameters?: Record<string, string>;
  /** Nobody has decided for it yet: the server does not count it. */
  isAhead?: boolean;
}

const addressOf = ({ path, parameters = {} }: ReadOrder): string => {
  const query = new URLSearchParams(parameters).toString();
  return `/api/${path}${query && `?${query}`}`;
};

/** Asks once more for what was read ahead, so that it counts. Nobody reads the answer, and the page may be left meanwhile. */
export function countRead(order: ReadOrder): void {
  fetch(addressOf(order), { keepalive: true }).catch(() => undefined);
}

/** No answer is likely to come any more: the connection may be gone without a sign. */
const MAX_MS = 30_000;

/** A proxy answered instead of the server, or the response was cut off. */
const BROKEN = 502;
/** The server says so while its database is away for a moment, and proxies while the server starts again. */
const AWAY = [BROKEN, 503, 504];
const AGAIN_AFTER_MS = 1_000;

/** Rendering on the server asks use cases of the same process instead, and gets the same answers: see entry-server.tsx. */
const once: BaseQueryFn<ReadOrder, unknown, ReadError> = async (order) => {
  const signal = AbortSignal.timeout(MAX_MS);
  const headers = { accept: 'application/json', ...(order.isAhead && { purpose: 'preview' }) };
  const response = await fetch(addressOf(order), { signal, headers }).catch(() => undefined);
  const body = (await response?.json().catch(() => undefined)) as unknown;
  // Nobody is to wait so long again.
  if (signal.aborted) retry.fail({ status: 0 } satisfies ReadError);
  // The server was not reached.
  if (!response) return { error: { status: 0 } };
  if (body === undefined) return { error: { status: response.ok ? BROKEN : response.status } };
  return response.ok ? { data: body } : { error: { status: response.status, problem: body as Problem } };
};

/** A connection that broke, or a server away for a moment, is asked once more before anybody is told. */
const read = retry(once, {
  retryCondition(error, _order, { attempt }) {
    const { status } = error as ReadError;
    return attempt === 1 && (status === 0 ? navigator.onLine : AWAY.includes(status));
  },
  backoff: () => new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS)),
});

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
