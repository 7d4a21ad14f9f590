import { MAP_WORDS } from '../../../../../shared/words/map-words.js';
import type { TextPage } from '../text-facts.js';
import { wordLines } from './word-lines.js';

/** Words of the map of results. */
export const mapWords = {
  title: 'Search: map of the results',
  address: null,
  texts: wordLines(MAP_WORDS, {
    map: 'The map with its words, for screen readers',
    mapOfResults: 'The map alone, for screen readers',
    showList: 'Button to the list',
    searchHere: 'Button that searches the part in view',
    zoomIn: 'Button that goes nearer',
    zoomOut: 'Button that goes further away',
    failed: 'Places: they could not be loaded',
    loading: 'Places: on their way',
    pale: 'Places: what a pale pin means',
    nobody: 'How many: none',
    someOf: 'How many: some of many results',
    others: 'How many: how to see the others',
    one: 'How many: the only result',
    all: 'How many: all of them',
    shownOne: 'How many: one of several has a place',
    shownMany: 'How many: some have a place',
    missingOne: 'How many: one has no place',
    missingMany: 'How many: some have no place',
    noStreets: 'Streets: there are none',
    slowStreets: 'Streets: slow to come',
    shownStreets: 'Streets: shown',
    failedStreets: 'Streets: they could not be loaded',
    approximate: 'Pin, for screen readers: only roughly there',
    cluster: 'Pin, for screen readers: of several businesses',
    chosen: 'Card below the map, for screen readers',
    closeCard: 'Card below the map, for screen readers: button that closes',
    atOnePlace: 'Several at one place: title',
    seeOthers: 'Several at one place: how to see the others',
    cardFailed: 'Card below the map, behind the name: it could not be loaded',
  }),
} as const satisfies TextPage;
