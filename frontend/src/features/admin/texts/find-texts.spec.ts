import { findTexts, type ListedPage } from './find-texts.js';

const page = (name: 'faq' | 'terms', ...texts: [label: string, says: string][]): ListedPage => ({
  page: name,
  title: name,
  address: null,
  changed: 0,
  savedAt: null,
  texts: texts.map(([label, says], index) => ({ name: `text${index}`, label, says, isChanged: false })),
});
const PAGES = [
  page('faq', ['Title', 'Frequently asked questions'], ['Entries', `${'word '.repeat(40)}Who pays?\n\nYou’re free. ${'more '.repeat(40)}`]),
  page('terms', ['Who pays', 'Nobody.']),
];
const found = (asked: string) => findTexts(PAGES, asked).map(({ page, name, match }) => `${page.page} ${name} ${match}`.trim());

it('finds text across line breaks, ignoring capitals, and by its label', () => {
  expect(found('  ASKED ')).toEqual(['faq text0 asked']);
  expect(found('who  pays')).toEqual(['faq text1 Who pays', 'terms text0']);
  expect(found("pays? you're")).toEqual(['faq text1 pays? You’re']);
  expect(found('no such words')).toEqual([]);
  expect(found(' ')).toEqual([]);
});

it('shows a line around what was found', () => {
  const [{ before, after } = { before: '', after: '' }] = findTexts(PAGES, 'who pays');
  expect(before).toMatch(/^…(?:.{60})$/);
  expect(after).toMatch(/^\? You’re free\. .*…$/);
  expect(findTexts(PAGES, 'nobody')[0]).toMatchObject({ before: '', after: '.' });
});
