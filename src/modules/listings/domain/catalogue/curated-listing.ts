import { pick } from 'es-toolkit/object';
import { isEqual } from 'es-toolkit/predicate';
import { type FieldError, InvalidValues } from '../../../../shared/domain-error.js';
import { placeProblem } from '../../../../shared/places/map-box.js';
import { type AddressParts, partsOfAddress } from '../../../../shared/places/address.js';
import { type CorrectableField, type Corrections, correctedFields, readCorrection, withCorrections } from './corrections.js';
import { type Decisions, undoneDecisions } from './decisions.js';
import { isOwnImage } from './field-values.js';
import { ListingChangedMeanwhile, ListingGone, NothingToCorrect } from './listing.errors.js';
import type { ListingDetails, ListingSource, ListingStatus } from './listing.js';

export interface CorrectionRequest {
  /** New values by field, as an admin sent them. */
  changes: Partial<Record<CorrectableField, unknown>>;
  /** Fields whose correction is removed: the source's value shows again. */
  reset: readonly CorrectableField[];
  /** The version that the admin saw; without one the last write wins, field by field. */
  version?: number;
  /** Until when it is featured, if the changes feature it. */
  featuredUntil?: Date | null;
}

export interface CuratedState extends Decisions {
  id: string;
  version: number;
  /** Where it came from. */
  origin: ListingSource;
  /** What the source says. */
  source: ListingDetails;
}

/** Addresses of pictures that were uploaded to this site, by the field that shows them. */
export type OwnImages = Partial<Record<'image' | 'gallery', string[]>>;

/** The decisions about a listing before anybody has decided. */
export const UNDECIDED = { featuredUntil: null, confirmedAt: null, mergedInto: null, heldBeforeMerge: false } as const;

const DECIDED = ['status', 'heldBack', 'corrections', 'featuredUntil', 'confirmedAt', 'mergedInto', 'heldBeforeMerge'] as const;
const PARTS = ['city', 'region', 'postCode'] as const;
const PLACE = ['latitude', 'longitude'] as const;

/** A listing as admins edit it: the source's values, and the corrections and decisions made here. */
export class CuratedListing {
  constructor(private readonly state: CuratedState) {}

  get id(): string {
    return this.state.id;
  }

  get status(): ListingStatus {
    return this.state.status;
  }

  get heldBack(): boolean {
    return this.state.heldBack;
  }

  get source(): ListingDetails {
    return this.state.source;
  }

  get corrections(): Corrections {
    return this.state.corrections;
  }

  get origin(): ListingSource {
    return this.state.origin;
  }

  get featuredUntil(): Date | null {
    return this.state.featuredUntil;
  }

  get confirmedAt(): Date | null {
    return this.state.confirmedAt;
  }

  get mergedInto(): string | null {
    return this.state.mergedInto;
  }

  get heldBeforeMerge(): boolean {
    return this.state.heldBeforeMerge;
  }

  /** As the directory shows it. */
  get shown(): ListingDetails {
    return withCorrections(this.source, this.corrections);
  }

  get title(): string {
    return this.shown.title;
  }

  /**
   * Applies what an admin sent. A value that equals the source's is no correction.
   * @returns the fields whose correction has changed, `featured` also if only its end has, and the pictures of this site's own that are used from now on, by field
   * @throws ListingGone, ListingChangedMeanwhile, NothingToCorrect or InvalidValues naming every bad field; nothing has changed then
   */
  correct({ changes, reset, version, featuredUntil = null }: CorrectionRequest): { fields: CorrectableField[]; images: OwnImages } {
    if (this.status === 'removed') throw new ListingGone(this.title);
    if (version !== undefined && version !== this.state.version) throw new ListingChangedMeanwhile(this.title);
    const values = readCorrections(changes, reset);
    const before = this.corrections;
    const until = this.state.featuredUntil?.getTime();
    const after: Corrections = { ...before };
    for (const field of this.takenBack(reset)) if (!(field in values)) delete after[field];
    const set = { ...values, ...this.partsFromAddress(values, after) };
    this.state.corrections = this.withoutRedundant({ ...after, ...set }, set);
    const fields = correctedFields({ ...before, ...this.corrections }).filter((field) => !isSame(field, before, this.corrections));
    // A new decision about being featured also sets its end.
    if ('featured' in changes || reset.includes('featured')) this.state.featuredUntil = this.shown.featured ? featuredUntil : null;
    if (this.state.featuredUntil?.getTime() !== until && !fields.includes('featured')) fields.push('featured');
    return { fields, images: ownImages(pick(this.corrections, fields)) };
  }

