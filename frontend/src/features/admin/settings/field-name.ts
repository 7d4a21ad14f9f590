import { SETTING_NAMES } from '../kit/setting-names.js';
import type { SettingName } from './form-values.js';

/** What a field is called on the screen: `customSteps.0.title` is "Steps, entry 1". */
export function nameOf(field: string): string {
  const [setting = '', entry] = field.split('.');
  const name = setting in SETTING_NAMES ? SETTING_NAMES[setting as SettingName] : setting;
  return entry !== undefined && /^\d+$/.test(entry) ? `${name}, entry ${Number(entry) + 1}` : name;
}
