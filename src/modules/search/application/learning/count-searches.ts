import type { Clock } from '../../../../shared/clock.js';
import type { SiteCalendar } from '../../../../shared/settings/site-calendar.js';
import type { CountedMeaning, SearchCount, SearchCounts } from '../../domain/learning/search-counts.js';
import { redactedQueryOf, REDACTED_QUERY } from '../../domain/learning/redacted-query.js';
import { understand } from '../../domain/understanding/understand.js';
import type { SearchQuery } from '../../domain/search-query.js';
import type { Meanings } from '../meanings.js';
import type { SearchResult } from '../search-listings.js';

/** Different queries that are kept until they are written. Above this number, searches are counted without their words. */
const MAX_WAITING = 2_000;

/** What is counted of a search. It is made once, and counted each time the answer is given. */
export type CountedSearch = Omit<SearchCount, 'day' | 'searches' | 'nothing'> & { foundNothing: boolean };

/** Counts searches in memory and writes them in the background; they stay in memory while the database is unavailable. */
export class CountSearches {
  private waiting = new Map<string, SearchCount>();
  private writing: Promise<void> | undefined;

  constructor(
    private readonly counts: SearchCounts,
    private readonly meanings: Meanings,
    private readonly clock: Clock,
    private readonly calendar: SiteCalendar,
  ) {}

  /** @returns `undefined` for what is not counted: searches without words, and all pages but the first */
  of({ said = {}, page }: SearchQuery, { found, understood }: Pick<SearchResult, 'found' | 'understood'>): CountedSearch | undefined {
    const { query: text, literal } = said;
    if (!text?.trim() || page > 1) return undefined;
    const kept = redactedQueryOf(text, this.meanings.known, () => found.services.map(({ title }) => title));
    const foundNothing = found.total === 0;
    // Where nobody of the trade is listed, the words were searched as they stand. The report tells the operator which trade was meant.
    const meant = foundNothing && !literal && !understood?.trades.length ? this.meaningOf(text) : null;
    return { query: kept, foundNothing, understood: kept === REDACTED_QUERY ? null : (meant ?? (understood && countedOf(understood))) };
  }

  private meaningOf(query: string): CountedMeaning | null {
    const { known } = this.meanings;
    const meaning = known && understand(query, known.lexicon, known.places);
    return meaning && meaning.trades.length > 0 ? countedOf({ ...meaning, nearest: false }) : null;
  }

  count({ query, understood, foundNothing }: CountedSearch): void {
    this.add({ day: this.calendar.dayOf(this.clock.now()), query, searches: 1, nothing: foundNothing ? 1 : 0, understood });
  }

  /** Writes pending counts. Those that could not be written stay pending. @throws what the database threw */
  async write(): Promise<void> {
    await this.writing?.catch(() => undefined);
    if (this.waiting.size === 0) return;
    const taken = this.waiting;
    this.waiting = new Map();
    this.writing = this.counts.add([...taken.values()]).catch((error: unknown) => {
      for (const count of taken.values()) this.add(count);
      throw error;
    });
    try {
      await this.writing;
    } finally {
      this.writing = undefined;
    }
  }

  private add(count: SearchCount): void {
    const known = this.waiting.get(keyOf(count));
    if (known) {
      known.searches += count.searches;
      known.nothing += count.nothing;
      known.understood = count.understood;
      return;
    }
    if (this.waiting.size < MAX_WAITING || count.query === REDACTED_QUERY) this.waiting.set(keyOf(count), count);
    else this.add({ ...count, query: REDACTED_QUERY, understood: null });
  }
}

const keyOf = ({ day, query }: SearchCount) => `${day} ${query}`;

function countedOf({
  trades,
  because,
  place,
  when,
  words,
  nearest,
}: Omit<CountedMeaning, 'place'> & { place: { name: string } | null }): CountedMeaning {
  return { trades, because, place: place?.name ?? null, when, words, nearest };
}
