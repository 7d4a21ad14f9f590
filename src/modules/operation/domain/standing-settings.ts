import {
  givenValue,
  type GivenVariables,
  OPERATING_SETTING_NAMES,
  OPERATING_SETTINGS,
  type OperatingSetting,
  type OperatingValues,
} from '../../../shared/operating-settings.js';
import type { KeptSetting, SecretBox } from './kept-settings.js';

/** Where a value comes from. */
export type Origin = 'environment' | 'here' | 'default';

export interface StandingSetting {
  name: OperatingSetting;
  value: string | null;
  from: Origin;
  version: number;
  changedAt: Date | null;
  /** A saved secret that cannot be opened any more. */
  unreadable: boolean;
}

/** Each setting as it stands: the environment wins over what was saved, which wins over the default. */
export function standingSettings(given: GivenVariables, kept: readonly KeptSetting[], box: SecretBox): StandingSetting[] {
  const saved = new Map(kept.map((each) => [each.name, each]));
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

export function valuesOf(standing: readonly StandingSetting[]): OperatingValues {
  return Object.fromEntries(standing.map(({ name, value }) => [name, value])) as OperatingValues;
}
