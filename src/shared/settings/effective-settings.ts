import type { OperatingSetting, OperatingValues } from './operating-settings.js';

/** The current operating settings in this process: from the environment, else as saved in the back office, else the default. */
export abstract class EffectiveSettings {
  /** An immutable snapshot, replaced by a new object after each change. */
  abstract readonly current: OperatingValues;

  /** Stored secrets that cannot be decrypted any more, because SESSION_SECRET has changed. They have no value. */
  abstract readonly unreadable: ReadonlySet<OperatingSetting>;

  /** Registers a listener for changes, by any process. */
  abstract onChange(listener: () => void): void;

  /** Reads the settings again after a change in this process; other processes are notified of it. */
  abstract follow(): Promise<void>;
}
