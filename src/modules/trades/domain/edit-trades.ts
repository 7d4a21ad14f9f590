import { uniqBy } from 'es-toolkit/array';
import { InvalidValues } from '../../../shared/domain-error.js';
import { MAX_TRADE_NAME_LENGTH } from '../../../shared/forms/input-limits.js';
import { cleanLine } from '../../../shared/text/text.js';
import { DirectoryTrades, type IndustryCount } from './directory-trades.js';
import { TradeNotFound } from './trade.errors.js';
import { nameKeyOf, slugOf, TradeNames } from './trade-names.js';
import { decidedOf, type Merge, type OwnTrade, type TradeChange, type TradeSettings } from './trade-settings.js';

/** Maximum number of names, and of services, of one trade. */
export const MAX_TRADE_WORDS = 100;

export interface TradeEdit
  extends Pick<OwnTrade, 'services'>, Omit<TradeChange, 'formerNames' | 'image' | 'drawing' | 'summary' | 'description' | 'plural'> {
  /** `null` or an empty value undoes a change: the catalogue's own value shows again. */
  plural?: string | null;
  summary?: string | null;
  description?: string | null;
  image?: string | null;
  drawing?: string | null;
  hidden?: boolean;
}

export type NewTrade = Omit<TradeEdit, 'name' | 'hidden'> & Pick<OwnTrade, 'name'>;

/** A change of the trades, based on the previous decisions. Each method validates, and returns the settings to save. */
export class TradeEditor {
  private readonly names: TradeNames;

  constructor(
    private readonly settings: TradeSettings,
    private readonly counts: readonly IndustryCount[],
  ) {
    this.names = new TradeNames(settings);
  }

  /** @throws TradeNotFound, or InvalidValues naming each bad field */
  change(slug: string, { hidden, ...edit }: TradeEdit): TradeSettings {
    const trade = this.trade(slug);
    if (trade.origin === 'industry' && Object.values(edit).some((value) => value !== undefined)) {
      throw new InvalidValues([
        { field: 'name', message: 'is an industry of the sheet: make a trade of your own for it, or merge it into one' },
      ]);
    }
    if (trade.origin === 'catalogue' && edit.services)
      throw new InvalidValues([{ field: 'services', message: 'can be given to a trade of your own only' }]);
    this.checkNames(slug, edit);
    const before = decidedOf(this.settings, slug);
    const renamed = edit.name !== undefined && edit.name !== trade.name;
    const after = filled({
      ...before,
      ...given(edit),
      ...(renamed ? { formerNames: [...new Set([...(before.formerNames ?? []), trade.name])] } : {}),
    });
    return this.withVisibility(this.withDecided(slug, after), slug, hidden);
  }

  /** @throws InvalidValues naming each bad field */
  add(trade: NewTrade): { settings: TradeSettings; slug: string } {
    const slug = slugOf(trade.name);
    this.checkNames(undefined, trade);
    if (this.names.withSlug(slug))
      throw new InvalidValues([{ field: 'name', message: 'is too similar to the name of a trade that is already here' }]);
    const merge = this.mergeOf(slug);
    if (merge)
      throw new InvalidValues([
        { field: 'name', message: `counts as ${this.names.withSlug(merge.into)?.name ?? merge.into}: undo that merge first` },
      ]);
    const own: OwnTrade = { ...filled(trade), name: trade.name, slug };
    return { settings: { ...this.settings, own: [...this.settings.own, own] }, slug };
  }

  /** Removes a trade that was added here: its listings keep their industry. @throws TradeNotFound */
  remove(slug: string): TradeSettings {
    const { own, changed, merged, order, hidden } = this.settings;
    if (!own.some((trade) => trade.slug === slug)) throw new TradeNotFound(slug);
    const without = <T>(table: Record<string, T>, gone: (key: string, value: T) => boolean) =>
      Object.fromEntries(Object.entries(table).filter(([key, value]) => !gone(key, value)));
    return {
      own: own.filter((trade) => trade.slug !== slug),
      changed: without(changed, (key) => key === slug),
      merged: without(merged, (from, { into }) => from === slug || into === slug),
      order: order.filter((each) => each !== slug),
      hidden: hidden.filter((each) => each !== slug),
    };
  }

  /** @param order empty for the default order @throws InvalidValues */
  arrange(order: string[]): TradeSettings {
    const { all } = this.trades(this.settings);
    const unknown = order.filter((slug) => !all.some((trade) => trade.slug === slug));
    if (unknown.length > 0) throw new InvalidValues([{ field: 'order', message: `names trades that are not here: ${unknown.join(', ')}` }]);
    if (new Set(order).size < order.length) throw new InvalidValues([{ field: 'order', message: 'names a trade twice' }]);
    const hidden = order.filter((slug) => this.settings.hidden.includes(slug));
    if (hidden.length > 0) throw new InvalidValues([{ field: 'order', message: `names trades that are hidden: ${hidden.join(', ')}` }]);
    return { ...this.settings, order };
  }

