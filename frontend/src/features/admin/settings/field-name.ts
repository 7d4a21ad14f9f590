import { labelOf, PAGE_SETTINGS, type SettingName } from '../../../../../src/shared/settings/page-settings.js';

/** The label of a field: `customSteps.0.title` is "Steps, entry 1". */
export function nameOf(field: string): string {
  const [setting = '', entry] = field.split('.');
  const name = Object.hasOwn(PAGE_SETTINGS, setting) ? labelOf(setting as SettingName) : setting;
  return entry !== undefined && /^\d+$/.test(entry) ? `${name}, entry ${Number(entry) + 1}` : name;
}
