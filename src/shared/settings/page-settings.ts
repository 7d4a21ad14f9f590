import { OWN_FIGURES_WORDS } from '../words/figure-words.js';
import type { HomeSection } from './home-sections.js';

/** Tabs of the back office in which settings of the pages are edited. */
export type SettingTab = 'home' | 'search' | 'home-jobs';

interface Described {
  /** Its label on the form in which it is edited. */
  label: string;
  /** Its label elsewhere, where `label` would not be clear. */
  fullLabel?: string;
  tab: SettingTab;
  /** Its description in the API's documentation. */
  about?: string;
}

/**
 * One setting. Its kind decides the type, the validation, the schema in the OpenAPI document, and the display in the back office. `initial`
 * is the default.
 */
export type PageSetting = Described &
  (
    | {
        kind: 'line';
        initial: string;
        /** Required; the error text says what happens without it. */
        needed?: string;
        /** The default is a fictional example that the operator should replace. */
        invented?: true;
      }
    | { kind: 'text'; initial: string }
    | {
        kind: 'lines';
        initial: readonly string[];
        /** Maximum number of entries. */
        most: number;
        needed?: string;
        /** The separator of entries in the one field in which they are typed. */
        separator: ',' | '\n';
      }
    /** `identity`: a picture that identifies the site. Empty for the built-in one. */
    | { kind: 'picture' | 'identity'; initial: '' }
    | { kind: 'colour'; initial: string }
    | { kind: 'milliseconds'; initial: number; range: readonly [least: number, most: number] }
    | {
        kind: 'choice';
        initial: string;
        /** The choices, with their labels in the back office. */
        options: Readonly<Record<string, string>>;
      }
    | { kind: 'home-sections'; initial: readonly HomeSection[] }
    | { kind: 'steps' | 'guide-sections'; initial: readonly []; most: number }
  );

/**
 * Every setting of the pages, in the order of answers, of the history and of the search for texts: pictures, colours, choices, and the
 * wording that was a setting before the texts of pages had a module of their own. A new one needs an entry here and a control in the editor
 * of its tab; storage, API, labels, comparison and search are derived. See docs/extending.md.
 */
