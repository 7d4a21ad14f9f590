import { type FieldError, InvalidValues } from '../../../../shared/domain-error.js';
import { normalizedText } from '../../../../shared/text/text.js';
import { wholeAddress } from '../../../../shared/places/address.js';
import { type CorrectableField, withCorrections } from './corrections.js';
import { CuratedListing, type OwnImages, UNDECIDED } from './curated-listing.js';
import { detailsWith, type ListingDetails } from './listing.js';

const NEEDED = { title: 'is missing: write the name of the business', industry: 'is missing: choose the trade' } as const;

/**
 * A listing that an admin adds: each field is validated like a correction.
 * @returns with the pictures of this site's own that are used from now on
 * @throws InvalidValues naming every field that is missing or bad
 */
export function ownListing(values: Partial<Record<CorrectableField, unknown>>): { details: ListingDetails; images: OwnImages } {
  const blank = new CuratedListing({
    id: '',
    status: 'published',
    heldBack: false,
    version: 1,
    origin: 'own',
    ...UNDECIDED,
    source: detailsWith({ title: '' }),
    corrections: {},
  });
  const missing: FieldError[] = (['title', 'industry'] as const)
    .filter((field) => isNothing(values[field]))
    .map((field) => ({ field, message: NEEDED[field] }));
  const given = Object.fromEntries(Object.entries(values).filter(([field]) => missing.every((error) => error.field !== field)));
  let images: OwnImages = {};
  try {
    if (Object.keys(given).length > 0) ({ images } = blank.correct({ changes: given, reset: [] }));
  } catch (error) {
    if (!(error instanceof InvalidValues)) throw error;
    throw new InvalidValues([...missing, ...error.errors]);
  }
  if (missing.length > 0) throw new InvalidValues(missing);
  const details = withCorrections(blank.source, blank.corrections);
  return { details: { ...details, address: wholeAddress(details.address, details) }, images };
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && normalizedText(value) === '');
}
