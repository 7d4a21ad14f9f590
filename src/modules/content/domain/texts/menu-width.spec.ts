import { isLongMenu } from './menu-width.js';

const MENU = [
  { text: 'Browse Services', to: '/search' },
  { text: 'Common Home Jobs', items: [] },
  { text: 'Shortlist', to: '/shortlist' },
  { text: 'About Us', to: '/about' },
  { text: 'Your Business Listing', items: [] },
];

it('the default menu is not too long', () => expect(isLongMenu(MENU, 'Homewright')).toBe(false));

it.each([
  ['one entry more', [...MENU, { text: 'Contact', to: '/about#contact' }], 'Homewright'],
  ['a long name of the site', MENU, 'Homewright of the Maritimes'],
])('%s makes it too long', (_what, menu, title) => expect(isLongMenu(menu, title)).toBe(true));
