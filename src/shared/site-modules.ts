import type { OperatingValues } from './operating-settings.js';

/** Parts of the site that an operator can switch off: their pages and calls answer 404 then, and nothing leads to them. */
export const SITE_MODULES = ['referrals', 'guides', 'articles', 'renewals', 'emergency', 'contact'] as const;

export type SiteModule = (typeof SITE_MODULES)[number];

const SETTINGS = {
  referrals: 'showReferrals',
  guides: 'showGuides',
  articles: 'showArticles',
  renewals: 'showRenewals',
  emergency: 'showEmergency',
  contact: 'showContact',
} as const satisfies Record<SiteModule, keyof OperatingValues>;

/** Those that are switched off. */
export function modulesOff(values: OperatingValues): SiteModule[] {
  return SITE_MODULES.filter((name) => values[SETTINGS[name]] === 'off');
}
