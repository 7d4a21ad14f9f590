import type { TextPage } from '../text-facts.js';

const TEXT = { kind: 'line', label: 'Text', most: 60 } as const;
const TO = { kind: 'address', label: 'Leads to', most: 500 } as const;

/** Menus and footer of every page. Links to parts that are switched off are removed automatically. */
export const frame = {
  title: 'Menus and footer',
  address: '/about',
  texts: {
    menu: {
      kind: 'rows',
      label: 'Menu above the pages',
      help: 'In this order. Entries with the same “Menu” open below that word; an entry without one is on its own.',
      least: 1,
      most: 20,
      columns: { menu: { kind: 'line', label: 'Menu', most: 60, mayBeEmpty: true }, text: TEXT, to: TO },
      default: [
        { menu: '', text: 'Browse Services', to: '/search' },
        { menu: 'Common Home Jobs', text: 'FAQs', to: '/faq' },
        { menu: 'Common Home Jobs', text: 'Home Jobs Guide', to: '/home-jobs-guide' },
        { menu: 'Common Home Jobs', text: 'Emergency Help', to: '/emergency-help' },
        { menu: '', text: 'Shortlist', to: '/shortlist' },
        { menu: '', text: 'About Us', to: '/about' },
        { menu: 'Your Business Listing', text: 'List your Business', to: '/list-business' },
        { menu: 'Your Business Listing', text: 'Renew Your Business Listing', to: '/renew-business' },
      ],
    },
    about: {
      kind: 'line',
      label: 'Footer: below the name',
      most: 300,
      mayBeEmpty: true,
      default: 'Find and call local home-service professionals directly. We take no fee for putting you in touch.',
    },
    servicesTitle: { kind: 'line', label: 'Footer: title of the services', most: 60, default: 'Services' },
    companyTitle: { kind: 'line', label: 'Footer: title of the links', most: 60, default: 'Company' },
    company: {
      kind: 'rows',
      label: 'Footer: links',
      help: 'The link to /settings is for you. Remove it if visitors should not see it.',
      least: 1,
      most: 20,
      columns: { text: TEXT, to: TO },
      default: [
        { text: 'About', to: '/about' },
        { text: 'Privacy Policy', to: '/privacy' },
        { text: 'Terms', to: '/terms' },
        { text: 'FAQ', to: '/faq' },
        { text: 'Emergency help', to: '/emergency-help' },
        { text: 'How results are ordered', to: '/how-we-order' },
        { text: 'Referral program', to: '/referral-program' },
        { text: 'Settings', to: '/settings' },
      ],
    },
    synced: {
      kind: 'line',
      label: 'Footer: note on listings',
      help: 'Shown only while listings are synced automatically.',
      most: 200,
      mayBeEmpty: true,
      default: 'Listings are synced with our records several times a day.',
    },
  },
} as const satisfies TextPage;
