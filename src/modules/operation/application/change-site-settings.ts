import type { AuditLog } from '../../../shared/office/audit-log.js';
import type { Clock } from '../../../shared/clock.js';
import { type FieldError, InvalidValues } from '../../../shared/domain-error.js';
import { type GivenVariables, givenValue, OPERATING_SETTINGS, type OperatingSetting } from '../../../shared/settings/operating-settings.js';
import type { EffectiveSettings } from '../../../shared/settings/effective-settings.js';
import type { Transaction } from '../../../shared/transaction.js';
import type { StoredSetting, StoredSettings, SecretBox } from '../domain/stored-settings.js';
import { SetInTheEnvironment, OperatingSettingsChangedMeanwhile } from '../domain/operation.errors.js';

export interface SettingChange {
  name: OperatingSetting;
  /** `null` and an empty text restore the default. */
  value: string | null;
  /** The version that the admin saw. */
  version: number;
}

interface WhoChanges {
  client: string | null;
  /** Scheme and host of the back office in the admin's browser, if the browser sends them. */
  openedAt: string | undefined;
}

/** Saves operating settings: all that were given, or none. They take effect in all processes at once. */
export class ChangeSiteSettings {
  constructor(
    private readonly stored: StoredSettings,
    private readonly box: SecretBox,
    private readonly given: GivenVariables,
    private readonly effective: EffectiveSettings,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly transaction: Transaction,
  ) {}

  /** @throws InvalidValues, SetInTheEnvironment, OperatingSettingsChangedMeanwhile */
  async execute(changes: readonly SettingChange[], { client, openedAt }: WhoChanges): Promise<void> {
    const tidied = changes.map(({ value, ...change }) => ({ ...change, value: tidy(value) }));
    refuse(
      tidied.flatMap((change) => this.inEnvironment(change)),
      SetInTheEnvironment,
    );
    refuse(
      tidied.flatMap((change) => problemsOf(change, openedAt)),
      InvalidValues,
    );
    await this.transaction.run(async () => {
      const saved = new Map((await this.stored.allForUpdate()).map((each) => [each.name, each]));
      refuse(
        tidied.flatMap((change) => staleness(change, saved.get(change.name))),
        OperatingSettingsChangedMeanwhile,
      );
      refuse(passwordForAnother(tidied, saved), InvalidValues);
      const now = this.clock.now();
      for (const { name, value } of tidied) await this.stored.save(name, value === null ? null : this.asStored(name, value), now);
      await this.audit.record({ action: 'site-settings-changed', client, detail: { settings: tidied.map(({ name }) => name) } });
    });
    await this.effective.follow();
  }

  private asStored(name: OperatingSetting, value: string): string {
    const { secret, tidy } = OPERATING_SETTINGS[name];
    return secret ? this.box.seal(name, value) : tidy ? tidy(value) : value;
  }

  private inEnvironment({ name }: SettingChange): FieldError[] {
    if (givenValue(name, this.given) === undefined) return [];
    const { label, variable } = OPERATING_SETTINGS[name];
    return [{ field: name, message: `“${label}” is set by ${variable} in the environment` }];
  }
}

function refuse(errors: FieldError[], Refusal: new (errors: FieldError[]) => Error): void {
  if (errors.length > 0) throw new Refusal(errors);
}

const tidy = (value: string | null): string | null => value?.trim() || null;

/** @throws InvalidValues naming every value that its setting cannot have, independent of the site's state */
export function refuseWrongValues(changes: readonly Omit<SettingChange, 'version'>[]): void {
  refuse(
    changes.flatMap(({ name, value }) => ruleErrors({ name, value: tidy(value) })),
    InvalidValues,
  );
}

function ruleErrors({ name, value }: Omit<SettingChange, 'version'>): FieldError[] {
  const { rule } = OPERATING_SETTINGS[name];
  return value === null || rule.holds(value) ? [] : [{ field: name, message: rule.says }];
}

function problemsOf({ name, value }: SettingChange, openedAt: string | undefined): FieldError[] {
  const errors = ruleErrors({ name, value });
  if (errors.length > 0 || name !== 'publicAddress' || value === null || !wouldLockOut(value, openedAt)) return errors;
  return [
    {
      field: name,
      message: `cannot be an https address yet: you have this page open at ${openedAt}, and after the change you can sign in only over https. Open the back office at ${new URL(value).origin} first; if that does not open, the proxy with your certificate is not set up`,
    },
  ];
}

/** With an https address, session cookies are sent over https only. On the machine itself, browsers accept them without https. */
function wouldLockOut(address: string, openedAt: string | undefined): boolean {
  const opened = openedAt === undefined ? null : URL.parse(openedAt);
  return (
    address.toLowerCase().startsWith('https:') &&
    opened?.protocol === 'http:' &&
    !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(opened.hostname)
  );
}

/** A saved password is for the server for which it was saved: it must not be sent to another one, perhaps of somebody else. */
function passwordForAnother(changes: readonly SettingChange[], saved: ReadonlyMap<OperatingSetting, StoredSetting>): FieldError[] {
  const next = changes.find(({ name }) => name === 'mailServer')?.value;
  const known = saved.get('mailServer')?.value;
  const isSaved = Boolean(saved.get('mailPassword')?.value) && !changes.some(({ name }) => name === 'mailPassword');
  if (!next || !isSaved || (known && isSameServer(known, next))) return [];
  return [{ field: 'mailPassword', message: 'type it again, or remove it: the saved one was for another mail server' }];
}

/** From smtps to smtp is another server: the password would be sent unencrypted. */
function isSameServer(one: string, other: string): boolean {
  const [before, after] = [new URL(one), new URL(other)];
  return before.hostname === after.hostname && !(before.protocol === 'smtps:' && after.protocol !== 'smtps:');
}

function staleness({ name, version }: SettingChange, saved: StoredSetting | undefined): FieldError[] {
  if ((saved?.version ?? 0) === version) return [];
  const { label, secret } = OPERATING_SETTINGS[name];
  if (saved === undefined || saved.value === null) return [{ field: name, message: `“${label}” was put back to its default` }];
  return [{ field: name, message: secret ? `“${label}” was changed` : `“${label}” is “${saved.value}” now` }];
}
