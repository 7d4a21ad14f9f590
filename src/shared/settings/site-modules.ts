import { guidePath, type GuidePath } from '../guide/guide-topics.js';
import { OPERATING_SETTING_NAMES, OPERATING_SETTINGS, type OperatingValues, type SiteModule } from './operating-settings.js';

/** A part of the site that is switched off, or the path of a single hidden guide. */
export type PartOff = SiteModule | GuidePath;

/**
 * The parts that a page belongs to, by its path; the page is off when all of them are. `frontend/src/app/routes.tsx` repeats this for its
 * routes.
 */
const PATHS: readonly [RegExp, readonly SiteModule[]][] = [
  [/^\/referral-program(?:\/|$)/, ['referrals']],
  [/^\/renew-business(?:\/|$)/, ['renewals']],
  [/^\/emergency-help\/?$/, ['emergency']],
  [/^\/(?:home-jobs-guide\/?$|section\/)/, ['guides', 'articles']],
  [/^\/[^/]+-guide\/?$/, ['guides']],
];

/** Whether links to this address may be shown: its page is not switched off. */
export function isOffered(address: string, off: readonly PartOff[]): boolean {
  const path = address.split(/[?#]/, 1)[0]!;
  const parts = PATHS.find(([pattern]) => pattern.test(path))?.[1];
  return !parts?.every((part) => off.includes(part)) && !(off as readonly string[]).includes(path.replace(/\/$/, ''));
}

/** The parts that are switched off, and the hidden guides. */
export function modulesOff(values: OperatingValues): PartOff[] {
  const hidden = (values.hiddenGuides ?? '').split(',').filter(Boolean);
  const off = OPERATING_SETTING_NAMES.flatMap((name) => (values[name] === 'off' ? (OPERATING_SETTINGS[name].switches ?? []) : []));
  return [...off, ...hidden.map(guidePath)];
}
