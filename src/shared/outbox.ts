/**
 * Work that must happen after a change is committed: stored with the change, run at least once, retried until it succeeds.
 * Handlers must be idempotent: one may run twice for one entry.
 */
export abstract class Outbox {
  /** Adds an entry to the running transaction (or commits it at once outside of one). */
  abstract add(topic: string, payload: object): Promise<void>;

  /**
   * Registers the one handler of a topic, before the application starts. It gets all waiting entries up to
   * `options.batch` together; if it rejects, all of them are tried again later.
   */
  abstract handle<P extends object>(topic: string, options: OutboxTopic, handler: (payloads: P[]) => Promise<void>): void;
}

export interface OutboxTopic {
  /** Entries handed over at once, at most. */
  batch: number;
  /** Seconds before the first retry; doubled each time. */
  retryDelay: number;
  /** Seconds between two retries, at most. */
  retryDelayMax: number;
  /** How long an entry is retried, in days. */
  retryDays: number;
  /**
   * Whether the work under way has had an effect that the next attempt would repeat. A stop waits for such work until it has ended: other
   * work has ten seconds.
   */
  isUnrepeatable?: (() => boolean) | undefined;
  /** One entry at a time, across all processes. */
  alone?: boolean;
}
