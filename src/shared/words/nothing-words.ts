/** Texts of a search without results. */
export const NOTHING_WORDS = {
  noPage: 'There is no page {page}',
  onePage: 'These results have one page.',
  manyPages: 'These results have {pages} pages.',
  lastPage: 'Go to the last page',
  nothing: 'No Results Found',
  tryWithout: 'Try without one of the filters',
  without: 'Without {filter}',
  tradesHere: 'Trades in this directory',
  nobodyNear: 'No one is listed within {km} km of you. Choose a larger distance, or turn off “Near me” to see everyone.',
  emergency: 'If it cannot wait: what to do now in an emergency',
  everybody: 'See all professionals',
  start: 'Start with a trade',
  startText: 'Choose what needs doing. You will see who does it near you, what others say about them, and how to reach them.',
};
