import type { SiteSettings } from '../../../../../src/modules/content/domain/site-settings.js';
import { PAGE_SETTINGS, type PageSetting, type SettingName } from '../../../../../src/shared/settings/page-settings.js';
import type { SettingsInput } from './settings-endpoints.js';

/** Values of the form. Lists of words are text: separated by commas, or one per line. */
export type FormValues = Record<string, unknown>;

export function fromSettings(settings: SiteSettings, names: readonly SettingName[]): FormValues {
  return Object.fromEntries(
    names.map((name) => {
      const separator = separatorOf(name);
      return [name, separator ? (settings[name] as string[]).join(separator === ',' ? ', ' : separator) : settings[name]];
    }),
  );
}

export function toSettings(values: FormValues, names: readonly SettingName[]): SettingsInput {
  return Object.fromEntries(
    names.map((name) => {
      const value = values[name];
      const separator = separatorOf(name);
      if (separator) return [name, partsOf(value, separator)];
      return [name, typeof value === 'string' ? value.trim() : value];
    }),
  );
}

/** The separator of a list of words, which is typed in one field. */
function separatorOf(name: SettingName): string | undefined {
  const setting: PageSetting = PAGE_SETTINGS[name];
  return setting.kind === 'lines' ? setting.separator : undefined;
}

/** The values that differ from the saved ones. */
export function differingFrom(settings: SiteSettings, values: SettingsInput): SettingsInput {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(settings[name as SettingName]),
    ),
  );
}

/** Rebases changes: the values of a newer state, with the typed changes applied. */
export function rebased(before: FormValues, typed: FormValues, fresh: FormValues): FormValues {
  const changed = Object.keys(fresh).filter((name) => JSON.stringify(typed[name]) !== JSON.stringify(before[name]));
  return { ...fresh, ...Object.fromEntries(changed.map((name) => [name, typed[name]])) };
}

function partsOf(value: unknown, separator: string): string[] {
  return (typeof value === 'string' ? value : '')
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
}
