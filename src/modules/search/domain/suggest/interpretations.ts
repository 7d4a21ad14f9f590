import { partition } from 'es-toolkit/array';
import { isFiller } from '../understanding/everyday.js';
import type { Place } from '../understanding/place.js';
import type { Places } from '../understanding/places.js';
import type { Token } from '../understanding/tokens.js';

/** One interpretation of the typed text: the words about what is needed, and the places that may be meant. */
export interface Interpretation {
  words: Token[];
  /** The same, with filler words. */
  said: Token[];
  /** Empty where no word names a place. */
  places: Place[];
  /** The words of a place's name that may be unfinished, and so may mean something else. */
  unfinished: readonly Token[];
}

/** Maximum number of words of an unfinished place name. */
const MAX_PLACE_WORDS = 3;
/** Shorter beginnings match too many places where nobody is listed. */
const MIN_ELSEWHERE_LENGTH = 3;
/** A directory may have thousands of places that begin with the same letter. */
const MAX_PLACES = 50;
const MAX_ELSEWHERE = 2;
/** Shorter beginnings match a province by chance. A province where nobody is listed needs even more letters. */
const MIN_PROVINCE_LENGTH = { listed: 3, elsewhere: 5 };

/** All interpretations of the words: without a place, with a complete place name, with an unfinished one. */
export function interpretationsOf(tokens: readonly Token[], places: Places): Interpretation[] {
  const words = tokens.map(({ word }) => word);
  const interpretations: Interpretation[] = [{ words: withoutFiller(tokens, true), said: [...tokens], places: [], unfinished: [] }];
  for (let index = 0; index < tokens.length; index += 1) {
    const at = places.at(words, index);
    if (!at || at.length === tokens.length) continue;
    const said = [...tokens.slice(0, index), ...tokens.slice(index + at.length)];
    interpretations.push({ words: withoutFiller(said, index + at.length < tokens.length), said, places: [at.place], unfinished: [] });
    break;
  }
  for (let length = 1; length <= Math.min(MAX_PLACE_WORDS, tokens.length); length += 1) {
    const name = words.slice(-length);
    const { length: letters } = name.join('');
    const [listed, others] = partition(places.beginning(name), (place) => place.listed);
    const beginning = [...listed.slice(0, MAX_PLACES), ...(letters < MIN_ELSEWHERE_LENGTH ? [] : others.slice(0, MAX_ELSEWHERE))];
    const provinces =
      letters < MIN_PROVINCE_LENGTH.listed
        ? []
        : places.provincesBeginning(name).filter(({ listed: isListed }) => isListed || letters >= MIN_PROVINCE_LENGTH.elsewhere);
    const said = tokens.slice(0, -length);
    for (const meant of [provinces, beginning])
      if (meant.length > 0)
        interpretations.push({ words: withoutFiller(said, false), said, places: meant, unfinished: tokens.slice(-length) });
  }
  return interpretations;
}

/** Removes filler words. @param keepsLast the last word is kept, because it may be the beginning of another one */
export function withoutFiller(tokens: readonly Token[], keepsLast: boolean): Token[] {
  return tokens.filter((token, index) => (keepsLast && index === tokens.length - 1) || !isFiller(token));
}
