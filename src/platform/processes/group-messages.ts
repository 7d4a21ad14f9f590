import type { GroupTopic } from './process-group.js';

/** From a process that serves to the one that supervises it. */
export type FromMember =
  /** Its program has loaded: it waits for what to run on. */
  | { kind: 'loaded' }
  | { kind: 'ready'; port: number; publicAddress: string | null }
  /** It cannot serve. `expected`: the operator can mend it, and the message is one line. */
  | { kind: 'failed'; message: string; expected: boolean }
  /** Its event loop turns. */
  | { kind: 'beat' }
  | { kind: 'ask'; id: number; topic: GroupTopic; limitMs: number }
  | { kind: 'answer'; question: number; value: unknown };

/** From the supervising process to one that serves. */
export type FromSupervisor<Start> =
  | { kind: 'start'; start: Start; number: number }
  /** Finish the requests in flight, and end. */
  | { kind: 'stop' }
  | { kind: 'question'; question: number; topic: GroupTopic }
  | { kind: 'answers'; id: number; values: unknown[] };

/** Between two signs of life of a process that serves. */
export const BEAT_MS = 1_000;
