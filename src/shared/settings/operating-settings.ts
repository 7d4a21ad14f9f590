import {
  email,
  forwardingUrl,
  guideNames,
  httpOrigin,
  httpUrlWithoutPassword,
  notEmpty,
  oneOf,
  type Rule,
  schedule,
  sender,
  serviceAccountKey,
  smtpServer,
  smtpUrl,
  tileUrl,
  timeZone,
  wholeNumber,
} from './setting-rules.js';
import { BACKUP_TIMES, type Choice, PROVINCE_CHOICES, SWITCH, SYNC_TIMES, ZONES } from './setting-choices.js';

/** Groups of settings on their page in the back office. */
export const SETTING_GROUPS = {
  address: {
    title: 'Public address',
    about: 'Where people reach the site. Canonical links, the sitemap, emails and referral links begin with it.',
  },
  mail: {
    title: 'Mail',
    about: 'The account from which the site writes to owners and to you. Without it, nothing is mailed or queued.',
  },
  forwarding: {
    title: 'Forwarding',
    about: 'Another service that also gets every form. Forms that it cannot take are retried for three days.',
  },
  backups: {
    title: 'Schedule',
    about: 'Backups that the site makes automatically. Those that you made by hand stay until you delete them.',
  },
  google: {
    title: 'Google service account',
    about: 'For Google Sheets that are not public. Share each of them with the address of the account, as a viewer.',
  },
  clocks: { title: 'Clocks', about: 'When scheduled tasks run, and in which time zone.' },
  streets: {
    title: 'Streets on maps',
    about:
      'Maps are drawn by the site itself: towns, water and borders, without streets. A tile server adds streets to the map of results. Visitors’ browsers then load pictures from that server, which learns their internet addresses and which part of the map they view. Read its privacy policy first.',
  },
  place: { title: 'Region', about: 'Where most of your businesses are.' },
  modules: {
    title: 'Parts of the site',
    about: 'Switch off what you do not offer: its pages are removed, and nothing links to them.',
  },
} as const;

export type SettingGroup = keyof typeof SETTING_GROUPS;

/** The type of a setting's input control. */
export type SettingInput = 'email' | 'url' | 'number' | 'text';

/** The declaration of one operating setting. */
export interface SettingFacts {
  group: SettingGroup;
  label: string;
  help: string;
  /** The type of the input where it is not text; it selects the keyboard on phones. */
  input?: Exclude<SettingInput, 'text'>;
  example?: string;
  /** The environment variable that sets it; if it is set there, it cannot be changed in the back office. */
  variable: string;
  /** Extracts this setting from a variable that holds several; by default the whole value is the setting. */
  part?: (given: string) => string | null;
  rule: Rule;
  /** The rule of the variable, where it holds more than this setting. */
  variableRule?: Rule;
  /** Stored encrypted, never shown. */
  secret?: true;
  /** The value while it is not set. */
  default: string | null;
  /** Normalises a given value before it is stored. */
  tidy?: (text: string) => string;
  /** The value for display, without parts that people must not see. */
  shown?: (value: string) => string;
  choices?: readonly Choice[];
  /** Values other than the choices are allowed. */
  open?: true;
  /** The part of the site that is switched off while this is "off". */
  switches?: string;
}

