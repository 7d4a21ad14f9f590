import type { TextPage } from '../text-facts.js';
import { line, short, title } from './plain-line.js';

const ENTRY = {
  title: { kind: 'line', label: 'Title', most: 120 },
  text: { kind: 'line', label: 'Text', most: 300 },
} as const;

/** The texts of the home page besides its settings, which have the hero, the figures, and titles and steps of the site's own. */
export const home = {
  title: 'Home page',
  address: '/',
  texts: {
    keywords: line('Keywords for search engines', 'home services, [{trades}, ]Canada', {
      placeholders: ['trades'],
      examples: { trades: 'Plumber, Electrician' },
    }),
    trades: line('The trades, for screen readers', 'Trades', { most: 60 }),
    oneBusiness: line('Below a trade: one business', '{count} business', { most: 60, placeholders: ['count'], examples: { count: '1' } }),
    manyBusinesses: line('Below a trade: how many businesses', '{count} businesses', {
      most: 60,
      placeholders: ['count'],
      examples: { count: '12' },
    }),
    stop: short('Rows that move: button that stops them', 'Stop moving'),
    move: short('Rows that move: button that lets them', 'Start moving'),
    question: title('What the search box asks, for screen readers', 'What do you need, and where?'),
    search: short('Button of the search box', 'Search'),
    reasonsTitle: title('Why look here: title, for screen readers', 'Why look here'),
    allPhones: line(
      'Why look here: first sentence, while each business has a phone number',
      'Every listing has its phone number in plain sight.',
      {
        mayBeEmpty: true,
      },
    ),
    somePhones: line(
      'Why look here: first sentence, while some have none',
      'Phone numbers are in plain sight wherever a business has given one.',
      { mayBeEmpty: true },
    ),
    reasons: {
      kind: 'rows',
      label: 'Why look here',
      least: 1,
      most: 6,
      columns: ENTRY,
      default: [
        { title: 'You call them yourself', text: 'We take no fee for putting you in touch, and no one resells your request.' },
        {
          title: 'You see what is known',
          text: 'Ratings, badges and opening hours are shown if they are known, and nothing is made up if they are not.',
        },
        { title: 'You find who is near', text: 'Search by city, postal code or where you are, and sort by what matters to you.' },
      ],
    },
    serviceButton: short('Featured services: button of each trade', 'Find Professionals'),
    townsTitle: title('Towns: title', 'Towns'),
    latestTitle: title('New in the directory: title', 'New in the directory'),
    added: line('New in the directory: when it came', 'Added {date}', {
      most: 60,
      placeholders: ['date'],
      needed: ['date'],
      examples: { date: '20 Nov 2026' },
    }),
    steps: {
      kind: 'rows',
      label: 'How it works',
      help: 'Shown while the settings of the home page have no steps of your own.',
      least: 1,
      most: 8,
      columns: ENTRY,
      default: [
        { title: 'Say what you need', text: 'Type the problem or the trade, and your city or postal code.' },
        { title: 'Compare', text: 'Look at ratings, badges, opening hours and distance.' },
        { title: 'Call or write', text: 'Call, chat, email or visit the website. You talk to the business itself.' },
        { title: 'Check, then agree', text: 'Ask for the licence and a written price before work begins.' },
      ],
    },
    guidesTitle: title('Guides: title', 'DIY and Common Home Jobs'),
    guidesText: line('Guides: below it', 'What to check first, what is safe to do yourself, and when to stop.'),
    guideButton: short('Guides: button of each', 'Read the guide'),
    allGuides: short('Guides: button to all', 'View All Guides'),
    questionsTitle: title('Questions: title', 'Questions that homeowners ask'),
    allQuestions: short('Questions: button to all', 'View All FAQs'),
    adviceTitle: title('Before you hire: title', 'Before you hire'),
    advice: line(
      'Before you hire: text',
      'Get two or three prices in writing, and ask what is included. Ask for the licence where the trade needs one, as for electrical and gas work, and look it up in the public register. Pay only a deposit first, and the rest when the work is done and inspected.',
      { most: 800, links: true, help: 'Write a link as [words](/page).' },
    ),
    urgent: line(
      'Before you hire: in an emergency',
      'Water on the floor, sparks, a smell of gas? [See what to do first](/emergency-help).',
      { links: true, help: 'Shown only while the emergency page is switched on. Write a link as [words](/page).' },
    ),
  },
} as const satisfies TextPage;
