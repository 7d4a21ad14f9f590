import type { FieldName } from './submission-fields.js';
import type { FieldChange } from './submission-history.js';

/** How a business is reached: whoever changes these takes its customers. */
export const CONTACT_FIELDS = ['phone', 'email', 'website'] as const satisfies readonly FieldName[];
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** What the address on file was told before a submission changes how its business is reached. */
export interface ContactNotice {
  id: string;
  submissionId: string;
  listingId: string;
  /** The address on file when it was written to. */
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

/** Of what would change about a listing, how it is reached. */
export function contactChanges(changes: readonly FieldChange[]): FieldChange[] {
  return changes.filter(({ field }) => (CONTACT_FIELDS as readonly string[]).includes(field));
}

/** Those changes that no notice to this listing has named as they are now. */
export function untold(changes: readonly FieldChange[], notices: readonly ContactNotice[], listingId: string): FieldChange[] {
  const told = notices.filter((notice) => notice.listingId === listingId).flatMap((notice) => notice.changes);
  return changes.filter(({ field, to }) => !told.some((each) => each.field === field && each.to === to));
}

/** All methods take part in the running transaction. */
export abstract class ContactNotices {
  /** Of the link only the hash is kept. */
  abstract add(notice: ContactNotice, tokenHash: Buffer): Promise<void>;

  /** By submission, the oldest first; those without a notice are missing. */
  abstract of(submissions: string[]): Promise<Map<string, ContactNotice[]>>;

  /** The notice that a link leads to, while the link works. */
  abstract findByLink(tokenHash: Buffer, now: Date): Promise<ContactNotice | undefined>;

  /** Safe to repeat: the first objection stays. */
  abstract object(id: string, at: Date): Promise<void>;
}
