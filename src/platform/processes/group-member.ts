import { HEARTBEAT_INTERVAL_MS, type MemberMessage, type SupervisorMessage } from './group-messages.js';
import { type GroupTopic, ProcessGroup } from './process-group.js';

/** The message channel to the supervising process. */
export interface Channel {
  send(message: MemberMessage): void;
  onMessage(listener: (message: SupervisorMessage<unknown>) => void): void;
}

/** One of the processes that serve a port together. Questions to the others go through the supervising process. */
export class GroupMember extends ProcessGroup {
  private readonly answers = new Map<GroupTopic, () => unknown>();
  private readonly waiting = new Map<number, (values: unknown[]) => void>();
  private asked = 0;
  private ownNumber: number | undefined;

  constructor(private readonly channel: Channel) {
    super();
    channel.onMessage((message) => {
      if (message.kind === 'start') this.ownNumber = message.number;
      if (message.kind === 'question') void this.answerQuestion(message.question, message.topic);
      if (message.kind !== 'answers') return;
      this.waiting.get(message.id)?.(message.values);
      this.waiting.delete(message.id);
    });
  }

  get number(): number | undefined {
    return this.ownNumber;
  }

  answer(topic: GroupTopic, answer: () => unknown): void {
    this.answers.set(topic, answer);
  }

  ask<T>(topic: GroupTopic, limitMs: number): Promise<T[]> {
    const id = (this.asked += 1);
    return new Promise((resolve) => {
      this.waiting.set(id, (values) => resolve(values as T[]));
      this.channel.send({ kind: 'ask', id, topic, limitMs });
    });
  }

  /** Sends heartbeats, for as long as the event loop is not blocked. */
  beat(): void {
    setInterval(() => this.channel.send({ kind: 'beat' }), HEARTBEAT_INTERVAL_MS).unref();
  }

  private async answerQuestion(question: number, topic: GroupTopic): Promise<void> {
    const value = await Promise.resolve()
      .then(() => this.answers.get(topic)?.())
      .catch(() => undefined);
    this.channel.send({ kind: 'answer', question, value });
  }
}
