import { type AdminList, adminList } from '../../../../shared/office/admin-list.js';
import type { Clock } from '../../../../shared/clock.js';
import type { SiteCalendar } from '../../../../shared/settings/site-calendar.js';
import { fold } from '../../../../shared/text/text.js';
import type { CurrentTrades } from '../../../trades/index.js';
import type { PublishedBusinesses } from '../../domain/learning/published-businesses.js';
import { phraseKeyOf, type TaughtPhrase, type TaughtTarget } from '../../domain/learning/taught-phrase.js';
import type { TaughtPhraseRepository } from '../../domain/learning/taught-phrase-repository.js';
import type { Meanings } from '../meanings.js';
import type { CurrentFacets } from '../search-listings.js';
import type { CountedDay, CountedQuery, ReportQuestion, SearchReport } from './search-report.js';

/** A query with what was taught for exactly its words. */
export interface ReportedQuery extends CountedQuery {
  taught: string | null;
}

export interface SearchesView extends AdminList<ReportedQuery> {
  from: string;
  to: string;
  searches: number;
  nothing: number;
  notKept: number;
  byDay: CountedDay[];
}

export interface TaughtPhraseView extends TaughtTarget {
  id: number;
  phrase: string;
  /** Name of the target; if it no longer exists, the name that it had. */
  name: string;
  /** The target no longer exists: the search behaves as if nothing had been taught. */
  leadsNowhere: boolean;
  taughtAt: Date;
}

/** Something that a phrase can mean. */
export interface MeaningChoice extends TaughtTarget {
  name: string;
  /** What distinguishes it from others with the same name. */
  detail: string;
}

const MAX_CHOICES = { place: 5, business: 8 };

/** What the back office shows of searches, and of what was taught. */
export class AdminSearches {
  constructor(
    private readonly report: SearchReport,
    private readonly phrases: TaughtPhraseRepository,
    private readonly businesses: PublishedBusinesses,
    private readonly trades: CurrentTrades,
    private readonly facets: CurrentFacets,
    private readonly meanings: Meanings,
    private readonly clock: Clock,
    private readonly calendar: SiteCalendar,
  ) {}

  async searches(question: ReportQuestion): Promise<SearchesView> {
    const days = this.calendar.daysUntil(this.clock.now(), question.days);
    const [from, to] = [days[0]!, days.at(-1)!];
    const [byDay, { items, total }, taught] = await Promise.all([
      this.report.days(from, to),
      this.report.queries(from, to, question),
      this.phrases.all(),
    ]);
    const meant = new Map(taught.map(({ phrase, targetName }) => [phraseKeyOf(phrase), targetName]));
    const sum = (what: 'searches' | 'nothing' | 'notKept') => byDay.reduce((before, day) => before + day[what], 0);
    const reported = items.map((item) => ({ ...item, taught: meant.get(phraseKeyOf(item.query)) ?? null }));
    return {
      from,
      to,
      searches: sum('searches'),
      nothing: sum('nothing'),
      notKept: sum('notKept'),
      byDay,
      ...adminList(reported, total, question),
    };
  }

  async taught(): Promise<TaughtPhraseView[]> {
    const [phrases, { trades, places }] = await Promise.all([this.phrases.all(), this.known()]);
    const nameOf = ({ kind, target, business }: TaughtPhrase) => {
      if (kind === 'trade') return trades.all.find(({ slug }) => slug === target)?.name;
      return kind === 'place' ? places.named(target)?.name : business?.title;
    };
    return phrases.map((taught) => {
      const { id, phrase, kind, target, targetName, taughtAt } = taught;
      const name = nameOf(taught);
      return { id, phrase, kind, target, name: name ?? targetName, leadsNowhere: name === undefined, taughtAt };
    });
  }

  /** Without a text, all trades: they are what most phrases mean. */
  async choices(text: string): Promise<MeaningChoice[]> {
    const { trades, places } = await this.known();
    const sought = fold(text);
    const known = trades.all.filter(({ name, plural }) => [name, plural].some((each) => ` ${fold(each)}`.includes(` ${sought}`)));
    const choices: MeaningChoice[] = known.map(({ slug, name, count }) => ({
      kind: 'trade',
      target: slug,
      name,
      detail: `${count.toLocaleString('en-CA')} listed`,
    }));
    if (sought === '') return choices;
    const found = await this.businesses.matching(sought, MAX_CHOICES.business);
    return [
      ...choices,
      ...places.beginningWith(sought, MAX_CHOICES.place).map(({ name, region, listed }) => ({
        kind: 'place' as const,
        target: name,
        name,
        detail: [region, listed ? '' : 'nobody listed'].filter(Boolean).join(', '),
      })),
      ...found.map(({ id, title, industry, city }) => ({
        kind: 'business' as const,
        target: id,
        name: title,
        detail: [industry, city].filter(Boolean).join(', '),
      })),
    ];
  }

  private async known() {
    const [trades, facets] = await Promise.all([this.trades.get(), this.facets.get()]);
    return { trades, places: this.meanings.words(trades, facets).places };
  }
}
