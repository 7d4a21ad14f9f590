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

/** The directory's values to compare them with. */
export type OwnersDetails = Pick<ListingDetails, OwnersField | 'region' | 'phoneE164'>;

/** A business that the directory did not know: nothing about it that an owner cannot decide. */
export function newBusiness({ title, ...update }: OwnerUpdate & Pick<ListingDetails, 'title'>): ListingDetails {
  const derived = partsOfAddress(update.address ?? '');
  const named = update.city ? townFrom(update.city) : undefined;
  const postCode = update.postCode ? postCodeFrom(update.postCode) : derived.postCode;
  const parts = {
    city: named?.town ?? derived.city,
    // Forms ask for no province: who writes the street alone has named it by the postal code.
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

/** The owner's values that differ from the listing; another notation of the same number or code is no difference. */
export function updatesTo(listing: OwnersDetails, update: OwnerUpdate): OwnerUpdate {
  const address = update.address ? addressOf(update, update.address, listing) : addressAfterMove(update, listing);
  const said: OwnerUpdate = {
    ...update,
    ...(update.city ? { city: townFrom(update.city).town } : {}),
    ...(address ? { address } : {}),
  };
  // A renewal is found by its number: who leaves the extension out there does not mean that it is gone.
  const isOtherExtension =
    update.phone !== undefined && ![undefined, extensionIn(listing.phone ?? '')].includes(extensionIn(update.phone ?? ''));
  const isUpdate = (field: OwnersField) =>
    field in said && (keyOf(field, said[field]) !== keyOf(field, listing[field]) || (field === 'phone' && isOtherExtension));
  return Object.fromEntries(OWNERS_FIELDS.filter(isUpdate).map((field) => [field, said[field]]));
}

/** Whether an update says that the business is in another town or postal code than before: what is known of its place on the map is of the old one. */
export function isMove(listing: OwnersDetails, { address, city, postCode }: OwnerUpdate): boolean {
  const [named, known] = [partsOfAddress(address ?? ''), partsOfAddress(listing.address ?? '')];
  // "10 Yonge St, Rear Entrance" names no town: a town is followed by a province or a postal code.
  const town = city ?? (named.region || named.postCode ? named.city : null);
  const before = [listing.city, known.city].filter((name) => name !== null).map(townKeyOf);
  const isOtherTown = town !== null && before.length > 0 && !before.includes(townKeyOf(town));
  const [code, codeBefore] = [postCode ?? named.postCode, listing.postCode].map((each) => postKeyOf(each ?? '')) as [string, string];
  // A longer code of the same beginning tells the same place, more exactly.
  return isOtherTown || (code !== '' && codeBefore !== '' && !code.startsWith(codeBefore) && !codeBefore.startsWith(code));
}

/** What the ways of writing one town have in common: "Niagara-on-the-Lake", "St Catharines, ON", "Greater Sudbury". */
function townKeyOf(town: string): string {
  const words = fold(partsOfAddress(`, ${town}`).city ?? town)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'greater');
  return words.map((word) => word.replace(/^saint(e?)$/, 'st$1')).join(' ');
}

/** A street without its city stays in the city that it was in. */
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

/** The address with another town or postal code, where only these were said: people read the address. `undefined` where it contradicts neither. */
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

/** What two ways of writing one value have in common. */
function keyOf(field: OwnersField, said: string | boolean | readonly string[] | null | undefined): string | boolean {
  const value = said ?? '';
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string') return value.map(fold).toSorted().join(';');
  return (KEYS[field] ?? KEYS[factsOf(field).kind] ?? String)(value);
}

/** By field where it has ways of its own, else by kind; any other value is the same only to the letter. */
const KEYS: Partial<Record<OwnersField | FieldKind, (text: string) => string>> = {
  title: fold,
  industry: fold,
  city: fold,
  address: (text) => fold(text).replace(/[\s,]+/g, ' '),
  phone: (text) => e164Of(text) ?? text,
  email: (text) => text.toLowerCase(),
  'post-code': postKeyOf,
};
