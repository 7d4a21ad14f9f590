/** Title and description of the feed of articles. */
export const FEED_WORDS = {
  feedTitle: 'Home Jobs Guide',
  feedText: 'Repair guides for the home, step by step.',
};
