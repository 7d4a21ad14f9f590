import { PROVINCES, type Region, REGIONS } from '../../../../shared/places/provinces.js';
import { fold } from '../../../../shared/text/text.js';
import { AREAS } from '../areas-data.js';
import { firstFrom } from '../first-from.js';
import { GAZETTEER, SMALLER_PLACES } from '../gazetteer-data.js';
import { MUNICIPALITIES, VILLAGES } from '../municipalities-data.js';
import { NEIGHBOURHOODS, NICKNAMES } from '../neighbourhoods-data.js';
import { circleAround, type Spot } from './distance.js';
import { REGION_OF, withProvincesAsWords } from './provinces.js';
import { Spelling } from './spelling.js';
import { tokensOf } from './tokens.js';

/** A place on the map that a query can name. */
export interface Place {
  name: string;
  region: string | null;
  lat: number | null;
  lng: number | null;
  /** Somebody in the directory has it for a city; of an area, one of its municipalities. */
  listed: boolean;
  /** Set for an area only: how far it reaches from its middle. */
  radiusKm?: number;
  /** Set for a whole province or territory only, the one of `region`. */
  province?: Province;
  /** Few people mean it: in the middle of a sentence its name is more likely another word. */
  isSmall?: boolean;
}

/** What a search in a whole province needs besides. */
export interface Province {
  /** The name of the town from whose place distances are measured, as a province has no middle that says anything. */
  largestTown: string;
  /** The directory's towns in it, as far as they are known: an address may name no province. */
  towns: readonly string[];
  /** All known towns of the directory are in it: it leaves out nobody. */
  isWholeDirectory: boolean;
}

/** What an admin calls a place. */
export interface TaughtPlaceName {
  text: string;
  /** Its name in the directory or on the map. */
  place: string;
}

/** Words of the longest name. */
export const MAX_PLACE_NAME_WORDS = 5;
/** Shorter names are too similar to other words to correct misspellings. */
const SHORT = 5;

/** A place under one of its names. */
interface KeyedPlace {
  /** What it is found by. */
  key: string;
  /** Its whole name, folded. */
  name: string;
  place: Place;
  rank: number;
}

/** Places by their names, right and misspelt. */
class PlaceNames {
  /** In which somebody is. */
  readonly regions = new Set<string>();
  private readonly byName = new Map<string, Place>();
  /** By name and province. */
  private readonly inRegion = new Map<string, Place>();
  /** Written as one word: so a misspelling is found wherever the words were parted. */
  private readonly joined = new Map<string, Place>();
  private readonly spelling: Spelling;
  /** By their names, so that those that begin alike stand together; `rank` is where they were given. */
  private readonly sorted: readonly KeyedPlace[];

  /**
   * Where two places have the same name, the first one is meant.
   * @param large of places that are sorted by size, how many are so large that a shorter name of theirs leads to them, and not to the smaller
   * place of their province that has it for its own
   */
  constructor(places: Iterable<Place>, large = 0) {
    const shortened: [short: string, place: Place, isLarge: boolean][] = [];
    let count = 0;
    for (const place of places) {
      count += 1;
      const key = placeKeyOf(place.name);
      if (key === '') continue;
      for (const short of shorterNamesOf(key)) shortened.push([short, place, count <= large]);
      this.keepInRegion(key, place);
      if (this.byName.has(key)) continue;
      this.byName.set(key, place);
      if (!place.isSmall) this.joined.set(key.replaceAll(' ', ''), place);
    }
    for (const [short, place, isLarge] of shortened) {
      const namesake = this.byName.get(short);
      if (isLarge && namesake?.region === place.region) this.inRegion.delete(`${short}|${place.region}`);
      this.keepInRegion(short, place);
      if (!namesake || (isLarge && namesake.region === place.region)) this.byName.set(short, place);
    }
    this.spelling = new Spelling([...this.joined.keys()].filter((key) => key.length > SHORT));
    this.sorted = [...this.byName]
      .map(([key, place], rank) => ({ key, name: placeKeyOf(place.name), place, rank }))
      .sort((a, b) => (a.key < b.key ? -1 : 1));
  }

  townsIn(region: string): string[] {
    return [...new Set(this.byName.values())].filter((place) => place.region === region).map(({ name }) => name);
  }

  /** In the order in which they were given. */
  beginning(start: string): KeyedPlace[] {
    const from = firstFrom(this.sorted, start, ({ key }) => key);
    const found = [];
    for (let index = from; this.sorted[index]?.key.startsWith(start); index += 1) found.push(this.sorted[index]!);
    return found.sort((a, b) => a.rank - b.rank);
  }

  /** @param region where there is one of that name, it is meant */
  named(key: string, region?: string): Place | undefined {
    return (region === undefined ? undefined : this.inRegion.get(`${key}|${region}`)) ?? this.byName.get(key);
  }

