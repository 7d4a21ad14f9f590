import { faultsOf } from './live-check.js';
import type { EditedText } from './texts-endpoints.js';

const LINE: EditedText = {
  kind: 'line',
  label: 'Title',
  most: 20,
  default: '{what}',
  placeholders: ['what'],
  head: 'title',
  name: 'title',
  value: '{what}',
  isChanged: false,
};
const MENU: EditedText = {
  kind: 'rows',
  label: 'Menu',
  least: 1,
  most: 9,
  columns: { text: { kind: 'line', label: 'Text', most: 9 }, to: { kind: 'address', label: 'Leads to', most: 200 } },
  default: [],
  name: 'menu',
  value: [],
  isChanged: false,
};
const fieldsOf = (changes: Parameters<typeof faultsOf>[1]) => faultsOf([LINE, MENU], changes).map(({ field }) => field);

describe('what is typed', () => {
  it.each(['{town}', '<b>x', 'x'.repeat(21), '{what}[, in', ''])('%j is reported at once', (title) =>
    expect(fieldsOf({ title })).toEqual(['title']),
  );

  it('is valid if it follows the rules; the default always is', () =>
    expect([fieldsOf({ title: '[{what}] at {site}' }), fieldsOf({ title: null }), fieldsOf({})]).toEqual([[], [], []]));

  it('reports an invalid link, but not an entry that has just been added', () => {
    const menu = [
      { text: 'A', to: 'javascript:alert(1)' },
      { text: '', to: '' },
    ];
    expect(fieldsOf({ menu })).toEqual(['menu.0.to']);
  });
});
