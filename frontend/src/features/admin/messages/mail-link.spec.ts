import { replyLink } from './mail-link.js';

const MESSAGE = {
  name: 'Dana & Sons',
  subject: 'Taps? 100% sure',
  message: 'Two lines,\nwith a "+" & an é.',
  createdAt: '2026-11-20T14:05:00.000Z',
};
const parts = (link: string) => {
  const url = new URL(link);
  // Not URLSearchParams, which makes spaces of plus signs: mail programs do not.
  const [subject, body] = url.search
    .slice(1)
    .split('&')
    .map((part) => decodeURIComponent(part.slice(part.indexOf('=') + 1)));
  return { to: decodeURIComponent(url.pathname), subject, body };
};

describe('the link that answers a message', () => {
  it('has the address, the subject and what was written, quoted, with the line breaks of mail', () => {
    const { to, subject, body } = parts(replyLink('dana+taps@example.com', MESSAGE));
    expect([to, subject]).toEqual(['dana+taps@example.com', 'Re: Taps? 100% sure']);
    expect(body).toMatch(/^\r\n\r\nDana & Sons wrote on 2[01] Nov 2026, \d\d:\d\d:\r\n> Two lines,\r\n> with a "\+" & an é\.\r\n$/);
  });

  it('adds nothing else to the email, whatever was typed', () => {
    const link = replyLink('a?cc=x@example.com', { ...MESSAGE, subject: 'A&bcc=y@example.com', message: '&attach=z' });
    expect(link.split('&')).toHaveLength(2);
    expect(link.split('?')).toHaveLength(2);
  });

  it('says "Re:" once', () => {
    expect(parts(replyLink('a@example.com', { ...MESSAGE, subject: 'RE: taps' })).subject).toBe('RE: taps');
  });

  it('is short enough for every mail program, and never splits a character', () => {
    for (const message of ['word '.repeat(2_000), 'é\n'.repeat(2_000), '🚰'.repeat(2_000)]) {
      const link = replyLink('a@example.com', { ...MESSAGE, message });
      expect(link.length).toBeLessThan(2_000);
      expect(parts(link).body).toMatch(/ \.\.\.\r\n$/);
    }
  });
});
