import { escapeRegExp } from 'es-toolkit/string';
import { factsOf, filterColumn, filteredBy } from '../../../../shared/listings/field-lists.js';
import type { FieldFilter } from '../../../../shared/listings/listing-fields.js';
import type { Box } from '../../../../shared/places/map-box.js';
import { TITLE_TEXT } from '../../../../shared/text/name-keys.js';
import { type Near, type SearchQuery, titleParts } from '../../domain/search-query.js';
import { EARTH_RADIUS_KM, type Spot } from '../../domain/understanding/distance.js';
import { containing } from '../../../../platform/database/like-pattern.js';

/** Collects the values of a statement, so that nothing a visitor typed becomes part of its text. */
export class Parameters {
  readonly values: unknown[] = [];

  /** @returns the placeholder of the value */
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

const KM_PER_DEGREE = (EARTH_RADIUS_KM * Math.PI) / 180;

/** The WHERE conditions of a search, without those of {@link cityConditions} and without the `tsquery` of its text. */
export function conditionsOf(query: SearchQuery, parameters: Parameters): string[] {
  const conditions: string[] = [];
  if (query.industryKey) conditions.push(joinedByOr(waysOf('industry', parameters.add(query.industryKey))));
  const [only, ...others] = query.industryKeys ?? [];
  // With a single trade the index also has the order.
  if (only !== undefined)
    conditions.push(
      others.length === 0
        ? joinedByOr(waysOf('industry', parameters.add(only)))
        : `industry_key = ANY(${parameters.add(query.industryKeys)})`,
    );
  if (query.without?.length) conditions.push(`key <> ALL(${parameters.add(query.without)}::bigint[])`);
  if (query.only) conditions.push(`key = ANY(${parameters.add(query.only)}::bigint[])`);
  if (query.province) conditions.push(isIn(query.province, parameters));
  if (query.minRating > 0) conditions.push(`rating >= ${parameters.add(query.minRating)}`);
  if (query.titlePart) conditions.push(...beginsInTitle(query.titlePart, parameters));
  if (query.postPrefix) conditions.push(`post_key LIKE ${parameters.add(`${query.postPrefix}%`)}`);
  if (query.phonePart) conditions.push(`phone_digits LIKE ${parameters.add(`%${query.phonePart}%`)}`);
  if (query.verified) conditions.push('verified');
  if (query.licensed) conditions.push('licensed');
  if (query.box) conditions.push(...isWithin(query.box, parameters));
  if (query.hours?.open === 'always') conditions.push('never_closes');
  if (query.hours?.open === 'now')
    conditions.push(`open_minutes @> (${parameters.add(JSON.stringify(query.hours.minutes))}::jsonb ->> time_zone)::int`);
  return conditions;
}

function isIn({ region, cityKeys }: NonNullable<SearchQuery['province']>, parameters: Parameters): string {
  const isThere = `province = ${parameters.add(region)}`;
  return cityKeys.length === 0 ? isThere : `(${isThere} OR (province IS NULL AND city_key = ANY(${parameters.add(cityKeys)}::text[])))`;
}

/** The index can look up three letters or digits in a row. For shorter parts it needs the pattern, which says that they begin a word. */
const LETTERS_OF_INDEX = /[a-z0-9]{3}/;

/**
 * A word of the title begins with the part: at the start of the title, or after a character that is neither letter nor digit. Both are
 * compared as written, and without apostrophes and full stops. The index supports ASCII letters only, so its matches are checked again with
 * a collation that supports all scripts, or words of other scripts would be split. LIKE costs a quarter of a regular expression.
 */
function beginsInTitle(part: string, parameters: Parameters): string[] {
  const ways = titleParts(part);
  const start = parameters.add(`(^|[^[:alnum:]])(${ways.map(escapeRegExp).join('|')})`);
  // Every title that has the part as written also has it without apostrophes and full stops.
  const plain = ways.at(-1)!;
  const isInTitle = LETTERS_OF_INDEX.test(plain) ? `${TITLE_TEXT} LIKE ${parameters.add(containing(plain))}` : `${TITLE_TEXT} ~ ${start}`;
  return [isInTitle, `${TITLE_TEXT} COLLATE word_letters ~ ${start}`];
}

/** The keys of listings that have the city in another field than their address, such as their service area. */
export const SERVED_CITY_SQL = `SELECT key FROM searchable_listing WHERE ${joinedByOr(waysOf('city', '$1').slice(1))} AND (${waysOf('city', '$1')[0]!}) IS NOT TRUE`;

/**
 * The conditions of which exactly one holds for a listing in the city; `[]` if the search has no city.
 * @param serving the result of {@link SERVED_CITY_SQL}; without it, both conditions may hold for the same listing
 */
export function cityConditions({ cityKey }: SearchQuery, serving: readonly number[] | undefined, parameters: Parameters): string[] {
  if (!cityKey) return [];
  const [address, ...others] = waysOf('city', parameters.add(cityKey)) as [string, ...string[]];
  if (serving === undefined) return [address, ...others];
  return serving.length === 0 ? [address] : [address, `key = ANY(${parameters.add(serving)}::bigint[])`];
}

export function joinedByOr(ways: readonly string[]): string {
  return ways.length === 1 ? ways[0]! : `(${ways.join(' OR ')})`;
}

/** How a listing can have the key in the fields that answer this filter. */
function waysOf(filter: FieldFilter, key: string): string[] {
  return filteredBy(filter).map((field) =>
    factsOf(field).kind === 'places' ? `${filterColumn(field)} @> ARRAY[${key}]` : `${filterColumn(field)} = ${key}`,
  );
}

function isWithin({ west, south, east, north }: Box, parameters: Parameters): string[] {
  return [
    `latitude BETWEEN ${parameters.add(south)} AND ${parameters.add(north)}`,
    `longitude BETWEEN ${parameters.add(west)} AND ${parameters.add(east)}`,
  ];
}

/** Distance in kilometres to the listing, by the haversine formula. */
export function distanceTo({ lat, lng }: Spot, parameters: Parameters): string {
  const latitude = parameters.add(lat);
  const longitude = parameters.add(lng);
  return `(2 * ${EARTH_RADIUS_KM} * asin(least(1, sqrt(
    power(sin(radians(latitude - ${latitude}::float8) / 2), 2) + cos(radians(${latitude}::float8)) * cos(radians(latitude))
    * power(sin(radians(longitude - ${longitude}::float8) / 2), 2)))))`;
}

/**
 * A box around the circle, which an index can answer. Around a pole, and across the date line, latitude alone bounds it.
 */
export function boundingBoxConditions({ lat, lng, radiusKm }: Near, parameters: Parameters): string[] {
  const height = radiusKm / KM_PER_DEGREE + 0.01;
  const box = [`latitude BETWEEN ${parameters.add(lat - height)} AND ${parameters.add(lat + height)}`];
  const farthest = Math.abs(lat) + height;
  if (farthest >= 90) return box;
  const width = height / Math.cos((farthest * Math.PI) / 180);
  if (lng - width > -180 && lng + width < 180) {
    box.push(`longitude BETWEEN ${parameters.add(lng - width)} AND ${parameters.add(lng + width)}`);
  }
  return box;
}
