import { nanoid, type ThunkAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import type { Problem } from '../../../lib/reads.js';
import { type Session, session } from '../session/session.js';

/** One call of the API below /api/. */
export interface AdminCall {
  path: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: object;
  /** Parameters of the query string; empty ones are left out. */
  parameters?: Record<string, string | number | undefined>;
  headers?: Record<string, string>;
  /** It makes something new: the same sent again, because no answer came, makes no second one. */
  once?: true;
}

/** Why a call failed, in the API's words. `status` 0: the server was not reached. */
export interface AdminError {
  status: number;
  problem?: Problem;
  /** Seconds after which another try may succeed. */
  retryAfter?: number;
}

/** No answer to a question is likely to come any more; some have megabytes. */
const MAX_READ_MS = 120_000;
/** What changes something may take minutes; a connection that is gone without a sign would be waited for without end. */
const MAX_CHANGE_MS = 600_000;

/** What was sent last that is to be done once, and is not known to be done. */
let unanswered = { text: '', key: '' };

/** The same for the same request until it was answered. */
function keyOf(text: string): string {
  if (unanswered.text !== text) unanswered = { text, key: nanoid() };
  return unanswered.key;
}

const call: BaseQueryFn<AdminCall, unknown, AdminError> = async (asked, api, options) => {
  const { path, method = 'GET', body, parameters = {}, headers, once } = asked;
  const { dispatch, getState } = api;
  const signInsNow = () => (getState() as { session: Session }).session.signIns;
  const signIns = signInsNow();
  const given = Object.entries(parameters).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value)]]));
  const query = new URLSearchParams(given).toString();
  const response = await fetch(`/api/${path}${query && `?${query}`}`, {
    method,
    signal: AbortSignal.timeout(method === 'GET' ? MAX_READ_MS : MAX_CHANGE_MS),
    headers: {
      accept: 'application/json',
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
      ...(once ? { 'idempotency-key': keyOf(path + JSON.stringify(body)) } : {}),
      ...headers,
    },
    body: method === 'GET' ? undefined : JSON.stringify(body ?? {}),
  }).catch(() => undefined);
  // The server was not reached.
  if (!response) return { error: { status: 0 } };
  if (response.status === 401) dispatch(session.actions.expired(signIns));
  // Of the session before: what had been refused by the next sign-in was read again then, and this came later.
  if (response.status === 401 && method === 'GET' && signInsNow() !== signIns) return call(asked, api, options);
  const retryAfter = Number(response.headers.get('retry-after')) || undefined;
  // A proxy answered instead of the server, or the response was cut off.
  const answer = (await response.json().catch(() => undefined)) as unknown;
  if (response.ok && answer !== undefined) {
    if (once) unanswered = { text: '', key: '' };
    return { data: answer };
  }
  return { error: { status: response.ok ? 502 : response.status, problem: answer as Problem | undefined, retryAfter } };
};

/** What reads are about. */
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

/** Reads again what was refused because nobody was signed in any more. */
export const readRefusedAgain = (): Again => (dispatch, getState) => {
  const reads = adminApi.endpoints as unknown as Reads;
  for (const query of Object.values(getState().adminApi.queries))
    if ((query?.error as AdminError | undefined)?.status === 401)
      dispatch(reads[query!.endpointName!]!.initiate(query!.originalArgs, { forceRefetch: true, subscribe: false }));
};

/** What an error says to a person. */
export function errorText(error: unknown): string {
  const { status, problem } = (error ?? {}) as Partial<AdminError>;
  if (status === 0) return 'The server cannot be reached. Check your connection, then try again.';
  if (status === undefined || !problem) return 'Something went wrong. Please try again.';
  return `${status}: ${problem.detail}`;
}
