import { type FieldError, InvalidValues } from '../../../../shared/domain-error.js';
import { type CorrectableField, readCorrection } from './corrections.js';
import type { CuratedListing } from './curated-listing.js';
import { ListingGone } from './listing.errors.js';
import { isTable } from './listing.js';

/** Fields that can be set for many listings at once, because many listings may share a value. */
export const BULK_FIELDS = ['industry', 'city', 'featured', 'verified', 'licensed'] as const satisfies readonly CorrectableField[];
export type BulkField = (typeof BULK_FIELDS)[number];

/**
 * `confirm`: an admin has checked that they are right as they are. `delete`: listings that a sheet or an uploaded list would bring back are
 * hidden instead.
 */
export const BULK_ACTIONS = ['correct', 'confirm', 'unpublish', 'restore', 'delete'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** Larger changes have to be made in several steps, because one transaction locks all listings. */
export const MAX_PER_REQUEST = 10_000;

export interface BulkChange {
  action: BulkAction;
  /** For `correct`. */
  fields: Partial<Record<BulkField, unknown>>;
  /** Until when new featured listings are featured; `null`: until somebody decides otherwise. */
  featuredUntil: Date | null;
}

export interface ChangedValue {
  field: BulkField;
  from: unknown;
  to: unknown;
}

/** What a change makes of one listing. */
export interface BulkEffect {
  effect: 'changed' | 'hidden' | 'deleted' | 'same' | 'refused';
  changes: ChangedValue[];
  /** Why it was refused. */
  reason: string | null;
}

const SAME: BulkEffect = { effect: 'same', changes: [], reason: null };

/** @throws InvalidValues naming what is wrong with the change itself, for whichever listings */
export function checkBulkChange({ action, fields, featuredUntil }: BulkChange, now: Date): void {
  const errors: FieldError[] = [];
  const named = Object.keys(fields) as BulkField[];
  if (action === 'correct' && named.length === 0) errors.push({ field: 'fields', message: 'name at least one field to change' });
  if (action !== 'correct' && named.length > 0) errors.push({ field: 'fields', message: `go with the action correct, not with ${action}` });
  for (const field of named) {
    const reading = readCorrection(field, fields[field]);
    if ('problem' in reading) errors.push({ field: `fields.${field}`, message: reading.problem });
  }
  if (featuredUntil && !isYes(fields.featured)) errors.push({ field: 'featuredUntil', message: 'goes with featured: yes' });
  else if (featuredUntil && featuredUntil <= now) errors.push({ field: 'featuredUntil', message: 'must be a day that is not over' });
  if (errors.length > 0) throw new InvalidValues(errors);
}

/**
 * Applies a change to one listing in memory; the caller writes it. If the listing's rules forbid the change, it stays as it was.
 * @param change that {@link checkBulkChange} has accepted
 */
export function applyBulkChange(listing: CuratedListing, change: BulkChange, now: Date): BulkEffect {
  switch (change.action) {
    case 'correct':
      return correct(listing, change);
    case 'confirm':
      return refusedWhereGone(() => (listing.confirm(now), { ...SAME, effect: 'changed' }));
    case 'unpublish':
      return listing.unpublish() ? { ...SAME, effect: 'hidden' } : SAME;
    case 'restore':
      return refusedWhereGone(() => (listing.restore() ? { ...SAME, effect: 'changed' } : SAME));
    case 'delete':
      if (!isTable(listing.origin) || listing.status === 'removed') return { ...SAME, effect: 'deleted' };
      return listing.unpublish() ? { ...SAME, effect: 'hidden' } : SAME;
  }
}

function correct(listing: CuratedListing, { fields, featuredUntil }: BulkChange): BulkEffect {
  const before = listing.shown;
  const until = listing.featuredUntil;
  return refusedWhereGone(() => {
    listing.correct({ changes: fields, reset: [], featuredUntil });
    const named = Object.keys(fields) as BulkField[];
    const changes = named.map((field) => ({ field, from: before[field], to: listing.shown[field] })).filter(({ from, to }) => from !== to);
    const isOther = changes.length > 0 || listing.featuredUntil?.getTime() !== until?.getTime();
    return isOther ? { effect: 'changed', changes, reason: null } : SAME;
  });
}

function refusedWhereGone(decide: () => BulkEffect): BulkEffect {
  try {
    return decide();
  } catch (error) {
    if (error instanceof ListingGone) return { effect: 'refused', changes: [], reason: error.message };
    throw error;
  }
}

const isYes = (value: unknown): boolean => {
  const reading = value === undefined ? undefined : readCorrection('featured', value);
  return reading !== undefined && 'value' in reading && reading.value;
};
