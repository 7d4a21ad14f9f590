import {
  described,
  type Fields,
  flag,
  list,
  nullable,
  object,
  oneOf,
  type Schema,
  text,
  time,
  whole,
  yes,
} from '../../../../platform/http/answers/answers.js';
import type { AdminList } from '../../../../shared/office/admin-list.js';
import { HOME_SECTION_IDS, type HomeSection } from '../../../../shared/settings/home-sections.js';
import {
  PAGE_SETTINGS,
  type PageSetting,
  type PageSettingOf,
  SETTING_NAMES,
  type SettingKind,
} from '../../../../shared/settings/page-settings.js';
import type { VersionedSettings } from '../../application/current-settings.js';
import type { RevisionSummary, RevisionView } from '../../application/settings-history.js';
import type { CustomStep, HomeJobsSection, SettingValues, SiteSettings } from '../../domain/site-settings.js';

export interface SettingsSaved {
  success: true;
  settings: VersionedSettings;
}

export interface Preview {
  html: string;
}

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

/** The schema of each kind of setting, before the description of the setting itself is added. */
const SCHEMAS: { [Kind in SettingKind]: (setting: PageSettingOf<Kind>) => Schema<SettingValues[Kind]> } = {
  line: () => text,
  text: () => text,
  lines: () => list(text),
  picture: () => described(text, 'Address of a picture; empty for the built-in drawing.'),
  identity: () => described(text, 'Address of an uploaded picture; empty for the built-in one.'),
  colour: () => described(text, 'Such as #607D8B.'),
  milliseconds: () => whole,
  choice: ({ options }) => oneOf(...Object.keys(options)),
  'home-sections': () => list(HOME_SECTION),
  steps: () => list(STEP),
  'guide-sections': () => list(SECTION),
};

function fieldOf(setting: PageSetting): Schema<unknown> {
  const schema = (SCHEMAS[setting.kind] as (setting: PageSetting) => Schema<unknown>)(setting);
  return setting.about === undefined ? schema : described(schema, setting.about);
}

const SITE_FIELDS = Object.fromEntries(SETTING_NAMES.map((name) => [name, fieldOf(PAGE_SETTINGS[name])])) as Fields<SiteSettings>;

export const SETTINGS = object<VersionedSettings>({ ...SITE_FIELDS, version: described(whole, 'Increases with each save.') });

export const SETTINGS_SAVED = object<SettingsSaved>({ success: yes, settings: SETTINGS });

export const PREVIEW = object<Preview>({ html: described(text, 'The complete page, without scripts.') });

const SAVE_FIELDS: Fields<RevisionSummary> = {
  version: whole,
  savedAt: time,
  fields: described(list(oneOf(...SETTING_NAMES)), 'The changes of this save.'),
  restoredFrom: described(nullable(whole), 'The version that it restored; null for an ordinary save.'),
};

export const SETTINGS_SAVES = object<AdminList<RevisionSummary>>({
  items: list(object<RevisionSummary>(SAVE_FIELDS)),
  total: whole,
  page: whole,
  totalPages: whole,
});

export const EARLIER_SETTINGS = object<RevisionView>({ ...SAVE_FIELDS, settings: described(SETTINGS, 'Every setting at that time.') });
