import { FEED_WORDS } from '../../../../../shared/words/feed-words.js';
import { PAGINATION_WORDS } from '../../../../../shared/words/pagination-words.js';
import { TOAST_WORDS } from '../../../../../shared/words/toast-words.js';
import { COPY_WORDS } from '../../../../../shared/words/copy-words.js';
import { MOVED_WORDS } from '../../../../../shared/words/moved-words.js';
import { EXPLAINER_WORDS } from '../../../../../shared/words/explainer-words.js';
import { RADIUS_WORDS } from '../../../../../shared/words/radius-words.js';
import { FILTER_SHEET_WORDS } from '../../../../../shared/words/filter-sheet-words.js';
import { IGNORED_WORDS } from '../../../../../shared/words/ignored-words.js';
import { ARTICLE_WORDS } from '../../../../../shared/words/article-words.js';
import { CARD_WORDS } from '../../../../../shared/words/card-words.js';
import { FIGURE_WORDS } from '../../../../../shared/words/figure-words.js';
import { HOURS_WORDS } from '../../../../../shared/words/hours-words.js';
import { KEEP_WORDS } from '../../../../../shared/words/keep-words.js';
import { LEGAL_WORDS } from '../../../../../shared/words/legal-words.js';
import { NOTHING_WORDS } from '../../../../../shared/words/nothing-words.js';
import { PAGE_WORDS } from '../../../../../shared/words/page-words.js';
import { POSITION_WORDS } from '../../../../../shared/words/position-words.js';
import { REFERRAL_CODE_WORDS } from '../../../../../shared/words/referral-code-words.js';
import { SEARCH_WORDS } from '../../../../../shared/words/search-words.js';
import { SUGGESTION_WORDS } from '../../../../../shared/words/suggestion-words.js';
import { UNDERSTOOD_WORDS } from '../../../../../shared/words/understood-words.js';
import { checkedText } from '../check-text.js';
import { WORD_PAGES } from '../text-pages.js';
import { wordLines } from './word-lines.js';

it('a text for the number one has the example 1', () => {
  const { oneStar, stars } = wordLines({ oneStar: '{count} star', stars: '{count} stars' }, { oneStar: 'One', stars: 'Several' });
  expect([oneStar, stars].map((text) => 'examples' in text && text.examples)).toEqual([{ count: '1' }, { count: '12' }]);
});

it('words become texts with the same placeholders, each with an example', () => {
  const { rated } = wordLines({ rated: 'Rated {rating} by {count}' }, { rated: 'Rating' });
  expect(rated).toMatchObject({ label: 'Rating', default: 'Rated {rating} by {count}', placeholders: ['rating', 'count'] });
  expect('examples' in rated && rated.examples).toEqual({ rating: '4.5', count: '12' });
  expect(checkedText(rated, 'rated', '{count} : {rating}')).toHaveProperty('value');
  expect(checkedText(rated, 'rated', 'By {nobody}')).toHaveProperty('errors');
});

it.each(Object.entries(WORD_PAGES))('the default of %s is valid, and each of its texts has a label of its own', (_name, page) => {
  const texts = Object.entries(page.texts);
  for (const [name, facts] of texts) expect([name, checkedText(facts, name, facts.default)]).toEqual([name, { value: facts.default }]);
  const labels = texts.map(([, { label }]) => label);
  expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
});

it.each([
  [
    'page-words',
    [
      PAGE_WORDS,
      SUGGESTION_WORDS,
      FIGURE_WORDS,
      LEGAL_WORDS,
      ARTICLE_WORDS,
      REFERRAL_CODE_WORDS,
      MOVED_WORDS,
      COPY_WORDS,
      TOAST_WORDS,
      PAGINATION_WORDS,
      FEED_WORDS,
    ],
  ],
  ['card-words', [CARD_WORDS, KEEP_WORDS, HOURS_WORDS]],
  [
    'search-words',
    [SEARCH_WORDS, UNDERSTOOD_WORDS, NOTHING_WORDS, POSITION_WORDS, IGNORED_WORDS, FILTER_SHEET_WORDS, RADIUS_WORDS, EXPLAINER_WORDS],
  ],
] as const)('groups of words of %s have different names: one would hide the other', (page, groups) => {
  const declared = groups.flatMap((group) => Object.keys(group));
  expect(Object.keys(WORD_PAGES[page].texts).sort()).toEqual(declared.sort());
});
