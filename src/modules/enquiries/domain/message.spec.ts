import { Message, type MessageContent } from './message.js';

const CONTENT: MessageContent = {
  kind: 'contact',
  name: 'Ann',
  email: 'ann@example.com',
  phone: null,
  subject: 'Taps',
  message: 'One drips.',
  listing: null,
  hidden: {},
};
const NOW = new Date('2026-03-01T12:00:00Z');
const received = (spam: 'honeypot' | null = null) => Message.receive('1', CONTENT, spam, NOW);

describe('a message', () => {
  it('is received in the inbox', () => {
    expect(received().state).toEqual({ status: 'inbox', spamReason: null });
    expect(received().isForwardable).toBe(true);
  });

  it('is stored as spam, with the reason, and not delivered', () => {
    expect(received('honeypot').state).toEqual({ status: 'spam', spamReason: 'honeypot' });
    expect(received('honeypot').isForwardable).toBe(false);
  });

  it.each([
    ['archived', (message: Message) => message.archive(), { status: 'archived', spamReason: null }],
    ['marked as spam', (message: Message) => message.markAsSpam(), { status: 'spam', spamReason: 'marked' }],
  ] as const)('can be %s once, and restored once', (_what, act, state) => {
    const message = received();
    expect([act(message), act(message)]).toEqual([true, false]);
    expect(message.state).toEqual(state);
    expect([message.restore(), message.restore()]).toEqual([true, false]);
    expect(message.state).toEqual({ status: 'inbox', spamReason: null });
  });

  it('keeps the reason of the spam filter when an admin confirms it', () => {
    const message = received('honeypot');
    expect(message.markAsSpam()).toBe(false);
    expect(message.state.spamReason).toBe('honeypot');
  });
});