  private keepInRegion(key: string, place: Place): void {
    if (place.region !== null) this.regions.add(place.region);
    const both = `${key}|${place.region}`;
    if (!this.inRegion.has(both)) this.inRegion.set(both, place);
  }

  like(joined: string, shortest: number): Place | undefined {
    const [best] = joined.length >= shortest ? this.spelling.closest(joined) : [];
    return best === undefined ? undefined : this.joined.get(best);
  }
}

/** So many places, the largest, have twenty thousand people or more: their shortened names are not left to a village of their province. */
const LARGE = 250;

/** People who live in "Greater Sudbury" call it Sudbury, Saint-Bruno-de-Montarville "Saint-Bruno", and L'Ancienne-Lorette "Ancienne-Lorette". */
function shorterNamesOf(key: string): string[] {
  const parts = /^(?:(?:greater|l) (?<rest>.+)|(?<saint>ste? [a-z]+) (?:de|des|du|d|sur|en|la|le)\b.*)$/.exec(key)?.groups;
  return [parts?.['rest'], parts?.['saint']].filter((name) => name !== undefined);
}

/** Made with the first question: it takes longer than answering it. */
let canada: PlaceNames | undefined;
const inCanada = () => (canada ??= new PlaceNames(gazetteer(), LARGE));

/** Parts of cities, and what cities are called besides; made with the first question that no other name answers. */
let parts: { neighbourhoods: PlaceNames; nicknames: ReadonlyMap<string, string> } | undefined;

function partsOfCities() {
  if (parts) return parts;
  const lines = (list: string) =>
    list
      .trim()
      .split('\n')
      .map((line) => line.split('\t'));
  const neighbourhoods = lines(NEIGHBOURHOODS).map(([name = '', , region = '', lat, lng]) => ({
    name,
    region,
    lat: Number(lat),
    lng: Number(lng),
    listed: false,
  }));
  parts = {
    neighbourhoods: new PlaceNames(neighbourhoods),
    nicknames: new Map(lines(NICKNAMES).map(([name = '', city = '']) => [placeKeyOf(name), city])),
  };
  return parts;
}

/** A place of the gazetteer. */
export const placeInCanada = (name: string): Place | undefined => inCanada().named(placeKeyOf(name));

/** An area with its names, folded as those of places are. */
interface KnownArea extends Required<Omit<Place, 'isSmall' | 'province'>> {
  municipalities: readonly string[];
}

/** The middles of municipalities are known, not how far these reach. */
const MARGIN_KM = 5;

/** Areas by what they are always called, and by what they are called where no town has that name. */
let areas: { always: Map<string, KnownArea>; alone: Map<string, KnownArea> } | undefined;

function knownAreas() {
  if (areas) return areas;
  areas = { always: new Map(), alone: new Map() };
  // Folding every place once, not once for each municipality.
  const places = Map.groupBy(gazetteer(), ({ name }) => placeKeyOf(name));
  for (const { name, region, names, alone = [], municipalities } of AREAS) {
    const area = { name, region, listed: false, municipalities, ...circleAround(spotsOf(municipalities, region, places), MARGIN_KM) };
    for (const each of [name, ...names]) areas.always.set(placeKeyOf(withProvincesAsWords(each)), area);
    for (const each of alone) areas.alone.set(placeKeyOf(each), area);
  }
  return areas;
}

/** Municipalities of a neighbouring province count as well. */
function spotsOf(municipalities: readonly string[], region: string, places: ReadonlyMap<string, readonly Place[]>): Spot[] {
  return municipalities.flatMap((name) => {
    const named = places.get(placeKeyOf(name)) ?? [];
    const { lat = null, lng = null } = named.find((place) => place.region === region) ?? named[0] ?? {};
    return lat === null || lng === null ? [] : [{ lat, lng }];
  });
}

/** The places that a query may name: the cities of the directory, those of the gazetteer, and areas. */
export class Places {
  private readonly listed: PlaceNames;

  private readonly taught = new Map<string, Place>();
  /** Made with the first question about each: the lists of towns are read for it. */
  private readonly provinces = new Map<string, Place>();

  /** @param cities of the directory */
  constructor(cities: readonly string[] | PlaceNames) {
    this.listed = cities instanceof PlaceNames ? cities : new PlaceNames(cities.map((name) => listedPlace(name)));
  }

  /** The same with names that an admin gave to places; one that leads to no place is left out. */
  with(taught: readonly TaughtPlaceName[]): Places {
    const places = new Places(this.listed);
    for (const { text, place: name } of taught) {
      const place = this.named(name);
      if (place) places.taught.set(placeKeyOf(text), place);
    }
    return places;
  }

