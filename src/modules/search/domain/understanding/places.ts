import damerauLevenshtein from 'damerau-levenshtein';
import { PROVINCES, type Region, REGIONS } from '../../../../shared/places/provinces.js';
import { inCanada, type KnownArea, knownAreas, largestIn, partsOfCities } from './known-places.js';
import { type Place, placeKeyOf, wordKeyOf } from './place.js';
import { PlaceNames, SHORT } from './place-names.js';
import { REGION_OF } from './provinces.js';
import { tokensOf } from './tokens.js';

/** A name that an admin gave to a place. */
export interface TaughtPlaceName {
  text: string;
  /** Its name in the directory or on the map. */
  place: string;
}

/** Number of words of the longest name. */
export const MAX_PLACE_NAME_WORDS = 5;
/** Several words that have fewer letters than this together may have only one wrong letter. */
const LONG_TOGETHER = 10;

/** The places that a query may name: the cities of the directory, those of the gazetteer, and areas. */
export class Places {
  private readonly listed: PlaceNames;

  private readonly taught = new Map<string, Place>();
  /** Each is built on first use, because the lists of towns are read for it. */
  private readonly provinces = new Map<string, Place>();

  /** @param cities of the directory */
  constructor(cities: readonly string[] | PlaceNames) {
    this.listed = cities instanceof PlaceNames ? cities : new PlaceNames(cities.map((name) => listedPlace(name)));
  }

  /** These places with the names that an admin gave to some of them; a name whose place does not exist is left out. */
  with(taught: readonly TaughtPlaceName[]): Places {
    const places = new Places(this.listed);
    for (const { text, place: name } of taught) {
      const place = this.named(name);
      if (place) places.taught.set(placeKeyOf(text), place);
    }
    return places;
  }

  /** The place of exactly this name; of two the larger one. Taught names do not count. */
  named(name: string): Place | undefined {
    const key = placeKeyOf(name);
    return this.listed.named(key) ?? inCanada().named(key) ?? partsOfCities().neighbourhoods.named(key);
  }

  /**
   * The longest place name that begins at this word, and how many words it has; of places with the same name, the one in the province that
   * is named after it. `isCertain`: it cannot be a coincidence among other words, because it is a taught name, is followed by its province,
   * or is a neighbourhood of several words.
   */
  at(words: readonly string[], from: number): { place: Place; length: number; isCertain: boolean } | undefined {
    for (let length = Math.min(MAX_PLACE_NAME_WORDS, words.length - from); length > 0; length -= 1) {
      const key = words
        .slice(from, from + length)
        .map(wordKeyOf)
        .join(' ');
      const region = regionAt(words, from + length);
      const taught = this.taught.get(key);
      const { always, alone } = knownAreas();
      const town = taught ?? this.town(key, region) ?? this.areaOf(always.get(key)) ?? inCanada().named(key);
      const place = town ?? this.partOfCity(key) ?? this.areaOf(alone.get(key));
      if (!place) continue;
      const isInRegion = region !== undefined && place.region === region;
      return { place, length, isCertain: taught !== undefined || isInRegion || (town === undefined && length > 1) };
    }
    return undefined;
  }

  /** A province or territory by its two letters. */
  province(region: string): Place {
    const made = this.provinces.get(region) ?? this.madeProvince(region);
    this.provinces.set(region, made);
    return made;
  }

  private madeProvince(region: string): Place {
    const { name: largestTown, lat, lng } = largestIn(region)!;
    const { regions } = this.listed;
    const province = { largestTown, towns: this.listed.townsIn(region), isWholeDirectory: regions.size === 1 && regions.has(region) };
    return { name: PROVINCES[region as Region].name, region, lat, lng, listed: regions.has(region), province };
  }

  /**
   * Provinces whose names begin with these words, of which the last may be unfinished. A name that is also a town's means the town: Québec
   * is one, and its province is asked for with "in".
   */
  provincesBeginning(words: readonly string[]): Place[] {
    const start = words.map(wordKeyOf).join(' ');
    return PROVINCE_KEYS.filter(({ key }) => key.startsWith(start) && this.named(key) === undefined).map(({ region }) =>
      this.province(region),
    );
  }

