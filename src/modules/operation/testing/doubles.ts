import { OPERATING_SETTINGS, type OperatingSetting } from '../../../shared/operating-settings.js';
import { type StoredSetting, StoredSettings, SecretBox } from '../domain/stored-settings.js';

/** For unit tests only. */
export class InMemoryStoredSettings extends StoredSettings {
  readonly rows = new Map<OperatingSetting, StoredSetting>();

  all(): Promise<StoredSetting[]> {
    return Promise.resolve([...this.rows.values()]);
  }

  allForUpdate(): Promise<StoredSetting[]> {
    return this.all();
  }

  save(name: OperatingSetting, value: string | null, now: Date): Promise<void> {
    if (!(name in OPERATING_SETTINGS)) throw new Error(name);
    this.rows.set(name, { name, value, version: (this.rows.get(name)?.version ?? 0) + 1, changedAt: now });
    return Promise.resolve();
  }
}

/** Reverses texts, so that a sealed value differs from the original. */
export class TurningBox extends SecretBox {
  constructor(private readonly key = 'a') {
    super();
  }

  seal(purpose: string, text: string): string {
    return `${this.key}/${purpose}/${turned(text)}`;
  }

  open(purpose: string, sealed: string): string | undefined {
    const start = `${this.key}/${purpose}/`;
    return sealed.startsWith(start) ? turned(sealed.slice(start.length)) : undefined;
  }
}

const turned = (text: string) => [...text].reverse().join('');
