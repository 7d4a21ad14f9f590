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
const WHY = described(list(oneOf('phone', 'website', 'title and city', 'title')), 'In which ways it is alike, the surest first.');
const MATCH: Fields<MatchedListing> = { listingId: text, slug: text, title: text };

const REFERRAL = object<SubmissionReferral>({
  code: text,
  referrerName: text,
  status: oneOf('pending', 'approved', 'rejected'),
  flags: described(list(object<SubmissionReferral['flags'][number]>({ kind: text, reason: text })), 'What speaks against rewarding it.'),
});

const CONTACT_CHANGE = object<ContactChangeView>({
  fields: list(oneOf(...CONTACT_FIELDS)),
  email: described(nullable(text), 'The address on file that was written to, or would be.'),
  letter: described(
    oneOf('no-address', 'no-mail', 'not-yet', 'waiting', 'delivered', 'given-up'),
    'How far the email is; or why there is none: no address is on file, mail is not configured, or it is written when the approval is asked for.',
  ),
  toldAt: nullable(time),
  lastError: described(nullable(text), 'Why the email did not arrive.'),
  objectedAt: described(nullable(time), 'When the address on file objected. Approving it nevertheless needs `despiteObjection`.'),
});

const FIELD_CHANGE = object<FieldChange>({ field: oneOf(...FIELDS), from: nullable(text), to: nullable(text) });

const PICTURES = list(
  object<ProposedPicture>({
    url: described(text, 'Where it will be; before it is approved, the calls for pictures of submissions answer it.'),
    description: text,
  }),
);

export const SUBMISSION = object<SubmissionView>({
  id: text,
  kind: KIND,
  status: oneOf(...SUBMISSION_STATUSES),
  fields: described(TYPED, 'As typed; what was left empty is missing.'),
  resent: described(
    nullable(object<Resubmission>({ asked: described(nullable(text), 'In the words that its owner read.'), changes: list(FIELD_CHANGE) })),
    'It is back from its owner, who was asked for changes: what was asked for, and what reads otherwise since.',
  ),
  diff: described(
    list(object<FieldChange>({ field: oneOf(...FIELDS), from: nullable(text), to: nullable(text) })),
    'What an approval would change about the matched listing.',
  ),
  match: described(
    nullable(object(MATCH)),
    'The listing that it became or renews; while it waits, the one that it was compared with: the one that a renewal must be about, unless another was asked for.',
  ),
  candidates: described(list(object<Candidate>({ ...MATCH, city: nullable(text), why: WHY })), 'Listings that a renewal may be about.'),
  duplicates: described(
    list(object<Duplicate>({ id: text, title: text, of: oneOf('listing', 'submission'), why: WHY })),
    'What may be the same business.',
  ),
  pictures: described(PICTURES, 'That its owner proposes for the gallery.'),
  ref: described(nullable(text), 'Who sent the owner here; it may be unknown.'),
  reason: described(nullable(text), 'What the owner was told.'),
  spamReason: described(
    nullable(text),
    'Why it was taken for spam when it arrived; `marked` where an admin marked it before all was delivered.',
  ),
  createdAt: time,
  decidedAt: nullable(time),
  version: described(whole, 'Rises with every change.'),
  deliveries: list(DELIVERY),
  contactChange: described(
    nullable(CONTACT_CHANGE),
    'It changes how a listed business is reached: whether the address on file was told, and objects.',
  ),
  referral: described(nullable(REFERRAL), 'The referral that it came with; null when nobody has its code.'),
});

export const SUBMISSIONS = object<AdminList<SubmissionView>>({ items: list(SUBMISSION), total: whole, page: whole, totalPages: whole });
export const DECIDED = object<Decided>({ success: yes, submission: SUBMISSION });

const ITEM = object<ItemOutcome>({
  id: text,
  outcome: described(
    oneOf('done', 'stale', 'refused'),
    '`stale`: it was changed since the version that was named. It and what was `refused` are as they were.',
  ),
  detail: described(nullable(text), 'Why it was not done.'),
  errors: described(
    list(object<FieldError>({ field: text, message: text })),
    'Of a stale one, which fields have changed since, and how; of a refused one, what is wrong.',
  ),
});

export const BULK = object<BulkAnswer>({
  success: yes,
  items: described(list(ITEM), 'What became of each, in the order in which they were named.'),
  done: list(text),
  failed: described(list(object<BulkOutcome['failed'][number]>({ id: text, detail: text })), 'Those that stayed as they were, and why.'),
});

export const OWN_SUBMISSION = object<OwnSubmissionView>({
  kind: KIND,
  status: oneOf(...SUBMISSION_STATUSES.filter((status) => status !== 'spam')),
  title: text,
  submittedAt: time,
  decidedAt: nullable(time),
  reason: nullable(text),
  fields: TYPED,
  pictures: described(PICTURES, 'That it proposes, at most five.'),
  listing: described(nullable(object<{ slug: string }>({ slug: text })), 'Where the directory shows it.'),
  version: described(text, 'For a correction; other once the fields are.'),
  may: object<OwnSubmissionView['may']>({ correct: flag, withdraw: flag, renew: flag }),
});

export const OWN_CHANGE = object<OwnChange>({ success: yes, submission: OWN_SUBMISSION });
