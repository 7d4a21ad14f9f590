import type { MailAccount } from '../../../shared/settings/mail-account.js';
import { OPERATING_SETTINGS, type OperatingSetting } from '../../../shared/settings/operating-settings.js';
import { type StoredSetting, StoredSettings, SecretBox } from '../domain/stored-settings.js';
import { type SiteMark, SiteMarks } from '../domain/site-marks.js';
import { MailTester, type TestEmail, TestEmails } from '../domain/test-emails.js';

/** For unit tests only. */
export class InMemoryStoredSettings extends StoredSettings {
  readonly rows = new Map<OperatingSetting, StoredSetting>();

  all(): Promise<StoredSetting[]> {
    return Promise.resolve([...this.rows.values()]);
  }

  allForUpdate(): Promise<StoredSetting[]> {
    return this.all();
  }

  save(name: OperatingSetting, value: string | null, now: Date): Promise<void> {
    if (!(name in OPERATING_SETTINGS)) throw new Error(name);
    this.rows.set(name, { name, value, version: (this.rows.get(name)?.version ?? 0) + 1, changedAt: now });
    return Promise.resolve();
  }
}

/** Reverses texts, so that a sealed value differs from the original. */
export class ReversingSecretBox extends SecretBox {
  constructor(private readonly key = 'a') {
    super();
  }

  seal(purpose: string, text: string): string {
    return `${this.key}/${purpose}/${turned(text)}`;
  }

  open(purpose: string, sealed: string): string | undefined {
    const start = `${this.key}/${purpose}/`;
    return sealed.startsWith(start) ? turned(sealed.slice(start.length)) : undefined;
  }
}

const turned = (text: string) => [...text].reverse().join('');

export class InMemoryMarks extends SiteMarks {
  private readonly made = new Map<SiteMark, Date>();

  madeAt(mark: SiteMark): Promise<Date | null> {
    return Promise.resolve(this.made.get(mark) ?? null);
  }

  make(mark: SiteMark, now: Date): Promise<void> {
    if (!this.made.has(mark)) this.made.set(mark, now);
    return Promise.resolve();
  }

  takeBack(mark: SiteMark): Promise<void> {
    this.made.delete(mark);
    return Promise.resolve();
  }
}

/** Takes every email, unless a test says why not. */
export class FakeMailTester extends MailTester {
  readonly taken: string[] = [];
  refusal: Error | undefined;

  send(_account: MailAccount, { to }: TestEmail): Promise<void> {
    if (this.refusal) return Promise.reject(this.refusal);
    this.taken.push(to);
    return Promise.resolve();
  }
}

export class InMemoryTestEmails extends TestEmails {
  private readonly accounts = new Map<string, Date>();

  recordAccepted(account: MailAccount, now: Date): Promise<void> {
    this.accounts.set(JSON.stringify(account), now);
    return Promise.resolve();
  }

  acceptedAt(account: MailAccount): Promise<Date | null> {
    return Promise.resolve(this.accounts.get(JSON.stringify(account)) ?? null);
  }
}
