/** Feedback of the shortlist button (the heart) of a business. */
export const KEEP_WORDS = {
  added: 'Added to your shortlist',
  addedText: 'Compare them under Shortlist in the menu.',
  takenOff: 'Taken off your shortlist',
  full: 'Your shortlist is full',
  fullText: 'It holds {most} businesses. Take one off first.',
  notStored: 'Your browser blocks storage',
  notStoredText: 'It does not let pages store anything, as in a private window.',
};
