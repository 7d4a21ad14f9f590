import type { GroupTopic } from './process-group.js';

/** From a process that serves to the one that supervises it. */
export type MemberMessage =
  /** Its program has loaded: it waits for `start`. */
  | { kind: 'loaded' }
  | { kind: 'ready'; port: number; publicAddress: string | null }
  /** It cannot serve. `expected`: the operator can fix the cause, and the message is one line. */
  | { kind: 'failed'; message: string; expected: boolean }
  /** Heartbeat: its event loop is not blocked. */
  | { kind: 'beat' }
  | { kind: 'ask'; id: number; topic: GroupTopic; limitMs: number }
  | { kind: 'answer'; question: number; value: unknown };

/** From the supervising process to one that serves. */
export type SupervisorMessage<Start> =
  | { kind: 'start'; start: Start; number: number }
  /** Finish the requests in flight, and end. */
  | { kind: 'stop' }
  | { kind: 'question'; question: number; topic: GroupTopic }
  | { kind: 'answers'; id: number; values: unknown[] };

/** Interval between two heartbeats of a serving process. */
export const HEARTBEAT_INTERVAL_MS = 1_000;
