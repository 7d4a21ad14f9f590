import type { MailAccount } from '../../../shared/settings/mail-account.js';

export interface TestEmail {
  to: string;
  subject: string;
  text: string;
}

/** Tests a mail account. */
export abstract class MailTester {
  /** Sends an email at once and waits for the server's answer. @throws TestEmailRefused in plain words */
  abstract send(account: MailAccount, email: TestEmail): Promise<void>;
}

/** Records the account for which a mail server has accepted a test email. */
export abstract class TestEmails {
  abstract recordAccepted(account: MailAccount, now: Date): Promise<void>;

  /** When exactly this account was last tested successfully; `null` after any change of it. */
  abstract acceptedAt(account: MailAccount): Promise<Date | null>;
}