  /**
   * From now on everything under one name counts as another trade.
   * @throws TradeNotFound, or InvalidValues for a merge into itself or in a circle
   */
  merge(from: string, into: string): TradeSettings {
    const source = this.trade(from);
    const target = this.names.withSlug(into);
    if (!target) throw new InvalidValues([{ field: 'into', message: 'must be a trade of the catalogue or one of your own' }]);
    const { merged } = this.settings;
    const path = [into];
    while (this.mergeOf(path.at(-1)!) && path.length <= Object.keys(merged).length) path.push(merged[path.at(-1)!]!.into);
    if (source.slug === into) throw new InvalidValues([{ field: 'into', message: 'is the same trade: choose another one' }]);
    if (path.includes(source.slug))
      throw new InvalidValues([{ field: 'into', message: `counts as ${source.name} itself: undo that merge first` }]);
    const after = {
      ...this.settings,
      merged: { ...merged, [source.slug]: { name: source.name, into } },
      order: this.settings.order.filter((slug) => slug !== source.slug),
    };
    this.refuseNothingShown(after, 'from');
    return after;
  }

  /** @throws TradeNotFound when nothing with this slug was merged */
  unmerge(from: string): TradeSettings {
    if (!this.mergeOf(from)) throw new TradeNotFound(from);
    const after = { ...this.settings, merged: Object.fromEntries(Object.entries(this.settings.merged).filter(([slug]) => slug !== from)) };
    this.refuseNothingShown(after, 'slug');
    return after;
  }

  private mergeOf(slug: string): Merge | undefined {
    return Object.hasOwn(this.settings.merged, slug) ? this.settings.merged[slug] : undefined;
  }

  private withDecided(slug: string, decided: TradeChange): TradeSettings {
    const { own, changed } = this.settings;
    if (!own.some((trade) => trade.slug === slug)) return { ...this.settings, changed: { ...changed, [slug]: decided } };
    return { ...this.settings, own: own.map((trade) => (trade.slug === slug ? (decided as OwnTrade) : trade)) };
  }

  private withVisibility(settings: TradeSettings, slug: string, hidden: boolean | undefined): TradeSettings {
    if (hidden === undefined) return settings;
    const others = settings.hidden.filter((each) => each !== slug);
    const after = hidden
      ? { ...settings, hidden: [...others, slug], order: settings.order.filter((each) => each !== slug) }
      : { ...settings, hidden: others };
    this.refuseNothingShown(after, 'hidden');
    return after;
  }

  private refuseNothingShown(settings: TradeSettings, field: string): void {
    const { shown } = this.trades(settings);
    const hasListings = this.counts.length > 0;
    if (shown.some(({ count }) => count > 0 || !hasListings)) return;
    throw new InvalidValues([{ field, message: 'would leave no trade with listings on the site: show another one first' }]);
  }

  /** A name must mean one trade only: a name of another trade is refused, whatever its case and accents. */
  private checkNames(slug: string | undefined, names: Names): void {
    refuseBadNames(names, (said) => this.takenBy(said, slug));
  }

  private takenBy(name: string, slug: string | undefined): string | undefined {
    const holder = this.names.holderOf(name);
    return holder && holder.slug !== slug ? `is what ${holder.plural} are called already` : undefined;
  }

  private trade(slug: string) {
    const found = this.trades(this.settings).all.find((trade) => trade.slug === slug);
    if (!found) throw new TradeNotFound(slug);
    return found;
  }

  private trades(settings: TradeSettings): DirectoryTrades {
    return new DirectoryTrades(settings, this.counts);
  }
}

const entries = (values: object) => Object.entries(values) as [string, unknown][];
const given = (edit: object) => Object.fromEntries(entries(edit).filter(([, value]) => value !== undefined));
const filled = (values: object): Partial<OwnTrade> =>
  Object.fromEntries(
    entries(values)
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .map(([name, value]) => [name, name === 'services' ? distinctTexts(value as string[]) : value]),
  );

/** The public page lists each service: an empty or repeated one would be an item of its own. */
const distinctTexts = (texts: readonly string[]): string[] =>
  uniqBy(
    texts.map((text) => text.trim()).filter((text) => text !== ''),
    (text) => text.toLowerCase(),
  );

type Names = Pick<TradeEdit, 'name' | 'plural' | 'otherNames'>;

/** @throws InvalidValues naming each name that no trade can have, or that another trade has according to `takenBy` */
export function refuseBadNames({ name, plural, otherNames = [] }: Names, takenBy: (name: string) => string | undefined = () => undefined) {
  const fields = [
    ...(name === undefined ? [] : [{ field: 'name', name }]),
    ...otherNames.map((other, index) => ({ field: `otherNames.${index}`, name: other })),
  ];
  const problems = [
    ...fields.map(({ field, name: said }) => ({ field, message: problemWith(said) ?? takenBy(said) })),
    { field: 'plural', message: plural ? problemWith(plural) : undefined },
  ];
  const errors = problems.flatMap(({ field, message }) => (message ? [{ field, message }] : []));
  if (errors.length > 0) throw new InvalidValues(errors);
}

function problemWith(name: string): string | undefined {
  const line = cleanLine(name, MAX_TRADE_NAME_LENGTH);
  if ('problem' in line) return line.problem;
  if (line.value === '') return 'must not be empty';
  if (/[<>]/.test(line.value)) return 'must not have < or > in it';
  return nameKeyOf(line.value) === '' ? 'must have a letter' : undefined;
}
