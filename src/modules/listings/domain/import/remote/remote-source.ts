import type { RemoteOutcome } from './remote-outcome.js';

/** A table on the web that is fetched again and again. What it holds is a list of its own, of the same name. */
export interface RemoteSource {
  id: string;
  name: string;
  /** The link as it was typed. */
  address: string;
  /** A cron expression in the site's time zone, or `off`. */
  clock: string;
  /** When the clock fetches it next; `null` when it is off. */
  dueAt: Date | null;
  /** When it was last asked for, and what became of that. */
  checkedAt: Date | null;
  outcome: RemoteOutcome | null;
  /** Why nothing came of it, in words that an operator can act on. */
  problem: string | null;
}

/** The tables that are fetched. All methods take part in the running transaction. */
export abstract class RemoteSources {
  /** By name. */
  abstract all(): Promise<RemoteSource[]>;

  /** The same, and nobody else adds or changes one before the transaction ends. */
  abstract allForUpdate(): Promise<RemoteSource[]>;

  /** @throws RemoteSourceNotFound */
  abstract get(id: string): Promise<RemoteSource>;

  /** Adds or replaces it. @throws RemoteSourceNameTaken */
  abstract save(source: RemoteSource): Promise<void>;

  /** Its list and listings stay. */
  abstract remove(id: string): Promise<void>;

  /**
   * Sets when it is due next, where it is still due at the time that it is given with: so of several processes one fetches it.
   * @returns `false` when another process was first, or an admin has changed its clock
   */
  abstract claim(source: RemoteSource, next: Date | null): Promise<boolean>;

  /** It is fetched at this time instead, whatever its clock says. */
  abstract postpone(id: string, until: Date): Promise<void>;

  abstract note(id: string, at: Date, outcome: RemoteOutcome, problem: string | null): Promise<void>;
}
