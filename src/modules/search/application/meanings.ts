import type { DirectoryTrades } from '../../trades/index.js';
import type { DirectoryFacets } from '../domain/directory-facets.js';
import type { KnownWords } from '../domain/learning/redacted-query.js';
import { TaughtPhrases } from '../domain/learning/taught-phrase.js';
import { Lexicon } from '../domain/understanding/lexicon.js';
import { Places } from '../domain/understanding/places.js';
import { type Meaning, understand } from '../domain/understanding/understand.js';

const NOTHING_TAUGHT = new TaughtPhrases();

/** The knowledge that queries are interpreted with: the same object until it changes. */
interface Sources {
  trades: DirectoryTrades;
  facets: DirectoryFacets;
  taught: TaughtPhrases;
}

/**
 * Interprets queries with the present knowledge of the directory. Derived data is rebuilt only where its source has changed, because that
 * takes longer than a search.
 */
export class Meanings {
  private last: { sources: Sources; words: KnownWords } | undefined;

  of(query: string, trades: DirectoryTrades, facets: DirectoryFacets, taught = NOTHING_TAUGHT): Meaning {
    const { lexicon, places } = this.wordsWith({ trades, facets, taught });
    return understand(query, lexicon, places);
  }

  /** The words that the last query was interpreted with; `undefined` before the first query. */
  get known(): KnownWords | undefined {
    return this.last?.words;
  }

  /** What is known, without taught phrases. */
  words(trades: DirectoryTrades, { cities }: DirectoryFacets): KnownWords {
    const { understood } = trades;
    const signature = [trades.names.signature, ...understood.map(({ name }) => name)].join('\n');
    return {
      lexicon: LEXICON.of(signature, () => new Lexicon(understood)),
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

/** Keeps the last value, and makes a new one only for another signature. */
export class Memo<T> {
  private last: { signature: string; value: T } | undefined;

  of(signature: string, make: () => T): T {
    if (this.last?.signature !== signature) this.last = { signature, value: make() };
    return this.last.value;
  }
}

// Shared by the process: building them takes longer than hundreds of searches, and they are the same for the same signature.
const LEXICON = new Memo<Lexicon>();
const PLACES = new Memo<Places>();
