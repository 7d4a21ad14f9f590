import { createContext, useContext, useEffect } from 'react';
import { useSelector } from 'react-redux';
import type { Site } from './site.js';
import { type ReadError, readKey, type ReadName, type Reads } from './reads.js';

/** Starts a read and keeps its answer while it is wanted. @returns ends the wanting */
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
  /** Asks again after an error. */
  retry: () => void;
}

/**
 * An answer of the server, out of RTK Query's cache. What the server has rendered is there from the start; anything else
 * is asked for, and RTK Query itself is loaded with the first such question.
 * @param wanted false as long as nothing is to be asked
 */
export function useRead<N extends ReadName>(name: N, args: Reads[N]['args'], wanted = true): ReadState<Reads[N]['data']> {
  const start = useContext(StartReadContext);
  const key = readKey(name, args);
  const entry = useSelector(({ api }: State) => api.queries?.[key]);
  const offline = useSelector(({ site }: State) => site.offline);
  const known = entry?.status === 'fulfilled' || entry?.status === 'rejected';
  // `args` are in the key; an answer that is there needs no start, and must not restart when it arrives.
  useEffect(() => (known || !wanted ? undefined : start(name, args)), [key, start, wanted]);
  const error = entry?.status === 'rejected' ? entry.error : !known && offline ? { status: 0 } : undefined;
  return {
    data: error ? undefined : (entry?.data as Reads[N]['data'] | undefined),
    error,
    loading: !known && !error,
    retry: () => void start(name, args, true),
  };
}
