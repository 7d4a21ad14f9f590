import { PROVINCES, type Region, REGIONS } from '../../../../shared/places/provinces.js';
import { fold } from '../../../../shared/text/text.js';
import { Spelling } from './spelling.js';

/** Names of provinces and territories, each as one word: see {@link withProvincesAsWords}. */
const FULL_NAMES = wordsOfRegions((region) => PROVINCES[region].name.split(' and ').map((name) => fold(name).replaceAll(' ', '')));

/** Short forms that rarely mean anything else. */
const SHORT_FORMS = wordsOfRegions((region) => {
  const { short } = PROVINCES[region];
  return short === undefined ? [] : [short];
});

/** Codes of two letters, which may be the beginning of other words while a visitor types. */
const CODES = wordsOfRegions((region) => [fold(region)].filter((code) => code !== PROVINCES[region].short));

/** Words with the province that each of them stands for. */
function wordsOfRegions(wordsOf: (region: Region) => readonly string[]): ReadonlyMap<string, Region> {
  return new Map(REGIONS.flatMap((region) => wordsOf(region).map((word) => [word, region] as const)));
}

/** Names of several words, in English and French, and short forms with full stops. */
const WRITTEN: readonly (readonly [pattern: string, word: string])[] = [
  ['british[\\s-]+columbia|colombie[\\s-]+britannique', 'britishcolumbia'],
  ['new[\\s-]+brunswick|nouveau[\\s-]+brunswick|n\\.\\s?b\\.?', 'newbrunswick'],
  ['newfoundland\\s+(?:and|&)\\s+labrador|terre[\\s-]+neuve(?:[\\s-]+et[\\s-]+labrador)?', 'newfoundland'],
  ['nova[\\s-]+scotia|nouvelle[\\s-]+[eé]cosse|n\\.\\s?s\\.?', 'novascotia'],
  ['north[\\s-]?west[\\s-]+territories|territoires[\\s-]+du[\\s-]+nord[\\s-]+ouest', 'northwestterritories'],
  ['prince[\\s-]+edward[\\s-]+island|[iî]le[\\s-]+du[\\s-]+prince[\\s-]+[eé]douard', 'princeedwardisland'],
  ['yukon\\s+territory', 'yukon'],
  ['b\\.\\s?c\\.?', 'bc'],
  ['n\\.\\s?w\\.\\s?t\\.?', 'nwt'],
  ['p\\.\\s?e\\.\\s?i\\.?', 'pei'],
];
/** "A.B.C. Roofing" does not name a province. */
const NO_INITIAL = '(?<!(?<![\\p{L}\\p{N}])\\p{L}\\.\\s?)';
const PATTERNS = WRITTEN.map(
  ([pattern, word]) => [new RegExp(`${NO_INITIAL}(?<![\\p{L}\\p{N}])(?:${pattern})(?!\\.?[\\p{L}\\p{N}])`, 'giu'), ` ${word} `] as const,
);

/** A text in which every province is one word. */
export const withProvincesAsWords = (text: string): string =>
  PATTERNS.reduce((shortened, [pattern, word]) => shortened.replace(pattern, word), text.normalize('NFC'));

/** The two letters of a province by each of its names; the country is not included. */
export const REGION_OF: ReadonlyMap<string, string> = new Map([...FULL_NAMES, ...SHORT_FORMS, ...CODES]);

/** Provinces and the country say where in the world, but not which town. */
export const REGION_WORDS: ReadonlySet<string> = new Set([...REGION_OF.keys(), 'canada']);

/** Whether a word is the two letters of a province, and may be the beginning of another word. */
export const isProvinceCode = (word: string): boolean => CODES.has(word);

/** Words for a part of a province: the province is searched as a whole. */
export const PARTS_OF_PROVINCES: ReadonlySet<string> = new Set(
  `north south east west central northern southern eastern western northeastern northwestern southeastern southwestern northeast northwest southeast southwest
  atlantic rural mainland province territory`.split(/\s+/),
);

/** Shorter names are too similar to other words. */
const MIN_MISSPELT_LENGTH = 6;
let spelling: Spelling | undefined;

/**
 * The province that a misspelt name, written as one word, means.
 * @param isSaid a word before it says that it is a place: otherwise it must have the same last letter as the province, because Albert,
 * Alberto and Quebecor are names
 */
export function provinceLike(joined: string, isSaid: boolean): string | undefined {
  if (joined.length < MIN_MISSPELT_LENGTH) return undefined;
  spelling ??= new Spelling([...FULL_NAMES.keys()]);
  const [best] = spelling.closest(joined);
  return best !== undefined && (isSaid || joined.at(-1) === best.at(-1)) ? REGION_OF.get(best) : undefined;
}
