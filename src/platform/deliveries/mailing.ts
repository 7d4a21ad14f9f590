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
  /** A warning: it stays queued where the limit is reached, instead of being given up. */
  warns?: true;
  /** When the link in it expires. */
  expiresAt?: Date;
}

const MAX_MS = 10_000;
/** Servers scan an email before they accept it. After a timeout it may arrive nevertheless, and again with each further attempt. */
const MAX_ANSWER_MS = 40_000;
export const MAX_ALTOGETHER_MS = 45_000;
const SUBJECT_MAX = 200;
/** RFC 4954. */
const LOGIN_WANTED = 530;

/** A transport to the mail server; connecting fails after ten seconds. */
export function emailTransport(smtpUrl: string): Transporter {
  const limits = { connectionTimeout: MAX_MS, greetingTimeout: MAX_MS, socketTimeout: MAX_ANSWER_MS, dnsTimeout: MAX_MS };
  return createTransport({ url: smtpUrl, ...limits, disableFileAccess: true, disableUrlAccess: true });
}

/** The operator's mail server. */
export class Mailing {
  private readonly transport: Transporter;
  /** By the Message-ID of each email that is being sent: called when it was handed over as a whole. */
  private readonly handedOver = new Map<unknown, () => void>();

  constructor(
    smtpUrl: string,
    private readonly from: string,
  ) {
    this.transport = emailTransport(smtpUrl);
    // The errors do not say whether the connection ended before or after the whole email was sent.
    this.transport.use('stream', ({ data, message }, done) => {
      message.processFunc((input) => input.once('end', () => this.handedOver.get(data.messageId)?.()));
      done();
    });
  }

  /**
   * Sends an email through the mail server.
   * @param id the same for each attempt, used in the Message-ID
   * @param whenHandedOver called when the server has the whole email: from then on it may arrive, whatever the server answers
   * @throws NotDelivered
   */
  async send(id: string, { to, subject, text, replyTo }: Mail, whenHandedOver = (): void => undefined): Promise<void> {
    const email = {
      from: this.from,
      // Addresses as objects: in a string, a comma would begin another address.
      to: { name: '', address: to },
      ...(replyTo && fitsHeader(replyTo) ? { replyTo: { name: '', address: replyTo } } : {}),
      subject: subjectLine(subject),
      text,
      messageId: `<${id}@homewright>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    };
    let isHandedOver = false;
    this.handedOver.set(email.messageId, () => {
      isHandedOver = true;
      whenHandedOver();
    });
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
      throw error instanceof NotDelivered ? error : notDelivered(error, isHandedOver);
    } finally {
      clearTimeout(timer);
      this.handedOver.delete(email.messageId);
    }
  }
}

/**
 * Whether a header can contain the address. One with an accent before its @ needs SMTPUTF8, and many servers refuse the whole email without
 * it. Domains are encoded in any case.
 */
function fitsHeader(address: string): boolean {
  return /^[\x20-\x7e]*@[^@]*$/.test(address);
}

/** One line; an ellipsis marks where it is cut. */
function subjectLine(subject: string): string {
  const line = subject.replace(/\s+/g, ' ');
  if (line.length <= SUBJECT_MAX) return line;
  // Drop half of a surrogate pair at the cut.
  return `${line.slice(0, SUBJECT_MAX - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** The server's message can contain addresses. */
function notDelivered(error: unknown, isHandedOver: boolean): NotDelivered {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  if (responseCode === undefined) {
    const what = isHandedOver ? 'took the email, but did not confirm it' : 'could not be used';
    return new NotDelivered(`the mail server ${what}${code ? ` (${code})` : ''}`, { mayHaveArrived: isHandedOver });
  }
  // 5xx is permanent (RFC 5321), except for a login that is refused or missing, which the operator can fix: emails are retried then.
  const final = responseCode >= 500 && code !== 'EAUTH' && responseCode !== LOGIN_WANTED;
  return new NotDelivered(`the mail server answered ${responseCode}`, { final });
}
