import { createContext, useContext, useEffect } from 'react';
import { useSelector } from 'react-redux';
import type { Site } from './site.js';
import { type ReadError, readKey, type ReadName, type Reads } from './reads.js';

/** Starts a read and subscribes to its answer. @returns unsubscribes */
export type StartRead = (name: ReadName, args: object, again?: boolean) => () => void;

export const StartReadContext = createContext<StartRead>(() => () => undefined);

interface Entry {
  status: string;
  data?: unknown;
  error?: ReadError;
}

interface State {
  api: { queries?: Record<string, Entry | undefined> };
  site: Site;
}

export interface ReadState<Data> {
  data: Data | undefined;
  error: ReadError | undefined;
  loading: boolean;
  /** Repeats the read after an error. */
  retry: () => void;
}

/**
 * A read of the API, from RTK Query's cache. Reads that the server has rendered are in the cache from the start; others are fetched, and
 * RTK Query itself is loaded with the first of them.
 * @param wanted false skips the read
 */
export function useRead<N extends ReadName>(name: N, args: Reads[N]['args'], wanted = true): ReadState<Reads[N]['data']> {
  const start = useContext(StartReadContext);
  const key = readKey(name, args);
  const entry = useSelector(({ api }: State) => api.queries?.[key]);
  const offline = useSelector(({ site }: State) => site.offline);
  const known = entry?.status === 'fulfilled' || entry?.status === 'rejected';
  const error = entry?.status === 'rejected' ? entry.error : !known && offline ? { status: 0 } : undefined;
  // An error without a problem is no answer of the application, so the next component with this read repeats it. `args` are part of the
  // key. `known` and `error` are no dependencies: the arrival of the answer must not end and restart the subscription.
  useEffect(() => ((known && (!error || error.problem)) || !wanted ? undefined : start(name, args)), [key, start, wanted]);
  return {
    data: error ? undefined : (entry?.data as Reads[N]['data'] | undefined),
    error,
    loading: !known && !error,
    retry: () => void start(name, args, true),
  };
}
