import { setImmediate as settled } from 'node:timers/promises';
import { GroupMember } from './group-member.js';
import type { MemberMessage, SupervisorMessage } from './group-messages.js';
import { GroupQuestions, type QuestionedProcess } from './group-questions.js';
import { processesOf } from './processes-of.js';
import { SingleProcess } from './process-group.js';

/** Processes without processes: what they send is carried at once. */
function groupOf(count: number) {
  const questions = new GroupQuestions();
  const join = () => {
    let receive: (message: SupervisorMessage<unknown>) => void = () => undefined;
    const asked: QuestionedProcess = { question: (question, topic) => receive({ kind: 'question', question, topic }) };
    const send = (message: MemberMessage) => {
      if (message.kind === 'answer') questions.answered(asked, message.question, message.value);
      if (message.kind === 'ask')
        void questions.ask(asked, message.topic, message.limitMs).then((values) => receive({ kind: 'answers', id: message.id, values }));
    };
    const member = new GroupMember({ send, onMessage: (listener) => (receive = listener) });
    questions.add(asked);
    return { member, leave: () => questions.remove(asked) };
  };
  return Array.from({ length: count }, join);
}

const never = () => new Promise<never>(() => undefined);

describe('A group of processes', () => {
  it('asks all other processes, and not the asking one', async () => {
    const group = groupOf(3);
    for (const [index, { member }] of group.entries()) member.answer('metrics', () => Promise.resolve(index));
    expect(await group[0]!.member.ask('metrics', 1_000)).toEqual([1, 2]);
    expect(await group[2]!.member.ask('metrics', 1_000)).toEqual([0, 1]);
  });

  it('leaves out processes that have no answer, fail, are late or end', async () => {
    const [asker, knows, fails, late, ends, unaware] = groupOf(6);
    knows!.member.answer('metrics', () => 'known');
    fails!.member.answer('metrics', () => Promise.reject(new Error('broken')));
    late!.member.answer('metrics', never);
    ends!.member.answer('metrics', never);
    unaware!.member.answer('caught-up', () => 'of something else');
    expect(await asker!.member.ask('metrics', 20)).toEqual(['known']);
    late!.leave();
    const answers = asker!.member.ask('metrics', 2 ** 31 - 1);
    await settled();
    ends!.leave();
    expect(await answers).toEqual(['known']);
  });

  it('sends messages without waiting for an answer', async () => {
    const [teller, told, other] = groupOf(3);
    const heard: string[] = [];
    told!.member.answer('probed', () => void heard.push('one'));
    other!.member.answer('probed', () => void heard.push('other'));
    teller!.member.tell('probed');
    await settled();
    expect(heard).toEqual(['one', 'other']);
  });

  it('gives each process its number when it is told to start', () => {
    let receive: (message: SupervisorMessage<unknown>) => void = () => undefined;
    const member = new GroupMember({ send: () => undefined, onMessage: (listener) => (receive = listener) });
    expect(member.number).toBeUndefined();
    receive({ kind: 'start', start: {}, number: 2 });
    expect([member.number, new SingleProcess().number]).toEqual([2, undefined]);
  });

  it('is empty for a single process', async () => {
    expect([await new SingleProcess().ask(), await groupOf(1)[0]!.member.ask('metrics', 1_000)]).toEqual([[], []]);
  });

  it.each([
    [undefined, 1, 1],
    [undefined, 2, 1],
    [undefined, 3, 2],
    [undefined, 16, 15],
    [1, 16, 1],
    [4, 2, 4],
  ])('has as many processes as configured (%s), or as fit on %i cores: %i', (wanted, cores, expected) => {
    expect(processesOf(wanted, cores)).toBe(expected);
  });
});
