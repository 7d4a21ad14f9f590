import type { DirectoryTrades } from '../../trades/index.js';
import type { DirectoryFacets } from '../domain/directory-facets.js';
import type { KnownWords } from '../domain/learning/kept-query.js';
import { TaughtPhrases } from '../domain/learning/taught-phrase.js';
import { Lexicon } from '../domain/understanding/lexicon.js';
import { Places } from '../domain/understanding/places.js';
import { type Meaning, understand } from '../domain/understanding/understand.js';

const NOTHING_TAUGHT = new TaughtPhrases();

/** What queries are read with: each the same object until it has changed. */
interface Sources {
  trades: DirectoryTrades;
  facets: DirectoryFacets;
  taught: TaughtPhrases;
}

/** Reads queries with what the directory knows now. What is known is made ready anew only where it has changed: that takes longer than a search. */
export class Meanings {
  private last: { sources: Sources; words: KnownWords } | undefined;

  of(query: string, trades: DirectoryTrades, facets: DirectoryFacets, taught = NOTHING_TAUGHT): Meaning {
    const { lexicon, places } = this.wordsWith({ trades, facets, taught });
    return understand(query, lexicon, places);
  }

  /** What the last query was read with; `undefined` before the first one. */
  get known(): KnownWords | undefined {
    return this.last?.words;
  }

  /** What is known without what was taught. */
  words({ names }: DirectoryTrades, { cities }: DirectoryFacets): KnownWords {
    return {
      lexicon: LEXICON.of(names.signature, () => new Lexicon(names.trades)),
      places: PLACES.of(cities.join('\n'), () => new Places(cities)),
    };
  }

  private wordsWith(sources: Sources): KnownWords {
    const { trades, facets, taught } = sources;
    const before = this.last?.sources;
    if (this.last && before?.trades === trades && before.facets === facets && before.taught === taught) return this.last.words;
    const { lexicon, places } = this.words(trades, facets);
    const nameOf = (slug: string) => trades.all.find((trade) => trade.slug === slug)?.name;
    const words = { lexicon: lexicon.with(taught.tradePhrases(nameOf)), places: places.with(taught.placeNames()) };
    this.last = { sources, words };
    return words;
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

// Of the process, not of a search: they take longer to make than hundreds of searches, and are the same for all of one signature.
const LEXICON = new Kept<Lexicon>();
const PLACES = new Kept<Places>();
