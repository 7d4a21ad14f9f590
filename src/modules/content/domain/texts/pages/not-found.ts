import { NOT_FOUND_WORDS as WORDS } from '../../../../../shared/words/not-found-words.js';
import type { TextPage } from '../text-facts.js';
import { line, short, title } from './plain-line.js';

export const notFound = {
  title: 'Not found',
  address: '/page-that-does-not-exist/at-all',
  texts: {
    title: title('Title', WORDS.title),
    headTitle: title('Title of the browser tab', WORDS.headTitle),
    text: line('What happened', WORDS.text, { most: 500 }),
    description: line('Description', WORDS.description),
    article: line('Where an article might have stood: beginning', WORDS.article, {
      most: 120,
      help: 'Shown only while articles are switched on.',
    }),
    articleText: line('Where an article might have stood: text', WORDS.articleText),
    articleBack: short('Where an article might have stood: link to the guide', WORDS.articleBack),
    search: short('Button to the search', WORDS.search),
    home: short('Button to the home page', WORDS.home),
    popular: line('Above the services', WORDS.popular, { most: 120 }),
    guides: short('Link to the guides', WORDS.guides),
  },
} as const satisfies TextPage;
