import { setImmediate as nextLoopIteration } from 'node:timers/promises';
import { Outage, registerOutageRecognition } from '../../../shared/outage.js';
import { fold } from '../../../shared/text/text.js';
import { CATALOGUE, DirectoryTrades, NO_TRADE_SETTINGS } from '../../trades/vocabulary.js';
import { SearchEngineUnavailable } from '../domain/search-index.js';
import { type TaughtPhrase, TaughtPhrases } from '../domain/learning/taught-phrase.js';
import { PlaceCounts } from '../domain/suggest/suggestable-trades.js';
import { TitleBook } from '../domain/suggest/title-book.js';
import { Meanings } from './meanings.js';
import { EngineCircuitBreaker } from './engines/circuit-breaker.js';
import { BusinessNames, type NamedBusiness, SuggestSearches, TitledBusinesses } from './suggest-searches.js';

const CITIES = ['Guelph', 'Georgetown', 'Montréal', 'Toronto'];
const LISTED: [trade: string, place: string, count: number][] = [
  ['Plumber', 'Guelph', 12],
  ['Plumber', 'Toronto', 40],
  ['Plumber', 'Montréal', 5],
  ['Electrician', 'Toronto', 30],
  ['Mason', 'Toronto', 2],
  ['Septic Pumping Extraordinaire', 'Guelph', 1],
];
const COUNTS = new PlaceCounts(LISTED.map(([trade, place, count]) => ({ trade: fold(trade), place: fold(place), count })));
const OWN = { slug: 'thatcher', name: 'Thatcher', plural: 'Thatchers', otherNames: ['straw roof maker'], services: ['reed roof renewal'] };
const SETTINGS = {
  ...NO_TRADE_SETTINGS,
  own: [OWN],
  changed: { electrician: { name: 'Spark Doctor', otherNames: ['ampere specialist'] } },
  hidden: ['locksmith'],
};
const industries = (names: string[]) =>
  names.map((name) => ({
    name,
    count: LISTED.reduce((sum, [trade, , count]) => sum + (trade === name ? count : 0), 0) || 3,
    cities: ['Toronto', 'Guelph'],
  }));
const TRADES = new DirectoryTrades(NO_TRADE_SETTINGS, industries(['Plumber', 'Electrician', 'Mason', 'Septic Pumping Extraordinaire']));

/** Made ready once: that takes longer than all these questions. */
const MEANINGS = new Meanings();

class FixedNames extends BusinessNames {
  error: Error | undefined;
  asked = 0;

  constructor(private readonly businesses: NamedBusiness[]) {
    super();
  }

  startingWith(): Promise<NamedBusiness[]> {
    this.asked += 1;
    return this.error ? Promise.reject(this.error) : Promise.resolve(this.businesses);
  }
}

class FixedTitles extends TitledBusinesses {
  book: TitleBook | undefined;
  error: Error | undefined;

  /** Known from now on, by their places in this list. */
  know(...titles: string[]): void {
    this.book = new TitleBook();
    for (const [key, title] of titles.entries()) this.book.add({ key, titleKey: fold(title) });
    this.titles = titles;
  }

  prepare(): Promise<void> {
    return Promise.resolve();
  }

  named(keys: readonly number[]): Promise<NamedBusiness[]> {
    return this.error ? Promise.reject(this.error) : Promise.resolve(keys.map((key) => business(this.titles[key]!)));
  }

  private titles: string[] = [];
}

class InMemoryCircuitBreaker extends EngineCircuitBreaker {
  configured = true;
  open = true;
  usable(): boolean {
    return this.open;
  }
  lastResort(): boolean {
    return this.open;
  }
  answered(): void {}
  failed(): void {
    this.open = false;
  }
}

class DatabaseAway extends Outage {
  readonly code = 'database-away';
  readonly reason = 'no answer';
}
registerOutageRecognition((error) => (error instanceof DatabaseAway ? error : undefined));

const business = (title: string): NamedBusiness => ({ slug: fold(title).replaceAll(' ', '-'), title, industry: 'Plumber', city: 'Guelph' });

function searches(
  trades = TRADES,
  named: NamedBusiness[] = [],
  fallback: NamedBusiness[] = [],
  taught = new TaughtPhrases(),
  counts = () => Promise.resolve(COUNTS),
) {
  const titles = new FixedTitles();
  const [engine, postgres, breaker] = [new FixedNames(named), new FixedNames(fallback), new InMemoryCircuitBreaker()];
  const always = <T>(value: T) => ({ get: () => Promise.resolve(value) });
  const directory = {
    facets: always({ industries: [], cities: CITIES }),
    trades: always(trades),
    counts: { get: counts },
    taught: always(taught),
    titles,
  };
  const made = new SuggestSearches(engine, postgres, breaker, directory, MEANINGS);
  return { engine, postgres, breaker, titles, suggest: (typed: string) => made.suggest(typed) };
}

