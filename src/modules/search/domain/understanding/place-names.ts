import { lowerBound } from '../lower-bound.js';
import { type Place, placeKeyOf } from './place.js';
import { Spelling } from './spelling.js';

/** Names up to this length are too similar to other words to be corrected, except after "in" or the like. */
export const SHORT = 5;

/** A place under one of its names. */
interface KeyedPlace {
  /** The name by which it is found, folded. */
  key: string;
  /** Its whole name, folded. */
  name: string;
  place: Place;
  rank: number;
}

/** Places by their names, spelled right or not. */
export class PlaceNames {
  /** The provinces of these places. */
  readonly regions = new Set<string>();
  private readonly byName = new Map<string, Place>();
  /** By name and province. */
  private readonly inRegion = new Map<string, Place>();
  /** By the name without spaces, so that a misspelling is found wherever its words were split. */
  private readonly joined = new Map<string, Place>();
  private readonly spelling: Spelling;
  /** Sorted by name, so that names with the same beginning are adjacent; `rank` is the position in the given order. */
  private readonly sorted: readonly KeyedPlace[];

  /**
   * Where two places have the same name, the first one is meant.
   * @param large in a list sorted by size, how many of the first places are so large that a shorter form of their name means them, and not
   * a smaller place of the same province with that name
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
    this.spelling = new Spelling([...this.joined.keys()].filter((key) => key.length >= SHORT));
    this.sorted = [...this.byName]
      .map(([key, place], rank) => ({ key, name: placeKeyOf(place.name), place, rank }))
      .sort((a, b) => (a.key < b.key ? -1 : 1));
  }

  townsIn(region: string): string[] {
    return [...new Set(this.byName.values())].filter((place) => place.region === region).map(({ name }) => name);
  }

  /** In the order in which the places were given. */
  beginning(start: string): KeyedPlace[] {
    const from = lowerBound(this.sorted, start, ({ key }) => key);
    const found = [];
    for (let index = from; this.sorted[index]?.key.startsWith(start); index += 1) found.push(this.sorted[index]!);
    return found.sort((a, b) => a.rank - b.rank);
  }

  /** @param region a place of that name in this province is preferred */
  named(key: string, region?: string): Place | undefined {
    return (region === undefined ? undefined : this.inRegion.get(`${key}|${region}`)) ?? this.byName.get(key);
  }

  private keepInRegion(key: string, place: Place): void {
    if (place.region !== null) this.regions.add(place.region);
    const both = `${key}|${place.region}`;
    if (!this.inRegion.has(both)) this.inRegion.set(both, place);
  }

  /**
   * @param shortest minimum length of the misspelt name
   * @param wrong maximum number of wrong letters
   * @param isSaid another word says that it is a place: then the name may be short
   */
  like(joined: string, { shortest, wrong, isSaid }: { shortest: number; wrong: number; isSaid: boolean }): Place | undefined {
    if (joined.length < shortest) return undefined;
    const best = this.spelling.like(joined).find(({ known, errors }) => errors <= wrong && (isSaid || known.length > SHORT));
    return best && this.joined.get(best.known);
  }
}

/** People who live in "Greater Sudbury" call it Sudbury, Saint-Bruno-de-Montarville "Saint-Bruno", and L'Ancienne-Lorette "Ancienne-Lorette". */
function shorterNamesOf(key: string): string[] {
  const parts = /^(?:(?:greater|l) (?<rest>.+)|(?<saint>ste? [a-z]+) (?:de|des|du|d|sur|en|la|le)\b.*)$/.exec(key)?.groups;
  return [parts?.['rest'], parts?.['saint']].filter((name) => name !== undefined);
}
