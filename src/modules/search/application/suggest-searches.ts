import { fold, wordsOf } from '../../../shared/text/text.js';
import { findOutage } from '../../../shared/outage.js';
import { TOPICS } from '../../../shared/guide/guide-topics.js';
import type { CurrentTrades, DirectoryTrades } from '../../trades/index.js';
import type { DirectoryFacets } from '../domain/directory-facets.js';
import { SearchEngineUnavailable } from '../domain/search-index.js';
import { tradeTargetsOf, type PlaceCounts } from '../domain/suggest/suggestable-trades.js';
import { PhraseBook } from '../domain/suggest/phrase-book.js';
import { withoutFiller } from '../domain/suggest/interpretations.js';
import { candidatesFor } from '../domain/suggest/suggest.js';
import type { KnownTaughtPhrase, SuggestKnowledge } from '../domain/suggest/suggest-knowledge.js';
import { bestSuggestions, type Candidate, MATCH_QUALITY, AVAILABILITY, type Suggestion } from '../domain/suggest/suggestion.js';
import type { TaughtPhrase, TaughtPhrases } from '../domain/learning/taught-phrase.js';
import type { TitleBook } from '../domain/suggest/title-book.js';
import type { Places } from '../domain/understanding/places.js';
import { tokensOf } from '../domain/understanding/tokens.js';
import { Memo, type Meanings } from './meanings.js';
import type { EngineCircuitBreaker } from './engines/circuit-breaker.js';
import type { CurrentFacets, CurrentTaughtPhrases } from './search-listings.js';

/** A business as it is suggested. */
export interface NamedBusiness {
  slug: string;
  title: string;
  industry: string | null;
  city: string | null;
}

/** Finds businesses by the beginning of their names. Two adapters keep one contract: test/contract/business-names.ts. */
export abstract class BusinessNames {
  /**
   * Published businesses whose titles begin with this text; after them, those that have all its words in their titles, the last one
   * perhaps unfinished. At most `limit`. Where there is none, an adapter may forgive misspellings.
   * @throws SearchEngineUnavailable when the engine does not answer in time
   */
  abstract startingWith(text: string, limit: number): Promise<NamedBusiness[]>;
}

/** The titles of all published businesses in memory, kept up to date. */
export abstract class TitledBusinesses {
  /** `undefined` while they are being read again, and while notifications of changes do not arrive. */
  abstract get book(): TitleBook | undefined;
  /** Reads them for the first time. */
  abstract prepare(): Promise<void>;
  /** In the order of the given keys. Businesses that no longer exist are left out. */
  abstract named(keys: readonly number[]): Promise<NamedBusiness[]>;
}

/** How many published listings each place has, kept up to date. */
export abstract class CurrentPlaceCounts {
  abstract get(): Promise<PlaceCounts>;
}

type Sources = [DirectoryTrades, DirectoryFacets, PlaceCounts, TaughtPhrases];

/** Too many names begin with a single letter for a lookup to be useful. */
const MIN_NAME_LENGTH = 2;
/** No title is as long: some characters become eighteen when they are folded, and no engine accepts words of unlimited length. */
const MAX_NAME_LENGTH = 200;
const MAX_BUSINESSES = 6;

const GUIDES = Object.values(TOPICS)
  .flat()
  .map(({ title, to, time }) => ({ title, path: to, time, tokens: tokensOf(`${title} ${to.replaceAll(/[/-]|guide$/g, ' ')}`) }));

// Shared by the process, like the knowledge for queries: built once per signature.
const PHRASES = new Memo<PhraseBook>();

/** Suggests what a visitor may be about to search for. */
export class SuggestSearches {
  private last: { sources: Sources; knowledge: SuggestKnowledge } | undefined;

  constructor(
    private readonly engine: BusinessNames,
    private readonly postgres: BusinessNames,
    private readonly breaker: EngineCircuitBreaker,
    private readonly directory: {
      facets: CurrentFacets;
      trades: CurrentTrades;
      counts: CurrentPlaceCounts;
      taught: CurrentTaughtPhrases;
      titles: TitledBusinesses;
    },
    private readonly meanings: Meanings,
  ) {}

