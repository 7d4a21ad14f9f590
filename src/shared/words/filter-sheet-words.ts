/** What the filters of a search say besides, over the page on a phone. */
export const FILTER_SHEET_WORDS = {
  closeFilters: 'Close the filters',
  showOne: 'Show {count} result',
  showMany: 'Show {count} results',
};