export const PAGE_SETTINGS = {
  siteTitle: {
    kind: 'line',
    initial: 'Homewright',
    label: 'Name of the site',
    tab: 'home',
    needed: 'every page, its title and the header name the site',
  },
  logoImage: { kind: 'identity', initial: '', label: 'Logo', tab: 'home' },
  faviconImage: { kind: 'identity', initial: '', label: 'Icon', tab: 'home' },
  shareImage: { kind: 'identity', initial: '', label: 'Picture of shared links', tab: 'home' },
  heroTitle: { kind: 'line', initial: 'I am looking for', label: 'Title of the home page', tab: 'home' },
  heroSubtitle: {
    kind: 'line',
    initial: 'Find local professionals for your home, compare them, and contact them directly.',
    label: 'Subtitle of the home page',
    tab: 'home',
  },
  rotatingServices: {
    kind: 'lines',
    initial: ['Plumber', 'Electrician', 'HVAC Technician', 'Landscaper', 'Home Services'],
    label: 'Rotating services',
    fullLabel: 'Rotating services of the home page',
    tab: 'home',
    most: 30,
    needed: 'the title of the home page ends with them',
    separator: ',',
  },
  rotationSpeed: {
    kind: 'milliseconds',
    initial: 3_000,
    label: 'Rotation speed',
    tab: 'home',
    range: [500, 60_000],
    about: 'Milliseconds for which each hero word is shown.',
  },
  backgroundImage: { kind: 'picture', initial: '', label: 'Background picture', tab: 'home' },
  primaryColor: { kind: 'colour', initial: '#607D8B', label: 'Primary colour', tab: 'home' },
  accentColor: { kind: 'colour', initial: '#FF5722', label: 'Accent colour', tab: 'home' },
  searchPlaceholders: {
    kind: 'lines',
    initial: [],
    label: 'Examples in the search box',
    tab: 'home',
    most: 50,
    separator: '\n',
    about: "If empty, the pages create some from the cities of the directory's first market.",
  },
  homeSections: {
    kind: 'home-sections',
    initial: [],
    label: 'Sections of the home page',
    tab: 'home',
    about: 'Sections of the home page in their order; empty for the built-in order, which later versions can change.',
  },
  statsMode: {
    kind: 'choice',
    initial: 'own',
    label: 'Which figures',
    tab: 'home',
    options: { own: 'Your own, typed below', counted: 'Counted: businesses, trades, towns, reviews', none: 'None' },
    about: 'The figures that the site shows: typed ones, counted ones, or none.',
  },
  statsTitle: { kind: 'line', initial: OWN_FIGURES_WORDS.statsTitle, label: 'Title of the numbers', tab: 'home' },
  statsSubtitle: { kind: 'line', initial: OWN_FIGURES_WORDS.statsSubtitle, label: 'Subtitle of the numbers', tab: 'home' },
  stat1Value: { kind: 'line', initial: '10,000+', label: 'First number', tab: 'home', invented: true },
  stat1Label: {
    kind: 'line',
    initial: 'Happy Customers',
    label: 'What it counts',
    fullLabel: 'What the first number counts',
    tab: 'home',
  },
  stat2Value: { kind: 'line', initial: '15,000+', label: 'Second number', tab: 'home', invented: true },
  stat2Label: {
    kind: 'line',
    initial: 'Jobs Completed',
    label: 'What it counts',
    fullLabel: 'What the second number counts',
    tab: 'home',
  },
  stat3Value: { kind: 'line', initial: '4.8/5', label: 'Third number', tab: 'home', invented: true },
  stat3Label: {
    kind: 'line',
    initial: 'Average Rating',
    label: 'What it counts',
    fullLabel: 'What the third number counts',
    tab: 'home',
  },
  stat4Value: { kind: 'line', initial: '100%', label: 'Fourth number', tab: 'home', invented: true },
  stat4Label: {
    kind: 'line',
    initial: 'Verified Pros',
    label: 'What it counts',
    fullLabel: 'What the fourth number counts',
    tab: 'home',
  },
  featuredTitle: { kind: 'line', initial: 'Featured services', label: 'Title of the featured services', tab: 'home' },
  featuredSubtitle: {
    kind: 'line',
    initial: 'The trades that homeowners look for most.',
    label: 'Subtitle of the featured services',
    tab: 'home',
  },
  howItWorksTitle: { kind: 'line', initial: 'How it works', label: 'Title of “How it works”', tab: 'home' },
  howItWorksSubtitle: {
    kind: 'line',
    initial: 'From a problem at home to someone who fixes it, in four steps.',
    label: 'Subtitle of “How it works”',
    tab: 'home',
  },
  customSteps: {
    kind: 'steps',
    initial: [],
    label: 'Steps',
    fullLabel: 'Steps of “How it works”',
    tab: 'home',
    most: 12,
    about: 'Empty for the built-in steps.',
  },
  searchPageTitle: {
    kind: 'line',
    initial: 'Find local home service professionals',
    label: 'Title of the results page',
    tab: 'search',
  },
  searchPageSubtitle: {
    kind: 'line',
    initial: 'Compare local professionals for your home, and contact them directly.',
    label: 'Subtitle of the results page',
    tab: 'search',
  },
  resultsFoundText: { kind: 'line', initial: 'professionals found', label: 'Words after the number of results', tab: 'search' },
  noResultsText: {
    kind: 'line',
    initial: 'No one in the directory matches this search. Try other words, fewer filters, or a nearby city.',
    label: 'Text when nobody matches',
    tab: 'search',
  },
  filterSectionTitle: { kind: 'line', initial: 'Narrow it down', label: 'Title of the filters', tab: 'search' },
  plumberImage: { kind: 'picture', initial: '', label: 'Picture for plumbers', tab: 'search' },
  plumberDescription: {
    kind: 'text',
    initial:
      'Plumbers install and repair the pipes, drains, fixtures and water heaters of your home. For a burst pipe, close the main shut-off valve first, then call.',
    label: 'About plumbers',
    tab: 'search',
  },
  electricianImage: { kind: 'picture', initial: '', label: 'Picture for electricians', tab: 'search' },
  electricianDescription: {
    kind: 'text',
    initial:
      'Electricians install and repair wiring, panels, outlets and lighting. If something smells of burning or sparks, switch the breaker off if you can reach it safely, then call.',
    label: 'About electricians',
    tab: 'search',
  },
  hvacImage: { kind: 'picture', initial: '', label: 'Picture for HVAC technicians', tab: 'search' },
  hvacDescription: {
    kind: 'text',
    initial:
      'HVAC technicians install and look after furnaces, boilers, air conditioners, heat pumps and ventilation. If you smell gas or a carbon monoxide alarm sounds, leave the house before you call anybody.',
    label: 'About HVAC technicians',
    tab: 'search',
  },
  homeJobsSections: {
    kind: 'guide-sections',
    initial: [],
    label: 'Sections of the home jobs guide',
    tab: 'home-jobs',
    most: 50,
    about: 'Sections added to the home jobs guide.',
  },
  readingTime: {
    kind: 'choice',
    initial: 'label',
    label: 'Reading time of articles',
    tab: 'home-jobs',
    options: { label: 'The fixed label: 5 min read', computed: 'Computed from the words of each article' },
    about: 'The reading time that articles show: a fixed label, or computed from their words.',
  },
} as const satisfies Record<string, PageSetting>;

export type SettingName = keyof typeof PAGE_SETTINGS;
export type SettingKind = PageSetting['kind'];
export type PageSettingOf<Kind extends SettingKind> = PageSetting & { kind: Kind };

/** The settings of these kinds. */
export type SettingOf<Kind extends SettingKind> = {
  [Name in SettingName]: (typeof PAGE_SETTINGS)[Name]['kind'] extends Kind ? Name : never;
}[SettingName];

export const SETTING_NAMES = Object.keys(PAGE_SETTINGS) as SettingName[];

/** The label of a setting on its form. */
export const labelOf = (name: SettingName): string => PAGE_SETTINGS[name].label;

/** The label of a setting outside of its form. */
export function fullLabelOf(name: SettingName): string {
  const { fullLabel, label }: PageSetting = PAGE_SETTINGS[name];
  return fullLabel ?? label;
}

export const settingsOfTab = (tab: SettingTab): SettingName[] => SETTING_NAMES.filter((name) => PAGE_SETTINGS[name].tab === tab);

/** The names of all settings of these kinds. */
export const settingsOfKind = <Kind extends SettingKind>(...kinds: Kind[]): SettingOf<Kind>[] =>
  SETTING_NAMES.filter((name): name is SettingOf<Kind> => (kinds as SettingKind[]).includes(PAGE_SETTINGS[name].kind));
