/** What the feed of articles is called, in readers of feeds and in browsers. */
export const FEED_WORDS = {
  feedTitle: 'Home Jobs Guide',
  feedText: 'Repair guides for the home, step by step.',
};
