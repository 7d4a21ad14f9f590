import { nanoid, type ThunkAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import type { Problem } from '../../../lib/reads.js';
import { type Session, session } from '../session/session.js';
import { watchCall } from './slow-calls.js';

/** One call of the API below /api/. */
export interface AdminCall {
  path: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: object;
  /** Parameters of the query string; empty ones are left out. */
  parameters?: Record<string, string | number | undefined>;
  headers?: Record<string, string>;
  /** Sends an idempotency key: when the same request is repeated because no answer came, the server does not create a second record. */
  once?: true;
}

/** The error of a call. `status` 0: the server was not reached. */
export interface AdminError {
  status: number;
  problem?: Problem;
  /** Seconds after which another try may succeed. */
  retryAfter?: number;
}

/** Timeout of reads; some answers have megabytes. */
const MAX_READ_MS = 120_000;
/** Timeout of changes, which may take minutes; without one, a connection that was lost without an error would block for ever. */
const MAX_CHANGE_MS = 600_000;

/** The last idempotent request without an answer, and its key. */
let lastUnanswered = { text: '', key: '' };

/** The idempotency key of a request: the same for repetitions until it was answered. */
function keyOf(text: string): string {
  if (lastUnanswered.text !== text) lastUnanswered = { text, key: nanoid() };
  return lastUnanswered.key;
}

const call: BaseQueryFn<AdminCall, unknown, AdminError> = async (asked, api, options) => {
  const { path, method = 'GET', body, parameters = {}, headers, once } = asked;
  const { dispatch, getState } = api;
  const signInsNow = () => (getState() as { session: Session }).session.signIns;
  const signIns = signInsNow();
  const given = Object.entries(parameters).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value)]]));
  const query = new URLSearchParams(given).toString();
  const isRead = method === 'GET';
  const attempt = new AbortController();
  const ended = watchCall({ isRead, leave: () => attempt.abort() });
  const response = await fetch(`/api/${path}${query && `?${query}`}`, {
    method,
    signal: AbortSignal.any([attempt.signal, AbortSignal.timeout(isRead ? MAX_READ_MS : MAX_CHANGE_MS)]),
    headers: {
      accept: 'application/json',
      ...(isRead ? {} : { 'content-type': 'application/json' }),
      ...(once ? { 'idempotency-key': keyOf(path + JSON.stringify(body)) } : {}),
      ...headers,
    },
    body: isRead ? undefined : JSON.stringify(body ?? {}),
  }).catch(() => undefined);
  // A proxy answered instead of the server, or the response was cut off.
  const answer = (await response?.json().catch(() => undefined)) as unknown;
  ended();
  // Somebody did not want to wait any longer. Only a read is asked again: a change may have been made.
  if (isRead && attempt.signal.aborted) return call(asked, api, options);
  // The server was not reached.
  if (!response || attempt.signal.aborted) return { error: { status: 0 } };
  if (response.status === 401) dispatch(session.actions.expired(signIns));
  // A late 401 of the previous session: nobody is asked to sign in again because of it, so repeat the call in the present one. That is safe
  // for changes too, because a refused call has changed nothing.
  if (response.status === 401 && signInsNow() !== signIns) return call(asked, api, options);
  const retryAfter = Number(response.headers.get('retry-after')) || undefined;
  if (response.ok && answer !== undefined) {
    if (once) lastUnanswered = { text: '', key: '' };
    return { data: answer };
  }
  return { error: { status: response.ok ? 502 : response.status, problem: answer as Problem | undefined, retryAfter } };
};

/** Cache tags of reads. */
export const TAGS = [
  'settings',
  'texts',
  'listings',
  'views',
  'sync',
  'imports',
  'audit',
  'submissions',
  'messages',
  'message',
  'referrals',
  'counts',
  'blogs',
  'drafts',
  'trades',
  'searches',
  'phrases',
  'site',
  'start',
  'backups',
  'undelivered',
] as const;

/** The back office's data (RTK Query). Mutations name the tags they invalidate; nothing else is refetched automatically. */
export const adminApi = createApi({
  reducerPath: 'adminApi',
  baseQuery: call,
  tagTypes: TAGS,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  endpoints: () => ({}),
});

type State = { adminApi: ReturnType<typeof adminApi.reducer> };
type Again = ThunkAction<unknown, State, unknown, UnknownAction>;
export type AdminDispatch = ThunkDispatch<State, unknown, UnknownAction>;
type Reads = Record<string, { initiate: (args: unknown, options: { forceRefetch: true; subscribe: false }) => Again }>;

/** Repeats the reads that were refused because the session had expired. */
export const retryUnauthorizedReads = (): Again => (dispatch, getState) => {
  const reads = adminApi.endpoints as unknown as Reads;
  for (const query of Object.values(getState().adminApi.queries))
    if ((query?.error as AdminError | undefined)?.status === 401)
      dispatch(reads[query!.endpointName!]!.initiate(query!.originalArgs, { forceRefetch: true, subscribe: false }));
};

/**
 * Whether a call was refused because the session has ended. That is never shown as a failure: the login page is already in front of the
 * work, and says so.
 */
export const isSignedOut = (error: unknown): boolean => (error as Partial<AdminError> | undefined)?.status === 401;

/** The error text for people. */
export function errorText(error: unknown): string {
  const { status, problem } = (error ?? {}) as Partial<AdminError>;
  if (status === 0) return 'The server cannot be reached. Check your connection, then try again.';
  if (status === undefined || !problem) return 'Something went wrong. Please try again.';
  return `${status}: ${problem.detail}`;
}
