import { canonicalSpelling } from '../../../../shared/places/place-words.js';
import { fold } from '../../../../shared/text/text.js';
import { tokensOf } from './tokens.js';

/** A place on the map that a query can name. */
export interface Place {
  name: string;
  region: string | null;
  lat: number | null;
  lng: number | null;
  /** Somebody in the directory has it as their city; of an area, one of its municipalities. */
  listed: boolean;
  /** Set for an area only: how far it reaches from its middle. */
  radiusKm?: number;
  /** Set for a whole province or territory only, the one of `region`. */
  province?: Province;
  /** Few people mean it: in the middle of a sentence its name is more likely another word. */
  isSmall?: boolean;
}

/** What a search in a whole province needs in addition. */
export interface Province {
  /** Distances are measured from this town, because the middle of a province has no meaning to visitors. */
  largestTown: string;
  /** The directory's towns in it, as far as they are known: an address may name no province. */
  towns: readonly string[];
  /** All known towns of the directory are in it: the province excludes nobody. */
  isWholeDirectory: boolean;
}

/** "St. Catharines", "Saint Catharines" and "st catharines" are one place, as "Ft. Frances" and "Fort Frances" are. */
export function placeKeyOf(name: string): string {
  return tokensOf(name)
    .map(({ word }) => wordKeyOf(word))
    .join(' ');
}

/** The key of one word of such a name. */
export const wordKeyOf = (word: string): string => canonicalSpelling(fold(word));
