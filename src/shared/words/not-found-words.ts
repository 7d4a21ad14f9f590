/** Texts of the 404 page; part of the pages' code, because they must be available at once. */
export const NOT_FOUND_WORDS = {
  headTitle: 'Page not found',
  title: '404 - Page Not Found',
  text: 'There is no page at this address. It may have moved, or the link has a typo.',
  description: 'There is no page at this address.',
  article: 'Blog Not Found.',
  articleText: 'No article has this address either.',
  articleBack: 'Back to Home Jobs Guide',
  search: 'Search professionals',
  home: 'Go to the homepage',
  popular: 'Popular services:',
  guides: 'DIY guides',
};