  /** @param typed one line, not empty */
  async suggest(typed: string): Promise<Suggestion[]> {
    const named = this.businesses(typed);
    // Thrown where it is awaited; until then it must not count as an unhandled rejection, which would end the process.
    named.catch(() => undefined);
    const candidates = candidatesFor(typed, this.knowledge(await this.sources()));
    return bestSuggestions([...candidates, ...(await named).map((business) => candidateOf(business, typed))]);
  }

  /** Prepares what the first question would have to wait for. */
  async prepare(): Promise<void> {
    this.knowledge(await this.sources()).meaningOf('plumber');
    await this.directory.titles.prepare();
  }

  private async businesses(typed: string): Promise<NamedBusiness[]> {
    const { length } = wordsOf(typed).join('');
    if (length < MIN_NAME_LENGTH || length > MAX_NAME_LENGTH) return [];
    const titled = this.directory.titles.book?.startingWith(typed, MAX_BUSINESSES);
    if (titled) {
      try {
        return titled.length === 0 ? [] : await this.directory.titles.named(titled);
      } catch (error) {
        // Ask the engine instead: it has the names as well.
        if (findOutage(error) === undefined || !this.breaker.usable()) throw error;
      }
    }
    if (this.breaker.usable()) {
      try {
        const named = await this.engine.startingWith(typed, MAX_BUSINESSES);
        this.breaker.answered();
        return named;
      } catch (error) {
        if (!(error instanceof SearchEngineUnavailable)) throw error;
        this.breaker.failed(error);
      }
    }
    return this.postgres.startingWith(typed, MAX_BUSINESSES);
  }

  private async sources(): Promise<Sources> {
    const { trades, facets, counts, taught } = this.directory;
    return Promise.all([trades.get(), facets.get(), counts.get(), taught.get()]);
  }

  /** Rebuilt only when one of its sources has changed, because that takes longer than a question. */
  private knowledge(sources: Sources): SuggestKnowledge {
    if (this.last?.sources.every((source, index) => source === sources[index])) return this.last.knowledge;
    const [trades, facets, counts, taught] = sources;
    const industries = trades.all.filter(({ origin }) => origin === 'industry');
    const { places } = this.meanings.words(trades, facets);
    const knowledge: SuggestKnowledge = {
      phrases: PHRASES.of(
        JSON.stringify([trades.names.signature, industries.map(({ name }) => name)]),
        () => new PhraseBook([...trades.names.trades, ...industries]),
      ),
      places,
      guides: GUIDES,
      tradeTargets: tradeTargetsOf(trades),
      counts,
      meaningOf: (text) => this.meanings.of(text, trades, facets, taught),
      taught: taught.all.flatMap((phrase) => taughtOf(phrase, trades, places)),
    };
    this.last = { sources, knowledge };
    return knowledge;
  }
}

/** `[]` if the target no longer exists. */
function taughtOf({ phrase, kind, target, business }: TaughtPhrase, trades: DirectoryTrades, places: Places): KnownTaughtPhrase[] {
  const known = { phrase, tokens: withoutFiller(tokensOf(phrase), false) };
  if (kind === 'business') return business ? [{ ...known, means: { business: business.title } }] : [];
  const place = kind === 'place' ? places.named(target) : undefined;
  const trade = kind === 'trade' ? trades.all.find(({ slug }) => slug === target)?.name : undefined;
  return place ? [{ ...known, means: { place } }] : trade ? [{ ...known, means: { trade } }] : [];
}

function candidateOf({ slug, title, industry, city }: NamedBusiness, typed: string): Candidate {
  const words = wordsOf(title);
  const isRight = wordsOf(typed).every((word) => words.some((each) => each.startsWith(word)));
  const fit = fold(title).startsWith(fold(typed)) ? MATCH_QUALITY.begins : isRight ? MATCH_QUALITY.contains : MATCH_QUALITY.misspelt;
  return {
    kind: 'business',
    text: title,
    detail: [industry, city].filter(Boolean).join(', '),
    href: `/business/${encodeURIComponent(slug)}`,
    fit,
    weight: 0,
    availability: AVAILABILITY.here,
  };
}
