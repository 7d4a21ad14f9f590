import { factsOf, fieldAskedAs, FORM_FIELD_NAMES } from '../../../../../src/shared/listings/field-lists.js';
import { isOpen, RESTORABLE_STATUSES } from '../../../../../src/modules/submissions/domain/submission-status.js';
import type { FieldError } from '../../../../../src/shared/domain-error.js';
import type { BulkAction, Decision, FieldName, Submission } from './submission-endpoints.js';

type Status = Submission['status'];
type Way = Submission['duplicates'][number]['why'][number];

export const FIELDS = FORM_FIELD_NAMES;

/** Whether an approval publishes a claim of a licence, or an unverified licence number. */
export function claimsLicence({ fields }: Pick<Submission, 'fields'>): boolean {
  return fields.licensed === 'Yes' || Boolean(fields.License_Number);
}

/** Labels of the forms' fields, in order. */
export const FIELD_NAMES = Object.fromEntries(FIELDS.map((name) => [name, factsOf(fieldAskedAs(name)).label])) as Record<FieldName, string>;

export const STATUS_NAMES: Record<Status, string> = {
  pending: 'Waiting',
  'changes-requested': 'Changes requested',
  approved: 'Approved',
  rejected: 'Rejected',
  spam: 'Spam',
  withdrawn: 'Withdrawn',
};

export const STATUS_COLOURS: Record<Status, string> = {
  pending: 'warning',
  'changes-requested': 'processing',
  approved: 'success',
  rejected: 'error',
  spam: 'default',
  withdrawn: 'default',
};

export const KIND_NAMES: Record<Submission['kind'], string> = { new: 'New business', renewal: 'Renewal' };

const WAYS: Record<Way, string> = { phone: 'phone number', website: 'website', 'title and city': 'name and city', title: 'name' };

/** "same phone number, same website" */
export function alikeText(why: readonly Way[]): string {
  return `same ${why.map((way) => WAYS[way]).join(', same ')}`;
}

export const FIELD_PREFIX = 'fields.';

/** The field errors of an answer, each with its label. */
export function fieldTexts(errors: readonly FieldError[]): string[] {
  return errors.flatMap(({ field, message }) => {
    const name = FIELD_NAMES[field.slice(FIELD_PREFIX.length) as FieldName];
    return field.startsWith(FIELD_PREFIX) && name ? [`${name} ${message}.`] : [];
  });
}

/** The line below the title; a renewal contains trade and city only when they have changed. */
export function placeText({ industry, city, phone = '' }: Submission['fields']): string {
  return [industry, city].filter(Boolean).join(' in ') || phone;
}

/** Templates of reasons, which can be edited before they are sent. */
export const REASONS: Record<'reject' | 'request-changes', { name: string; text: string }[]> = {
  reject: [
    {
      name: 'Already listed',
      text: 'This business is already in our directory. If something about it has changed, please use "Renew Your Business Listing".',
    },
    {
      name: 'Not one of our trades',
      text: 'We list businesses that repair, build or look after homes. This one does not seem to be one of them.',
    },
    { name: 'Outside our area', text: 'We list businesses that work in Canada. We could not find that this one does.' },
    { name: 'Could not be reached', text: 'We tried the phone number and email address you gave us but could not reach anyone.' },
  ],
  'request-changes': [
    { name: 'Phone number', text: 'The phone number you gave us does not reach your business. Please check it.' },
    { name: 'Address', text: 'Please give us the complete address of your business: street and number, city and postal code.' },
    { name: 'Website', text: 'The website you gave us does not open. Please check its address, or leave it out.' },
    { name: 'Description', text: 'Please describe in two or three sentences what you do and where you work.' },
  ],
};

/** Why an action is not possible now; `undefined` when it is. For hints in advance only: the server decides. */
export function obstacleTo(action: BulkAction | Decision['verb'], submission: Submission): string | undefined {
  const { status, kind, match } = submission;
  const isIn = `is ${STATUS_NAMES[status].toLowerCase()}`;
  if (action === 'restore') return RESTORABLE_STATUSES.includes(status) ? undefined : isIn;
  if (action === 'request-changes') return status === 'pending' ? undefined : isIn;
  if (!isOpen(submission)) return isIn;
  return action === 'approve' && kind === 'renewal' && !match ? 'needs you to choose its listing' : undefined;
}
