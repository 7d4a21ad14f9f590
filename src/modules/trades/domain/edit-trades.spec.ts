import type { FieldError } from '../../../shared/domain-error.js';
import { TradeEditor } from './edit-trades.js';
import { TradeNotFound } from './trade.errors.js';
import { DirectoryTrades } from './directory-trades.js';
import { NO_TRADE_SETTINGS, type TradeSettings } from './trade-settings.js';

const COUNTS = [
  { name: 'Plumber', count: 4, cities: ['Guelph'] },
  { name: 'Framing', count: 5, cities: ['London'] },
];
const editor = (settings: Partial<TradeSettings> = {}, counts = COUNTS) => new TradeEditor({ ...NO_TRADE_SETTINGS, ...settings }, counts);
const errorsOf = (act: () => unknown): FieldError[] => {
  try {
    act();
  } catch (error) {
    return (error as { errors: FieldError[] }).errors;
  }
  throw new Error('It was taken.');
};

describe('changing a trade', () => {
  it('keeps its old names, so that old addresses still lead to it', () => {
    const once = editor().change('roofer', { name: 'Roof expert' });
    expect(once.changed).toEqual({ roofer: { name: 'Roof expert', formerNames: ['Roofer'] } });
    const twice = editor(once).change('roofer', { name: 'Roof doctor', summary: 'Roofs.' });
    expect(twice.changed['roofer']).toEqual({ name: 'Roof doctor', summary: 'Roofs.', formerNames: ['Roofer', 'Roof expert'] });
    expect(editor(twice).change('roofer', { summary: null }).changed['roofer']).not.toHaveProperty('summary');
  });

  it.each([
    ['an empty name', '  ', 'must not be empty'],
    ['a name of 200 characters', 'a'.repeat(200), 'is longer than 80 characters'],
    ['markup', '<b>Roofer</b>', 'must not have < or > in it'],
    ['no letter at all', '---', 'must have a letter'],
    ['a control character', 'Roof\u0007er', 'has control characters'],
    ['the name of another trade in other case', 'PLUMBER', 'is what Plumbers are called already'],
    ['what another trade is called in French', 'électricien', 'is what Electricians are called already'],
  ])('refuses %s', (_what, name, message) => {
    expect(errorsOf(() => editor().change('roofer', { name }))).toEqual([{ field: 'name', message }]);
    expect(errorsOf(() => editor().change('roofer', { otherNames: ['fine', name] }))).toEqual([{ field: 'otherNames.1', message }]);
    expect(errorsOf(() => editor().add({ name, plural: '' }))).toEqual([{ field: 'name', message }]);
  });

  it('accepts any name for a new trade that an owner may enter', () => {
    const name = `Heritage ${'plasterwork '.repeat(6).trim()}`;
    expect(editor().add({ name }).settings.own).toMatchObject([{ name }]);
  });

  it('refuses markup in the plural of a name', () => {
    expect(errorsOf(() => editor().change('roofer', { plural: '<i>Roofers</i>' }))).toEqual([
      { field: 'plural', message: 'must not have < or > in it' },
    ]);
  });

  it('does not count a reverted change', () => {
    const changed = editor().change('roofer', { image: '/media/a.webp', summary: 'Roofs.' });
    expect(editor(changed).change('roofer', { image: '', summary: null }).changed['roofer']).toEqual({});
  });

  it('accepts the trade’s own names in another case', () => {
    expect(editor().change('roofer', { name: 'ROOFING' }).changed['roofer']?.name).toBe('ROOFING');
  });

  it('refuses to hide the last trade with listings', () => {
    const hidden = editor().change('framing', { hidden: true });
    expect(errorsOf(() => editor(hidden).change('plumber', { hidden: true }))).toEqual([
      { field: 'hidden', message: 'would leave no trade with listings on the site: show another one first' },
    ]);
    expect(editor(hidden).change('framing', { hidden: false }).hidden).toEqual([]);
  });

  it('refuses to rename an industry of the sheet, and an unknown trade', () => {
    expect(errorsOf(() => editor().change('framing', { name: 'Frames' }))[0]?.field).toBe('name');
    expect(() => editor().change('pizza', { name: 'Pizza' })).toThrow(TradeNotFound);
  });
});

