/** The questions and notifications between the processes of a group. */
export type GroupTopic =
  /** Answered when the process has been notified of all changes committed before the question. */
  | 'caught-up'
  /** Answered with the metrics of the process, in prom-client's JSON form. */
  | 'metrics'
  /** A load balancer has sent a readiness probe. */
  | 'probed'
  /** A load balancer has received the 503 that announces the stop. */
  | 'probe-answered';

/** Messaging between the processes that serve one port together (`WEB_CONCURRENCY`). */
export abstract class ProcessGroup {
  /** The number of this process in the group, from 1; a replacement keeps the number. `undefined` when this process serves alone. */
  abstract readonly number: number | undefined;

  /** Registers the answer of this process to the others; it must return plain data (structured clone). */
  abstract answer(topic: GroupTopic, answer: () => unknown): void;

  /**
   * Asks all other processes at once. Never rejects.
   * @returns the answers of those that answered within the limit; none when this process serves alone
   */
  abstract ask<T>(topic: GroupTopic, limitMs: number): Promise<T[]>;

  /** Notifies all other processes without waiting. */
  tell(topic: GroupTopic): void {
    void this.ask(topic, 0);
  }
}

/** The group of a process that serves its port alone. */
export class SingleProcess extends ProcessGroup {
  readonly number = undefined;

  answer(): void {
    // There are no other processes.
  }

  ask<T>(): Promise<T[]> {
    return Promise.resolve([]);
  }
}
