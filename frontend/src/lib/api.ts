import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { createApi, retry } from '@reduxjs/toolkit/query/react';
import { type Problem, readKey, type ReadError } from './reads.js';

/** Path and parameters of a read in the API. */
export interface ReadOrder {
  path: string;
  parameters?: Record<string, string>;
  /** A prefetch, before the visitor has chosen: the server does not count it as a visit. */
  isAhead?: boolean;
}

const addressOf = ({ path, parameters = {} }: ReadOrder): string => {
  const query = new URLSearchParams(parameters).toString();
  return `/api/${path}${query && `?${query}`}`;
};

/** Repeats a prefetched read so that the server counts it. The answer is ignored; `keepalive` lets it finish after the page was left. */
export function countRead(order: ReadOrder): void {
  fetch(addressOf(order), { keepalive: true }).catch(() => undefined);
}

/** Timeout of a read: a connection may be lost without an error. */
const MAX_MS = 30_000;

/** The status for an answer that is no JSON: from a proxy instead of the server, or cut off. */
const BAD_GATEWAY = 502;
/** Statuses of a short outage: from the server while its database is unavailable, and from proxies while the server restarts. */
const OUTAGE_STATUSES = [BAD_GATEWAY, 503, 504];
const RETRY_AFTER_MS = 1_000;

/** One attempt. The server's rendering calls use cases of the same process instead, with the same answers: see entry-server.tsx. */
const fetchOnce: BaseQueryFn<ReadOrder, unknown, ReadError> = async (order) => {
  const signal = AbortSignal.timeout(MAX_MS);
  const headers = { accept: 'application/json', ...(order.isAhead && { purpose: 'preview' }) };
  const response = await fetch(addressOf(order), { signal, headers }).catch(() => undefined);
  const body = (await response?.json().catch(() => undefined)) as unknown;
  // No retry after a timeout: nobody should wait that long twice.
  if (signal.aborted) retry.fail({ status: 0 } satisfies ReadError);
  // The server was not reached.
  if (!response) return { error: { status: 0 } };
  if (body === undefined) return { error: { status: response.ok ? BAD_GATEWAY : response.status } };
  return response.ok ? { data: body } : { error: { status: response.status, problem: body as Problem } };
};

/** Retries once after a broken connection or a short outage, before an error is shown. */
const read = retry(fetchOnce, {
  retryCondition(error, _order, { attempt }) {
    const { status } = error as ReadError;
    return attempt === 1 && (status === 0 ? navigator.onLine : OUTAGE_STATUSES.includes(status));
  },
  backoff: () => new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS)),
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
