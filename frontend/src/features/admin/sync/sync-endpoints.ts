import { adminApi } from '../api/admin-api.js';

export interface SkippedRow {
  row: number;
  reason: string;
}

export interface RowNote extends SkippedRow {
  field: string;
}

export interface Duplicate {
  field: string;
  value: string;
  ids: string[];
}

export interface SyncFigures {
  created: number;
  updated: number;
  unchanged: number;
  removed: number;
  skipped: SkippedRow[];
  notes: RowNote[];
  duplicates?: Duplicate[];
}

export interface ListingChange {
  id: string;
  title: string;
  kind: 'created' | 'updated' | 'removed';
  fields: { field: string; from: unknown; to: unknown }[];
}

/** What the sheet is; `null` without one. */
export type SheetKind = 'google' | 'file' | null;

export interface SyncAnswer extends SyncFigures {
  success: true;
  /** ISO 8601. */
  timestamp: string;
  /** What was read. */
  from: SheetKind;
  /** Of a dry run: the first ones, listing by listing. */
  changes?: ListingChange[];
  changesTotal?: number;
}

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
}

export interface SyncState {
  running: boolean;
  progress?: { read: number; written: number } | null;
  /** An undo has stopped the clock until the next manual sync. */
  paused?: boolean;
  /** `sample`: fictional listings that would come back. */
  undo?: { available: boolean; runId?: string | null; timestamp?: string | null; sample?: number };
  runs: SyncRun[];
}

export const syncApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    syncState: build.query<SyncState, void>({ query: () => ({ path: 'sync' }), providesTags: ['sync'] }),
    sync: build.mutation<SyncAnswer, { force?: boolean; dryRun?: boolean }>({
      query: (body) => ({ path: 'sync', method: 'POST', body }),
      invalidatesTags: (_answer, _error, { dryRun }) => (dryRun ? ['sync'] : ['sync', 'listings', 'audit']),
    }),
    undoSync: build.mutation<SyncAnswer, void>({
      query: () => ({ path: 'sync/undo', method: 'POST' }),
      invalidatesTags: ['sync', 'listings', 'audit'],
    }),
  }),
});

export const { useSyncStateQuery, useSyncMutation, useUndoSyncMutation } = syncApi;
