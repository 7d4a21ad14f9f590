import { townFrom } from '../places/address.js';
import { canonicalSpelling } from '../places/place-words.js';
import { keyFrom } from './text.js';

const OTHER_APOSTROPHES = '’‘‛ʼ′`';
/** Signs that people often omit in names: "Joe’s" is "Joes", "St. Catharines" is "St Catharines". */
const MARKS = new RegExp(`['${OTHER_APOSTROPHES}.]`, 'g');
const NOT_PLAIN = new RegExp(`[${OTHER_APOSTROPHES}]`, 'g');

/** Replaces all kinds of apostrophes in a folded name by one: keyboards of phones and of computers type different ones. */
export function withPlainApostrophes(key: string): string {
  return key.replace(NOT_PLAIN, "'");
}

/** A folded name without apostrophes and full stops. */
export function withoutMarks(key: string): string {
  return key.replace(MARKS, '');
}

const DASHES = /[-‐‑–]/g;

/**
 * The key for comparing cities: as `keyFrom`, without apostrophes, full stops and dashes, each word in its canonical spelling. Migrations
 * have the same in SQL.
 */
export function cityKeyFrom(city: string): string {
  const key = keyFrom(city);
  const words = withoutMarks(key).replace(DASHES, ' ').split(' ').filter(Boolean);
  return words.map(canonicalSpelling).join(' ') || key;
}

/** The key of a city as typed into a form, where its province may follow; `null` for none. */
export function typedCityKey(line: string | null | undefined): string | null {
  return line ? cityKeyFrom(townFrom(line).town) : null;
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/**
 * The SQL expression of a title for substring searches: with plain apostrophes, and on a second line without marks. The index
 * `listing_by_title_part` has the same expression; PostgreSQL uses an index only for exactly its own expression.
 */
export const TITLE_TEXT = `((translate(title_key, ${quoted(OTHER_APOSTROPHES)}, ${quoted("'".repeat(OTHER_APOSTROPHES.length))}) || E'\\n') || translate(title_key, ${quoted(`'${OTHER_APOSTROPHES}.`)}, ''))`;
