import type { TextPage } from '../text-facts.js';

export const notFound = {
  title: 'Not found',
  address: '/page-that-does-not-exist/at-all',
  texts: {
    title: { kind: 'line', label: 'Title', most: 120, default: '404 - Page Not Found' },
    text: {
      kind: 'line',
      label: 'What happened',
      most: 500,
      default: 'There is no page at this address. It may have moved, or the link has a typo.',
    },
    search: { kind: 'line', label: 'Button to the search', most: 60, default: 'Search professionals' },
    home: { kind: 'line', label: 'Button to the home page', most: 60, default: 'Go to the homepage' },
    popular: { kind: 'line', label: 'Above the services', most: 120, default: 'Popular services:' },
    guides: { kind: 'line', label: 'Link to the guides', most: 60, default: 'DIY guides' },
  },
} as const satisfies TextPage;
