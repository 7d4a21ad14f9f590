/** Additional texts of the search filters in their sheet on phones. */
export const FILTER_SHEET_WORDS = {
  closeFilters: 'Close the filters',
  showOne: 'Show {count} result',
  showMany: 'Show {count} results',
};
