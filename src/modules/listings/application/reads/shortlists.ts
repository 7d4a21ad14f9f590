import type { EffectiveSettings } from '../../../../shared/settings/effective-settings.js';
import type { ListingCard } from '../../../../shared/listings/listing-card.js';
import type { DayHours } from '../../../../shared/listings/opening-hours.js';
import type { Region } from '../../../../shared/places/provinces.js';
import type { CurrentTrades } from '../../../trades/index.js';
import type { Licensing } from '../../../trades/vocabulary.js';
import { timeZoneOf } from '../../domain/catalogue/time-zone.js';
import type { ListingQueries } from './listing-queries.js';

/** A business in a comparison. */
export interface ComparedListing extends ListingCard {
  openingHours: DayHours[];
  /** IANA name of the time zone of its opening hours. `null` when its place is not known. */
  timeZone: string | null;
  /** Who licenses its trade in its province; `null` where that is not known. */
  licensing: Licensing | null;
}

export interface Shortlist {
  /** In the order of the ids. A merged listing is replaced by its target. */
  listings: ComparedListing[];
  /** Ids of businesses that the directory no longer shows. */
  gone: string[];
  /** Questions to ask a business of each trade on the phone. */
  questions: { industry: string; questions: string[] }[];
}

/** Several businesses for comparison, by their ids. */
export class Shortlists {
  constructor(
    private readonly listings: ListingQueries,
    private readonly trades: CurrentTrades,
    private readonly settings: EffectiveSettings,
  ) {}

  async of(ids: readonly string[]): Promise<Shortlist> {
    const [found, trades] = await Promise.all([this.listings.byIds(ids), this.trades.get()]);
    const known = new Map(ids.flatMap((id) => found.get(id) ?? []).map((listing) => [listing.id, listing]));
    const knowledgeOf = (industry: string | null) => (industry === null ? undefined : trades.find(industry)?.knowledge);
    const industries = new Set([...known.values()].flatMap(({ industry }) => industry ?? []));
    return {
      listings: [...known.values()].map((listing) => ({
        ...listing,
        timeZone: timeZoneOf(listing) ?? null,
        licensing: knowledgeOf(listing.industry)?.licensing[(listing.region ?? this.settings.current.region) as Region] ?? null,
      })),
      gone: ids.filter((id) => !found.has(id)),
      questions: [...industries].flatMap((industry) => {
        const questions = knowledgeOf(industry)?.questions ?? [];
        return questions.length > 0 ? [{ industry, questions: [...questions] }] : [];
      }),
    };
  }
}
