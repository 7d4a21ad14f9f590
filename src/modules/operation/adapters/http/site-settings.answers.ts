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
  input: described(oneOf('email', 'url', 'number', 'text'), 'What kind of thing is typed.'),
  example: nullable(text),
  variable: described(text, 'The variable of the environment that sets it.'),
  isSecret: flag,
  choices: list(object<Choice>({ value: text, label: text })),
  isOpen: described(flag, 'Whether something beside the choices can be given.'),
  default: nullable(text),
  value: described(nullable(text), 'As it holds; always null for a secret.'),
  isSet: flag,
  from: described(oneOf('environment', 'here', 'default'), 'Where the value comes from; what the environment sets cannot be changed here.'),
  isUnreadable: described(flag, 'A saved secret that cannot be read any more, because SESSION_SECRET has changed: give it again.'),
  version: whole,
  changedAt: nullable(time),
});

export const SITE_SETTINGS = object<SiteSettingsAnswer>({
  groups: list(object<SettingGroupView>({ name: oneOf(...GROUP_NAMES), title: text, about: text })),
  settings: list(SETTING),
  mail: object<MailView>({
    lacking: described(nullable(text), 'What is missing before email goes out.'),
    testedAt: described(nullable(time), 'When the mail server last took a test email with the settings of now.'),
  }),
  proxies: described(
    object<ProxiesFound>({
      trusted: described(nullable(text), 'TRUST_PROXY of the environment.'),
      passedOnBy: described(nullable(text), 'From where this request came, if it says that it was passed on.'),
      isBelieved: flag,
      yourAddress: described(text, 'The address as which your requests are counted.'),
      cure: described(nullable(text), 'What to set where a proxy is not believed.'),
    }),
    'Proxies in front of the site, as this request found them.',
  ),
});

export const TEST_EMAIL = object<TestEmailAnswer>({ success: yes, to: text, from: text });
