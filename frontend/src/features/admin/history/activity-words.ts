import { upperFirst } from 'es-toolkit/string';
import type { AuditAction } from '../../../../../src/shared/office/audit-log.js';
import { SETTING_NAMES } from '../../../../../src/shared/settings/page-settings.js';
import { counted } from '../../../lib/words.js';
import { FIELD_NAMES } from '../listings/listing-words.js';
import { momentText } from '../kit/moment.js';
import { money } from '../kit/money.js';
import type { SiteSettings } from '../site/site-endpoints.js';
import { namesText } from './difference.js';
import type { Activity } from './history-endpoints.js';

/** The description of an action: a title, details, and a link. */
export interface ActivityWords {
  title: string;
  detail?: string;
  link?: string;
  picture?: string;
}

type Detail = Record<string, unknown>;
/** Labels of settings by name; settings of earlier versions are missing. */
export type SettingLabels = ReadonlyMap<string, string>;

const BULK_WORDS: Record<string, string> = {
  correct: 'Fields were set',
  confirm: 'Confirmed as correct',
  unpublish: 'Unpublished',
  restore: 'Restored',
  delete: 'Deleted, or hidden where a source has them',
};

const WORDS: Record<AuditAction, (detail: Detail, settings: SettingLabels) => ActivityWords> = {
  'signed-in': () => ({ title: 'Signed in' }),
  'signed-out': () => ({ title: 'Signed out' }),
  'sign-in-refused': () => ({ title: 'Sign-in refused', detail: 'Ten wrong passwords came from this address within 15 minutes.' }),
  'password-changed': () => ({ title: 'Password changed', detail: 'Everyone was signed out.' }),
  'trades-changed': (detail) => ({ title: 'Trades changed', detail: tradeIn(detail) }),
  'site-settings-changed': (detail, labels) => ({
    title: 'Site settings changed',
    detail: listIn(detail, 'settings')
      .map((name) => labels.get(name) ?? name)
      .join(', '),
    link: '/settings/site',
  }),
  'test-email-sent': () => ({ title: 'Test email sent' }),
  'backup-made': ({ name }) => ({ title: 'Backup made', detail: textOf(name), link: '/settings/backups' }),
  'backup-uploaded': ({ name, file }) => ({
    title: 'Backup uploaded',
    detail: `${textOf(file)}, as ${textOf(name)}`,
    link: '/settings/backups',
  }),
  'backup-deleted': ({ name }) => ({ title: 'Backup deleted', detail: textOf(name) }),
  'backup-restored': ({ name, madeFirst }) => ({
    title: 'Backup restored',
    detail: `${textOf(name)}; what was there before is in ${textOf(madeFirst)}`,
    link: '/settings/backups',
  }),
  'phrase-taught': ({ phrase, means }) => ({ title: 'Phrase taught to the search', detail: `“${textOf(phrase)}” means ${textOf(means)}` }),
  'phrase-forgotten': ({ phrase, means }) => ({ title: 'Taught phrase deleted', detail: `“${textOf(phrase)}” meant ${textOf(means)}` }),
  'settings-saved': (detail) => ({ title: 'Settings saved', detail: settingsIn(detail) }),
  'page-texts-saved': (detail) => ({ title: `Texts saved: ${textOf(detail['page'])}` }),
  'settings-restored': (detail) => ({ title: `Settings restored from save ${textOf(detail['from'])}`, detail: settingsIn(detail) }),
  'image-uploaded': ({ url }) => ({ title: 'Picture uploaded', picture: textOf(url) || undefined }),
  'listings-synced': (detail) => ({ title: 'Listings synced by hand', detail: syncIn(detail) }),
  'sync-undone': () => ({ title: 'Sync undone', detail: 'The sheet’s listings were reset, and automatic syncs were paused.' }),
  'listings-imported': (detail) => ({ title: `List imported: ${textOf(detail['name'])}`, detail: syncIn(detail) }),
  'import-undone': (detail) => ({ title: `Import undone: ${textOf(detail['name'])}`, detail: 'The listings of this list were reset.' }),
  'listing-source-added': ({ name }) => ({ title: `Source added: ${textOf(name)}`, link: '/settings/import' }),
  'listing-source-changed': ({ name }) => ({ title: `Source changed: ${textOf(name)}`, link: '/settings/import' }),
  'listing-source-removed': ({ name }) => ({ title: `Source removed: ${textOf(name)}`, detail: 'Its listings stayed.' }),
  'listing-added': (detail) => listingIn('Added', detail),
  'message-archived': (detail) => messageIn('Message archived', detail),
  'message-restored': (detail) => messageIn('Message moved to the inbox', detail),
  'message-marked-as-spam': (detail) => messageIn('Message marked as spam', detail),
  'message-deleted': () => ({ title: 'Message deleted' }),
  'deliveries-retried': ({ count }) => ({
    title: `${counted(Number(count), 'delivery', 'deliveries')} tried again`,
    link: '/settings/site',
  }),
  'delivery-discarded': () => ({ title: 'Email or form discarded, never delivered' }),
  'submission-approved': (detail) => listingIn('Approved', { ...detail, id: detail['listing'] }),
  'submission-rejected': (detail) => submissionIn('Rejected', detail),
  'submission-changes-requested': (detail) => submissionIn('Changes requested of', detail),
  'submission-spam': (detail) => submissionIn('Marked as spam:', detail),
  'submission-restored': (detail) => submissionIn('Back in the queue:', detail),
  'listing-corrected': correctionIn,
  'listing-unpublished': (detail) => ({
    ...listingIn('Unpublished', detail),
    detail: textOf(detail['reason']) && `Reason: ${textOf(detail['reason'])}`,
  }),
  'listing-restored': (detail) => listingIn('Restored', detail),
  'listing-confirmed': (detail) => listingIn('Confirmed', detail),
  'licence-checked': (detail) => ({
    ...listingIn('Licence checked:', detail),
    detail: `Number ${textOf(detail['number'])}, by ${textOf(detail['by'])}`,
  }),
  'licence-check-taken-back': (detail) => listingIn('Licence check withdrawn:', detail),
  'listings-changed': ({ action, listings }) => ({
    title: `${counted(Number(listings), 'listing')} changed together`,
    detail: BULK_WORDS[textOf(action)],
  }),
  'listings-change-undone': ({ listings }) => ({ title: `Change of ${counted(Number(listings), 'listing')} undone` }),
  'listings-merged': (detail) => ({
    ...listingIn('Merged another listing into', detail),
    detail: `${textOf(detail['fromTitle'])} redirects there now.`,
  }),
  'listing-removed': () => ({ title: 'Listing removed for good' }),
  'person-copied': () => ({ title: 'Copy of personal data made on request' }),
  'person-erased': () => ({ title: 'Personal data erased on request' }),
  'referral-approved': (detail) => ({
    title: `Reward of ${money(Number(detail['reward']))} for referring ${textOf(detail['business'])}`,
    detail: `Code ${textOf(detail['code'])}`,
  }),
  'referral-rejected': (detail) => ({
    title: `Referral of ${textOf(detail['business'])} rejected`,
    detail: textOf(detail['reason']) && `Reason: ${textOf(detail['reason'])}`,
  }),
  'referrer-link-copied': (detail) => ({
    title: `Sign-in link for ${textOf(detail['name'])} created`,
    detail: `Code ${textOf(detail['code'])}`,
  }),
  'blog-published': (detail) => articleIn('Published the article', detail),
  'blog-scheduled': ({ title, at }) => ({ title: `Scheduled the article ${textOf(title)}`, detail: `For ${momentText(textOf(at))}.` }),
  'blog-schedule-cancelled': ({ title }) => ({ title: `Took the article ${textOf(title)} off the schedule` }),
  'blog-updated': (detail) => ({ ...articleIn('Changed the article', detail), detail: renameIn(detail) }),
  'blog-restored': (detail) => ({
    ...articleIn('Restored the article', detail),
    detail: `As it was at version ${textOf(detail['from'])}.`,
  }),
  'blog-deleted': ({ title }) => ({ title: `Deleted the article ${textOf(title)}` }),
  'blog-undeleted': (detail) => articleIn('Brought back the article', detail),
};

