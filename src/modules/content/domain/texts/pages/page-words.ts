import { ARTICLE_WORDS } from '../../../../../shared/words/article-words.js';
import { FEED_WORDS } from '../../../../../shared/words/feed-words.js';
import { LEGAL_WORDS } from '../../../../../shared/words/legal-words.js';
import { FIGURE_WORDS } from '../../../../../shared/words/figure-words.js';
import { PAGE_WORDS } from '../../../../../shared/words/page-words.js';
import { REFERRAL_CODE_WORDS } from '../../../../../shared/words/referral-code-words.js';
import { SUGGESTION_WORDS } from '../../../../../shared/words/suggestion-words.js';
import { MOVED_WORDS } from '../../../../../shared/words/moved-words.js';
import { COPY_WORDS } from '../../../../../shared/words/copy-words.js';
import { TOAST_WORDS } from '../../../../../shared/words/toast-words.js';
import { PAGINATION_WORDS } from '../../../../../shared/words/pagination-words.js';
import type { TextPage } from '../text-facts.js';
import { wordLines } from './word-lines.js';

/** Words around the texts of every page. */
export const pageWords = {
  title: 'Words around every page',
  address: '/search',
  texts: {
    ...wordLines(PAGE_WORDS, {
      skip: 'First link of a page, for keyboards: to its content',
      sampleTitle: 'Above sample data: title',
      sampleText: 'Above sample data: text',
      homeLink: 'Name at the top, for screen readers',
      mainMenu: 'The menu, for screen readers',
      menu: 'Button of the menu on phones',
      home: 'In the path above a page: the home page',
      breadcrumb: 'The path above a page, for screen readers',
      loading: 'While something is loaded',
      pleaseTryAgain: 'When a page failed: title',
      tryAgain: 'When something failed: button',
      notLoaded: 'When a page failed: what happened',
      ourTrouble: 'When something failed: text',
      checkConnection: 'When the connection failed: text',
      searchAll: 'Button to the search, where something is not there',
    }),
    ...wordLines(SUGGESTION_WORDS, {
      trades: 'Suggestions below a search field: trades',
      places: 'Suggestions below a search field: places',
      businesses: 'Suggestions below a search field: businesses',
      problems: 'Suggestions below a search field: problems',
      services: 'Suggestions below a search field: services',
      guides: 'Suggestions below a search field: guides',
      recent: 'Suggestions below a search field: recent searches',
      suggestions: 'Suggestions, for screen readers: all of them',
      deleteHint: 'Suggestions, for screen readers: how a recent search is removed',
      remove: 'Suggestions: button that removes a recent search',
      removed: 'Suggestions, for screen readers: a recent search was removed',
      oneSuggestion: 'Suggestions, for screen readers: there is one',
      manySuggestions: 'Suggestions, for screen readers: how many there are',
      noSuggestions: 'Suggestions, for screen readers: there are none',
      oneRecent: 'Suggestions, for screen readers: there is one recent search',
      manyRecent: 'Suggestions, for screen readers: how many recent searches there are',
      clearRecent: 'Suggestions: button that clears recent searches',
      clearedRecent: 'Suggestions, for screen readers: recent searches were cleared',
    }),
    ...wordLines(FIGURE_WORDS, {
      countedTitle: 'Counted figures: title, until the settings have another',
      countedText: 'Counted figures: text, until the settings have another',
      oneBusiness: 'Counted figures: one business',
      manyBusinesses: 'Counted figures: businesses',
      oneTrade: 'Counted figures: one trade',
      manyTrades: 'Counted figures: trades',
      oneTown: 'Counted figures: one town',
      manyTowns: 'Counted figures: towns',
      oneReview: 'Counted figures: one review',
      manyReviews: 'Counted figures: reviews',
    }),
    ...wordLines(LEGAL_WORDS, {
      lastChanged: 'Legal texts: when they were changed',
      onThisPage: 'Legal texts, for screen readers: list of their parts',
    }),
    ...wordLines(ARTICLE_WORDS, {
      articleMissing: 'An article that is not there',
      articleFailed: 'An article that could not be loaded: title',
      articleFailedHead: 'An article that could not be loaded: description',
      articleFailedText: 'An article that could not be loaded: text',
    }),
    ...wordLines(REFERRAL_CODE_WORDS, {
      codeFound: 'Message for those who come by a referral link: title',
      codeFoundText: 'Message for those who come by a referral link: text',
    }),
    ...wordLines(MOVED_WORDS, {
      moved: 'At an address that leads on: title',
      movedText: 'At an address that leads on: description',
    }),
    ...wordLines(COPY_WORDS, {
      copied: 'Button that copies: it did',
      notCopied: 'Button that copies: it could not',
    }),
    ...wordLines(TOAST_WORDS, {
      message: 'Messages at the edge, for screen readers: one',
      messages: 'Messages at the edge, for screen readers: all of them, with their key',
      closeMessage: 'Messages at the edge, for screen readers: button that closes',
    }),
    ...wordLines(PAGINATION_WORDS, {
      pages: 'Pages of results, for screen readers',
      previousPage: 'Pages of results: one back, for screen readers',
      previous: 'Pages of results: one back',
      nextPage: 'Pages of results: one on, for screen readers',
      next: 'Pages of results: one on',
      page: 'Pages of results: each of them, for screen readers',
    }),
    ...wordLines(FEED_WORDS, {
      feedTitle: 'Feed of the articles: its name, behind that of the site',
      feedText: 'Feed of the articles: what it is',
    }),
  },
} as const satisfies TextPage;
