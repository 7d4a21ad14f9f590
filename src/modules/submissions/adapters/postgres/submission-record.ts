import type { SubmissionState } from '../../domain/submission.js';
import { inFormOrder } from '../../domain/submission-fields.js';
import { keysOf } from '../../domain/submission-traits.js';

export interface SubmissionRecord extends Omit<SubmissionState, 'spamReason' | 'listingId' | 'createdAt' | 'decidedAt'> {
  spam_reason: string | null;
  listing_id: string | null;
  created_at: Date;
  decided_at: Date | null;
}

/** The columns that change, in the order in which {@link valuesOf} has their values. */
export const WRITTEN = [
  'kind',
  'status',
  'fields',
  'ref',
  'reason',
  'spam_reason',
  'listing_id',
  'created_at',
  'decided_at',
  'version',
  'earlier',
  'pictures',
  'title_key',
  'city_key',
  'phone_key',
  'site_key',
];

export function valuesOf(state: Readonly<SubmissionState>): unknown[] {
  const keys = keysOf(state.fields);
  return [
    state.kind,
    state.status,
    JSON.stringify(state.fields),
    state.ref,
    state.reason,
    state.spamReason,
    state.listingId,
    state.createdAt,
    state.decidedAt,
    state.version,
    JSON.stringify(state.earlier),
    JSON.stringify(state.pictures),
    keys.title,
    keys.city,
    keys.phone,
    keys.site,
  ];
}

export function stateOf({ id, kind, status, fields, ref, reason, version, earlier, pictures, ...row }: SubmissionRecord): SubmissionState {
  const { spam_reason: spamReason, listing_id: listingId, created_at: createdAt, decided_at: decidedAt } = row;
  const state = { id, kind, status, ref, reason, spamReason, listingId, createdAt, decidedAt, version, earlier, pictures };
  // jsonb does not keep the order, in which the operator is told of a submission that is restored.
  return { ...state, fields: inFormOrder(fields) };
}
