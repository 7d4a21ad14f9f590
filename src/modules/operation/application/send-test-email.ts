import type { AuditLog } from '../../../shared/audit-log.js';
import type { Clock } from '../../../shared/clock.js';
import { InvalidValues } from '../../../shared/domain-error.js';
import { mailAccountOf } from '../../../shared/mail-account.js';
import type { EffectiveSettings } from '../../../shared/effective-settings.js';
import { email } from '../../../shared/setting-rules.js';
import { MailNotSetUp } from '../domain/operation.errors.js';
import type { MailTrial, TestEmails } from '../domain/test-emails.js';

export interface EmailSent {
  to: string;
  from: string;
}

/** Sends a test email with the present settings and reports the mail server's answer. */
export class SendTestEmail {
  constructor(
    private readonly settings: EffectiveSettings,
    private readonly trial: MailTrial,
    private readonly testEmails: TestEmails,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * @param to the operator's mailbox without one
   * @throws MailNotSetUp, TestEmailRefused, InvalidValues
   */
  async execute(to: string | undefined, client: string | null): Promise<EmailSent> {
    const account = mailAccountOf(this.settings);
    if ('lacking' in account) throw new MailNotSetUp(account.lacking);
    const address = to?.trim() || (account.operator ?? bareAddress(account.from));
    if (!email.holds(address)) throw new InvalidValues([{ field: 'to', message: email.says }]);
    await this.trial.send(account, { to: address, ...LETTER });
    await this.testEmails.taken(account, this.clock.now());
    await this.audit.record({ action: 'test-letter-sent', client });
    return { to: address, from: account.from };
  }
}

const LETTER = {
  subject: 'A test letter of your directory',
  text: 'Hello,\n\nThis letter was sent from the settings of your directory, to see whether its mail arrives. It does.\n\nIf it lay with the spam, tell your mail program that it is none, and ask your provider for SPF and DKIM records of the sender’s domain.\n',
};

const bareAddress = (sender: string): string => /<([^>]+)>\s*$/.exec(sender)?.[1] ?? sender;
