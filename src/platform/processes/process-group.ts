/** What the processes of a group tell or ask each other. */
export type GroupTopic =
  /** How far the answering process has heard of changes: it answers when it has heard of all that were committed before. */
  | 'caught-up'
  /** Its metrics, as prom-client writes them to JSON. */
  | 'metrics'
  /** A balancer has asked whether we are ready. */
  | 'probed'
  /** A balancer has been told that we are about to stop. */
  | 'probe-answered';

/** The processes that serve one port together (`WEB_CONCURRENCY`), as one of them reaches the others. */
export abstract class ProcessGroup {
  /** Which of them this process is, from 1 on: one that replaces another has its number. `undefined` when this process serves alone. */
  abstract readonly number: number | undefined;

  /** What this process answers to the others; what it returns must be plain data. */
  abstract answer(topic: GroupTopic, answer: () => unknown): void;

  /**
   * Asks all other processes at once. Never rejects.
   * @returns the answers of those that answered within the limit; none when this process serves alone
   */
  abstract ask<T>(topic: GroupTopic, limitMs: number): Promise<T[]>;

  /** Tells all other processes, without waiting for anything. */
  tell(topic: GroupTopic): void {
    void this.ask(topic, 0);
  }
}

/** One process serves the port: there is nobody to ask. */
export class SingleProcess extends ProcessGroup {
  readonly number = undefined;

  answer(): void {
    // Nobody asks.
  }

  ask<T>(): Promise<T[]> {
    return Promise.resolve([]);
  }
}
