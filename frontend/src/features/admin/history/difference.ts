import type { SiteSettings } from '../../../../../src/modules/content/domain/site-settings.js';
import { fullLabelOf, SETTING_NAMES, type SettingName } from '../../../../../src/shared/settings/page-settings.js';

/** The names of the settings that differ, in the order of the settings. */
export function changedSettings(one: SiteSettings, other: SiteSettings): SettingName[] {
  return SETTING_NAMES.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
}

/** "Title, Subtitle and 3 more" */
export function namesText(names: readonly SettingName[], most = 4): string {
  const shown = names.slice(0, names.length === most + 1 ? most + 1 : most).map(fullLabelOf);
  const more = names.length - shown.length;
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
}
