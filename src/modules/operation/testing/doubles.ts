import { OPERATING_SETTINGS, type OperatingSetting } from '../../../shared/operating-settings.js';
import { type KeptSetting, KeptSettings, SecretBox } from '../domain/kept-settings.js';

/** For unit tests only. */
export class InMemoryKeptSettings extends KeptSettings {
  readonly rows = new Map<OperatingSetting, KeptSetting>();

  all(): Promise<KeptSetting[]> {
    return Promise.resolve([...this.rows.values()]);
  }

  allForChange(): Promise<KeptSetting[]> {
    return this.all();
  }

  save(name: OperatingSetting, value: string | null, now: Date): Promise<void> {
    if (!(name in OPERATING_SETTINGS)) throw new Error(name);
    this.rows.set(name, { name, value, version: (this.rows.get(name)?.version ?? 0) + 1, changedAt: now });
    return Promise.resolve();
  }
}

/** Turns texts around: what is sealed is not what was typed. */
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
