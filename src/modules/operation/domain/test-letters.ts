import type { MailAccount } from '../../../shared/mail-account.js';

export interface TestLetter {
  to: string;
  subject: string;
  text: string;
}

/** Tries a mail account out. */
export abstract class MailTrial {
  /** Hands a letter over at once, and waits for what the server says. @throws TestLetterRefused in plain words */
  abstract send(account: MailAccount, letter: TestLetter): Promise<void>;
}

/** Remembers for which account a mail server has taken a test letter. */
export abstract class TestLetters {
  abstract taken(account: MailAccount, now: Date): Promise<void>;

  /** When this very account was last tried out well; `null` after any change of it. */
  abstract takenAt(account: MailAccount): Promise<Date | null>;
}