/** The description of an entry; an unknown action of a later version is described by its name. */
export function activityWords({ action, detail }: Pick<Activity, 'action' | 'detail'>, settings: SettingLabels = new Map()): ActivityWords {
  const name = action.replaceAll('-', ' ');
  if (detail['erased'] === true) return { title: upperFirst(name), detail: 'What it was about was erased on request.' };
  return Object.hasOwn(WORDS, action) ? WORDS[action](detail, settings) : { title: name };
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function listIn(detail: Detail, name: string): string[] {
  const value = detail[name];
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

function settingsIn(detail: Detail): string {
  const fields = listIn(detail, 'fields');
  const names = SETTING_NAMES.filter((name) => fields.includes(name));
  return names.length > 0 ? namesText(names) : '';
}

function fieldNames(names: string[]): string {
  return names.map((name) => (FIELD_NAMES as Record<string, string>)[name] ?? name).join(', ');
}

function listingIn(verb: string, detail: Detail): ActivityWords {
  const id = textOf(detail['id']);
  return {
    title: `${verb} ${textOf(detail['title']) || id}`,
    link: id ? `/settings/listings?${new URLSearchParams({ open: id }).toString()}` : undefined,
  };
}

/** Fields whose correction was undone show the source's value again; entries of earlier versions do not tell them apart. */
function correctionIn(detail: Detail): ActivityWords {
  const undone = listIn(detail, 'undone');
  const set = listIn(detail, 'fields').filter((name) => !undone.includes(name));
  if (undone.length === 0) return { ...listingIn('Corrected', detail), detail: fieldNames(set) };
  if (set.length === 0) return { ...listingIn('Corrections undone:', detail), detail: fieldNames(undone) };
  return { ...listingIn('Corrected', detail), detail: `${fieldNames(set)}; no longer corrected: ${fieldNames(undone)}` };
}

function articleIn(verb: string, detail: Detail): ActivityWords {
  const name = textOf(detail['fileName']);
  return { title: `${verb} ${textOf(detail['title']) || name}`, link: name ? `/${name}` : undefined };
}

function renameIn(detail: Detail): string {
  return textOf(detail['from']) && `Its address was /${textOf(detail['from'])} before.`;
}

/** The audit log names no person, so the link shows which message it was. */
function messageIn(title: string, detail: Detail): ActivityWords {
  const id = textOf(detail['id']);
  return { title, link: id ? `/settings/messages?${new URLSearchParams({ open: id }).toString()}` : undefined };
}

function submissionIn(verb: string, detail: Detail): ActivityWords {
  return { title: `${verb} ${textOf(detail['title'])}`, detail: textOf(detail['reason']) && `Reason: ${textOf(detail['reason'])}` };
}

function syncIn(detail: Detail): string {
  const count = (name: string) => Number(detail[name]) || 0;
  return `${counted(count('created'), 'new listing')}, ${count('updated').toLocaleString('en-CA')} changed, ${count('removed').toLocaleString('en-CA')} removed`;
}

const TRADE_CHANGES: Record<string, (trade: string, into: string) => string> = {
  changed: (trade) => `${trade}: changed`,
  hidden: (trade) => `${trade}: hidden`,
  shown: (trade) => `${trade}: no longer hidden`,
  added: (trade) => `${trade}: added`,
  removed: (trade) => `${trade}: removed`,
  merged: (trade, into) => `${trade} counts as ${into}`,
  unmerged: (trade) => `${trade} is separate again`,
  arranged: () => 'The order of the home page',
};

function tradeIn(detail: Detail): string {
  return TRADE_CHANGES[textOf(detail['change'])]?.(textOf(detail['trade']), textOf(detail['into'])) ?? '';
}

/** Labels of the operating settings by name: "Google service account: Key". */
export function settingLabelsOf({ groups, settings }: SiteSettings): SettingLabels {
  const titles = new Map(groups.map(({ name, title }) => [name, title]));
  return new Map(settings.map(({ name, group, label }) => [name, `${titles.get(group)}: ${label}`]));
}
