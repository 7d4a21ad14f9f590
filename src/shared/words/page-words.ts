/**
 * What every public page says around its own texts, and when something fails. These are the defaults: pages hold them, so that they are
 * there when nothing can be read, and ask the frame for the ones that the operator has changed.
 */
export const PAGE_WORDS = {
  skip: 'Skip to the content',
  sampleTitle: 'Sample data',
  sampleText: 'These businesses are fictional. They go when the directory gets real ones.',
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
