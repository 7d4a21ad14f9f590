import { partition } from 'es-toolkit/array';
import { FILLER } from '../understanding/filler.js';
import type { Place, Places } from '../understanding/places.js';
import type { Token } from '../understanding/tokens.js';

/** One way to read what was typed so far: the words about what is needed, and the places that may be meant. */
export interface Reading {
  words: Token[];
  /** Empty where no word is about a place. */
  places: Place[];
}

/** Words of the longest unfinished name of a place that is looked for. */
const LONGEST_PLACE = 3;
/** Names of fewer letters are those of too many places where nobody is listed. */
const SHORTEST_ELSEWHERE = 3;
/** A directory may have thousands that begin with one letter. */
const MOST_PLACES = 50;
const MOST_ELSEWHERE = 2;

/** All ways to read the words: without a place, with one that stands there whole, with one that is being typed. */
export function readingsOf(tokens: readonly Token[], places: Places): Reading[] {
  const words = tokens.map(({ word }) => word);
  const readings: Reading[] = [{ words: withoutFiller(tokens, true), places: [] }];
  for (let index = 0; index < tokens.length; index += 1) {
    const at = places.at(words, index);
    if (!at || at.length === tokens.length) continue;
    readings.push({
      words: withoutFiller([...tokens.slice(0, index), ...tokens.slice(index + at.length)], index + at.length < tokens.length),
      places: [at.place],
    });
    break;
  }
  for (let length = 1; length <= Math.min(LONGEST_PLACE, tokens.length); length += 1) {
    const name = words.slice(-length);
    const [listed, others] = partition(places.beginning(name), (place) => place.listed);
    const beginning = [
      ...listed.slice(0, MOST_PLACES),
      ...(name.join('').length < SHORTEST_ELSEWHERE ? [] : others.slice(0, MOST_ELSEWHERE)),
    ];
    if (beginning.length > 0) readings.push({ words: withoutFiller(tokens.slice(0, -length), false), places: beginning });
  }
  return readings;
}

/** The last word may be the beginning of another one, whatever it says as it stands. */
export function withoutFiller(tokens: readonly Token[], keepsLast: boolean): Token[] {
  return tokens.filter(
    ({ stem, word }, index) => (keepsLast && index === tokens.length - 1) || !(FILLER.has(stem) || FILLER.has(word) || word.length === 1),
  );
}
