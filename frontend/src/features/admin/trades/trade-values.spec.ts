import type { AdminTrade } from './trade-endpoints.js';
import { editOf, messageOf, newTradeOf, newValues, rebased, seenText, valuesOf } from './trade-values.js';

const ROOFER: AdminTrade = {
  name: 'Roofer',
  plural: 'Roofers',
  slug: 'roofer',
  count: 2,
  drawing: 'roofer',
  summary: 'Roofs.',
  hint: 'Roofs',
  image: null,
  hidden: false,
  origin: 'catalogue',
  otherNames: ['Shingle shop'],
  description: 'They climb.',
  services: ['new roof'],
  original: { name: 'Roofer', plural: 'Roofers', summary: 'Roofs.' },
  changed: [],
};
const typed = (values: object) => ({ ...valuesOf(ROOFER), ...values });

describe('what is sent of an edited trade', () => {
  it('is nothing when nothing was edited', () => expect(editOf(valuesOf(ROOFER), ROOFER)).toEqual({}));

  it('is one line for each entry, trimmed', () => {
    expect(editOf(typed({ otherNames: ' Shingle shop \n\n Toitures Nord', image: ' /media/a.webp ' }), ROOFER)).toEqual({
      otherNames: ['Shingle shop', 'Toitures Nord'],
      image: '/media/a.webp',
    });
  });

  it('has the plural with a changed name, and no plural with the old one', () => {
    expect(editOf(typed({ name: 'Roof expert' }), ROOFER)).toEqual({ name: 'Roof expert', plural: 'Roofers' });
    const renamed = { ...ROOFER, name: 'Roof expert', plural: 'Roof experts' };
    expect(editOf({ ...valuesOf(renamed), name: 'Roofer', plural: 'Roofers' }, renamed)).toEqual({ name: 'Roofer', plural: null });
  });

  it("resets empty fields and those that equal the product's value", () => {
    const changed = { ...ROOFER, summary: 'Other.', drawing: 'mason', image: '/media/a.webp' };
    expect(editOf({ ...valuesOf(changed), summary: 'Roofs.', drawing: 'roofer', image: '', description: ' ' }, changed)).toEqual({
      summary: null,
      drawing: null,
      image: null,
      description: null,
    });
  });
});

it('a new trade has its words as a list', () => {
  expect(newTradeOf({ ...newValues('Piano mover '), services: 'move a piano\ntune' })).toMatchObject({
    name: 'Piano mover',
    services: ['move a piano', 'tune'],
    otherNames: [],
  });
});

it('typed values are kept when the trade is reloaded', () => {
  const fresh = { ...valuesOf(ROOFER), name: 'Roof expert', summary: 'Theirs.' };
  expect(rebased(valuesOf(ROOFER), typed({ summary: 'Mine.' }), fresh)).toEqual({ ...fresh, summary: 'Mine.' });
});

it('an error names the entry that it concerns', () => {
  const values = typed({ otherNames: '\nfine\nPLUMBER' });
  expect(messageOf({ field: 'otherNames.1', message: 'is taken' }, values)).toEqual({ field: 'otherNames', text: '“PLUMBER” is taken' });
  expect(messageOf({ field: 'summary', message: 'is too long' }, values)).toEqual({
    field: 'summary',
    text: 'Sentence on its card is too long',
  });
  expect(messageOf({ field: 'version', message: 'is wrong' }, values).field).toBeUndefined();
});

it.each([
  [2, 'Visitors see it within a few seconds.'],
  [20_996, 'Visitors see it within a minute.'],
])('the time until visitors see a trade of %s listings is not underestimated', (count, text) => expect(seenText(count)).toBe(text));
