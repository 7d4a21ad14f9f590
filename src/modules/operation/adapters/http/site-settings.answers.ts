import { described, flag, list, nullable, object, oneOf, text, time, whole, yes } from '../../../../platform/http/answers/answers.js';
import { OPERATING_SETTING_NAMES, SETTING_GROUPS, type SettingGroup } from '../../../../shared/settings/operating-settings.js';
import type { Choice } from '../../../../shared/settings/setting-choices.js';
import type { EmailSent } from '../../application/send-test-email.js';
import type { MailView, SettingGroupView, SiteSettingsView, SiteSettingView } from '../../application/site-settings-view.js';
import type { ProxiesFound } from './proxies-found.js';

export interface SiteSettingsAnswer extends SiteSettingsView {
  proxies: ProxiesFound;
}

export interface TestEmailAnswer extends EmailSent {
  success: true;
}

const GROUP_NAMES = Object.keys(SETTING_GROUPS) as SettingGroup[];

const SETTING = object<SiteSettingView>({
  name: oneOf(...OPERATING_SETTING_NAMES),
  group: oneOf(...GROUP_NAMES),
  label: text,
  help: text,
  input: described(oneOf('email', 'url', 'number', 'text'), 'The kind of value.'),
  example: nullable(text),
  variable: described(text, 'The environment variable that sets it.'),
  isSecret: flag,
  choices: list(object<Choice>({ value: text, label: text })),
  isOpen: described(flag, 'Whether other values than the choices are allowed.'),
  default: nullable(text),
  value: described(nullable(text), 'The effective value; always null for a secret.'),
  isSet: flag,
  from: described(oneOf('environment', 'here', 'default'), 'The origin of the value; settings of the environment cannot be changed here.'),
  isUnreadable: described(flag, 'The saved secret cannot be decrypted, because SESSION_SECRET has changed: it must be entered again.'),
  version: whole,
  changedAt: nullable(time),
});

export const SITE_SETTINGS = object<SiteSettingsAnswer>({
  groups: list(object<SettingGroupView>({ name: oneOf(...GROUP_NAMES), title: text, about: text })),
  settings: list(SETTING),
  mail: object<MailView>({
    lacking: described(nullable(text), 'What is missing before emails can be sent.'),
    testedAt: described(nullable(time), 'When the mail server last accepted a test email with the present settings.'),
  }),
  proxies: described(
    object<ProxiesFound>({
      trusted: described(nullable(text), 'TRUST_PROXY of the environment.'),
      passedOnBy: described(nullable(text), 'The address of the proxy, if this request has forwarding headers.'),
      isBelieved: flag,
      yourAddress: described(text, 'The client address for which your requests are counted.'),
      cure: described(nullable(text), 'The setting to change if the proxy is not trusted.'),
    }),
    'Proxies in front of the site, as this request found them.',
  ),
});

export const TEST_EMAIL = object<TestEmailAnswer>({ success: yes, to: text, from: text });