  /** A town of this name in this province. */
  townIn(name: string, region: string): Place | undefined {
    const key = placeKeyOf(name);
    return [this.listed, inCanada()].map((names) => names.named(key, region)).find((place) => place?.region === region);
  }

  /** A city of the directory. If it is in another province than was named, the town of that name in the named province. */
  private town(key: string, region: string | undefined): Place | undefined {
    const listed = this.listed.named(key, region);
    if (region === undefined || listed?.region === region) return listed;
    const elsewhere = inCanada().named(key, region);
    return elsewhere?.region === region ? elsewhere : listed;
  }

  /** A neighbourhood, or the city that has this nickname. */
  private partOfCity(key: string): Place | undefined {
    const { neighbourhoods, nicknames } = partsOfCities();
    const city = nicknames.get(key);
    return city === undefined ? neighbourhoods.named(key) : this.named(city);
  }

  private areaOf(area: KnownArea | undefined): Place | undefined {
    if (!area) return undefined;
    const { municipalities, ...place } = area;
    return { ...place, listed: municipalities.some((name) => this.listed.named(placeKeyOf(name)) !== undefined) };
  }

  /**
   * Places whose names begin with these words, of which the last may be unfinished: the directory's in the order of its list, then others,
   * the largest first.
   */
  beginning(words: readonly string[]): Place[] {
    const start = words.map(wordKeyOf).join(' ');
    const listed = this.listed.beginning(start);
    const names = new Set(listed.map(({ name }) => name));
    return [
      ...listed,
      ...inCanada()
        .beginning(start)
        .filter(({ name }) => !names.has(name)),
      ...partsOfCities().neighbourhoods.beginning(start),
    ].map(({ place }) => place);
  }

  /** The first places whose names begin with this text, at most `most` of them. */
  beginningWith(text: string, most: number): Place[] {
    const words = tokensOf(text).map(({ word }) => word);
    return words.length === 0 ? [] : this.beginning(words).slice(0, most);
  }

  /** Like `at`, for words of which some may be misspelt; `isSaid` where "in" or the like is before them. */
  like(words: readonly string[], from: number, isSaid: boolean): { place: Place; length: number } | undefined {
    for (let length = Math.min(MAX_PLACE_NAME_WORDS, words.length - from); length > 0; length -= 1) {
      const joined = words
        .slice(from, from + length)
        .map((word, index) => wordKeyOf(index + 1 < length ? correctedSaint(word) : word))
        .join('')
        .replaceAll('saint', 'st');
      // Two wrong letters in a short name would make "wild rice" Wild Rose.
      const wrong = length > 1 && joined.length < LONG_TOGETHER ? 1 : 2;
      const place =
        this.listed.like(joined, { shortest: SHORT, wrong, isSaid }) ??
        inCanada().like(joined, { shortest: isSaid ? SHORT : SHORT + 1, wrong, isSaid }) ??
        partsOfCities().neighbourhoods.like(joined, { shortest: SHORT + 2, wrong, isSaid: false });
      if (place) return { place, length };
    }
    return undefined;
  }
}

/** Names are compared with "st" for "saint", so a misspelt "siant" has to be corrected first. */
function correctedSaint(word: string): string {
  const isLike = (saint: string) => word[0] === saint[0] && damerauLevenshtein(word, saint).steps <= 1;
  return word === 'sainte' ? word : (['saint', 'sainte'].find(isLike) ?? word);
}

const PROVINCE_KEYS = REGIONS.map((region) => ({ region, key: placeKeyOf(PROVINCES[region].name) }));

const NOWHERE = { region: null, lat: null, lng: null };

/** A city of the directory, with its position where it is on the map. It is not small, because somebody is listed there. */
function listedPlace(name: string): Place {
  const key = placeKeyOf(name);
  // People also give a part of a city as their city.
  const { region, lat, lng } = inCanada().named(key) ?? partsOfCities().neighbourhoods.named(key) ?? NOWHERE;
  return { name, region, lat, lng, listed: true };
}

/** The province that is named at this position; "on" counts only at the very end. */
function regionAt(words: readonly string[], index: number): string | undefined {
  const word = words[index];
  if (word === undefined || (word === 'on' && index < words.length - 1)) return undefined;
  return REGION_OF.get(word);
}