const { suggest } = searches();
const textsOf = async (typed: string) => (await suggest(typed)).map(({ text }) => text);

describe('suggestions', () => {
  it.each([
    ['plum', { kind: 'trade', text: 'Plumbers', detail: '57 listed', href: '/search?industry=Plumber' }],
    ['plumber gu', { kind: 'trade', text: 'Plumbers in Guelph', detail: '12 listed', href: '/search?industry=Plumber&city=Guelph' }],
    ['guelph plu', { kind: 'trade', text: 'Plumbers in Guelph', detail: '12 listed', href: '/search?industry=Plumber&city=Guelph' }],
    [
      'plombier à mont',
      { kind: 'trade', text: 'Plumbers in Montréal', detail: 'Plombier: 5 listed', href: '/search?industry=Plumber&city=Montr%C3%A9al' },
    ],
    [
      'plumber in geo',
      {
        kind: 'trade',
        text: 'Plumbers in Georgetown',
        detail: 'None here yet: shows the nearest',
        href: '/search?query=Plumber+Georgetown',
      },
    ],
    ['no heat', { kind: 'guide', text: 'No heat in winter', detail: 'What to do now', href: '/emergency-help#no-heat' }],
    [
      'co detector going off',
      { kind: 'guide', text: 'Carbon monoxide alarm', detail: 'What to do now', href: '/emergency-help#carbon-monoxide' },
    ],
    ['dripping faucet', { kind: 'problem', text: 'Dripping faucet', detail: 'Plumbers', href: '/search?query=dripping+faucet' }],
    ['drain snak', { kind: 'service', text: 'Drain snaking', detail: 'Plumbers', href: '/search?query=drain+snaking' }],
    [
      'my toilet wont st',
      { kind: 'problem', text: 'Toilet won’t stop running', detail: 'Plumbers', href: '/search?query=toilet+wont+stop+running' },
    ],
    ['plus d’ea', { kind: 'problem', text: 'Plus d’eau chaude', detail: 'Plumbers', href: '/search?query=plus+d+eau+chaude' }],
    ['guel', { kind: 'place', text: 'Guelph', detail: '13 listed', href: '/search?city=Guelph' }],
    ['MONTRÉ', { kind: 'place', text: 'Montréal', detail: '5 listed', href: '/search?city=Montr%C3%A9al' }],
    ['thunder b', { kind: 'place', text: 'Thunder Bay', detail: 'None here yet: shows the nearest', href: '/search?query=Thunder+Bay' }],
    [
      'chimney sw',
      {
        kind: 'trade',
        text: 'Chimney and fireplace specialists',
        detail: 'Chimney sweep: none yet: shows Masons',
        href: '/search?query=Chimney+%26+Fireplace',
      },
    ],
    ['plumber m5v', { kind: 'trade', text: 'Plumbers near M5V', detail: '57 listed', href: '/search?query=plumber+m5v' }],
    ['plumber open now', { kind: 'trade', text: 'Plumbers, open now', detail: '57 listed', href: '/search?query=plumber+open+now' }],
    [
      'septic pumping ext',
      {
        kind: 'trade',
        text: 'Septic Pumping Extraordinaire professionals',
        detail: '1 listed',
        href: '/search?industry=Septic+Pumping+Extraordinaire',
      },
    ],
    // A whole province.
    ['ont', { kind: 'place', text: 'Ontario', detail: 'In all of its towns', href: '/search?query=Ontario' }],
    [
      'plumber ont',
      { kind: 'trade', text: 'Plumbers in Ontario', detail: 'In all of its towns', href: '/search?query=Plumber+in+Ontario' },
    ],
    ['plumber qc', { kind: 'trade', text: 'Plumbers in Quebec', detail: 'In all of its towns', href: '/search?query=Plumber+in+Quebec' }],
    [
      'masons in que',
      { kind: 'trade', text: 'Masons in Québec', detail: 'None here yet: shows the nearest', href: '/search?query=Mason+Qu%C3%A9bec' },
    ],
    [
      'british col',
      { kind: 'place', text: 'British Columbia', detail: 'None here yet: shows the nearest', href: '/search?query=British+Columbia' },
    ],
    ['alberta', { kind: 'place', text: 'Alberta', detail: 'None here yet: shows the nearest', href: '/search?query=Alberta' }],
    // Misspelt.
    ['plumbr', { kind: 'trade', text: 'Plumbers', detail: '57 listed', href: '/search?industry=Plumber' }],
    ['plumbr gu', { kind: 'trade', text: 'Plumbers in Guelph', detail: '12 listed', href: '/search?industry=Plumber&city=Guelph' }],
    [
      'tilet wont stop runnin',
      { kind: 'problem', text: 'Toilet won’t stop running', detail: 'Plumbers', href: '/search?query=toilet+wont+stop+running' },
    ],
    [
      'water heatre instalatio',
      { kind: 'service', text: 'Water heater installation', detail: 'Plumbers', href: '/search?query=water+heater+installation' },
    ],
    ['guelhp', { kind: 'place', text: 'Guelph', detail: '13 listed', href: '/search?city=Guelph' }],
  ])('for %p begin with the best one', async (typed, first) => {
    expect((await suggest(typed))[0]).toEqual(first);
  });

  it('for a misspelt problem do not interpret its last word as a town without listings', async () => {
    expect((await suggest('rtten egg smell hot wate')).filter(({ text }) => text.includes('Waterloo'))).toEqual([]);
    expect((await textsOf('plumbr thunder b'))[0]).toBe('Plumbers in Thunder Bay');
  });

  it('for a trade name that is also a common word contain it with a town', async () => {
    const counts = new PlaceCounts([{ trade: fold('General Contractor'), place: fold('Toronto'), count: 3 }]);
    const trades = new DirectoryTrades(NO_TRADE_SETTINGS, industries(['General Contractor']));
    const contractors = searches(trades, [], [], new TaughtPhrases(), () => Promise.resolve(counts));
    for (const typed of ['contractor toronto', 'contractor in toro', 'toronto contractor'])
      expect((await contractors.suggest(typed))[0]?.text).toBe('General contractors in Toronto');
  });

  it('for a problem that several trades solve contain each of them', async () => {
    const both = searches(new DirectoryTrades(NO_TRADE_SETTINGS, industries(['Plumber', 'Roofer'])));
    expect(await both.suggest('water dripping ceil')).toContainEqual({
      kind: 'problem',
      text: 'Water dripping ceiling',
      detail: 'Plumbers, Roofers',
      href: '/search?query=water+dripping+ceiling',
    });
  });

  it('begin with a phrase whose small words were typed, and not with a town of that name', async () => {
    const pests = searches(new DirectoryTrades(NO_TRADE_SETTINGS, industries(['Pest Control', 'Cleaner'])));
    expect((await pests.suggest('souris dans la maison'))[0]?.text).toBe('Souris dans la maison');
  });

  it('ignore a filler word itself, not words of its stem', async () => {
    const restorers = searches(new DirectoryTrades(NO_TRADE_SETTINGS, industries(['Restoration', 'Security Systems'])));
    expect((await restorers.suggest('musty s')).map(({ text }) => text)).not.toContain('Security companies');
  });

  it('name the trade of each phrase of the catalogue before its last letter is typed', async () => {
    const whole = searches(new DirectoryTrades(NO_TRADE_SETTINGS, industries(CATALOGUE.map(({ name }) => name))));
    const phrases = CATALOGUE.flatMap((trade) =>
      [trade.names, trade.services, trade.problems].flatMap(({ en, fr }) => [...en, ...fr].map((phrase) => ({ trade, phrase }))),
    );
    const lost: string[] = [];
    // One of seven: all of them take several seconds.
    for (const { trade, phrase } of phrases.filter((_, index) => index % 7 === 0)) {
      const found = await whole.suggest(phrase.slice(0, -1));
      if (!found.some(({ text, detail }) => `${text}, ${detail}`.includes(trade.plural))) lost.push(`${trade.name}: ${phrase}`);
    }
    expect(lost).toEqual([]);
  });

  it('for a danger begin with the emergency help, followed by the problem', async () => {
    const [first, ...others] = await suggest('no heat ontario');
    expect(first).toEqual({ kind: 'guide', text: 'No heat in winter', detail: 'What to do now', href: '/emergency-help#no-heat' });
    expect(others).toContainEqual({
      kind: 'problem',
      text: 'No heat in Ontario',
      detail: 'Plumbers',
      href: '/search?query=no+heat+in+Ontario',
    });
  });

  it('leave out phrases that are only similar if a business has the text in its name', async () => {
    const found = await searches(TRADES, [business('Quiet Pipes')]).suggest('quiet');
    expect(found.map(({ text }) => text)).toEqual(['Quiet Pipes']);
  });

  it('for a problem with a guide contain the guide, also before the problem is typed completely', async () => {
    const guide = { kind: 'guide', text: 'Running Toilet?', detail: '15-45 min', href: '/running-toilet-guide' };
    for (const typed of ['toilet wont stop running', 'toilet wont st']) {
      const found = await suggest(typed);
      expect(found[0]).toMatchObject({ kind: 'problem' });
      expect(found).toContainEqual(guide);
    }
    expect((await suggest('toilet install')).filter(({ kind }) => kind === 'guide')).toEqual([]);
  });

  it('for the title of a guide contain the guide', async () => {
    expect(await suggest('running toil')).toContainEqual({
      kind: 'guide',
      text: 'Running Toilet?',
      detail: '15-45 min',
      href: '/running-toilet-guide',
    });
  });

  it('for a complete trade contain the cities with most of its businesses', async () => {
    expect(await textsOf('plumber')).toEqual(['Plumbers', 'Plumbers in Toronto', 'Plumbers in Guelph']);
  });

  it('have entries with listings first', async () => {
    const trades = (await suggest('p')).filter(({ kind }) => kind === 'trade');
    expect(trades[0]!.text).toBe('Plumbers');
    expect((await textsOf('plumber g')).slice(0, 2)).toEqual(['Plumbers in Guelph', 'Plumbers in Georgetown']);
  });

  it('have no trade without listings, unless there is nothing else', async () => {
    const onlyMason = searches(new DirectoryTrades(NO_TRADE_SETTINGS, industries(['Mason'])));
    expect((await onlyMason.suggest('pai')).map(({ text }) => text)).not.toContain('Painters');
    const nobody = searches(new DirectoryTrades(NO_TRADE_SETTINGS, []));
    expect((await nobody.suggest('paint'))[0]).toMatchObject({ text: 'Painters', detail: 'None listed yet' });
  });

  it('contain names that an admin set and trades that an admin added, but no hidden ones', async () => {
    const own = searches(new DirectoryTrades(SETTINGS, industries(['Spark Doctor', 'Thatcher', 'Locksmith'])));
    const first = async (typed: string) => (await own.suggest(typed))[0]?.text;
    expect(await first('spark doc')).toBe('Spark Doctor professionals');
    expect(await first('ampere')).toBe('Spark Doctor professionals');
    expect(await first('thatch')).toBe('Thatchers');
    expect(await first('straw roof')).toBe('Thatchers');
    expect(await first('reed roof')).toBe('Reed roof renewal');
    expect((await own.suggest('locksmith')).map(({ text }) => text)).not.toContain('Locksmiths');
  });

  it('are at most eight, grouped by kind, without duplicates', async () => {
    const many = searches(TRADES, ['Waterworks', 'Wayne Drains', 'Drain Kings', 'Toilet Team'].map(business));
    for (const typed of ['p', 'water', 'drain', 'toilet', 'plumber g', 'in', 'fuite', 'elec', 'wa']) {
      const found = await many.suggest(typed);
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThanOrEqual(8);
      expect(new Set(found.map(({ href }) => href)).size).toBe(found.length);
      const kinds = found.map(({ kind }) => kind);
      expect(kinds.filter((kind, index) => kind !== kinds[index - 1])).toEqual([...new Set(kinds)]);
    }
  });

  it.each([
    '',
    '   ',
    '???',
    '🏠🔥',
    'qwxzv',
    '\u0301'.repeat(200),
    'zz '.repeat(66),
    '<script>alert(1)</script>x',
    "'; DROP TABLE listing; --",
  ])('for %p are empty', async (typed) => {
    expect(await suggest(typed)).toEqual([]);
  });
});

