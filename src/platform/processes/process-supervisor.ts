import cluster, { type Worker } from 'node:cluster';
import { type ServerRun, Supervisor } from '../embedded/supervisor.js';
import { HEARTBEAT_INTERVAL_MS, type MemberMessage, type SupervisorMessage } from './group-messages.js';
import { GroupQuestions } from './group-questions.js';
import type { GroupTopic } from './process-group.js';

/** A process that has sent no heartbeat for this many seconds is considered hung, and is replaced. */
const MISSED_BEATS = 20;

export interface Served {
  port: number;
  /** The site's public address, if it is configured. */
  publicAddress: string | null;
}

export interface ProcessSupervisorOptions<Start> {
  count: number;
  /** The settings that each process gets at its start. */
  start: Start;
  say: (line: string, level?: number) => void;
}

/** A process could not serve. */
export class ProcessFailed extends Error {
  constructor(
    message: string,
    /** The operator can fix the cause, and the message is one line. */
    readonly expected: boolean,
  ) {
    super(message);
    // The stack of this process would not show where the other process failed.
    if (!expected) this.stack = message;
  }
}

/**
 * Starts processes that serve one port together, and replaces each that exits or hangs. A new connection is accepted by a process that is
 * not busy, so one that stops, hangs or crashes affects only its own requests.
 */
export class ProcessSupervisor<Start> {
  private readonly questions = new GroupQuestions();
  private readonly supervisors: Supervisor[] = [];
  private starting: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: ProcessSupervisorOptions<Start>) {
    // Each process accepts connections from the shared socket itself. If the supervisor handed them over instead, a connection on its way
    // to a process that dies would stay open for ever without an answer.
    cluster.schedulingPolicy = cluster.SCHED_NONE;
    // Structured clone: unlike JSON, it keeps `undefined`.
    cluster.setupPrimary({ serialization: 'advanced' });
  }

  /**
   * Resolves when all of them listen.
   * @throws ProcessFailed when one of them cannot; the others are stopped then
   */
  start(signal: AbortSignal): Promise<Served> {
    const starting = this.startAll(signal);
    this.starting = starting.catch(() => undefined);
    return starting;
  }

  private async startAll(signal: AbortSignal): Promise<Served> {
    const starts = await Promise.allSettled(Array.from({ length: this.options.count }, (_, index) => this.launch(index + 1, signal)));
    const members: Member[] = [];
    for (const start of starts) if (start.status === 'fulfilled') members.push(start.value);
    const failure = starts.find((start) => start.status === 'rejected');
    if (failure || signal.aborted) {
      await Promise.all(members.map((member) => member.stop()));
      throw failure?.reason ?? signal.reason;
    }
    for (const [index, member] of members.entries()) {
      const name = `Process ${index + 1} of ${members.length}`;
      this.supervisors.push(
        new Supervisor({ name, launch: (stopping) => this.launch(index + 1, stopping), say: this.options.say }, member),
      );
    }
    return members[0]!.served!;
  }

  /** Graceful shutdown: each process finishes its requests in flight. Resolves when all have exited. */
  async stop(): Promise<void> {
    await this.starting;
    await Promise.all(this.supervisors.map((supervisor) => supervisor.stop()));
  }

  private async launch(number: number, signal: AbortSignal): Promise<Member> {
    const { start, say } = this.options;
    const member = new Member(cluster.fork(), this.questions, say, { kind: 'start', start, number });
    const abort = () => void member.stop();
    signal.addEventListener('abort', abort, { once: true });
    try {
      await member.listening;
    } finally {
      signal.removeEventListener('abort', abort);
    }
    return member;
  }
}

/** One process that serves, as the supervising one sees it. */
class Member implements ServerRun {
  served: Served | undefined;
  readonly exited: Promise<string>;
  /** @throws ProcessFailed */
  readonly listening: Promise<void>;
  private missed = 0;

  constructor(
    private readonly worker: Worker,
    questions: GroupQuestions,
    say: (line: string) => void,
    start: SupervisorMessage<unknown>,
  ) {
    const asked = { question: (question: number, topic: GroupTopic) => this.send({ kind: 'question', question, topic }) };
    this.exited = new Promise((resolve) => {
      worker.once('exit', (code: number, killedBy: string | null) => {
        clearInterval(watch);
        questions.remove(asked);
        resolve(killedBy ? `ended by ${killedBy}` : `exit code ${code}`);
      });
    });
    const watch = setInterval(() => {
      // No limit during the start: loading the modules blocks the event loop.
      if (!this.served) return;
      // Count missed heartbeats instead of measuring time: after the machine was suspended, no process counts as late.
      this.missed += 1;
      if (this.missed !== MISSED_BEATS) return;
      say(
        `Process ${worker.process.pid} has not answered for ${(MISSED_BEATS * HEARTBEAT_INTERVAL_MS) / 1_000} s: ending and replacing it`,
      );
      worker.process.kill('SIGKILL');
    }, HEARTBEAT_INTERVAL_MS);
    this.listening = new Promise((resolve, reject) => {
      worker.on('message', (message: MemberMessage) => {
        this.missed = 0;
        if (message.kind === 'loaded') this.send(start);
        if (message.kind === 'failed') reject(new ProcessFailed(message.message, message.expected));
        if (message.kind === 'answer') questions.answered(asked, message.question, message.value);
        if (message.kind === 'ask')
          void questions
            .ask(asked, message.topic, message.limitMs)
            .then((values) => this.send({ kind: 'answers', id: message.id, values }));
        if (message.kind !== 'ready') return;
        this.served = message;
        questions.add(asked);
        resolve();
      });
      void this.exited.then((how) => reject(new ProcessFailed(`The process ended while it started: ${how}`, false)));
    });
  }

  async stop(): Promise<void> {
    this.send({ kind: 'stop' });
    await this.exited;
  }

  private send(message: SupervisorMessage<unknown>): void {
    // Ignore errors of sending to a process that is just exiting.
    if (this.worker.isConnected()) this.worker.send(message, () => undefined);
  }
}
