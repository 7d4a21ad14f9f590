import { Deliveries, type DeliveryState } from '../../../shared/mail/deliveries.js';
import {
  contactChanges,
  type ContactField,
  type ContactNotice,
  ContactNotices,
  earlierObjection,
  unnotified,
} from '../domain/contact-notice.js';
import type { FieldChange } from '../domain/submission-history.js';

/** What an admin should know before changing how a listed business is reached. */
export interface ContactChangeView {
  fields: ContactField[];
  /** The address on file that was or would be notified; `null` where there is none. */
  email: string | null;
  /**
   * `no-address`: none is on file. `no-mail`: mail is not configured. `not-yet`: it is sent when an approval is requested. Otherwise the
   * state of the email.
   */
  letter: 'no-address' | 'no-mail' | 'not-yet' | DeliveryState['state'];
  toldAt: Date | null;
  /** Why the email did not arrive. */
  lastError: string | null;
  objectedAt: Date | null;
}

/** A submission with its changes to a listing. */
interface Beside {
  id: string;
  diff: FieldChange[];
  match: { listingId: string } | null;
  addressOnFile: string | null;
}

/** Finds submissions that change contact details of a listed business, and whether the business has objected. */
export class ContactChanges {
  constructor(
    private readonly notices: ContactNotices,
    private readonly deliveries: Deliveries,
  ) {}

  /** By submission; those that change no contact details are missing. */
  async of(submissions: Beside[]): Promise<Map<string, ContactChangeView>> {
    const notices = await this.notices.of(submissions.map(({ id }) => id));
    const objected = await this.notices.objected(submissions.flatMap(({ match }) => match?.listingId ?? []));
    const emails = await this.deliveries.statesOf([...notices.values()].flat().map(({ id }) => id));
    const views = submissions.flatMap((submission) => {
      const notified = notices.get(submission.id) ?? [];
      const others = objected.filter(({ listingId }) => listingId === submission.match?.listingId);
      const view = this.viewOf(submission, notified, others, emails.get(notified.at(-1)?.id ?? '')?.at(-1));
      return view ? [[submission.id, view] as const] : [];
    });
    return new Map(views);
  }

  private viewOf(
    { diff, match, addressOnFile }: Beside,
    notified: ContactNotice[],
    objected: ContactNotice[],
    delivery: DeliveryState | undefined,
  ): ContactChangeView | undefined {
    const changes = contactChanges(diff);
    const last = notified.at(-1);
    if (changes.length === 0 && !last) return undefined;
    const fields = (changes.length > 0 ? changes : (last?.changes ?? [])).map(({ field }) => field as ContactField);
    const objection = notified.find((notice) => notice.objectedAt !== null) ?? earlierObjection(changes, objected);
    const objectedAt = objection?.objectedAt ?? null;
    if (!last || (match && unnotified(changes, notified, { id: match.listingId, email: addressOnFile }).length > 0)) {
      const missing = addressOnFile === null ? 'no-address' : this.deliveries.mails ? 'not-yet' : 'no-mail';
      return { fields, email: objection?.email ?? addressOnFile, letter: missing, toldAt: null, lastError: null, objectedAt };
    }
    return {
      fields,
      email: objection?.email ?? last.email,
      letter: delivery?.state ?? 'given-up',
      toldAt: last.createdAt,
      lastError: delivery?.lastError ?? null,
      objectedAt,
    };
  }
}
