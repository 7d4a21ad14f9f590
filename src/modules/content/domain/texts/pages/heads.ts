import type { PlainFacts, TextPage } from '../text-facts.js';

/** Facts about a kind of page: the placeholders that its title and description may use, each with an example. */
interface HeadFacts {
  label: string;
  words: Readonly<Record<string, string>>;
  help?: string;
  title: string;
  description: string;
}

/** Kinds of pages. The page fills in words in braces; a part in square brackets is left out if the page has none of its words. */
export const HEADS = {
  home: {
    label: 'Home page',
    words: {
      trades: 'plumbers, electricians and HVAC technicians',
      moreTrades: 'plumbers, electricians, HVAC technicians and landscapers',
    },
    help: '{trades} are the first three trades of the page, {moreTrades} the first four.',
    title: '{site}: {trades} near you',
    description: 'Find local {moreTrades} for your home. Compare them and call them directly, without a middleman.',
  },
  search: {
    label: 'Search and its pages by trade and town',
    words: { what: 'Plumbers in Guelph', trade: 'Plumbers', city: 'Guelph', place: 'Guelph', count: '12', page: '2' },
    help: '{what} is trade and town together, {place} the town or “your city”, {count} how many were found; {page} appears from the second page on.',
    title: '{what}[, page {page}] | {site}',
    description:
      '{what}: compare ratings, badges and opening hours in {place}, then call, chat or email the business directly. No fee, no middleman.',
  },
  business: {
    label: 'Page of a business',
    words: { business: 'Example Services', what: 'Plumber in Guelph', trade: 'Plumber', city: 'Guelph', phone: '(519) 555-0142' },
    help: 'A business that has described itself keeps its own description.',
    title: '{business}[, {what}] | {site}',
    description: '{business}[ is listed as {what}]. See opening hours, ratings and contact details, and call directly[: {phone}].',
  },
  guides: {
    label: 'List of guides',
    words: {},
    title: 'Home Jobs Guide | {site}',
    description:
      'Step-by-step guides for plumbing, electrical and heating problems at home: what to check first, what you may do yourself, and when to call a professional.',
  },
  section: {
    label: 'Section of the guides',
    words: { section: 'Plumbing', about: 'guides for homeowners.' },
    title: '{section} guides | {site}',
    description: '{section} at home, step by step: {about}',
  },
  guide: {
    label: 'Guides',
    words: { guide: 'Leaking Faucet', about: 'How to stop a dripping tap, step by step.' },
    title: '{guide} | {site}',
    description: '{about}',
  },
  article: {
    label: 'Articles',
    words: { article: 'Ready for winter', about: 'What to check before the first frost.' },
    title: '{article} | {site}',
    description: '{about}',
  },
  other: {
    label: 'Other pages (about, questions, forms, emergency help, legal texts)',
    words: { title: 'About', about: 'Who we are, and how to reach us.' },
    help: '{title} and {about} are edited with each page.',
    title: '{title} | {site}',
    description: '{about}',
  },
} as const satisfies Record<string, HeadFacts>;

export type HeadKind = keyof typeof HEADS;
/** The values of a page's placeholders; empty or absent ones are not known. */
export type HeadWords<Kind extends HeadKind> = { [Word in keyof (typeof HEADS)[Kind]['words']]?: string | number | null };

type HeadTexts = { [Kind in HeadKind as `${Kind}Title` | `${Kind}Description`]: PlainFacts };

/** The length that search results show; longer texts are cut there, so this is advice and no limit. */
export const SHOWN_IN_RESULTS = { title: 60, description: 160 } as const;

export const heads = {
  title: 'Titles and descriptions for search engines',
  address: null,
  texts: Object.fromEntries(
    Object.entries<HeadFacts>(HEADS).flatMap(([kind, { label, words, help, title, description }]) => [
      [`${kind}Title`, textOf(label, 'title', title, words, help)],
      [`${kind}Description`, textOf(label, 'description', description, words, help)],
    ]),
  ) as unknown as HeadTexts,
} satisfies TextPage;

function textOf(label: string, head: 'title' | 'description', standard: string, words: HeadFacts['words'], help?: string): PlainFacts {
  return {
    kind: 'line',
    label: `${label}: ${head}`,
    most: head === 'title' ? 200 : 400,
    default: standard,
    head,
    examples: words,
    ...(Object.keys(words).length > 0 ? { placeholders: Object.keys(words) } : {}),
    ...(help ? { help } : {}),
  };
}
