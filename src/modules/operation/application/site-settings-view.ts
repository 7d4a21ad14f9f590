import {
  type GivenVariables,
  OPERATING_SETTINGS,
  SETTING_GROUPS,
  type SettingFacts,
  type SettingGroup,
  type SettingInput,
} from '../../../shared/settings/operating-settings.js';
import type { Choice } from '../../../shared/settings/setting-choices.js';
import { mailAccountOf, type SettingsNow } from '../../../shared/settings/mail-account.js';
import type { StoredSettings, SecretBox } from '../domain/stored-settings.js';
import { type ResolvedSetting, resolvedSettings, valuesOf } from '../domain/resolved-settings.js';
import type { TestEmails } from '../domain/test-emails.js';

type ShownFacts = Pick<SettingFacts, 'group' | 'label' | 'help' | 'variable' | 'default'>;

/** A setting as the back office shows it; a secret has no value there. */
export interface SiteSettingView extends ShownFacts, Omit<ResolvedSetting, 'unreadable'> {
  input: SettingInput;
  example: string | null;
  isSecret: boolean;
  choices: Choice[];
  /** Whether other values than the choices can be typed. */
  isOpen: boolean;
  /** For secrets: whether one is saved. */
  isSet: boolean;
  isUnreadable: boolean;
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

/** Reads the operating settings as they are stored now. */
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
      : { lacking: null, testedAt: await this.testEmails.acceptedAt(account) };
  }
}

function settingsOf(resolved: ResolvedSetting[]): SettingsNow {
  return { current: valuesOf(resolved), unreadable: new Set(resolved.filter(({ unreadable }) => unreadable).map(({ name }) => name)) };
}

function viewOf({ unreadable, ...resolved }: ResolvedSetting): SiteSettingView {
  const { name, value } = resolved;
  const { group, label, help, variable, default: byDefault, ...facts } = OPERATING_SETTINGS[name];
  const isSecret = facts.secret ?? false;
  return {
    ...resolved,
    group,
    label,
    help,
    input: facts.input ?? 'text',
    example: facts.example ?? null,
    variable,
    isSecret,
    choices: [...(facts.choices ?? [])],
    isOpen: facts.open ?? false,
    default: byDefault,
    value: isSecret || value === null ? null : (facts.shown?.(value) ?? value),
    isSet: value !== null,
    isUnreadable: unreadable,
  };
}
