import type { Clock } from '../../../shared/clock.js';
import { mailAccountOf } from '../../../shared/settings/mail-account.js';
import type { EffectiveSettings } from '../../../shared/settings/effective-settings.js';
import type { SetupChecklist, ChecklistItemName, ChecklistItemState } from '../../../shared/office/setup-checklist.js';
import type { SiteMarks } from '../domain/site-marks.js';
import type { TestEmails } from '../domain/test-emails.js';

export interface StartLineView extends ChecklistItemState {
  name: ChecklistItemName;
}

export interface StartListView {
  lines: StartLineView[];
  /** The number of lines that are not done. */
  left: number;
  dismissed: boolean;
  /** Whether the first sign-in leads here: a line is not done, and nobody has dismissed the list. */
  isOpen: boolean;
}

export interface StartDecision {
  dismissed?: boolean;
  legalRead?: boolean;
}

/** The list of a first run, and the decisions about it that only an admin can make. */
export class StartList {
  constructor(
    private readonly checklist: SetupChecklist,
    private readonly settings: EffectiveSettings,
    private readonly marks: SiteMarks,
    private readonly testEmails: TestEmails,
    private readonly clock: Clock,
  ) {
    checklist.register('address', () => Promise.resolve(this.address()));
    checklist.register('mail', () => this.mail());
    checklist.register('legal', () => this.legal());
  }

  async get(): Promise<StartListView> {
    const [lines, dismissedAt] = await Promise.all([this.checklist.all(), this.marks.madeAt('start-dismissed')]);
    const left = lines.filter(({ done }) => !done).length;
    const dismissed = dismissedAt !== null;
    return { lines, left, dismissed, isOpen: left > 0 && !dismissed };
  }

  async decide({ dismissed, legalRead }: StartDecision): Promise<StartListView> {
    const now = this.clock.now();
    const decided = [
      ['start-dismissed', dismissed],
      ['legal-read', legalRead],
    ] as const;
    for (const [mark, wanted] of decided) {
      if (wanted === true) await this.marks.make(mark, now);
      else if (wanted === false) await this.marks.takeBack(mark);
    }
    return this.get();
  }

  private address(): ChecklistItemState {
    const { publicAddress } = this.settings.current;
    if (publicAddress === null)
      return { done: false, says: 'The public address of the site is not set, so its links lead to this machine.' };
    return { done: true, says: `People reach the site at ${publicAddress}.` };
  }

  private async mail(): Promise<ChecklistItemState> {
    const account = mailAccountOf(this.settings);
    if ('lacking' in account) return { done: false, says: account.lacking };
    const testedAt = await this.testEmails.acceptedAt(account);
    if (testedAt === null)
      return { done: false, says: `Mail is set up, from ${account.from}; no test email has been sent with these settings yet.` };
    return { done: true, says: `Mail goes out from ${account.from}; the mail server took a test email.` };
  }

  private async legal(): Promise<ChecklistItemState> {
    const readAt = await this.marks.madeAt('legal-read');
    return readAt === null
      ? { done: false, says: 'The privacy page and the terms speak in your name: read them before anyone else does.' }
      : { done: true, says: 'You have read the privacy page and the terms.' };
  }
}
