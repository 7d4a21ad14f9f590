/** Texts of an address that redirects to another one. */
export const MOVED_WORDS = {
  moved: 'Moved',
  movedText: 'This page has a new address.',
};
