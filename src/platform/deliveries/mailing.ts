import { createTransport, type Transporter } from 'nodemailer';
import { NotDelivered } from './not-delivered.js';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Reply-To address. */
  replyTo?: string;
  /** Counts towards the limit although the address is confirmed. */
  unasked?: true;
  /** Waits where the limit is reached. */
  warns?: true;
  /** When the link in it runs out. */
  expiresAt?: Date;
}

const MAX_MS = 10_000;
/** Servers look at an email before they take it. One that is given up meanwhile arrives nevertheless, and again with each further attempt. */
const MAX_ANSWER_MS = 40_000;
export const MAX_ALTOGETHER_MS = 45_000;
const SUBJECT_MAX = 200;
/** RFC 4954. */
const LOGIN_WANTED = 530;

/** The way to a mail server. It is reached within ten seconds, or not at all. */
export function emailTransport(smtpUrl: string): Transporter {
  const limits = { connectionTimeout: MAX_MS, greetingTimeout: MAX_MS, socketTimeout: MAX_ANSWER_MS, dnsTimeout: MAX_MS };
  return createTransport({ url: smtpUrl, ...limits, disableFileAccess: true, disableUrlAccess: true });
}

/** The operator's mail server. */
export class Mailing {
  private readonly transport: Transporter;

  constructor(
    smtpUrl: string,
    private readonly from: string,
  ) {
    this.transport = emailTransport(smtpUrl);
  }

  /**
   * Sends an email through the mail server.
   * @param id the same for each attempt, used in the Message-ID
   * @throws NotDelivered
   */
  async send(id: string, { to, subject, text, replyTo }: Mail): Promise<void> {
    const email = {
      from: this.from,
      // As objects: in a text, a comma would begin another address.
      to: { name: '', address: to },
      ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
      subject: subjectLine(subject),
      text,
      messageId: `<${id}@homewright>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    };
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(
        () => reject(new NotDelivered('the mail server did not finish in time', { mayHaveArrived: true })),
        MAX_ALTOGETHER_MS,
      );
    });
    try {
      await Promise.race([this.transport.sendMail(email), late]);
    } catch (error) {
      throw error instanceof NotDelivered ? error : notDelivered(error);
    } finally {
      clearTimeout(timer);
    }
  }
}

/** One line; where it is cut, it says so. */
function subjectLine(subject: string): string {
  const line = subject.replace(/\s+/g, ' ');
  if (line.length <= SUBJECT_MAX) return line;
  // A surrogate pair that is cut in two leaves half a character.
  return `${line.slice(0, SUBJECT_MAX - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** The server's message can contain addresses. */
function notDelivered(error: unknown): NotDelivered {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  if (responseCode === undefined) return new NotDelivered(`the mail server could not be used${code ? ` (${code})` : ''}`);
  // 5xx is permanent (RFC 5321), except for a login that is refused or missing, which the operator can fix: emails are retried then.
  const final = responseCode >= 500 && code !== 'EAUTH' && responseCode !== LOGIN_WANTED;
  return new NotDelivered(`the mail server answered ${responseCode}`, { final });
}
