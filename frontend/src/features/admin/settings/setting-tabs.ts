import type { SettingName } from './form-values.js';

/** What is edited in the tab Home. */
export const HOME_SETTINGS = [
  'siteTitle',
  'logoImage',
  'faviconImage',
  'shareImage',
  'primaryColor',
  'accentColor',
  'heroTitle',
  'heroSubtitle',
  'rotatingServices',
  'rotationSpeed',
  'backgroundImage',
  'searchPlaceholders',
  'homeSections',
  'statsMode',
  'statsTitle',
  'statsSubtitle',
  'stat1Value',
  'stat1Label',
  'stat2Value',
  'stat2Label',
  'stat3Value',
  'stat3Label',
  'stat4Value',
  'stat4Label',
  'featuredTitle',
  'featuredSubtitle',
  'howItWorksTitle',
  'howItWorksSubtitle',
  'customSteps',
] as const satisfies readonly SettingName[];

/** What is edited in the tab Search. */
export const SEARCH_SETTINGS = [
  'searchPageTitle',
  'searchPageSubtitle',
  'resultsFoundText',
  'noResultsText',
  'filterSectionTitle',
  'plumberImage',
  'plumberDescription',
  'electricianImage',
  'electricianDescription',
  'hvacImage',
  'hvacDescription',
] as const satisfies readonly SettingName[];
