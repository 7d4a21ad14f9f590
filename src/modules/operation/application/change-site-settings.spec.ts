import { InMemoryAuditLog, NoTransaction } from '../../../shared/testing/doubles.js';
import type { GivenVariables } from '../../../shared/settings/operating-settings.js';
import { FixedSettings } from '../../../shared/testing/fixed-settings.js';
import { InvalidValues } from '../../../shared/domain-error.js';
import { SetInTheEnvironment, OperatingSettingsChangedMeanwhile } from '../domain/operation.errors.js';
import { ChangeSiteSettings, type SettingChange } from './change-site-settings.js';
import { InMemoryStoredSettings, ReversingSecretBox } from '../testing/doubles.js';

const NOW = new Date('2026-11-22T12:00:00Z');

function setUp(given: GivenVariables = {}) {
  const stored = new InMemoryStoredSettings();
  const audit = new InMemoryAuditLog();
  const use = new ChangeSiteSettings(
    stored,
    new ReversingSecretBox(),
    given,
    new FixedSettings(),
    audit,
    { now: () => NOW },
    new NoTransaction(),
  );
  const change = (changes: SettingChange[], openedAt?: string) => use.execute(changes, { client: '10.0.0.9', openedAt });
  const valueOf = (name: SettingChange['name']) => stored.rows.get(name)?.value;
  return { stored, audit, change, valueOf };
}

const errorOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error as Error & { errors: unknown },
  );

describe('changing the settings of the running site', () => {
  it('stores given values, trimmed, and resets empty ones', async () => {
    const { change, valueOf } = setUp();
    await change([
      { name: 'publicAddress', value: ' HTTPS://Site.Example/ ', version: 0 },
      { name: 'notifyEmail', value: 'desk@site.example', version: 0 },
    ]);
    expect([valueOf('publicAddress'), valueOf('notifyEmail')]).toEqual(['https://site.example', 'desk@site.example']);
    await change([{ name: 'notifyEmail', value: '  ', version: 1 }]);
    expect(valueOf('notifyEmail')).toBeNull();
  });

  it('encrypts secrets, and logs no values', async () => {
    const { change, valueOf, audit } = setUp();
    await change([
      { name: 'mailPassword', value: 'hush', version: 0 },
      { name: 'notifyEmail', value: 'desk@site.example', version: 0 },
    ]);
    expect(valueOf('mailPassword')).toBe('a/mailPassword/hsuh');
    expect(audit.entries).toEqual([
      { action: 'site-settings-changed', client: '10.0.0.9', detail: { settings: ['mailPassword', 'notifyEmail'] } },
    ]);
  });

  it('does not send a saved password to another mail server', async () => {
    const { change, valueOf } = setUp();
    const server = (value: string | null, version: number) => ({ name: 'mailServer' as const, value, version });
    await change([server('smtp://mail.example:587', 0), { name: 'mailPassword', value: 'hush', version: 0 }]);
    await change([server('smtps://mail.example:465', 1)]);
    const wanted = [{ field: 'mailPassword', message: 'type it again, or remove it: the saved one was for another mail server' }];
    expect((await errorOf(change([server('smtp://evil.example', 2)])))?.errors).toEqual(wanted);
    expect((await errorOf(change([server('smtp://mail.example:2525', 2)])))?.errors).toEqual(wanted);
    // Nor by way of none at all.
    await change([server(null, 2)]);
    expect((await errorOf(change([server('smtp://evil.example', 3)])))?.errors).toEqual(wanted);
    expect(valueOf('mailServer')).toBeNull();
    await change([server('smtp://new.example', 3), { name: 'mailPassword', value: 'other', version: 1 }]);
    expect(valueOf('mailServer')).toBe('smtp://new.example');
  });

  it('stores nothing if one value is invalid, and reports each', async () => {
    const { change, stored } = setUp();
    const error = await errorOf(
      change([
        { name: 'mailServer', value: 'smtp://ann:hush@mail.example', version: 0 },
        { name: 'timeZone', value: 'Mars/Olympus', version: 0 },
        { name: 'syncClock', value: 'off', version: 0 },
      ]),
    );
    expect(error).toBeInstanceOf(InvalidValues);
    expect(error?.errors).toEqual([
      {
        field: 'mailServer',
        message: 'must be the address of the mail server alone, such as smtp://mail.example:587 or smtps://mail.example:465',
      },
      { field: 'timeZone', message: 'must be the IANA name of a time zone, such as America/Toronto' },
    ]);
    expect(stored.rows.size).toBe(0);
  });

  it('does not change settings that the environment sets', async () => {
    const { change, stored } = setUp({ SMTP_URL: 'smtp://mail.example' });
    const error = await errorOf(change([{ name: 'mailUser', value: 'ann', version: 0 }]));
    expect(error).toBeInstanceOf(SetInTheEnvironment);
    expect(error?.message).toContain('“User name” is set by SMTP_URL in the environment');
    expect(stored.rows.size).toBe(0);
  });

  it('tells the second of two people what the first one changed', async () => {
    const { change, valueOf } = setUp();
    await change([
      { name: 'notifyEmail', value: 'ann@site.example', version: 0 },
      { name: 'mailPassword', value: 'hush', version: 0 },
    ]);
    const error = await errorOf(
      change([
        { name: 'notifyEmail', value: 'bob@site.example', version: 0 },
        { name: 'mailPassword', value: 'other', version: 0 },
        { name: 'syncClock', value: 'off', version: 0 },
      ]),
    );
    expect(error).toBeInstanceOf(OperatingSettingsChangedMeanwhile);
    expect(error?.errors).toEqual([
      { field: 'notifyEmail', message: '“Who is told” is “ann@site.example” now' },
      { field: 'mailPassword', message: '“Password” was changed' },
    ]);
    expect([valueOf('notifyEmail'), valueOf('syncClock')]).toEqual(['ann@site.example', undefined]);
    await change([{ name: 'syncClock', value: 'off', version: 0 }]);
  });

  it('refuses a change that would block people who use the site without https', async () => {
    const https: SettingChange[] = [{ name: 'publicAddress', value: 'https://site.example', version: 0 }];
    const { change, valueOf } = setUp();
    expect(await errorOf(change(https, 'http://192.0.2.7:3000'))).toBeInstanceOf(InvalidValues);
    expect(valueOf('publicAddress')).toBeUndefined();
    await change(https, 'http://localhost:3000');
    expect(valueOf('publicAddress')).toBe('https://site.example');
  });
});
