import type { TextPage } from '../text-facts.js';
import { line, short, title } from './plain-line.js';

/** The overview of all guides, and that of one section. */
export const guideHub = {
  title: 'Home Jobs Guide and its sections',
  address: '/home-jobs-guide',
  texts: {
    title: title('Title', 'Home Jobs Guide'),
    subtitle: line(
      'Below it',
      'Find out what is wrong, fix what is safe to fix, and know when to stop. Each guide says what you need and how long it takes.',
    ),
    keywords: line('Keywords for search engines', 'home repair guide, DIY plumbing, DIY electrical, furnace, air conditioner, Canada'),
    sectionKeywords: line('Sections: keywords for search engines', '{section}, home repair, DIY guide, Canada', {
      placeholders: ['section'],
      examples: { section: 'Plumbing' },
    }),
    sectionHead: line('Sections without a text: description for search engines', 'guides for homeowners.'),
    loading: line('While articles are loaded', 'Loading articles ...', { most: 60 }),
    emergency: line('Link to the emergency page', 'Gas, sparks, water on the floor? Emergency help', {
      most: 120,
      help: 'Shown only while that page is switched on.',
    }),
    plumbingText: line(
      'Section “Plumbing”: text',
      'Taps, toilets, drains, hot water and pumps: what you can fix yourself, and when to stop.',
    ),
    electricalText: line(
      'Section “Electrical”: text',
      'Breakers, outlets, switches and lights: what you can safely check, and when to call an electrician.',
    ),
    hvacText: line(
      'Section “HVAC”: text',
      'Furnaces, air conditioners, filters and thermostats: simple checks before you call, in the order that saves money.',
    ),
    more: line('Link to all guides of a section', 'More {section} DIY Guides', {
      most: 80,
      placeholders: ['section'],
      examples: { section: 'Plumbing' },
    }),
    noneYet: line('When a section has none', 'The first guide of this section is being written.'),
    otherTitle: title('Title of guides that belong to no section', 'Other guides'),
    moreOther: line('Link to all guides that belong to no section', 'All other guides', { most: 80 }),
    waitingTitle: title('What waiting costs: title', 'What waiting costs'),
    waiting: {
      kind: 'rows',
      label: 'What waiting costs',
      least: 0,
      most: 6,
      columns: {
        value: { kind: 'line', label: 'Figure', most: 40 },
        text: { kind: 'line', label: 'What it is', most: 200 },
      },
      default: [
        { value: '$500-2,000', text: 'is what a delayed plumbing repair can cost' },
        { value: '30%', text: 'of energy can be wasted by poorly maintained heating and cooling' },
        { value: '2x-5x', text: 'is what emergency work can cost compared with a planned visit' },
      ],
    },
    waitingNote: line('What waiting costs: below it', 'Rough figures, not quotes. Ask for a written price.'),
    callTitle: title('When to call: title', 'When to call a professional'),
    call: {
      kind: 'list',
      label: 'When to call',
      most: 2_000,
      default: [
        'You smell gas or a CO alarm sounds: touch no switch, get everyone out, and call 911 from well away.',
        'Something smokes or burns: get out and call 911. If it only sparks, buzzes or is hot, switch off its breaker if the panel is dry and cool, then call.',
        'The work needs a permit, or is reserved for licensed people: wiring in a rental, anything on gas, refrigerants.',
        'You cannot shut off the water, the power or the gas.',
        'The same problem came back after you fixed it.',
        'You would have to guess.',
      ].join('\n'),
    },
    checklistTitle: title('Emergency checklist: title', 'Emergency checklist'),
    checklistText: line('Emergency checklist: below it', 'Do this before anything happens.'),
    checklist: {
      kind: 'list',
      label: 'Emergency checklist',
      most: 2_000,
      default: [
        'Know where the main water valve is, and check that it turns.',
        'Know which breaker is which: write it on the panel’s door.',
        'Keep the emergency number of your gas utility on your phone.',
        'Test smoke and CO alarms every month.',
        'Keep a flashlight where you can find it in the dark.',
      ].join('\n'),
    },
    find: short('Button to the search', 'Find Professionals'),
    list: short('Button to the listing form', 'List your Business'),
    searchSection: line('In a section: its search', 'Search these guides', { most: 80 }),
    oneFound: line('In a section: when one is found', '1 topic found', { most: 80 }),
    found: line('In a section: when several are', '{count} topics found', { most: 80, placeholders: ['count'], examples: { count: '7' } }),
    showMore: line('In a section of very many: to those that are folded', 'Show {count} more', {
      most: 80,
      placeholders: ['count'],
      examples: { count: '40' },
    }),
    noneFound: title('In a section: when none is', 'No topics found'),
    noneFoundText: line('In a section: what helps', 'Try adjusting your search term'),
    allGuides: short('In a section: button to all guides', 'All guides'),
    yourTrade: line('In a section: for businesses', 'Is this your trade? [List your Business](/list-business)', {
      links: true,
      help: 'Write a link as [words](/page).',
    }),
    unknownTitle: title('When there is no such section', 'Section Not Found'),
    unknownText: line('Below it', 'The guide has no section with this name.'),
  },
} as const satisfies TextPage;