  /** Removes the address completely; a correction keeps it from being imported again. */
  forgetEmail(): void {
    this.state.source = { ...this.source, email: null };
    this.state.corrections = { ...this.corrections, email: null };
  }

  /** A merged listing is hidden already: it stays hidden when the merge ends. @returns whether anything has changed */
  unpublish(): boolean {
    if (this.heldBack) {
      if (this.mergedInto === null || this.heldBeforeMerge) return false;
      this.state.heldBeforeMerge = true;
      return true;
    }
    this.state.heldBack = true;
    if (this.status === 'published') this.state.status = 'unpublished';
    return true;
  }

  /**
   * @returns whether anything has changed
   * @throws ListingGone when its source no longer has it: there is nothing to show
   */
  restore(): boolean {
    if (this.status === 'removed') throw new ListingGone(this.title);
    if (this.status === 'published') return false;
    Object.assign(this.state, { status: 'published', heldBack: false, mergedInto: null, heldBeforeMerge: false });
    return true;
  }

  /** @throws ListingGone */
  confirm(at: Date): void {
    if (this.status === 'removed') throw new ListingGone(this.title);
    this.state.confirmedAt = at;
  }

  /** Hides it: its address redirects to the other listing, and its source still updates this one. */
  mergeInto(id: string): void {
    this.state.heldBeforeMerge = this.heldBack;
    this.unpublish();
    this.state.mergedInto = id;
  }

  /** Call it when its merge target was deleted: it stays hidden. */
  endMerge(): void {
    Object.assign(this.state, { mergedInto: null, heldBeforeMerge: false });
  }

  /** Ends "featured", because its last day is over. */
  endFeature(): void {
    this.correct({ changes: { featured: false }, reset: [] });
  }

  /** A copy that can be changed in memory independently. */
  copy(): CuratedListing {
    return new CuratedListing({ ...this.state });
  }

  /**
   * Undoes what a change decided, where the listing still is as the change left it. What the source has said since stays.
   * @param before the listing without the change
   * @param after the listing after the change, where that is known
   * @param mayMerge whether it may be merged into this listing again
   * @returns whether the listing has changed, and whether all that the change decided is as it was before it
   */
  takeBack(
    before: CuratedListing,
    after: CuratedListing | undefined,
    mayMerge?: (into: string) => boolean,
  ): { isOther: boolean; isComplete: boolean } {
    // A change writes a row once, which raises its version by one: with that version, nobody else has written it since.
    const isUntouched = this.state.version === before.state.version + 1;
    const left = isUntouched ? this.state : after?.state;
    if (!left) return { isOther: false, isComplete: false };
    const { decisions, ...outcome } = undoneDecisions(pick(this.state, DECIDED), before.state, left, mayMerge);
    Object.assign(this.state, decisions);
    return outcome;
  }

  /** Fields that belong together are reset together: a place, and an address with the parts that were derived from it. */
  private takenBack(reset: readonly CorrectableField[]): CorrectableField[] {
    const all = new Set(reset);
    if (PLACE.some((field) => all.has(field))) PLACE.forEach((field) => all.add(field));
    if (all.has('address')) PARTS.filter((part) => this.cameFromAddress(part)).forEach((part) => all.add(part));
    return [...all];
  }

