/** Feedback of the shortlist button (the heart) of a business. */
export const KEEP_WORDS = {
  added: 'Added to your shortlist',
  addedText: 'Compare them at Shortlist, in the menu.',
  takenOff: 'Taken off your shortlist',
  full: 'Your shortlist is full',
  fullText: 'It holds {most} businesses. Take one off first.',
  notStored: 'Your browser keeps nothing',
  notStoredText: 'It does not let pages store anything, as in private windows.',
};
