import type { OperatingSetting } from '../../../shared/settings/operating-settings.js';

/** A setting that was saved in the back office at least once. */
export interface StoredSetting {
  name: OperatingSetting;
  /** A secret is stored encrypted; `null` when the default was restored. */
  value: string | null;
  /** Increases with each change of this setting; 0 means "never saved". */
  version: number;
  changedAt: Date;
}

/** The saved settings. Secrets are stored separately, so that backups can leave them out. */
export abstract class StoredSettings {
  abstract all(): Promise<StoredSetting[]>;

  /** The same, locked against other changes (advisory lock) until the running transaction ends. */
  abstract allForUpdate(): Promise<StoredSetting[]>;

  /** Increases its version; all processes are notified after commit. */
  abstract save(name: OperatingSetting, value: string | null, now: Date): Promise<void>;
}

/** Encrypts texts with the key of this installation. */
export abstract class SecretBox {
  /** @param purpose a text encrypted for one purpose cannot be decrypted for another */
  abstract seal(purpose: string, text: string): string;

  /** @returns `undefined` if it was encrypted with another key or for another purpose */
  abstract open(purpose: string, sealed: string): string | undefined;
}
