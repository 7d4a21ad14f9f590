import type { AuditLog } from '../../../shared/office/audit-log.js';
import type { Clock } from '../../../shared/clock.js';
import { InvalidValues } from '../../../shared/domain-error.js';
import type { EmailWriter } from '../../../shared/mail/emails.js';
import { mailAccountOf } from '../../../shared/settings/mail-account.js';
import type { EffectiveSettings } from '../../../shared/settings/effective-settings.js';
import { email } from '../../../shared/settings/setting-rules.js';
import { MailNotSetUp } from '../domain/operation.errors.js';
import type { MailTester, TestEmails } from '../domain/test-emails.js';

export interface EmailSent {
  to: string;
  from: string;
}

/** Sends a test email with the present settings and reports the mail server's answer. */
export class SendTestEmail {
  constructor(
    private readonly settings: EffectiveSettings,
    private readonly trial: MailTester,
    private readonly testEmails: TestEmails,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly emails: EmailWriter,
  ) {}

  /**
   * @param to defaults to the operator's mailbox
   * @throws MailNotSetUp, TestEmailRefused, InvalidValues
   */
  async execute(to: string | undefined, client: string | null): Promise<EmailSent> {
    const account = mailAccountOf(this.settings);
    if ('lacking' in account) throw new MailNotSetUp(account.lacking);
    const address = to?.trim() || (account.operator ?? bareAddress(account.from));
    if (!email.holds(address)) throw new InvalidValues([{ field: 'to', message: email.says }]);
    await this.trial.send(account, { to: address, ...(await this.emails.notice('testNotice', {})) });
    await this.testEmails.recordAccepted(account, this.clock.now());
    await this.audit.record({ action: 'test-email-sent', client });
    return { to: address, from: account.from };
  }
}

const bareAddress = (sender: string): string => /<([^>]+)>\s*$/.exec(sender)?.[1] ?? sender;
