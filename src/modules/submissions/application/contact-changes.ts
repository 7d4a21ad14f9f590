import { Deliveries, type DeliveryState } from '../../../shared/deliveries.js';
import { contactChanges, type ContactField, type ContactNotice, ContactNotices, untold } from '../domain/contact-notice.js';
import type { FieldChange } from '../domain/submission-history.js';

/** What an admin should know before changing how a listed business is reached. */
export interface ContactChangeView {
  fields: ContactField[];
  /** The address on file that was written to, or would be; `null` where there is none. */
  email: string | null;
  /**
   * `no-address`: there is none on file. `no-mail`: mail is not configured. `not-yet`: it is written to when the approval is asked for.
   * Otherwise how far the letter is.
   */
  letter: 'no-address' | 'no-mail' | 'not-yet' | DeliveryState['state'];
  toldAt: Date | null;
  /** Why the letter did not arrive. */
  lastError: string | null;
  objectedAt: Date | null;
}

/** A submission beside the listing that it would change. */
interface Beside {
  id: string;
  diff: FieldChange[];
  match: { listingId: string } | null;
  addressOnFile: string | null;
}

/** Which submissions change how a business is reached, and what the business says to that. */
export class ContactChanges {
  constructor(
    private readonly notices: ContactNotices,
    private readonly deliveries: Deliveries,
  ) {}

  /** By submission; those that change nothing of that are missing. */
  async of(submissions: Beside[]): Promise<Map<string, ContactChangeView>> {
    const notices = await this.notices.of(submissions.map(({ id }) => id));
    const letters = await this.deliveries.statesOf([...notices.values()].flat().map(({ id }) => id));
    const views = submissions.flatMap((submission) => {
      const told = notices.get(submission.id) ?? [];
      const view = this.viewOf(submission, told, letters.get(told.at(-1)?.id ?? '')?.at(-1));
      return view ? [[submission.id, view] as const] : [];
    });
    return new Map(views);
  }

  private viewOf(
    { diff, match, addressOnFile }: Beside,
    told: ContactNotice[],
    letter: DeliveryState | undefined,
  ): ContactChangeView | undefined {
    const changes = contactChanges(diff);
    const last = told.at(-1);
    if (changes.length === 0 && !last) return undefined;
    const fields = (changes.length > 0 ? changes : (last?.changes ?? [])).map(({ field }) => field as ContactField);
    const objection = told.find((notice) => notice.objectedAt !== null);
    const objectedAt = objection?.objectedAt ?? null;
    if (!last || (match && untold(changes, told, match.listingId).length > 0)) {
      const missing = addressOnFile === null ? 'no-address' : this.deliveries.mails ? 'not-yet' : 'no-mail';
      return { fields, email: objection?.email ?? addressOnFile, letter: missing, toldAt: null, lastError: null, objectedAt };
    }
    return {
      fields,
      email: objection?.email ?? last.email,
      letter: letter?.state ?? 'given-up',
      toldAt: last.createdAt,
      lastError: letter?.lastError ?? null,
      objectedAt,
    };
  }
}
