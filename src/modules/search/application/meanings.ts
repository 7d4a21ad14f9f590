import type { DirectoryTrades } from '../../trades/index.js';
import type { DirectoryFacets } from '../domain/directory-facets.js';
import { Lexicon } from '../domain/understanding/lexicon.js';
import { Places } from '../domain/understanding/places.js';
import { type Meaning, understand } from '../domain/understanding/understand.js';

/** Reads queries with what the directory knows now. What is known is made ready anew only where it has changed: that takes longer than a search. */
export class Meanings {
  private readonly lexicon = new Kept<Lexicon>();
  private readonly places = new Kept<Places>();

  of(query: string, trades: DirectoryTrades, facets: DirectoryFacets): Meaning {
    const { lexicon, places } = this.knowledge(trades, facets);
    return understand(query, lexicon, places);
  }

  /** What queries are read with. */
  knowledge({ names }: DirectoryTrades, { cities }: DirectoryFacets): { lexicon: Lexicon; places: Places } {
    return {
      lexicon: this.lexicon.of(names.signature, () => new Lexicon(names.trades)),
      places: this.places.of(cities.join('\n'), () => new Places(cities)),
    };
  }
}

/** The last one made. */
export class Kept<T> {
  private last: { signature: string; value: T } | undefined;

  of(signature: string, make: () => T): T {
    if (this.last?.signature !== signature) this.last = { signature, value: make() };
    return this.last.value;
  }
}
