/** Texts around the parts of a legal page. */
export const LEGAL_WORDS = {
  lastChanged: 'Last changed {date}',
  onThisPage: 'On this page',
};
