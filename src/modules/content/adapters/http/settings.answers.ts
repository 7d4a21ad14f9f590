import {
  described,
  type Fields,
  flag,
  list,
  nullable,
  object,
  oneOf,
  text,
  time,
  whole,
  yes,
} from '../../../../platform/http/answers/answers.js';
import { HOME_SECTION_IDS, type HomeSection } from '../../../../shared/settings/home-sections.js';
import type { VersionedSettings } from '../../application/current-settings.js';
import type { RevisionSummary, RevisionView } from '../../application/settings-history.js';
import {
  type CustomStep,
  DEFAULT_SETTINGS,
  type HomeJobsSection,
  READING_TIMES,
  type SettingName,
  type SiteSettings,
  STATS_MODES,
} from '../../domain/site-settings.js';

export interface SettingsSaved {
  success: true;
  settings: VersionedSettings;
}

export interface LatestSaves {
  items: RevisionSummary[];
}

export interface Preview {
  html: string;
}

const image = described(text, 'Address of a picture; empty for the built-in drawing.');
const ownImage = described(text, 'Address of an uploaded picture; empty for the built-in one.');
const colour = described(text, 'Such as #607D8B.');
const icon = described(text, 'Name of an icon.');

const STEP = object<CustomStep>({
  id: text,
  title: text,
  description: text,
  icon,
  color: described(text, 'Name of a colour, or one such as #607D8B.'),
});
const SECTION = object<HomeJobsSection>({
  id: described(text, 'Its page is /section/{id}.'),
  name: text,
  icon,
  color: described(text, 'Name of a colour.'),
  description: text,
});

const HOME_SECTION = object<HomeSection>({ id: oneOf(...HOME_SECTION_IDS), shown: flag });

const SITE_FIELDS: Fields<SiteSettings> = {
  siteTitle: text,
  logoImage: ownImage,
  faviconImage: ownImage,
  shareImage: ownImage,
  heroTitle: text,
  heroSubtitle: text,
  rotatingServices: list(text),
  rotationSpeed: described(whole, 'Milliseconds that each word of the hero stands.'),
  backgroundImage: image,
  primaryColor: colour,
  accentColor: colour,
  homeSections: described(list(HOME_SECTION), 'Sections of the home page in their order; empty for the order of the product.'),
  statsMode: described(oneOf(...STATS_MODES), 'Whose figures the site shows: own ones, those that the server counts, or none.'),
  statsTitle: text,
  statsSubtitle: text,
  stat1Value: text,
  stat1Label: text,
  stat2Value: text,
  stat2Label: text,
  stat3Value: text,
  stat3Label: text,
  stat4Value: text,
  stat4Label: text,
  featuredTitle: text,
  featuredSubtitle: text,
  howItWorksTitle: text,
  howItWorksSubtitle: text,
  searchPlaceholders: described(list(text), 'Empty: the pages make some from the cities of the directory.'),
  customSteps: described(list(STEP), 'Empty for the built-in steps.'),
  searchPageTitle: text,
  searchPageSubtitle: text,
  resultsFoundText: text,
  noResultsText: text,
  filterSectionTitle: text,
  plumberImage: image,
  electricianImage: image,
  hvacImage: image,
  plumberDescription: text,
  electricianDescription: text,
  hvacDescription: text,
  homeJobsSections: described(list(SECTION), 'Sections added to the home jobs guide.'),
  readingTime: described(oneOf(...READING_TIMES), 'What articles say of how long reading takes: a fixed label, or what their words give.'),
};

export const SETTINGS = object<VersionedSettings>({ ...SITE_FIELDS, version: described(whole, 'Rises with each save.') });

export const SETTINGS_SAVED = object<SettingsSaved>({ success: yes, settings: SETTINGS });

export const PREVIEW = object<Preview>({ html: described(text, 'The whole page; it has no scripts.') });

const SAVE_FIELDS: Fields<RevisionSummary> = {
  version: whole,
  savedAt: time,
  fields: described(list(oneOf(...(Object.keys(DEFAULT_SETTINGS) as SettingName[]))), 'What this save changed.'),
  restoredFrom: described(nullable(whole), 'The version that it brought back; null for a save of another kind.'),
};

export const LATEST_SAVES = object<LatestSaves>({ items: list(object<RevisionSummary>(SAVE_FIELDS)) });

export const EARLIER_SETTINGS = object<RevisionView>({ ...SAVE_FIELDS, settings: described(SETTINGS, 'Every setting as it was.') });
