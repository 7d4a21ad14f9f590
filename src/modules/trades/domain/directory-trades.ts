import { industryKnowledge } from './industry-words.js';
import type { Trade } from './trade.js';
import { nameKeyOf, type NamedTrade, slugOf, TradeNames } from './trade-names.js';
import { decidedOf, professionals, type TradeSettings } from './trade-settings.js';

/** Number of published listings in an industry, by its name in the directory, and the cities of most of them. */
export interface IndustryCount {
  name: string;
  count: number;
  cities: string[];
}

/** A trade as the site shows it. */
export interface DirectoryTrade {
  name: string;
  /** The plural of its people, as a heading: "Plumbers". */
  plural: string;
  slug: string;
  /** Published listings. */
  count: number;
  /** Name of its drawing. */
  drawing: string;
  /** The sentence on its card. */
  summary: string;
  /** Its most typical work. */
  hint: string;
  /** Its own picture, which replaces the drawing. */
  image: string | null;
  hidden: boolean;
  origin: 'catalogue' | 'own' | 'industry';
  cities: string[];
  knowledge: Trade | undefined;
}

/** The trades of a directory without listings; trades with listings of these come first. */
export const FIRST: readonly [string, string, string, string] = ['plumber', 'electrician', 'hvac-technician', 'landscaper'];
export const NEUTRAL_DRAWING = 'home-services';
const MAX_TILES = 8;
const REST_OF_ROTATION = 'Home Services';

/** Examples of what homeowners may type who need one of the first four trades; other trades have their name. */
const NEEDS: { slug: string; need: string }[] = [
  { slug: 'plumber', need: 'Plumber' },
  { slug: 'plumber', need: 'Leaking tap' },
  { slug: 'electrician', need: 'Electrician' },
  { slug: 'hvac-technician', need: 'Furnace repair' },
  { slug: 'landscaper', need: 'Landscaper' },
];
const MAX_NEEDS = 5;

/** An example of a search: a need, and cities of this directory with somebody for it. */
export interface SearchExample {
  need: string;
  cities: string[];
}

/** The trades of the home page, by slug. */
export interface HomeTrades {
  tiles: string[];
  carousel: string[];
  /** Names that alternate in the heading, unless an admin has chosen some. */
  rotation: string[];
  /** Empty while the directory has no listings. */
  examples: SearchExample[];
}

/** Separators between trades within one industry: commas, signs, "and", "et". */
const BETWEEN_TRADES = /\s*[,;/|+&•·]\s*|\s+(?:and|et)\s+/i;

/** The trades of this directory: those of the catalogue, its own, and industries that are not in the catalogue. */
export class DirectoryTrades {
  readonly names: TradeNames;
  /** All trades, with hidden ones, in the site's order. */
  readonly all: readonly DirectoryTrade[];
  /** Industries that are not in the catalogue, by the key of their names. */
  private readonly industries = new Map<string, DirectoryTrade>();
  private severalByTrade: Map<string, string[]> | undefined;

  constructor(
    private readonly settings: TradeSettings,
    counts: readonly IndustryCount[],
  ) {
    this.names = new TradeNames(settings);
    const byTrade = Map.groupBy(counts, ({ name }) => this.names.find(name)?.slug);
    this.all = inOrder(settings, [...this.known(byTrade), ...this.unknown(byTrade.get(undefined) ?? [])]);
    for (const trade of this.all) {
      const key = nameKeyOf(trade.name);
      if (trade.origin === 'industry' && key && !this.industries.has(key)) this.industries.set(key, trade);
    }
  }

  /** The search's knowledge of the trades, under the names that they have here. */
  get understood(): { name: string; givenNames?: readonly string[]; trade: Trade }[] {
    const industries = this.all.flatMap(({ name, slug, origin }) => {
      const trade = origin === 'industry' ? industryKnowledge(slug) : undefined;
      return trade ? [{ name, trade }] : [];
    });
    return [...this.names.trades, ...industries];
  }

  /** Trades that the site offers, in its order. */
  get shown(): DirectoryTrade[] {
    return this.all.filter(({ hidden }) => !hidden);
  }

  /** The trade or industry of this name, also a hidden one; `undefined` when the directory has neither. */
  find(name: string): DirectoryTrade | undefined {
    const known = this.names.find(name);
    // Names that differ may have the same slug ("HomeStaging", "Home Staging").
    const industry = known ? undefined : this.industries.get(nameKeyOf(name));
    return industry ?? this.withSlug(known?.slug ?? slugOf(name)) ?? this.withSlug(name);
  }

  private withSlug(slug: string): DirectoryTrade | undefined {
    return this.all.find((trade) => trade.slug === slug);
  }

  /** This trade, and industries of the directory that name it among several, such as "Plumber, Electrician". */
  industriesOf(name: string): string[] {
    this.severalByTrade ??= this.readSeveral();
    return [name, ...(this.severalByTrade.get(name) ?? [])];
  }

  /** Whether it has a listing, possibly in an industry that names several trades. */
  isListed({ name, count }: DirectoryTrade): boolean {
    return count > 0 || this.industriesOf(name).length > 1;
  }

