import { DirectoryTrades } from './directory-trades.js';
import { NO_TRADE_SETTINGS, type TradeSettings } from './trade-settings.js';

const count = (name: string, listings: number, ...cities: string[]) => ({ name, count: listings, cities });
const trades = (counts: ReturnType<typeof count>[] = [], settings: Partial<TradeSettings> = {}) =>
  new DirectoryTrades({ ...NO_TRADE_SETTINGS, ...settings }, counts);
const names = (all: readonly { name: string }[], most = 5) => all.slice(0, most).map(({ name }) => name);
const FOUR = [
  count('Plumber', 4, 'Guelph'),
  count('Electrician', 3, 'Guelph'),
  count('HVAC Technician', 2, 'Ottawa'),
  count('Landscaper', 1, 'Barrie'),
];

describe('the trades of a directory', () => {
  it('are the first four of the specification while it is empty, without a search', () => {
    const empty = trades();
    expect(empty.shown).toHaveLength(34);
    expect(names(empty.shown)).toEqual(['Plumber', 'Electrician', 'HVAC Technician', 'Landscaper', 'Roofer']);
    expect(empty.home()).toEqual({
      tiles: ['plumber', 'electrician', 'hvac-technician', 'landscaper'],
      carousel: ['plumber', 'electrician', 'hvac-technician', 'landscaper'],
      rotation: ['Plumber', 'Electrician', 'HVAC Technician', 'Landscaper', 'Home Services'],
      examples: [],
    });
  });

  it('are on the tiles those with most listings; elsewhere the four come first if all have listings', () => {
    const { tiles, carousel, rotation } = trades([...FOUR, count('Roofer', 9, 'London')]).home();
    expect(tiles).toEqual(['roofer', 'plumber', 'electrician', 'hvac-technician', 'landscaper']);
    expect(carousel).toEqual(['plumber', 'electrician', 'hvac-technician', 'landscaper', 'roofer']);
    expect(rotation).toEqual(['Plumber', 'Electrician', 'HVAC Technician', 'Landscaper', 'Home Services']);
  });

  it('include each trade that an industry names', () => {
    const all = trades([
      ...FOUR,
      ...['Plumber, Electrician', 'Roofing / Plumbing', 'Drywall and Plumbers', 'Plumbing & Heating', 'Zamboni polishing'].map((name) =>
        count(name, 1, 'Guelph'),
      ),
    ]);
    expect(all.industriesOf('Plumber')).toEqual(
      expect.arrayContaining(['Plumber', 'Plumber, Electrician', 'Roofing / Plumbing', 'Drywall and Plumbers']),
    );
    expect(all.industriesOf('Plumber')).toHaveLength(4);
    expect(all.industriesOf('Electrician')).toEqual(['Electrician', 'Plumber, Electrician']);
    expect(all.industriesOf('Landscaper')).toEqual(['Landscaper']);
    const listed = (name: string) => all.isListed(all.find(name)!);
    expect([listed('Roofer'), listed('Landscaper'), listed('Locksmith')]).toEqual([true, true, false]);
  });

  it('leave out trades without listings on the home page', () => {
    const { tiles, carousel, rotation, examples } = trades([
      count('Roofer', 2, 'London'),
      count('Locksmith', 5, 'Ottawa', 'London'),
    ]).home();
    expect([tiles, carousel, rotation]).toEqual([
      ['locksmith', 'roofer'],
      ['locksmith', 'roofer'],
      ['Locksmith', 'Roofer', 'Home Services'],
    ]);
    expect(examples).toEqual([
      { need: 'Locksmith', cities: ['Ottawa', 'London'] },
      { need: 'Roofer', cities: ['London'] },
    ]);
  });

  it('name no city if no listing has one', () => {
    expect(trades([count('Locksmith', 2)]).home().examples).toEqual([{ need: 'Locksmith', cities: [] }]);
  });

  it('show an unknown industry by its own name, with a neutral drawing', () => {
    const found = trades([count('Framing', 5, 'London')]).find('framing');
    expect(found).toMatchObject({
      name: 'Framing',
      plural: 'Framing professionals',
      slug: 'framing',
      count: 5,
      drawing: 'home-services',
      origin: 'industry',
    });
    expect(trades().find('framing')).toBeUndefined();
  });

  it('tell industries apart whose names have letters without a Latin form', () => {
    const industries = ['电工', '配管', '水管 Services', '暖通 Services', 'Services', '🔧', '🚿'];
    const counts = industries.map((name, index) => count(name, index + 1, 'Richmond'));
    const all = trades(counts);
    expect(industries.map((name) => all.find(name)?.count)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const slugs = industries.map((name) => all.find(name)!.slug);
    expect(new Set(slugs).size).toBe(industries.length);
    expect(slugs[0]).toMatch(/^industry-[0-9a-f]{8}$/);
    expect(slugs[2]).toMatch(/^services-[0-9a-f]{8}$/);
    expect(slugs[4]).toBe('services');
    const decided = trades(counts, { hidden: [slugs[1]!], merged: { [slugs[0]!]: { name: '电工', into: 'electrician' } } });
    expect(industries.map((name) => decided.find(name)?.name)).toEqual(['Electrician', ...industries.slice(1)]);
    expect(decided.all.filter(({ hidden }) => hidden).map(({ name }) => name)).toEqual(['配管']);
  });

  it('keep the addresses of names in other alphabets that have a Latin form', () => {
    const slugOfIndustry = (name: string) => trades([count(name, 1)]).find(name)?.slug;
    expect(['Zamboni à glace', 'Строитель', 'Niño & Cía', 'C++'].map(slugOfIndustry)).toEqual([
      'zamboni-a-glace',
      'stroitel',
      'nino-cia',
      'c',
    ]);
  });

  it('are found by their own name before another one with the same address', () => {
    const all = trades([count('Home Staging', 5), count('HomeStaging', 3), count('Gutters & Eaves', 1)]);
    expect(['home staging', 'homestaging', 'gutters and eaves', 'home-staging'].map((name) => all.find(name)?.name)).toEqual([
      'Home Staging',
      'HomeStaging',
      'Gutters & Eaves',
      'Home Staging',
    ]);
  });

  it.each([
    [[], 'Listed under this name'],
    [['London'], 'In London'],
    [['London', 'Guelph'], 'In London and Guelph'],
    [['London', 'Guelph', 'Barrie'], 'In London, Guelph and elsewhere'],
  ])('say of an unknown industry where it is: %j', (cities, hint) =>
    expect(trades([count('Framing', 5, ...cities)]).find('framing')?.hint).toBe(hint),
  );

  it('count listings with other names of a trade, and merged industries, under the trade', () => {
    const all = trades([count('Roofing', 2, 'London'), count('Framing', 5, 'Guelph')], {
      merged: { framing: { name: 'Framing', into: 'roofer' } },
    });
    expect(all.find('Roofer')).toMatchObject({ count: 7, cities: ['London', 'Guelph'] });
    expect(all.find('FRAMING')?.name).toBe('Roofer');
    expect(all.shown.some(({ slug }) => slug === 'framing')).toBe(false);
  });

  it('follow the order and the choice of the admin', () => {
    const all = trades([...FOUR, count('Roofer', 9, 'London')], { order: ['landscaper', 'roofer'], hidden: ['plumber'] });
    expect(names(all.shown, 3)).toEqual(['Landscaper', 'Roofer', 'Electrician']);
    expect(all.home()).toMatchObject({
      tiles: ['landscaper', 'roofer'],
      carousel: ['landscaper', 'roofer'],
      rotation: ['Landscaper', 'Roofer', 'Home Services'],
    });
    expect(all.find('plumbing')).toMatchObject({ name: 'Plumber', hidden: true });
  });

  it('are found by every present and former name, and by no other', () => {
    const changed = { roofer: { name: 'Roof expert', formerNames: ['Roofer', 'Toitures Nord'], otherNames: ['Shingle shop'] } };
    const all = trades([], { changed });
    expect(['Roof expert', 'roofing', 'ROOFER', 'toitures nord', 'Shingle shop'].map((name) => all.names.nameOf(name))).toEqual(
      Array(5).fill('Roof expert'),
    );
    expect(all.find('Roof expert')).toMatchObject({ plural: 'Roof expert professionals', slug: 'roofer' });
    expect(all.names.nameOf('Pizza')).toBe('Pizza');
  });

  it('are found by the plural and by French names, unless an admin assigned exactly that name', () => {
    const nameOf = (name: string, settings: Partial<TradeSettings> = {}) => trades([], settings).names.nameOf(name);
    expect(
      ['Roofing Contractors', 'Plombiers', 'Électriciens', 'Tree Services', 'bathroom renovations'].map((name) => nameOf(name)),
    ).toEqual(['Roofer', 'Plumber', 'Electrician', 'Tree Service', 'Home Renovation']);
    const merged = { 'roofing-contractors': { name: 'Roofing Contractors', into: 'siding-eavestrough' } };
    expect(nameOf('Roofing Contractors', { merged })).toBe('Siding & Eavestrough');
    // No trade's name but for its last letters.
    expect(['Plumbing Supplies', 'Glass', 'Bus'].map((name) => nameOf(name))).toEqual(['Plumbing Supplies', 'Glass', 'Bus']);
  });

  it('tolerate settings with circular references', () => {
    expect(
      trades([], { merged: { roofer: { name: 'Roofer', into: 'painter' }, painter: { name: 'Painter', into: 'roofer' } } }).names.nameOf(
        'roofing',
      ),
    ).toMatch(/Roofer|Painter/);
  });
});
