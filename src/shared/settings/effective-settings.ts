import type { OperatingSetting, OperatingValues } from './operating-settings.js';

/** How the site is run at this moment, in this process: what the environment sets, else what was saved in the back office, else the default. */
export abstract class EffectiveSettings {
  /** A new object after each change; all of it is of one moment. */
  abstract readonly current: OperatingValues;

  /** Secrets that are stored and cannot be read any more: SESSION_SECRET has changed since. They have no value. */
  abstract readonly unreadable: ReadonlySet<OperatingSetting>;

  /** Calls this after each change, whichever process made it. */
  abstract onChange(heard: () => void): void;

  /** Refreshes them now, after a change in this process; other processes are notified. */
  abstract follow(): Promise<void>;
}