  /** The place of exactly this name; of two the larger one. What was taught is no name of its own. */
  named(name: string): Place | undefined {
    const key = placeKeyOf(name);
    return this.listed.named(key) ?? inCanada().named(key) ?? partsOfCities().neighbourhoods.named(key);
  }

  /**
   * The longest place that begins with this word, and how many words it takes; of one name the one in the province that is named after it. One
   * that cannot be a chance among other words has a name that an admin gave it, its province, or is a neighbourhood of several words.
   */
  at(words: readonly string[], from: number): { place: Place; length: number; isCertain: boolean } | undefined {
    for (let length = Math.min(MAX_PLACE_NAME_WORDS, words.length - from); length > 0; length -= 1) {
      const key = words
        .slice(from, from + length)
        .map(shortOf)
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
   * Provinces whose names begin like these words, of which the last may be unfinished. What is also the name of a town is the town: Québec is
   * one, and its province is asked for with "in".
   */
  provincesBeginning(words: readonly string[]): Place[] {
    const start = words.map(shortOf).join(' ');
    return PROVINCE_KEYS.filter(({ key }) => key.startsWith(start) && this.named(key) === undefined).map(({ region }) =>
      this.province(region),
    );
  }

  /** A town of this name there. */
  townIn(name: string, region: string): Place | undefined {
    const key = placeKeyOf(name);
    return [this.listed, inCanada()].map((names) => names.named(key, region)).find((place) => place?.region === region);
  }

  /** A city of the directory; where it is in another province than was named, the town of that name there. */
  private town(key: string, region: string | undefined): Place | undefined {
    const listed = this.listed.named(key, region);
    if (region === undefined || listed?.region === region) return listed;
    const elsewhere = inCanada().named(key, region);
    return elsewhere?.region === region ? elsewhere : listed;
  }

  /** A neighbourhood, or the city that is called so. */
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

  /** Places whose names begin like these words, of which the last may be unfinished: the directory's in the order of its list, then others, the largest first. */
  beginning(words: readonly string[]): Place[] {
    const start = words.map(shortOf).join(' ');
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

  /** The first few of those whose names begin like this text. */
  beginningWith(text: string, most: number): Place[] {
    const words = tokensOf(text).map(({ word }) => word);
    return words.length === 0 ? [] : this.beginning(words).slice(0, most);
  }

  /** As `at`, for words of which some may be misspelt. */
  like(words: readonly string[], from: number, most: number): { place: Place; length: number } | undefined {
    for (let length = Math.min(most, words.length - from); length > 0; length -= 1) {
      const joined = words
        .slice(from, from + length)
        .map(shortOf)
        .join('');
      const place =
        this.listed.like(joined, SHORT) ?? inCanada().like(joined, SHORT + 1) ?? partsOfCities().neighbourhoods.like(joined, SHORT + 2);
      if (place) return { place, length };
    }
    return undefined;
  }
}

const PROVINCE_KEYS = REGIONS.map((region) => ({ region, key: placeKeyOf(PROVINCES[region].name) }));

/** The gazetteer begins with the largest. */
function largestIn(region: string): Place | undefined {
  for (const place of gazetteer()) if (place.region === region) return place;
  return undefined;
}

const NOWHERE = { region: null, lat: null, lng: null };

/** A city of the directory, where that is on the map. It is not small: somebody is there. */
function listedPlace(name: string): Place {
  const { region, lat, lng } = inCanada().named(placeKeyOf(name)) ?? NOWHERE;
  return { name, region, lat, lng, listed: true };
}

/** Every place of the gazetteer, the largest first. */
export function* gazetteer(): Generator<Place> {
  for (const list of [GAZETTEER, MUNICIPALITIES, SMALLER_PLACES, VILLAGES]) {
    const isSmall = list === SMALLER_PLACES || list === VILLAGES;
    for (const line of list.trim().split('\n')) {
      const [name = '', region = '', lat, lng] = line.split('\t');
      yield { name, region, lat: Number(lat), lng: Number(lng), listed: false, ...(isSmall ? { isSmall } : {}) };
    }
  }
}

/** The province that is named there: "on" is one at the very end alone. */
function regionAt(words: readonly string[], index: number): string | undefined {
  const word = words[index];
  if (word === undefined || (word === 'on' && index < words.length - 1)) return undefined;
  return REGION_OF.get(word);
}

/** "St. Catharines", "Saint Catharines" and "st catharines" are one place. */
export function placeKeyOf(name: string): string {
  return tokensOf(name)
    .map(({ word }) => shortOf(word))
    .join(' ');
}

function shortOf(word: string): string {
  if (word === 'saint') return 'st';
  return word === 'sainte' ? 'ste' : fold(word);
}
