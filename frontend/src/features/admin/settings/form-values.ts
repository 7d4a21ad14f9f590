import type { SettingName, SiteSettings } from '../../../../../src/modules/content/domain/site-settings.js';
import type { SettingsInput } from './settings-endpoints.js';

export type { SettingName };

/** Lists of words are typed as text: services with commas, placeholders a line each. */
export type FormValues = Record<string, unknown>;

export function fromSettings(settings: SiteSettings, names: readonly SettingName[]): FormValues {
  return Object.fromEntries(
    names.map((name) => {
      if (name === 'rotatingServices') return [name, settings[name].join(', ')];
      if (name === 'searchPlaceholders') return [name, settings[name].join('\n')];
      return [name, settings[name]];
    }),
  );
}

export function toSettings(values: FormValues, names: readonly SettingName[]): SettingsInput {
  return Object.fromEntries(
    names.map((name) => {
      const value = values[name];
      if (name === 'rotatingServices') return [name, partsOf(value, ',')];
      if (name === 'searchPlaceholders') return [name, partsOf(value, '\n')];
      return [name, typeof value === 'string' ? value.trim() : value];
    }),
  );
}

/** What would change. */
export function differingFrom(settings: SiteSettings, values: SettingsInput): SettingsInput {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(settings[name as SettingName]),
    ),
  );
}

/** A newer state of the form, with what was typed since the older one kept. */
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
