import type { DirectoryFacets } from '../domain/directory-facets.js';
import type { CurrentFacets } from './search-listings.js';
import type { CurrentPlaceCounts } from './suggest-searches.js';

/** What the filters of the search page offer: a list of limited length, however many cities the directory has. */
export interface FilterChoices extends DirectoryFacets {
  /** There are more cities than these. */
  more: boolean;
}

export const MAX_CITIES = 100;

/** All trades, and the cities with most businesses; both sorted by name. */
export class ReadFilterChoices {
  private last: { of: readonly unknown[]; choices: FilterChoices } | undefined;

  constructor(
    private readonly facets: CurrentFacets,
    private readonly counts: CurrentPlaceCounts,
  ) {}

  async get(): Promise<FilterChoices> {
    const facets = await this.facets.get();
    if (facets.cities.length <= MAX_CITIES) return { ...facets, more: false };
    // While the counts cannot be read, the first cities are offered: a page must not fail because of a filter.
    const counts = await this.counts.get().catch(() => undefined);
    if (!counts) return { ...facets, cities: facets.cities.slice(0, MAX_CITIES), more: true };
    if (this.last?.of[0] === facets && this.last.of[1] === counts) return this.last.choices;
    const largest = facets.cities
      .map((city) => ({ city, count: counts.in(city) }))
      .sort((a, b) => b.count - a.count)
      .slice(0, MAX_CITIES);
    const offered = new Set(largest.map(({ city }) => city));
    const choices = { industries: facets.industries, cities: facets.cities.filter((city) => offered.has(city)), more: true };
    this.last = { of: [facets, counts], choices };
    return choices;
  }
}
