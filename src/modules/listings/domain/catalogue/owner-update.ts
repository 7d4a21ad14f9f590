import { extensionIn } from '../../../../shared/contact/phone-extension.js';
import { factsOf, OWNERS_FIELDS, type OwnersField } from '../../../../shared/listings/field-lists.js';
import type { FieldKind } from '../../../../shared/listings/listing-fields.js';
import { fold } from '../../../../shared/text/text.js';
import { partsOfAddress, postCodeFrom, provinceOfPostCode, townFrom, wholeAddress } from '../../../../shared/places/address.js';
import { postKeyOf } from '../../../../shared/places/post-code.js';
import { industryFrom } from './industry.js';
import { detailsWith, type ListingDetails } from './listing.js';
import { e164Of } from './phone.js';

export type { OwnersField } from '../../../../shared/listings/field-lists.js';

/** Values that an owner gives about a business; missing ones were not given. */
export type OwnerUpdate = Partial<Pick<ListingDetails, OwnersField>>;

/** The directory's values that an update is compared with. */
export type OwnersDetails = Pick<ListingDetails, OwnersField | 'region' | 'phoneE164'>;

/** A new business, with nothing but what its owner may decide. */
export function newBusiness({ title, ...update }: OwnerUpdate & Pick<ListingDetails, 'title'>): ListingDetails {
  const derived = partsOfAddress(update.address ?? '');
  const named = update.city ? townFrom(update.city) : undefined;
  const postCode = update.postCode ? postCodeFrom(update.postCode) : derived.postCode;
  const parts = {
    city: named?.town ?? derived.city,
    // Forms do not ask for the province: if the address has none, the postal code gives it.
    region: derived.region ?? named?.region ?? provinceOfPostCode(postCode ?? ''),
    postCode,
  };
  return detailsWith({
    ...update,
    title,
    industry: update.industry ? industryFrom(update.industry) : null,
    address: wholeAddress(update.address ?? null, parts),
    ...parts,
    phoneE164: update.phone ? e164Of(update.phone) : null,
  });
}

/** The owner's values that differ from the listing; another notation of the same number or code is not a difference. */
export function updatesTo(listing: OwnersDetails, update: OwnerUpdate): OwnerUpdate {
  const address = update.address ? addressOf(update, update.address, listing) : addressAfterMove(update, listing);
  const said: OwnerUpdate = {
    ...update,
    ...(update.city ? { city: townFrom(update.city).town } : {}),
    ...(address ? { address } : {}),
  };
  // Owners find their listing by its number for a renewal: if they leave out the extension, it has not changed.
  const isOtherExtension =
    update.phone !== undefined && ![undefined, extensionIn(listing.phone ?? '')].includes(extensionIn(update.phone ?? ''));
  const isUpdate = (field: OwnersField) =>
    field in said && (keyOf(field, said[field]) !== keyOf(field, listing[field]) || (field === 'phone' && isOtherExtension));
  return Object.fromEntries(OWNERS_FIELDS.filter(isUpdate).map((field) => [field, said[field]]));
}

/** Whether an update moves the business to another town or postal code: then its place on the map is outdated. */
export function isMove(listing: OwnersDetails, { address, city, postCode }: OwnerUpdate): boolean {
  const [named, known] = [partsOfAddress(address ?? ''), partsOfAddress(listing.address ?? '')];
  // "10 Yonge St, Rear Entrance" names no town: a town is followed by a province or a postal code.
  const town = city ?? (named.region || named.postCode ? named.city : null);
  const before = [listing.city, known.city].filter((name) => name !== null).map(townKeyOf);
  const isOtherTown = town !== null && before.length > 0 && !before.includes(townKeyOf(town));
  const [code, codeBefore] = [postCode ?? named.postCode, listing.postCode].map((each) => postKeyOf(each ?? '')) as [string, string];
  // A longer code with the same beginning means the same place, more exactly.
  return isOtherTown || (code !== '' && codeBefore !== '' && !code.startsWith(codeBefore) && !codeBefore.startsWith(code));
}

/** A key that is the same for all spellings of a town: "Niagara-on-the-Lake", "St Catharines, ON", "Greater Sudbury". */
function townKeyOf(town: string): string {
  const words = fold(partsOfAddress(`, ${town}`).city ?? town)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'greater');
  return words.map((word) => word.replace(/^saint(e?)$/, 'st$1')).join(' ');
}

/** A new street without a city stays in the city of the listing. */
function addressOf(update: OwnerUpdate, address: string, listing: OwnersDetails): string {
  const named = partsOfAddress(address);
  const town = update.city ? townFrom(update.city) : undefined;
  const city = town?.town ?? named.city;
  const isMoved = city !== null && fold(city) !== fold(listing.city ?? '');
  const postCode = update.postCode ? postCodeFrom(update.postCode) : (named.postCode ?? (isMoved ? null : listing.postCode));
  const parts = {
    city: city ?? listing.city,
    region: named.region ?? town?.region ?? (isMoved ? provinceOfPostCode(postCode ?? '') : listing.region),
    postCode,
  };
  const whole = wholeAddress(address, parts) ?? address;
  return isTooLong(whole) ? address : whole;
}

const isTooLong = (address: string) => address.length > factsOf('address').longest!;

/**
 * The address with the new town or postal code, if only these were sent: people read the address. `undefined` where it contradicts neither.
 */
function addressAfterMove(update: OwnerUpdate, { address, ...listing }: OwnersDetails): string | undefined {
  const known = partsOfAddress(address ?? '');
  const town = update.city ? townFrom(update.city) : undefined;
  const isOther = (said: string | null | undefined, keyOfPart: (text: string) => string, ...before: (string | null)[]) =>
    Boolean(said) && before.every((each) => each !== null && keyOfPart(each) !== keyOfPart(said!));
  const isOtherTown = isOther(town?.town, fold, known.city, listing.city);
  if (!address || !known.city || !(isOtherTown || isOther(update.postCode, postKeyOf, known.postCode, listing.postCode))) return undefined;
  const region = town?.region ?? (isOtherTown && update.postCode ? provinceOfPostCode(update.postCode) : null) ?? known.region;
  const postCode = update.postCode ? postCodeFrom(update.postCode) : known.postCode;
  const street = address.slice(0, address.lastIndexOf(known.city)).replace(/[\s,]+$/, '');
  const whole = [street, isOtherTown ? town!.town : known.city, region, postCode].filter(Boolean).join(', ');
  return isTooLong(whole) ? undefined : whole;
}

/** A key that is the same for all notations of a value. */
function keyOf(field: OwnersField, said: string | boolean | readonly string[] | null | undefined): string | boolean {
  const value = said ?? '';
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string') return value.map(fold).toSorted().join(';');
  return (KEYS[field] ?? KEYS[factsOf(field).kind] ?? String)(value);
}

/** By field, where it has a key function of its own, otherwise by kind; other values must be equal. */
const KEYS: Partial<Record<OwnersField | FieldKind, (text: string) => string>> = {
  title: fold,
  industry: fold,
  city: fold,
  address: (text) => fold(text).replace(/[\s,]+/g, ' '),
  phone: (text) => e164Of(text) ?? text,
  email: (text) => text.toLowerCase(),
  'post-code': postKeyOf,
};
