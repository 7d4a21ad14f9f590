import {
  type GivenVariables,
  givenValue,
  OPERATING_SETTING_NAMES,
  OPERATING_SETTINGS,
  type OperatingSetting,
  type OperatingValues,
} from '../settings/operating-settings.js';
import { EffectiveSettings } from '../settings/effective-settings.js';

/** For unit tests only: the defaults, and what a test sets. */
export class FixedSettings extends EffectiveSettings {
  readonly unreadable = new Set<OperatingSetting>();
  private readonly listeners: (() => void)[] = [];
  current: OperatingValues;

  constructor(given: GivenVariables = {}) {
    super();
    this.current = Object.fromEntries(
      OPERATING_SETTING_NAMES.map((name) => [name, givenValue(name, given) ?? OPERATING_SETTINGS[name].default]),
    ) as OperatingValues;
  }

  set(changes: Partial<OperatingValues>): void {
    this.current = { ...this.current, ...changes };
    for (const listener of this.listeners) listener();
  }

  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  follow(): Promise<void> {
    return Promise.resolve();
  }
}
