import { mailHref } from '../../../lib/contact-links.js';
import { momentText } from '../kit/moment.js';
import type { Message } from './message-endpoints.js';

/** Some mail programs accept addresses of about 2,000 characters only. */
const MAX_LINK_LENGTH = 1_900;

type Answered = Pick<Message, 'name' | 'subject' | 'message' | 'createdAt'>;

/** The `mailto:` link for a reply: recipient, "Re: ...", and the quoted message, shortened to the maximum length of an address. */
export function replyLink(email: string, { name, subject, message, createdAt }: Answered): string {
  const about = /^re:/i.test(subject) ? subject : `Re: ${subject}`;
  const start = `${mailHref(email)}?subject=${encodeURIComponent(about)}&body=`;
  const intro = encoded(`\n\n${name ?? email} wrote on ${momentText(createdAt)}:\n`);
  let body = intro;
  for (const line of message.split('\n')) {
    const next = body + encoded(`> ${line}\n`);
    if (start.length + next.length > MAX_LINK_LENGTH)
      return start + body + encoded(`> ${partOf(line, MAX_LINK_LENGTH - start.length - body.length)} ...\n`);
    body = next;
  }
  return start + body;
}

/** Line breaks of mail are two characters. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed().replaceAll('\n', '\r\n'));
}

/** As much of a line as fits into `room` characters of an encoded address. */
function partOf(line: string, room: number): string {
  let part = '';
  let used = 0;
  for (const character of line) {
    used += encoded(character).length;
    if (used > room) return part;
    part += character;
  }
  return part;
}