describe('businesses', () => {
  it('come first if their name begins with the typed words, and after terms that begin with a single typed word', async () => {
    const first = async (typed: string, ...titles: string[]) => (await searches(TRADES, titles.map(business)).suggest(typed))[0];
    expect(await first('plumber guy', 'Best Plumber Guys', 'Plumber Guys')).toEqual({
      kind: 'business',
      text: 'Plumber Guys',
      detail: 'Plumber, Guelph',
      href: '/business/plumber-guys',
    });
    expect(await first('guelph plumb', 'Guelph Plumbing Co')).toMatchObject({ text: 'Guelph Plumbing Co' });
    expect(await first('plum', 'Plum Pipes')).toMatchObject({ text: 'Plumbers' });
    expect(await first('north', 'Northgate')).toMatchObject({ text: 'Northgate' });
  });

  it('that are only similar come after the meaning of the query', async () => {
    expect((await searches(TRADES, [business('Plumbing Pros')]).suggest('plumbr')).map(({ text }) => text)).toEqual([
      'Plumbers',
      'Plumbing Pros',
    ]);
  });

  it('are looked up in PostgreSQL if the engine does not answer, which is not queried then for a while', async () => {
    const { suggest: ask, engine, postgres, breaker } = searches(TRADES, [], [business('Northgate')]);
    engine.error = new SearchEngineUnavailable('away');
    expect((await ask('northg')).map(({ text }) => text)).toEqual(['Northgate']);
    expect(breaker.open).toBe(false);
    await ask('northg');
    expect([engine.asked, postgres.asked]).toEqual([1, 2]);
    engine.error = new TypeError('a mistake');
    breaker.open = true;
    await expect(ask('northg')).rejects.toThrow(TypeError);
  });

  it('are not looked up for one letter', async () => {
    const { suggest: ask, engine } = searches();
    await ask('n');
    expect(engine.asked).toBe(0);
  });

  it('are found among the titles in memory, without a query', async () => {
    const { suggest: ask, engine, postgres, titles } = searches(TRADES, [business('Northgate of the engine')]);
    titles.know('Southern Northgate', 'Northgate Pipes', 'Rooter');
    expect((await ask('northga')).map(({ text }) => text)).toEqual(['Northgate Pipes', 'Southern Northgate']);
    expect(await ask('zyxwvu')).toEqual([]);
    expect([engine.asked, postgres.asked]).toEqual([0, 0]);
  });

  it('are looked up in the engine if the titles are not loaded, or the database is unavailable', async () => {
    const { suggest: ask, engine, titles, breaker } = searches(TRADES, [business('Northgate')]);
    expect((await ask('northg')).map(({ text }) => text)).toEqual(['Northgate']);
    titles.know('Northgate');
    titles.error = new DatabaseAway('the database is away');
    expect((await ask('northga')).map(({ text }) => text)).toEqual(['Northgate']);
    expect(engine.asked).toBe(2);
    breaker.open = false;
    await expect(ask('northg')).rejects.toThrow('the database is away');
    [breaker.open, titles.error] = [true, new TypeError('a mistake')];
    await expect(ask('northg')).rejects.toThrow(TypeError);
  });

  it('that cannot be looked up while other data are read make that request fail, and not the process', async () => {
    const counts = Promise.withResolvers<PlaceCounts>();
    const { suggest: ask, postgres, breaker } = searches(TRADES, [], [], new TaughtPhrases(), () => counts.promise);
    [breaker.open, postgres.error] = [false, new DatabaseAway('no names')];
    const asked = ask('plumb');
    // By then Node has told of every rejection that nobody has taken.
    await nextLoopIteration();
    counts.resolve(COUNTS);
    await expect(asked).rejects.toThrow('no names');
  });
});

