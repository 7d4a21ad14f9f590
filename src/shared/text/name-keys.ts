import { townFrom } from '../places/address.js';
import { oneSpellingOf } from '../places/place-words.js';
import { keyFrom } from './text.js';

const OTHER_APOSTROPHES = '’‘‛ʼ′`';
/** Signs that people leave out of names: "Joe’s" is "Joes", "St. Catharines" is "St Catharines". */
const MARKS = new RegExp(`['${OTHER_APOSTROPHES}.]`, 'g');
const NOT_PLAIN = new RegExp(`[${OTHER_APOSTROPHES}]`, 'g');

/** A folded name with one kind of apostrophe: keyboards of telephones have another than those of desks. */
export function withPlainApostrophes(key: string): string {
  return key.replace(NOT_PLAIN, "'");
}

/** A folded name without apostrophes and full stops. */
export function withoutMarks(key: string): string {
  return key.replace(MARKS, '');
}

const DASHES = /[-‐‑–]/g;

/** What cities are compared by: as `keyFrom`, without apostrophes, full stops and dashes, each word in one spelling. Migrations have the same in SQL. */
export function cityKeyFrom(city: string): string {
  const key = keyFrom(city);
  const words = withoutMarks(key).replace(DASHES, ' ').split(' ').filter(Boolean);
  return words.map(oneSpellingOf).join(' ') || key;
}

/** The same of a city in a line of a form, behind which its province may stand; `null` for none. */
export function typedCityKey(line: string | null | undefined): string | null {
  return line ? cityKeyFrom(townFrom(line).town) : null;
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/**
 * A title in SQL as it is searched for parts: with plain apostrophes, and on a line of its own without any marks. The index
 * `listing_by_title_part` has the same expression, and answers what is asked of nothing else.
 */
export const TITLE_TEXT = `((translate(title_key, ${quoted(OTHER_APOSTROPHES)}, ${quoted("'".repeat(OTHER_APOSTROPHES.length))}) || E'\\n') || translate(title_key, ${quoted(`'${OTHER_APOSTROPHES}.`)}, ''))`;