  private readSeveral(): Map<string, string[]> {
    const several = new Map<string, string[]>();
    for (const { name: industry } of this.all.filter(({ origin }) => origin === 'industry')) {
      const parts = industry.split(BETWEEN_TRADES);
      if (parts.length === 1) continue;
      for (const name of new Set(parts.flatMap((part) => this.names.find(part)?.name ?? [])))
        several.set(name, [...(several.get(name) ?? []), industry]);
    }
    return several;
  }

  home(): HomeTrades {
    const { shown } = this;
    const listed = shown.filter(({ count }) => count > 0);
    const chosen = shown.filter(({ slug }) => this.settings.order.includes(slug));
    const first = shown.filter(({ slug }) => FIRST.includes(slug));
    const offered = listed.length > 0 ? listed : first;
    const tiles = chosen.length > 0 ? chosen : [...offered].sort((a, b) => b.count - a.count);
    const carousel = chosen.length > 0 ? chosen : offered;
    const hasFirst = FIRST.every((slug) => offered.some((trade) => trade.slug === slug));
    const turning = chosen.length > 0 || !hasFirst ? carousel.slice(0, FIRST.length) : first;
    return {
      tiles: tiles.slice(0, MAX_TILES).map(({ slug }) => slug),
      carousel: carousel.slice(0, MAX_TILES).map(({ slug }) => slug),
      rotation: [...turning.map(({ name }) => name), REST_OF_ROTATION],
      examples: examplesOf(listed),
    };
  }

  private known(counts: ReadonlyMap<string | undefined, IndustryCount[]>): DirectoryTrade[] {
    const { merged, hidden } = this.settings;
    return this.names.trades
      .filter(({ slug }) => !Object.hasOwn(merged, slug))
      .map((named) => ({
        ...this.shownAs(named),
        ...countOf(counts.get(named.slug) ?? []),
        hidden: hidden.includes(named.slug),
      }));
  }

  private shownAs({ slug, name, plural, trade, isOwn }: NamedTrade): Omit<DirectoryTrade, 'count' | 'cities' | 'hidden'> {
    const change = decidedOf(this.settings, slug);
    return {
      name,
      plural,
      slug,
      drawing: change.drawing ?? (isOwn ? NEUTRAL_DRAWING : slug),
      summary: change.summary ?? trade.summary,
      hint: change.summary ?? trade.hint,
      image: change.image ?? null,
      origin: isOwn ? 'own' : 'catalogue',
      knowledge:
        change.description === undefined ? trade : { ...trade, explainer: { ...trade.explainer, description: change.description } },
    };
  }

  private unknown(industries: readonly IndustryCount[]): DirectoryTrade[] {
    const { hidden } = this.settings;
    return industries.map(({ name, count, cities }) => {
      const slug = slugOf(name);
      return {
        name,
        plural: professionals(name),
        slug,
        count,
        cities,
        drawing: NEUTRAL_DRAWING,
        summary: `Businesses that are listed under ${name}.`,
        hint: citiesInWords(cities),
        image: null,
        hidden: hidden.includes(slug),
        origin: 'industry' as const,
        knowledge: undefined,
      };
    });
  }
}

/** A description of an industry about which nothing is known: its cities. */
function citiesInWords([first, second, ...others]: readonly string[]): string {
  if (!first) return 'Listed under this name';
  if (!second) return `In ${first}`;
  return others.length === 0 ? `In ${first} and ${second}` : `In ${first}, ${second} and elsewhere`;
}

function countOf(counts: readonly IndustryCount[]): Pick<DirectoryTrade, 'count' | 'cities'> {
  return { count: counts.reduce((sum, { count }) => sum + count, 0), cities: [...new Set(counts.flatMap(({ cities }) => cities))] };
}

/** First the trades that the admin chose, then the first four if they have listings, then the others by number of listings. */
function inOrder({ order }: TradeSettings, trades: DirectoryTrade[]): DirectoryTrade[] {
  const isEmpty = trades.every(({ count }) => count === 0);
  const rank = ({ slug, count }: DirectoryTrade): number => {
    const chosen = order.indexOf(slug);
    if (chosen >= 0) return chosen;
    const first = FIRST.indexOf(slug);
    return order.length + (first >= 0 && (isEmpty || count > 0) ? first : FIRST.length);
  };
  return trades
    .map((trade, place) => ({ trade, place, rank: rank(trade) }))
    .sort((a, b) => a.rank - b.rank || b.trade.count - a.trade.count || a.place - b.place)
    .map(({ trade }) => trade);
}

function examplesOf(listed: readonly DirectoryTrade[]): SearchExample[] {
  const withCity = listed.filter(({ cities }) => cities.length > 0);
  const shown = withCity.length > 0 ? withCity : listed;
  const needs = NEEDS.flatMap(({ slug, need }) => shown.filter((trade) => trade.slug === slug).map(({ cities }) => ({ need, cities })));
  const others = shown.filter(({ slug }) => !FIRST.includes(slug)).map(({ name, cities }) => ({ need: name, cities }));
  return [...needs, ...others].slice(0, MAX_NEEDS);
}