describe('a phrase taught by an admin', () => {
  const phrase = (text: string, more: Pick<TaughtPhrase, 'kind' | 'target'> & Partial<TaughtPhrase>): TaughtPhrase => ({
    id: 1,
    phrase: text,
    targetName: '',
    taughtAt: new Date(0),
    business: null,
    ...more,
  });
  const taught = new TaughtPhrases([
    phrase('wizard of watts', { kind: 'trade', target: 'electrician' }),
    phrase('the royal city', { kind: 'place', target: 'Guelph' }),
    phrase('widget lads', { kind: 'business', target: 'l-1', business: { key: 7, title: 'Watt & Sons' } }),
    phrase('wicker folk', { kind: 'business', target: 'l-2' }),
    phrase('witch doctors', { kind: 'trade', target: 'gone' }),
  ]);
  const asked = searches(TRADES, [], [], taught);

  it.each([
    ['wizard of', 'trade', 'Electricians', 'wizard of watts: 30 listed', '/search?industry=Electrician'],
    ['royal ci', 'place', 'Guelph', 'the royal city: 13 listed', '/search?city=Guelph'],
    ['widget', 'business', 'Watt & Sons', 'widget lads', '/search?query=widget+lads'],
  ])('%s', async (typed, kind, text, detail, href) => {
    expect(await asked.suggest(typed)).toContainEqual({ kind, text, detail, href });
  });

  it('is not suggested if its target is gone', async () => {
    expect([await asked.suggest('wicker fo'), await asked.suggest('witch doct')]).toEqual([[], []]);
  });
});