  /** A new address brings its city, region and postal code where it names them, except parts that were corrected separately. */
  private partsFromAddress(values: Corrections, standing: Corrections): Partial<AddressParts> {
    if (!values.address) return {};
    const named = partsOfAddress(values.address);
    const free = PARTS.filter((part) => !(part in values) && named[part] !== null && (!(part in standing) || this.cameFromAddress(part)));
    return Object.fromEntries(free.map((part) => [part, named[part]]));
  }

  private cameFromAddress(part: keyof AddressParts): boolean {
    const { address } = this.corrections;
    return Boolean(address) && part in this.corrections && partsOfAddress(address!)[part] === this.corrections[part];
  }

  /**
   * Removes values just set that equal the source's. Earlier corrections stay until somebody resets them, even if the source says the same
   * by now.
   */
  private withoutRedundant(corrections: Corrections, set: Corrections): Corrections {
    const said = (field: CorrectableField) => isEqual(corrections[field], this.source[field]);
    const needed = (field: CorrectableField) => !(field in set) || (isOfPlace(field) ? !PLACE.every(said) : !said(field));
    return Object.fromEntries(
      correctedFields(corrections)
        .filter(needed)
        .map((field) => [field, corrections[field]]),
    );
  }
}

/** The values that an admin sent, cleaned. @throws NothingToCorrect, or InvalidValues naming every bad field */
export function readCorrections(changes: CorrectionRequest['changes'], reset: readonly CorrectableField[]): Corrections {
  const sent = Object.keys(changes) as CorrectableField[];
  if (sent.length === 0 && reset.length === 0) throw new NothingToCorrect();
  const errors: FieldError[] = [];
  const values: Partial<Record<CorrectableField, unknown>> = {};
  for (const field of sent) {
    const reading = readCorrection(field, changes[field]);
    if ('value' in reading) values[field] = reading.value;
    else errors.push({ field, message: reading.problem });
  }
  const both = reset.filter((field) => field in changes);
  if (both.length > 0) errors.push({ field: 'reset', message: `names what the same request corrects: ${both.join(', ')}` });
  errors.push(...problemWithHalfAPlace(values, errors), ...misplaced(values, errors));
  if (errors.length > 0) throw new InvalidValues(errors);
  return values as Corrections;
}

function ownImages({ image, gallery = [] }: Corrections): OwnImages {
  const addresses = { image: image ? [image] : [], gallery: gallery.map(({ url }) => url) };
  const own = Object.entries(addresses).map(([field, all]) => [field, all.filter(isOwnImage)] as const);
  return Object.fromEntries(own.filter(([, all]) => all.length > 0));
}

function isOfPlace(field: CorrectableField): boolean {
  return (PLACE as readonly string[]).includes(field);
}

function isSame(field: CorrectableField, before: Corrections, after: Corrections): boolean {
  return field in before === field in after && isEqual(before[field], after[field]);
}

/** Latitude and longitude must be set together. If one of them is reported already, this adds no second error. */
function problemWithHalfAPlace(values: Partial<Record<CorrectableField, unknown>>, bad: FieldError[]): FieldError[] {
  if (PLACE.some((field) => bad.some((error) => error.field === field))) return [];
  const given = PLACE.some((field) => field in values);
  const cleared = PLACE.every((field) => values[field] === null);
  const whole = PLACE.every((field) => (values[field] ?? null) !== null);
  if (!given || cleared || whole) return [];
  const missing = PLACE.find((field) => !(field in values)) ?? PLACE.find((field) => values[field] === null);
  return [{ field: missing!, message: 'is missing: fill in both latitude and longitude, or leave both empty' }];
}

/** A pin far from Canada would hide the listing from every map and every search around a place. */
function misplaced({ latitude, longitude }: Partial<Record<CorrectableField, unknown>>, bad: FieldError[]): FieldError[] {
  if (PLACE.some((field) => bad.some((error) => error.field === field))) return [];
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return [];
  const problem = placeProblem(latitude, longitude);
  return problem === undefined ? [] : [{ field: 'latitude', message: `does not go with the longitude: ${problem}` }];
}
