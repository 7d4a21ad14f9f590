import type { AdminList } from '../../../../shared/office/admin-list.js';
import {
  described,
  type Fields,
  flag,
  list,
  nullable,
  object,
  oneOf,
  optional,
  text,
  time,
  whole,
  yes,
} from '../../../../platform/http/answers/answers.js';
import type { BulkOutcome, ItemOutcome } from '../../application/decide-in-bulk.js';
import type { ContactChangeView } from '../../application/contact-changes.js';
import type { OwnSubmissionView } from '../../application/own-submission.js';
import type { Received } from '../../application/receive-submission.js';
import type { SubmissionReferral } from '../../application/referred-submissions.js';
import type { Candidate, Duplicate, MatchedListing, SubmissionView } from '../../application/submission-views.js';
import type { FieldError } from '../../../../shared/domain-error.js';
import { CONTACT_FIELDS } from '../../domain/contact-notice.js';
import { FIELDS, type SubmissionFields } from '../../domain/submission-fields.js';
import type { ProposedPicture } from '../../domain/submission.js';
import { SUBMISSION_STATUSES } from '../../domain/submission-status.js';
import type { FieldChange, Resubmission } from '../../domain/submission-history.js';
import { DELIVERY } from '../../../../platform/http/answers/delivery.schema.js';

export type Receipt = { success: true; status: 'pending' } & Received;
export type Decided = { success: true; submission: SubmissionView };
export type OwnChange = { success: true; submission: OwnSubmissionView };
export type BulkAnswer = { success: true } & BulkOutcome;

export const RECEIPT = object<Receipt>({
  success: yes,
  id: text,
  status: oneOf('pending'),
  statusUrl: optional(
    described(
      text,
      'The private status link of the owner; it is the only credential. Missing when the same content came in before, unless the same browser sent it: the link goes to the email address of the first.',
    ),
  ),
});

const TYPED = object(Object.fromEntries(FIELDS.map((field) => [field, optional(text)])) as Fields<SubmissionFields>);
const KIND = oneOf('new', 'renewal');
const WHY = described(list(oneOf('phone', 'website', 'title and city', 'title')), 'The matching fields, the most reliable first.');
const MATCH: Fields<MatchedListing> = { listingId: text, slug: text, title: text };

const REFERRAL = object<SubmissionReferral>({
  code: text,
  referrerName: text,
  status: oneOf('pending', 'approved', 'rejected'),
  flags: described(list(object<SubmissionReferral['flags'][number]>({ kind: text, reason: text })), 'Warnings against a reward.'),
});

const CONTACT_CHANGE = object<ContactChangeView>({
  fields: list(oneOf(...CONTACT_FIELDS)),
  email: described(nullable(text), 'The address on file to which the email is sent.'),
  letter: described(
    oneOf('no-address', 'no-mail', 'not-yet', 'waiting', 'delivered', 'given-up'),
    'The state of the email; or why there is none: there is no address on file, mail is not configured, or it is sent at the first approval.',
  ),
  toldAt: nullable(time),
  lastError: described(nullable(text), 'Why the email did not arrive.'),
  objectedAt: described(nullable(time), 'When the owner of the address on file objected. An approval then needs `despiteObjection`.'),
});

const FIELD_CHANGE = object<FieldChange>({ field: oneOf(...FIELDS), from: nullable(text), to: nullable(text) });

const PICTURES = list(
  object<ProposedPicture>({
    url: described(text, 'Its future address; before the approval, it is served by the calls for pictures of submissions.'),
    description: text,
  }),
);

export const SUBMISSION = object<SubmissionView>({
  id: text,
  kind: KIND,
  status: oneOf(...SUBMISSION_STATUSES),
  fields: described(TYPED, 'As typed; empty fields are missing.'),
  resent: described(
    nullable(object<Resubmission>({ asked: described(nullable(text), 'The request as its owner read it.'), changes: list(FIELD_CHANGE) })),
    'The owner has corrected it after a request for changes: the request, and the changed fields.',
  ),
  diff: described(
    list(object<FieldChange>({ field: oneOf(...FIELDS), from: nullable(text), to: nullable(text) })),
    'The changes of the matched listing by an approval.',
  ),
  match: described(
    nullable(object(MATCH)),
    'The listing that it became or renews; while it is pending, the compared one: by default the one that matches a renewal.',
  ),
  candidates: described(list(object<Candidate>({ ...MATCH, city: nullable(text), why: WHY })), 'Listings that a renewal may concern.'),
  duplicates: described(
    list(object<Duplicate>({ id: text, title: text, of: oneOf('listing', 'submission'), why: WHY })),
    'Possible duplicates.',
  ),
  pictures: described(PICTURES, 'The pictures that its owner proposes for the gallery.'),
  ref: described(nullable(text), 'The referral code; it may be unknown.'),
  reason: described(nullable(text), 'The reason sent to the owner.'),
  spamReason: described(
    nullable(text),
    'The reason of the spam filter; `marked` if an admin marked it before all was delivered, `marked-owner-told` if its owner had been emailed then.',
  ),
  createdAt: time,
  decidedAt: nullable(time),
  version: described(whole, 'Increases with every change.'),
  deliveries: list(DELIVERY),
  contactChange: described(
    nullable(CONTACT_CHANGE),
    'For changed contact details of a listed business: whether the address on file was notified, and has objected.',
  ),
  referral: described(nullable(REFERRAL), 'Its referral; null for an unknown code.'),
});

export const SUBMISSIONS = object<AdminList<SubmissionView>>({ items: list(SUBMISSION), total: whole, page: whole, totalPages: whole });
export const DECIDED = object<Decided>({ success: yes, submission: SUBMISSION });

const ITEM = object<ItemOutcome>({
  id: text,
  outcome: described(
    oneOf('done', 'already', 'stale', 'refused'),
    '`already`: someone else has decided the same. `stale`: it was changed since the given version. All but `done` ones are unchanged.',
  ),
  detail: described(nullable(text), 'Why it was not decided.'),
  errors: described(
    list(object<FieldError>({ field: text, message: text })),
    'The changed fields of a stale one; the errors of a refused one.',
  ),
});

export const BULK = object<BulkAnswer>({
  success: yes,
  items: described(list(ITEM), 'The result of each, in the order of the request.'),
  done: list(text),
  failed: described(list(object<BulkOutcome['failed'][number]>({ id: text, detail: text })), 'The unchanged ones, with the reason.'),
});

export const OWN_SUBMISSION = object<OwnSubmissionView>({
  kind: KIND,
  status: oneOf(...SUBMISSION_STATUSES.filter((status) => status !== 'spam')),
  title: text,
  submittedAt: time,
  decidedAt: nullable(time),
  reason: nullable(text),
  fields: TYPED,
  pictures: described(PICTURES, 'The proposed pictures, at most five.'),
  listing: described(nullable(object<{ slug: string }>({ slug: text })), 'Its address in the directory.'),
  version: described(text, 'For a correction; it changes with the fields.'),
  may: object<OwnSubmissionView['may']>({ correct: flag, withdraw: flag, renew: flag }),
});

export const OWN_CHANGE = object<OwnChange>({ success: yes, submission: OWN_SUBMISSION });
