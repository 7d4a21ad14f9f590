import type { GroupTopic } from './process-group.js';

/** A process that can receive a question. */
export interface QuestionedProcess {
  question(question: number, topic: GroupTopic): void;
}

interface Open {
  waitingFor: Set<QuestionedProcess>;
  values: unknown[];
  done: () => void;
}

/** Questions of one process to all others, collected in the supervising process. */
export class GroupQuestions {
  private readonly members = new Set<QuestionedProcess>();
  private readonly open = new Map<number, Open>();
  private last = 0;

  add(member: QuestionedProcess): void {
    this.members.add(member);
  }

  /** Removes a process that has ended; open questions no longer wait for its answer. */
  remove(member: QuestionedProcess): void {
    this.members.delete(member);
    for (const question of [...this.open.keys()]) this.settle(question, member);
  }

  /** Resolves when all others have answered, or after the limit with the answers so far. Answers that are `undefined` are left out. */
  ask(asker: QuestionedProcess, topic: GroupTopic, limitMs: number): Promise<unknown[]> {
    const others = [...this.members].filter((member) => member !== asker);
    const question = (this.last += 1);
    for (const member of others) member.question(question, topic);
    if (others.length === 0 || limitMs === 0) return Promise.resolve([]);
    return new Promise((resolve) => {
      const values: unknown[] = [];
      const timer = setTimeout(() => done(), limitMs);
      const done = () => {
        clearTimeout(timer);
        this.open.delete(question);
        resolve(values);
      };
      this.open.set(question, { waitingFor: new Set(others), values, done });
    });
  }

  /** Records an answer; one that arrives after its question was settled is dropped. */
  answered(member: QuestionedProcess, question: number, value: unknown): void {
    if (value !== undefined) this.open.get(question)?.values.push(value);
    this.settle(question, member);
  }

  private settle(question: number, member: QuestionedProcess): void {
    const open = this.open.get(question);
    if (open?.waitingFor.delete(member) && open.waitingFor.size === 0) open.done();
  }
}
