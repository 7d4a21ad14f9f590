import { e164Of, nationalDigitsIn } from '../../../shared/contact/contact-values.js';
import { websiteKeyOf } from '../../../shared/contact/website-keys.js';
import type { FieldName } from './submission-fields.js';
import type { FieldChange } from './submission-history.js';

/** Contact fields: changing them redirects a business's customers. */
export const CONTACT_FIELDS = ['phone', 'email', 'website'] as const satisfies readonly FieldName[];
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** A notice to the address on file about a pending change of contact details. */
export interface ContactNotice {
  id: string;
  submissionId: string;
  listingId: string;
  /** The address on file when the notice was sent. */
  email: string;
  changes: FieldChange[];
  createdAt: Date;
  /** The link to object works until then. */
  expiresAt: Date;
  objectedAt: Date | null;
}

const DAYS_TO_OBJECT = 30;

export function expiryOf(createdAt: Date): Date {
  return new Date(createdAt.getTime() + DAYS_TO_OBJECT * 86_400_000);
}

/** The changes of contact details among these. */
export function contactChanges(changes: readonly FieldChange[]): FieldChange[] {
  return changes.filter(({ field }) => (CONTACT_FIELDS as readonly string[]).includes(field));
}

/** The listing that notices are about, with the email address on file now. */
export interface NotifiedListing {
  id: string;
  email: string | null;
}

/** The last notice to this address that announced the change with its present value. */
export function noticeOf(
  { field, to }: FieldChange,
  notices: readonly ContactNotice[],
  listing: NotifiedListing,
): ContactNotice | undefined {
  return notices.findLast(
    ({ listingId, email, changes }) =>
      listingId === listing.id && email === listing.email && changes.some((each) => each.field === field && each.to === to),
  );
}

/** The changes that no notice has announced. */
export function unnotified(changes: readonly FieldChange[], notices: readonly ContactNotice[], listing: NotifiedListing): FieldChange[] {
  return changes.filter((change) => noticeOf(change, notices, listing) === undefined);
}

/**
 * An earlier objection of a business to one of these changes, even if another submission asked for it then: a refused sender may withdraw,
 * and send the same again.
 */
export function earlierObjection(changes: readonly FieldChange[], objected: readonly ContactNotice[]): ContactNotice | undefined {
  return objected.find((notice) => notice.changes.some((one) => changes.some((other) => leadsToSame(one, other))));
}

/** Whether both lead customers to the same number, mailbox or site. */
function leadsToSame(one: FieldChange, other: FieldChange): boolean {
  return one.field === other.field && one.to !== null && other.to !== null && goalOf(one.field, one.to) === goalOf(other.field, other.to);
}

function goalOf(field: FieldName, value: string): string {
  if (field === 'phone') return e164Of(value) ?? nationalDigitsIn(value);
  return field === 'website' ? websiteKeyOf(value).split(/[/?#]/, 1)[0]! : value.toLowerCase();
}

/** All methods take part in the running transaction. */
export abstract class ContactNotices {
  /** Only the hash of the link's token is stored. */
  abstract add(notice: ContactNotice, tokenHash: Buffer): Promise<void>;

  /** By submission, the oldest first; those without a notice are missing. */
  abstract of(submissions: string[]): Promise<Map<string, ContactNotice[]>>;

  /** Notices about these listings that were objected to, whichever submission asked for the change; the last objection first. */
  abstract objected(listings: string[]): Promise<ContactNotice[]>;

  /** The notice that a link leads to, while the link works. */
  abstract findByLink(tokenHash: Buffer, now: Date): Promise<ContactNotice | undefined>;

  /** Safe to repeat: the first objection stays. */
  abstract object(id: string, at: Date): Promise<void>;
}
