/** What an address says that leads on to another. */
export const MOVED_WORDS = {
  moved: 'Moved',
  movedText: 'This page has another address now.',
};
