import { cityKeyFrom } from '../../../shared/text/name-keys.js';

/** The whole directory's distinct industries and cities, sorted, each in its commonest spelling. */
export interface DirectoryFacets {
  industries: string[];
  cities: string[];
}

/** Cached by list, because folding thousands of cities takes longer than a search. */
const known = new WeakMap<DirectoryFacets, ReadonlyMap<string, string>>();

/** The city in its commonest spelling; `undefined` where no address has it. */
export function citySpelling(facets: DirectoryFacets, key: string): string | undefined {
  let spellings = known.get(facets);
  if (spellings === undefined) {
    spellings = new Map(facets.cities.map((city) => [cityKeyFrom(city), city]));
    known.set(facets, spellings);
  }
  return spellings.get(key);
}
