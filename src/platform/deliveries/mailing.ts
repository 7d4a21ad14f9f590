import { createTransport, type Transporter } from 'nodemailer';
import { NotDelivered } from './not-delivered.js';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Whom an answer goes to. */
  replyTo?: string;
  /** Counted although the address has confirmed itself. */
  unasked?: true;
}

const MOST_MS = 10_000;
export const MOST_ALTOGETHER_MS = 20_000;
const SUBJECT_MAX = 200;

/** The way to a mail server; nothing on it takes longer than ten seconds. */
export function letterTransport(smtpUrl: string): Transporter {
  const limits = { connectionTimeout: MOST_MS, greetingTimeout: MOST_MS, socketTimeout: MOST_MS, dnsTimeout: MOST_MS };
  return createTransport({ url: smtpUrl, ...limits, disableFileAccess: true, disableUrlAccess: true });
}

/** The operator's mail server. */
export class Mailing {
  private readonly transport: Transporter;

  constructor(
    smtpUrl: string,
    private readonly from: string,
  ) {
    this.transport = letterTransport(smtpUrl);
  }

  /**
   * Hands a letter to the mail server.
   * @param id the same for each attempt, in the letter's Message-ID
   * @throws NotDelivered
   */
  async send(id: string, { to, subject, text, replyTo }: Mail): Promise<void> {
    const letter = {
      from: this.from,
      // As objects: in a text, a comma would begin another address.
      to: { name: '', address: to },
      ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
      subject: subject.replace(/\s+/g, ' ').slice(0, SUBJECT_MAX),
      text,
      messageId: `<${id}@homewright>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    };
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(
        () => reject(new NotDelivered('the mail server did not finish in time', { mayHaveArrived: true })),
        MOST_ALTOGETHER_MS,
      );
    });
    try {
      await Promise.race([this.transport.sendMail(letter), late]);
    } catch (error) {
      throw error instanceof NotDelivered ? error : notDelivered(error);
    } finally {
      clearTimeout(timer);
    }
  }
}

/** The server's own words can hold addresses. */
function notDelivered(error: unknown): NotDelivered {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  if (responseCode === undefined) return new NotDelivered(`the mail server could not be used${code ? ` (${code})` : ''}`);
  // 5xx is an answer for good (RFC 5321). Only a sign-in that was refused is the operator's to mend: letters wait for that.
  return new NotDelivered(`the mail server answered ${responseCode}`, { final: responseCode >= 500 && code !== 'EAUTH' });
}
