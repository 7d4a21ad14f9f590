import type { TextPage } from '../text-facts.js';
import { KEYWORDS } from './common-fields.js';
import { short } from './plain-line.js';

/** Suitable for any operator: no figures, people or history. */
export const about = {
  title: 'About',
  address: '/about',
  texts: {
    title: { kind: 'line', label: 'Title', most: 120, default: 'Find the right person for the job at home' },
    crumb: short('In the path above it, and in its title for search engines', 'About'),
    subtitle: {
      kind: 'line',
      label: 'Below it, and for search engines',
      most: 300,
      default: 'A directory of businesses that repair, build and look after homes, made for homeowners across Canada.',
    },
    keywords: { ...KEYWORDS, default: 'about, home services directory, Canada' },
    missionTitle: { kind: 'line', label: 'Title of the mission', most: 120, default: 'Our mission' },
    mission: {
      kind: 'paragraphs',
      label: 'Mission, a blank line between paragraphs',
      most: 5_000,
      default: [
        'When something breaks at home, you want to know two things: who can fix it, and how to reach them now. We put both on one page.',
        'You compare local businesses and contact the one you choose. No account, no bidding, nobody in between. We take no fee for connecting you.',
        'We say what our badges mean and what they do not. We show you how to check a licence yourself. And our guides say when to leave a job to a professional.',
      ].join('\n\n'),
    },
    offersTitle: { kind: 'line', label: 'Title of the offers', most: 120, default: 'What we offer' },
    offers: {
      kind: 'rows',
      label: 'Offers',
      least: 1,
      most: 20,
      columns: {
        title: { kind: 'line', label: 'Title', most: 120 },
        text: { kind: 'line', label: 'Text', most: 500 },
      },
      default: [
        {
          title: 'Search by what you need',
          text: 'Type the problem, the trade or the business. Filter by city, postal code, rating, badges or distance from you.',
        },
        {
          title: 'The facts side by side',
          text: 'See trade, place, opening hours, ratings and reviews where a listing has them. If something is not known, we leave it out.',
        },
        {
          title: 'Direct contact',
          text: 'Call, chat, email, open the map or visit the website. You talk to the business, and the two of you agree on the job.',
        },
        {
          title: 'Guides in plain words',
          text: 'Learn what a common repair takes, step by step, and when to stop and call a professional.',
        },
        {
          title: 'Help in an emergency',
          text: 'Know the first safe step for gas, carbon monoxide, electricity, water and no heat, and who to call first.',
        },
        {
          title: 'Open to local businesses',
          text: 'List your business with one form. We review each submission before it is published, and you can ask for changes or removal at any time.',
        },
      ],
    },
    servicesTitle: { kind: 'line', label: 'Title of the services', most: 120, default: 'Our services' },
    services: {
      kind: 'rows',
      label: 'Services',
      help: 'With a trade, the link leads to businesses in that trade; without one, to all of them.',
      least: 1,
      most: 20,
      columns: {
        title: { kind: 'line', label: 'Title', most: 120 },
        text: { kind: 'line', label: 'Text', most: 500 },
        industry: { kind: 'line', label: 'Trade', most: 100, mayBeEmpty: true },
      },
      default: [
        {
          title: 'Plumbing Services',
          text: 'Leaks, blocked drains, toilets and taps, water heaters, sump pumps and frozen pipes.',
          industry: 'Plumber',
        },
        {
          title: 'Electrical Work',
          text: 'Outlets, switches, lighting, panels and EV chargers. Ask for the licence number, and look it up before you hire.',
          industry: 'Electrician',
        },
        {
          title: 'HVAC Systems',
          text: 'Furnaces, boilers, heat pumps, air conditioners and ventilation. For gas, propane or oil, ask for the certificate.',
          industry: 'HVAC Technician',
        },
        {
          title: 'Home Maintenance',
          text: 'Landscapers for the yard, and guides for small jobs such as a furnace filter, a dripping tap or a running toilet.',
          industry: '',
        },
      ],
    },
    serviceLink: short('Link of a service to its trade', 'See who does it'),
    searchLink: short('Link of a service without a trade', 'Search all trades'),
    home: short('Button to the home page', 'Back to home'),
  },
} as const satisfies TextPage;
