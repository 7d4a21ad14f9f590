import type { ListingChange } from '../../../../../src/modules/listings/domain/catalogue/listing-change.js';
import type { SyncFigures } from '../../../../../src/modules/listings/domain/import/sync-run.js';
import type { RunAnswer } from '../../../../../src/modules/listings/adapters/http/import/runs.js';
import { type AdminError, adminApi } from '../api/admin-api.js';
import type { Wire } from '../api/wire.js';

/** The kind of the sheet; `null` without one. */
export type SheetKind = 'google' | 'file' | null;

export interface SyncAnswer extends SyncFigures {
  success: true;
  /** ISO 8601. */
  timestamp: string;
  /** The kind of sheet that was read. */
  from: SheetKind;
  /** The first changes of a dry run, by listing. */
  changes?: ListingChange[];
  changesTotal?: number;
}

/** An entry of the history; its lists are empty, and are read separately. */
export interface SyncRun extends SyncFigures {
  id: string;
  trigger: string;
  source: string;
  status: string;
  force: boolean;
  dryRun: boolean;
  startedAt: string;
  timestamp: string | null;
  error: string | null;
  errorCode: string | null;
}

export interface SyncState {
  running: boolean;
  progress?: { read: number; written: number; doneAt?: string | null } | null;
  from?: SheetKind;
  /** An undo has paused the schedule until the next manual sync. */
  paused?: boolean;
  /** `sample`: number of fictional listings that would be restored. */
  undo?: { available: boolean; runId?: string | null; timestamp?: string | null; sample?: number };
  runs: SyncRun[];
  /** On all pages. */
  runsTotal: number;
}

/** Polled every second during a sync, so without the lists of each run, which may have megabytes. */
const pageOfRuns = (page?: number) => ({ path: 'sync', parameters: { details: '0', page } });
const STATE = pageOfRuns();

const [FIRST_POLL_MS, POLL_MS] = [100, 1_000];

/** Whether polling should continue after an error: the run itself is not affected. */
const passes = ({ status }: AdminError) => status === 0 || status === 429 || status >= 500;

/** The failure of a run, in the format of a synchronous request's error. */
function failureOf({ status, errorCode }: Wire<RunAnswer>, detail: string): AdminError {
  const type = errorCode === null ? 'about:blank' : `/problems/${errorCode}`;
  return { status: status === 'refused' ? 422 : 502, problem: { type, detail } as AdminError['problem'] };
}

export const syncApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    syncState: build.query<SyncState, void>({ query: () => STATE, providesTags: ['sync'] }),
    earlierRuns: build.query<SyncState, number>({ query: pageOfRuns, providesTags: ['sync'] }),
    syncRun: build.query<Wire<RunAnswer>, string>({ query: (id) => ({ path: `sync/${encodeURIComponent(id)}` }) }),
    // Started asynchronously and polled: a sync of many minutes would exceed proxies' timeouts, and closing the tab does not stop it.
    sync: build.mutation<SyncAnswer, { force?: boolean; dryRun?: boolean }>({
      async queryFn(body, _api, _options, call) {
        const begun = await call({ path: 'sync', method: 'POST', body, headers: { prefer: 'respond-async' } });
        if (begun.error) return { error: begun.error };
        const { id } = begun.data as { id: string };
        for (let wait = FIRST_POLL_MS; ; wait = Math.min(2 * wait, POLL_MS)) {
          await new Promise((resolve) => setTimeout(resolve, wait));
          const { data, error } = await call({ path: `sync/${id}` });
          if (error && !passes(error)) return { error };
          const run = data as Wire<RunAnswer> | undefined;
          if (!run || run.status === 'running') continue;
          if (run.error !== null) return { error: failureOf(run, run.error) };
          const { data: state } = await call(STATE);
          return { data: { ...run, success: true, timestamp: run.timestamp!, from: (state as SyncState | undefined)?.from ?? null } };
        }
      },
      invalidatesTags: (_answer, _error, { dryRun }) => (dryRun ? ['sync'] : ['sync', 'listings', 'audit']),
    }),
    undoSync: build.mutation<SyncAnswer, void>({
      query: () => ({ path: 'sync/undo', method: 'POST' }),
      invalidatesTags: ['sync', 'listings', 'audit'],
    }),
  }),
});

export const { useSyncStateQuery, useEarlierRunsQuery, useSyncRunQuery, useSyncMutation, useUndoSyncMutation } = syncApi;
