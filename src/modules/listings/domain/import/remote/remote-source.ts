import type { RemoteOutcome } from './remote-outcome.js';

/** A table on the web that is fetched regularly. It is a list of its own, with the same name. */
export interface RemoteSource {
  id: string;
  name: string;
  /** The link as it was typed. */
  address: string;
  /** A cron expression in the site's time zone, or `off`. */
  clock: string;
  /** When it is fetched next by schedule; `null` when that is off. */
  dueAt: Date | null;
  /** When it was last fetched, and the outcome. */
  checkedAt: Date | null;
  outcome: RemoteOutcome | null;
  /** Why nothing was imported, in words that an operator can act on. */
  problem: string | null;
}

/** The tables that are fetched. All methods take part in the running transaction. */
export abstract class RemoteSources {
  /** By name. */
  abstract all(): Promise<RemoteSource[]>;

  /** The same, locked: nobody else can add or change one before the transaction ends. */
  abstract allForUpdate(): Promise<RemoteSource[]>;

  /** @throws RemoteSourceNotFound */
  abstract get(id: string): Promise<RemoteSource>;

  /** Adds or replaces it. @throws RemoteSourceNameTaken */
  abstract save(source: RemoteSource): Promise<void>;

  /** Its list and listings stay. */
  abstract remove(id: string): Promise<void>;

  /**
   * Sets when it is due next, if it is still due at the given time: so only one of several processes fetches it.
   * @returns `false` when another process was first, or an admin has changed its schedule
   */
  abstract claim(source: RemoteSource, next: Date | null): Promise<boolean>;

  /** Sets its next fetch to this time, whatever its schedule is. */
  abstract postpone(id: string, until: Date): Promise<void>;

  abstract note(id: string, at: Date, outcome: RemoteOutcome, problem: string | null): Promise<void>;
}
