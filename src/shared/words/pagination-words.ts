/** Texts of the pagination of results. */
export const PAGINATION_WORDS = {
  pages: 'Pages',
  previousPage: 'Previous page',
  previous: 'Previous',
  nextPage: 'Next page',
  next: 'Next',
  page: 'Page {page}',
};
