/** What stands around the parts of a legal text. */
export const LEGAL_WORDS = {
  lastChanged: 'Last changed {date}',
  onThisPage: 'On this page',
};
