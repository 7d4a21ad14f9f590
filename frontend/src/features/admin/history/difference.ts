import type { SettingName, SiteSettings } from '../../../../../src/modules/content/domain/site-settings.js';
import { SETTING_NAMES } from '../kit/setting-names.js';

/** Names that say enough only on the form they stand in. */
const ELSEWHERE: Partial<Record<SettingName, string>> = {
  heroTitle: 'Title of the home page',
  heroSubtitle: 'Subtitle of the home page',
  rotatingServices: 'Rotating services of the home page',
  stat1Label: 'What the first number counts',
  stat2Label: 'What the second number counts',
  stat3Label: 'What the third number counts',
  stat4Label: 'What the fourth number counts',
  customSteps: 'Steps of “How it works”',
};

/** What a setting is called where it stands by itself. */
export function settingName(name: SettingName): string {
  return ELSEWHERE[name] ?? SETTING_NAMES[name];
}

/** Settings that are not the same in both, in the order of the settings. */
export function differing(one: SiteSettings, other: SiteSettings): SettingName[] {
  return (Object.keys(SETTING_NAMES) as SettingName[]).filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
}

/** "Title, Subtitle and 3 more" */
export function namesText(names: readonly SettingName[], most = 4): string {
  const shown = names.slice(0, names.length === most + 1 ? most + 1 : most).map(settingName);
  const more = names.length - shown.length;
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
}
