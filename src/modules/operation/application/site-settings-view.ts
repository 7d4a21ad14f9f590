import {
  type GivenVariables,
  OPERATING_SETTINGS,
  type OperatingSetting,
  SETTING_GROUPS,
  type SettingGroup,
  type SettingInput,
} from '../../../shared/operating-settings.js';
import type { Choice } from '../../../shared/setting-choices.js';
import { mailAccountOf, type SettingsNow } from '../../../shared/mail-account.js';
import type { StoredSettings, SecretBox } from '../domain/stored-settings.js';
import { type Origin, type ResolvedSetting, resolvedSettings, valuesOf } from '../domain/resolved-settings.js';
import type { TestEmails } from '../domain/test-emails.js';

/** A setting as the back office shows it; a secret has no value there. */
export interface SiteSettingView {
  name: OperatingSetting;
  group: SettingGroup;
  label: string;
  help: string;
  input: SettingInput;
  example: string | null;
  variable: string;
  isSecret: boolean;
  choices: Choice[];
  /** Whether something beside the choices can be typed. */
  isOpen: boolean;
  default: string | null;
  value: string | null;
  /** For secrets: whether there is one. */
  isSet: boolean;
  from: Origin;
  isUnreadable: boolean;
  version: number;
  changedAt: Date | null;
}

export interface SettingGroupView {
  name: SettingGroup;
  title: string;
  about: string;
}

export interface MailView {
  /** What is missing before emails can be sent; `null` when nothing is. */
  lacking: string | null;
  /** When the server last accepted a test email with the present settings. */
  testedAt: Date | null;
}

export interface SiteSettingsView {
  groups: SettingGroupView[];
  settings: SiteSettingView[];
  mail: MailView;
}

/** Reads how the site is run, as it is stored at this moment. */
export class ReadSiteSettings {
  constructor(
    private readonly stored: StoredSettings,
    private readonly box: SecretBox,
    private readonly given: GivenVariables,
    private readonly testEmails: TestEmails,
  ) {}

  async get(): Promise<SiteSettingsView> {
    const resolved = resolvedSettings(this.given, await this.stored.all(), this.box);
    const groups = Object.entries(SETTING_GROUPS).map(([name, facts]) => ({ name: name as SettingGroup, ...facts }));
    return { groups, settings: resolved.map(viewOf), mail: await this.mailOf(resolved) };
  }

  private async mailOf(resolved: ResolvedSetting[]): Promise<MailView> {
    const account = mailAccountOf(settingsOf(resolved));
    return 'lacking' in account
      ? { lacking: account.lacking, testedAt: null }
      : { lacking: null, testedAt: await this.testEmails.takenAt(account) };
  }
}

function settingsOf(resolved: ResolvedSetting[]): SettingsNow {
  return { current: valuesOf(resolved), unreadable: new Set(resolved.filter(({ unreadable }) => unreadable).map(({ name }) => name)) };
}

function viewOf({ name, value, from, unreadable, version, changedAt }: ResolvedSetting): SiteSettingView {
  const {
    group,
    label,
    help,
    input = 'text',
    example = null,
    variable,
    secret = false,
    shown = same,
    choices = [],
    open = false,
    default: byDefault,
  } = OPERATING_SETTINGS[name];
  return {
    name,
    group,
    label,
    help,
    input,
    example,
    variable,
    isSecret: secret,
    choices: [...choices],
    isOpen: open,
    default: byDefault,
    value: secret || value === null ? null : shown(value),
    isSet: value !== null,
    from,
    isUnreadable: unreadable,
    version,
    changedAt,
  };
}

const same = (text: string): string => text;
