import type { OperatingSetting } from '../../../shared/settings/operating-settings.js';

/** A setting that was saved in the back office at least once. */
export interface StoredSetting {
  name: OperatingSetting;
  /** A secret's is sealed; `null` when it was put back to its default. */
  value: string | null;
  /** Rises with each change of this setting; 0 stands for "never saved". */
  version: number;
  changedAt: Date;
}

/** Settings as they were saved. Secrets lie apart from the others, so that backups can leave them out. */
export abstract class StoredSettings {
  abstract all(): Promise<StoredSetting[]>;

  /** The same, locked against other changes (advisory lock) until the running transaction ends. */
  abstract allForUpdate(): Promise<StoredSetting[]>;

  /** Raises its version; all processes are notified after commit. */
  abstract save(name: OperatingSetting, value: string | null, now: Date): Promise<void>;
}

/** Makes texts unreadable for everybody without the key of this installation. */
export abstract class SecretBox {
  /** @param purpose what it is sealed for: sealed for one, it cannot be opened for another */
  abstract seal(purpose: string, text: string): string;

  /** @returns `undefined` when it was sealed with another key or for another purpose */
  abstract open(purpose: string, sealed: string): string | undefined;
}
