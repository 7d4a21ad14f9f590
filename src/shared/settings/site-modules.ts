import { guidePath, type GuidePath } from '../guide/guide-topics.js';
import { OPERATING_SETTING_NAMES, OPERATING_SETTINGS, type OperatingValues, type SiteModule } from './operating-settings.js';

/** A part that is switched off, or a single guide that is hidden, by its path. */
export type PartOff = SiteModule | GuidePath;

/** Which parts the page at a path belongs to; it is gone when all of these are off. `frontend/src/app/routes.tsx` says the same of its routes. */
const PATHS: readonly [RegExp, readonly SiteModule[]][] = [
  [/^\/referral-program(?:\/|$)/, ['referrals']],
  [/^\/renew-business(?:\/|$)/, ['renewals']],
  [/^\/emergency-help\/?$/, ['emergency']],
  [/^\/(?:home-jobs-guide\/?$|section\/)/, ['guides', 'articles']],
  [/^\/[^/]+-guide\/?$/, ['guides']],
];

/** Whether a link may lead to this address: the page there is not switched off. */
export function isOffered(address: string, off: readonly PartOff[]): boolean {
  const path = address.split(/[?#]/, 1)[0]!;
  const parts = PATHS.find(([pattern]) => pattern.test(path))?.[1];
  return !parts?.every((part) => off.includes(part)) && !(off as readonly string[]).includes(path.replace(/\/$/, ''));
}

/** What is switched off, and the guides that are hidden. */
export function modulesOff(values: OperatingValues): PartOff[] {
  const hidden = (values.hiddenGuides ?? '').split(',').filter(Boolean);
  const off = OPERATING_SETTING_NAMES.flatMap((name) => (values[name] === 'off' ? (OPERATING_SETTINGS[name].switches ?? []) : []));
  return [...off, ...hidden.map(guidePath)];
}
