import type { HomeSection } from '../../../shared/settings/home-sections.js';
import { OWN_FIGURES_WORDS } from '../../../shared/words/figure-words.js';

/** One step of "How it works", when the site has its own. */
export interface CustomStep {
  id: string;
  title: string;
  description: string;
  icon: string;
  color: string;
}

/** A section that was added to the home jobs guide. */
export interface HomeJobsSection {
  id: string;
  name: string;
  icon: string;
  color: string;
  description: string;
}

/** Which figures the site shows: the operator's own, those that the server counts, or none. */
export const STATS_MODES = ['own', 'counted', 'none'] as const;
export type StatsMode = (typeof STATS_MODES)[number];

/** What articles say of how long reading them takes: the fixed label, or what was computed from their words. */
export const READING_TIMES = ['label', 'computed'] as const;
export type ReadingTime = (typeof READING_TIMES)[number];

/** All wording, pictures and colours that an admin can change. */
export interface SiteSettings {
  siteTitle: string;
  /** Uploaded pictures by which the site is recognised; empty for the built-in ones. */
  logoImage: string;
  faviconImage: string;
  shareImage: string;
  heroTitle: string;
  heroSubtitle: string;
  rotatingServices: string[];
  /** Milliseconds that each word of the hero stands. */
  rotationSpeed: number;
  backgroundImage: string;
  primaryColor: string;
  accentColor: string;
  /** Empty: as they came, so that later versions can change it. */
  homeSections: HomeSection[];
  statsMode: StatsMode;
  statsTitle: string;
  statsSubtitle: string;
  stat1Value: string;
  stat1Label: string;
  stat2Value: string;
  stat2Label: string;
  stat3Value: string;
  stat3Label: string;
  stat4Value: string;
  stat4Label: string;
  featuredTitle: string;
  featuredSubtitle: string;
  howItWorksTitle: string;
  howItWorksSubtitle: string;
  /** Empty: the pages make some from the cities of the directory's first market. */
  searchPlaceholders: string[];
  /** Empty: the built-in steps. */
  customSteps: CustomStep[];
  searchPageTitle: string;
  searchPageSubtitle: string;
  resultsFoundText: string;
  noResultsText: string;
  filterSectionTitle: string;
  plumberImage: string;
  electricianImage: string;
  hvacImage: string;
  plumberDescription: string;
  electricianDescription: string;
  hvacDescription: string;
  homeJobsSections: HomeJobsSection[];
  readingTime: ReadingTime;
}

export type SettingName = keyof SiteSettings;

/** What a site shows until somebody changes it. An empty picture stands for the built-in drawing. */
export const DEFAULT_SETTINGS: SiteSettings = {
  siteTitle: 'Homewright',
  logoImage: '',
  faviconImage: '',
  shareImage: '',
  heroTitle: 'I am looking for',
  heroSubtitle: 'Find local professionals for your home, compare them, and contact them directly.',
  rotatingServices: ['Plumber', 'Electrician', 'HVAC Technician', 'Landscaper', 'Home Services'],
  rotationSpeed: 3_000,
  backgroundImage: '',
  primaryColor: '#607D8B',
  accentColor: '#FF5722',
  homeSections: [],
  statsMode: 'own',
  statsTitle: OWN_FIGURES_WORDS.statsTitle,
  statsSubtitle: OWN_FIGURES_WORDS.statsSubtitle,
  stat1Value: '10,000+',
  stat1Label: 'Happy Customers',
  stat2Value: '15,000+',
  stat2Label: 'Jobs Completed',
  stat3Value: '4.8/5',
  stat3Label: 'Average Rating',
  stat4Value: '100%',
  stat4Label: 'Verified Pros',
  featuredTitle: 'Featured services',
  featuredSubtitle: 'The trades that homeowners look for most.',
  howItWorksTitle: 'How it works',
  howItWorksSubtitle: 'From a problem at home to somebody who fixes it, in four steps.',
  searchPlaceholders: [],
  customSteps: [],
  searchPageTitle: 'Find local home service professionals',
  searchPageSubtitle: 'Compare local professionals for your home, and contact them directly.',
  resultsFoundText: 'professionals found',
  noResultsText: 'Nobody in the directory matches this search. Try other words, fewer filters, or a nearby city.',
  filterSectionTitle: 'Narrow it down',
  plumberImage: '',
  electricianImage: '',
  hvacImage: '',
  plumberDescription:
    'Plumbers install and repair the pipes, drains, fixtures and water heaters of your home. For a burst pipe, close the main shut-off valve first, then call.',
  electricianDescription:
    'Electricians install and repair wiring, panels, outlets and lighting. If something smells of burning or sparks, switch the breaker off if you can reach it safely, then call.',
  hvacDescription:
    'HVAC technicians install and look after furnaces, boilers, air conditioners, heat pumps and ventilation. If you smell gas or a carbon monoxide alarm sounds, leave the house before you call anybody.',
  homeJobsSections: [],
  readingTime: 'label',
};
