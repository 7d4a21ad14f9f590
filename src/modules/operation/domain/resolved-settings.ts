import {
  givenValue,
  type GivenVariables,
  OPERATING_SETTING_NAMES,
  OPERATING_SETTINGS,
  type OperatingSetting,
  type OperatingValues,
} from '../../../shared/settings/operating-settings.js';
import type { StoredSetting, SecretBox } from './stored-settings.js';

/** The source of a value. */
export type Origin = 'environment' | 'here' | 'default';

export interface ResolvedSetting {
  name: OperatingSetting;
  value: string | null;
  from: Origin;
  version: number;
  changedAt: Date | null;
  /** A saved secret that can no longer be decrypted. */
  unreadable: boolean;
}

/** Resolves each setting: the environment takes precedence over the stored value, which takes precedence over the default. */
export function resolvedSettings(given: GivenVariables, stored: readonly StoredSetting[], box: SecretBox): ResolvedSetting[] {
  const saved = new Map(stored.map((each) => [each.name, each]));
  return OPERATING_SETTING_NAMES.map((name) => {
    const own = saved.get(name);
    const history = { version: own?.version ?? 0, changedAt: own?.changedAt ?? null };
    const fromEnvironment = givenValue(name, given);
    if (fromEnvironment !== undefined) return { name, ...history, value: fromEnvironment, from: 'environment', unreadable: false };
    if (own === undefined || own.value === null)
      return { name, ...history, value: OPERATING_SETTINGS[name].default, from: 'default', unreadable: false };
    const value = OPERATING_SETTINGS[name].secret ? (box.open(name, own.value) ?? null) : own.value;
    return { name, ...history, value, from: 'here', unreadable: value === null };
  });
}

export function valuesOf(resolved: readonly ResolvedSetting[]): OperatingValues {
  return Object.fromEntries(resolved.map(({ name, value }) => [name, value])) as OperatingValues;
}
