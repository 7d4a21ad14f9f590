import { ReversingSecretBox } from '../testing/doubles.js';
import type { StoredSetting } from './stored-settings.js';
import { resolvedSettings, valuesOf } from './resolved-settings.js';

const AT = new Date('2026-11-22T12:00:00Z');
const box = new ReversingSecretBox();
const stored = (name: StoredSetting['name'], value: string | null, version = 1): StoredSetting => ({ name, value, version, changedAt: AT });
const resolved = (given: Parameters<typeof resolvedSettings>[0], rows: StoredSetting[] = []) =>
  new Map(resolvedSettings(given, rows, box).map((each) => [each.name, each]));

describe('a setting', () => {
  it('has its default until it is set', () => {
    const all = resolved({});
    expect(all.get('syncClock')).toEqual({
      name: 'syncClock',
      value: '0 */6 * * *',
      from: 'default',
      version: 0,
      changedAt: null,
      unreadable: false,
    });
    expect(all.get('publicAddress')).toMatchObject({ value: null, from: 'default' });
  });

  it('has the saved value, and the default again after a reset', () => {
    expect(resolved({}, [stored('syncClock', 'off', 3)]).get('syncClock')).toMatchObject({
      value: 'off',
      from: 'here',
      version: 3,
      changedAt: AT,
    });
    expect(resolved({}, [stored('syncClock', null, 4)]).get('syncClock')).toMatchObject({
      value: '0 */6 * * *',
      from: 'default',
      version: 4,
    });
  });

  it('has the value of the environment, whatever was saved', () => {
    const all = resolved({ SYNC_CRON: 'off', PUBLIC_ORIGIN: 'https://Site.example/' }, [stored('syncClock', '0 3 * * *')]);
    expect(all.get('syncClock')).toMatchObject({ value: 'off', from: 'environment' });
    expect(all.get('publicAddress')).toMatchObject({ value: 'https://site.example', from: 'environment' });
  });

  it('may be part of SMTP_URL, which takes precedence for all of them', () => {
    const values = valuesOf(
      resolvedSettings({ SMTP_URL: 'smtps://ann%40x.ca:p%3Aw@mail.example:465/?pool=true' }, [stored('mailPassword', 'other')], box),
    );
    expect(values).toMatchObject({ mailServer: 'smtps://mail.example:465/?pool=true', mailUser: 'ann@x.ca', mailPassword: 'p:w' });
    expect(valuesOf(resolvedSettings({ SMTP_URL: 'smtp://mail.example' }, [stored('mailUser', 'bob')], box))).toMatchObject({
      mailUser: null,
      mailPassword: null,
    });
  });

  it('that is secret is decrypted, and reported as unreadable if that fails', () => {
    expect(resolved({}, [stored('mailPassword', box.seal('mailPassword', 'hush'))]).get('mailPassword')).toMatchObject({
      value: 'hush',
      unreadable: false,
    });
    const other = new ReversingSecretBox('b').seal('mailPassword', 'hush');
    expect(resolved({}, [stored('mailPassword', other)]).get('mailPassword')).toMatchObject({
      value: null,
      from: 'here',
      unreadable: true,
    });
  });
});
