import { renderToStaticMarkup } from 'react-dom/server';
import { wordsOf } from './example-words.js';
import { TextExample } from './text-example.js';

const TEXT = {
  kind: 'line',
  label: 'Search: title',
  most: 200,
  default: '{what}[, page {page}] | {site}',
  head: 'title',
  examples: { what: 'Plumbers in Guelph', page: '2' },
  name: 'searchTitle',
  value: '',
  isChanged: false,
} as const;

const shown = (value: string, words: Record<string, string>) =>
  renderToStaticMarkup(<TextExample text={TEXT} value={value} words={{ site: 'Handy', ...words }} />).replace(/<[^>]*>/g, '');

it('a pattern is shown filled in for an example business, shortened as in search results', () => {
  const listing = { title: 'Bob', industry: 'Roofer', city: 'Barrie', region: 'ON', phone: null };
  const words = wordsOf(listing, [{ name: 'Roofer', plural: 'Roofers', count: 7 }]);
  expect(shown(TEXT.default, words)).toBe('For example: Roofers in Barrie, page 2 | Handy 33 characters: search results show all of it.');
  expect(shown('{what} {count} '.repeat(4), words)).toContain('show about the first 60');
  expect(shown(TEXT.default, wordsOf(undefined, []))).toContain('Plumbers in Guelph');
});

it('a text for one of something is shown with one, however many the example business has', () => {
  const text = { ...TEXT, default: '{count} question', head: undefined, examples: { count: '1' } };
  const html = renderToStaticMarkup(<TextExample text={text} value={text.default} words={{ count: '103' }} />);
  expect(html).toContain('>1 question<');
});