describe('an added trade', () => {
  it('takes over the industry of its name, and releases it when it is removed', () => {
    const { settings, slug } = editor().add({ name: 'Framing', plural: 'Framers', services: ['wall framing'] });
    const shown = new DirectoryTrades(settings, COUNTS).find('framing');
    expect([slug, shown?.origin, shown?.count, shown?.plural]).toEqual(['framing', 'own', 5, 'Framers']);
    const gone = editor(settings).remove('framing');
    expect(gone).toEqual(NO_TRADE_SETTINGS);
    // No merge of it remains, which nobody could undo.
    expect(editor(editor(settings).merge('framing', 'carpenter')).remove('framing')).toEqual(NO_TRADE_SETTINGS);
    expect(() => editor().remove('plumber')).toThrow(TradeNotFound);
  });

  it('lists each of its services once, and no empty ones', () => {
    const services = ['wall framing', '', ' Wall framing ', 'stud walls'];
    expect(editor().add({ name: 'Framing', services }).settings.own[0]?.services).toEqual(['wall framing', 'stud walls']);
  });

  it('is saved as a whole: names and words can be removed again, and its former names lead to it', () => {
    const { settings } = editor().add({ name: 'Framing', otherNames: ['Framers', 'Framework'], services: ['wall framing'] });
    const changed = editor(settings).change('framing', { name: 'Wall framer', otherNames: ['Framers'], services: ['stud walls'] });
    expect(changed.own).toEqual([
      { slug: 'framing', name: 'Wall framer', otherNames: ['Framers'], services: ['stud walls'], formerNames: ['Framing'] },
    ]);
    expect(changed.changed).toEqual({});
    const { names } = new DirectoryTrades(changed, COUNTS);
    expect(['framing', 'FRAMERS', 'Framework'].map((name) => names.nameOf(name))).toEqual(['Wall framer', 'Wall framer', 'Framework']);
    expect(names.withSlug('framing')?.plural).toBe('Wall framer professionals');
    expect(errorsOf(() => editor(settings).change('roofer', { services: ['roofs'] }))[0]?.field).toBe('services');
  });

  it('cannot have the name of an industry that was merged into another trade', () => {
    const merged = editor().merge('framing', 'carpenter');
    expect(errorsOf(() => editor(merged).add({ name: 'framing' }))).toEqual([
      { field: 'name', message: 'counts as Carpenter: undo that merge first' },
    ]);
  });
});

describe('a merge', () => {
  it('counts one industry as another trade, and can be undone', () => {
    const merged = editor().merge('framing', 'carpenter');
    expect(new DirectoryTrades(merged, COUNTS).find('Carpenter')?.count).toBe(5);
    expect(merged.merged).toEqual({ framing: { name: 'Framing', into: 'carpenter' } });
    expect(editor(merged).unmerge('framing')).toEqual(NO_TRADE_SETTINGS);
    expect(() => editor().unmerge('framing')).toThrow(TradeNotFound);
  });

  it('cannot be undone if no trade with listings would be visible', () => {
    const merged = editor(editor().merge('framing', 'carpenter'), COUNTS).change('plumber', { hidden: true });
    expect(errorsOf(() => editor({ ...merged, hidden: ['plumber', 'framing'] }).unmerge('framing'))[0]?.field).toBe('slug');
  });

  it('refuses the trade itself, circles, and unknown trades', () => {
    const chain = editor(editor().merge('painter', 'carpenter')).merge('roofer', 'painter');
    expect(errorsOf(() => editor().merge('carpenter', 'carpenter'))[0]?.message).toBe('is the same trade: choose another one');
    expect(errorsOf(() => editor(chain).merge('carpenter', 'roofer'))[0]?.message).toBe(
      'counts as Carpenter itself: undo that merge first',
    );
    expect(errorsOf(() => editor().merge('carpenter', 'framing'))[0]?.field).toBe('into');
    expect(() => editor().merge('pizza', 'carpenter')).toThrow(TradeNotFound);
  });
});

describe('the order of the home page', () => {
  it('names visible trades, each once', () => {
    expect(editor().arrange(['framing', 'plumber']).order).toEqual(['framing', 'plumber']);
    expect(errorsOf(() => editor().arrange(['plumber', 'plumber']))).toEqual([{ field: 'order', message: 'names a trade twice' }]);
    expect(errorsOf(() => editor().arrange(['pizza']))[0]?.message).toContain('pizza');
    expect(errorsOf(() => editor({ hidden: ['plumber'] }).arrange(['plumber']))[0]?.message).toContain('hidden');
  });
});
