/**
 * Texts that every public page has around its own, and texts of failures. These are the defaults: they are part of the pages' code, so that
 * they are available when no read succeeds. Texts that the operator has changed come with the read of the frame.
 */
export const PAGE_WORDS = {
  skip: 'Skip to the content',
  sampleTitle: 'Sample data',
  sampleText: 'These businesses are fictional. Real ones will replace them.',
  homeLink: '{site}, home',
  mainMenu: 'Main',
  menu: 'Menu',
  home: 'Home',
  breadcrumb: 'Breadcrumb',
  loading: 'Loading …',
  pleaseTryAgain: 'Please try again',
  tryAgain: 'Try again',
  notLoaded: 'This page could not be loaded',
  ourTrouble: 'The trouble is on our side, and should pass in a moment.',
  checkConnection: 'Check your connection, then try again.',
  searchAll: 'Search professionals',
};