const urlOf = (given: string): URL | undefined => (URL.canParse(given) ? new URL(given) : undefined);
const withoutCredentials = (given: string): string => given.replace(/^([a-z]+:\/\/)[^/?#]*@/i, '$1');

const DEFAULT_TIME_ZONE = 'America/Toronto';

/** The rule and choices of a setting that has one of these values. */
const among = (choices: readonly Choice[]) => ({ rule: oneOf(choices.map(({ value }) => value)), choices });

/** A part of the site that can be switched off: its pages and calls answer 404 then, and nothing leads to them. */
const part = <const Switched extends string, const Variable extends string>(
  switches: Switched,
  label: string,
  variable: Variable,
  help: string,
) => ({ group: 'modules', label, variable, ...among(SWITCH), default: 'on', help, switches }) as const;

const DECLARED = {
  publicAddress: {
    group: 'address',
    label: 'Address',
    input: 'url',
    variable: 'PUBLIC_ORIGIN',
    rule: httpOrigin,
    default: null,
    example: 'https://homewright.example',
    help: 'Without a path. While it is empty, links begin with the address on which the program listens, which no one else can open.',
    tidy: (text) => new URL(text).origin,
  },
  mailServer: {
    group: 'mail',
    label: 'Mail server',
    input: 'url',
    variable: 'SMTP_URL',
    part: withoutCredentials,
    variableRule: smtpUrl,
    rule: smtpServer,
    default: null,
    example: 'smtp://mail.example:587',
    help: 'smtp:// with port 587 for most providers, smtps:// with port 465 where yours says “SSL”.',
  },
  mailUser: {
    group: 'mail',
    label: 'User name',
    input: 'email',
    variable: 'SMTP_URL',
    part: (given) => decoded(urlOf(given)?.username),
    variableRule: smtpUrl,
    rule: notEmpty,
    default: null,
    help: 'Often the whole email address. Leave it empty where the server asks for none.',
  },
  mailPassword: {
    group: 'mail',
    label: 'Password',
    variable: 'SMTP_URL',
    part: (given) => decoded(urlOf(given)?.password),
    variableRule: smtpUrl,
    rule: notEmpty,
    default: null,
    secret: true,
    help: 'Providers with two-step sign-in require an app password here. It is stored encrypted and never shown again.',
  },
  mailFrom: {
    group: 'mail',
    label: 'Sender',
    variable: 'MAIL_FROM',
    rule: sender,
    default: null,
    example: 'Homewright <hello@homewright.example>',
    help: 'The sender of emails; most servers require an address of the account. Empty: the address below.',
  },
  notifyEmail: {
    group: 'mail',
    label: 'Who is told',
    input: 'email',
    variable: 'NOTIFY_EMAIL',
    rule: email,
    default: null,
    example: 'desk@homewright.example',
    help: 'The mailbox that is notified of every form that is sent. Empty: no one.',
  },
  forwardTo: {
    group: 'forwarding',
    label: 'Address of the service',
    input: 'url',
    variable: 'FORM_FORWARD_URL',
    shown: withoutCredentials,
    variableRule: forwardingUrl,
    rule: httpUrlWithoutPassword,
    default: null,
    example: 'https://forms.example/f/abc',
    help: 'Each form is posted there. Redirects are not followed: give the final address. Empty: forms stay here.',
  },
  googleKey: {
    group: 'google',
    label: 'Key',
    variable: 'GOOGLE_SERVICE_ACCOUNT_JSON',
    variableRule: notEmpty,
    rule: serviceAccountKey,
    default: null,
    secret: true,
    help: 'The whole content of the JSON file that Google gave you for the account (Google Cloud, Service accounts, Keys). It is stored encrypted and never shown again.',
  },
  syncClock: {
    group: 'clocks',
    label: 'Sync of the sheet',
    variable: 'SYNC_CRON',
    rule: schedule,
    default: '0 */6 * * *',
    choices: SYNC_TIMES,
    open: true,
    help: 'Also runs at each start. For other schedules, use a cron expression: minute, hour, day, month, weekday.',
  },
  timeZone: {
    group: 'clocks',
    label: 'Time zone',
    variable: 'SITE_TIME_ZONE',
    rule: timeZone,
    default: DEFAULT_TIME_ZONE,
    choices: ZONES,
    open: true,
    help: 'For the schedules above, for backups, for daily figures, and for dates in emails.',
  },
  backupClock: {
    group: 'backups',
    label: 'When',
    variable: 'BACKUP_CRON',
    rule: schedule,
    default: 'off',
    choices: BACKUP_TIMES,
    open: true,
    help: 'In the time zone of the site. For other schedules, use a cron expression: minute, hour, day, month, weekday.',
  },
  backupsKept: {
    group: 'backups',
    label: 'How many to keep',
    input: 'number',
    variable: 'BACKUPS_KEPT',
    rule: wholeNumber(1, 365),
    default: '7',
    help: 'The newest of those that the schedule makes; each is about as large as the last one.',
  },
  mapTiles: {
    group: 'streets',
    label: 'Address of the pictures',
    input: 'url',
    variable: 'MAP_TILES_URL',
    rule: tileUrl,
    default: null,
    example: 'https://tiles.example/{z}/{x}/{y}.png',
    help: 'As the provider gives it, for raster tiles in Web Mercator. Anyone can read it in the pages, including any key in it. Empty: streets from the file map.pmtiles in the data folder, if there is one, and no other server is used.',
  },
  mapTilesAttribution: {
    group: 'streets',
    label: 'Attribution',
    variable: 'MAP_TILES_ATTRIBUTION',
    rule: notEmpty,
    default: null,
    example: '© OpenStreetMap contributors',
    help: 'The credit that the provider requires on the map, as plain text. Empty: the name of the server, or what the file says.',
  },
  region: {
    group: 'place',
    label: 'Province or territory',
    variable: 'SITE_REGION',
    ...among(PROVINCE_CHOICES),
    default: null,
    help: 'Decides which licensing authority is shown for a trade if the address of a business names no province. The emergency page has the numbers for Ontario, British Columbia, Quebec and Alberta. Guides, FAQ and terms name the law and authorities of Ontario if this is Ontario or empty, and otherwise what applies everywhere in Canada.',
  },
  showReferrals: part(
    'referrals',
    'Referral program',
    'SITE_REFERRALS',
    'People get a link, and a reward for businesses that join through it. Off: the page, its API and the links to it are removed; codes and rewards are kept.',
  ),
  showGuides: part(
    'guides',
    'Built-in guides',
    'SITE_GUIDES',
    'The nineteen guides that come with the site, and the page that lists them with your articles.',
  ),
  hiddenGuides: {
    group: 'modules',
    label: 'Guides that are hidden',
    variable: 'SITE_HIDDEN_GUIDES',
    rule: guideNames,
    default: null,
    tidy: (text) =>
      text
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean)
        .join(','),
    example: 'frozen-pipes, sump-pump',
    help: 'Their names in addresses without “-guide”, separated by commas. Nothing links to them, and their addresses lead to the list of guides. Empty: none. Before you save, you see which of your articles and texts link to them.',
  },
  showArticles: part('articles', 'Articles', 'SITE_ARTICLES', 'What you write yourself. Off: visitors see none of them; they are kept.'),
  showRenewals: part('renewals', 'Renewals', 'SITE_RENEWALS', 'The form that owners use to change their listings.'),
  showEmergency: part(
    'emergency',
    'Emergency help',
    'SITE_EMERGENCY_PAGE',
    'The page that says what to do first when there is gas, fire or water.',
  ),
  showContact: part(
    'contact',
    'Contact form',
    'SITE_CONTACT_FORM',
    'The form on the About page. Off: give people another way to reach you there; the privacy page promises one.',
  ),
} as const satisfies Record<string, SettingFacts>;

export type OperatingSetting = keyof typeof DECLARED;
type OperatingVariable = (typeof DECLARED)[OperatingSetting]['variable'];

/** A part of the site that an operator can switch off. */
export type SiteModule = Extract<(typeof DECLARED)[OperatingSetting], { switches: string }>['switches'];

interface OperatingFacts extends SettingFacts {
  variable: OperatingVariable;
  switches?: SiteModule;
}

/** The operating settings; environment, validation, page and API are derived from them. Wording and colours are {@link PAGE_SETTINGS}. */
export const OPERATING_SETTINGS: Readonly<Record<OperatingSetting, OperatingFacts>> = DECLARED;
export const OPERATING_SETTING_NAMES = Object.keys(DECLARED) as OperatingSetting[];

/** The values of environment variables, unparsed. */
export type GivenVariables = Readonly<Partial<Record<OperatingVariable, string>>>;

/** The effective value of every setting. */
export type OperatingValues = Readonly<Record<OperatingSetting, string | null>>;

/** The rule of an environment variable. */
export function ruleOfVariable(variable: string): Rule | undefined {
  const facts = Object.values(OPERATING_SETTINGS).find((each) => each.variable === variable);
  return facts && (facts.variableRule ?? facts.rule);
}

/** The value of a setting in the environment; `undefined` when it is not set there. */
export function givenValue(name: OperatingSetting, given: GivenVariables): string | null | undefined {
  const { variable, part, tidy } = OPERATING_SETTINGS[name];
  const text = given[variable];
  if (text === undefined) return undefined;
  return part ? part(text) : tidy ? tidy(text) : text;
}

function decoded(text: string | undefined): string | null {
  if (!text) return null;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The site's time zone. */
export function siteTimeZone({ timeZone: chosen }: Pick<OperatingValues, 'timeZone'>): string {
  return chosen ?? DEFAULT_TIME_ZONE;
}
