/**
 * The slugs of the built-in guides in the order of lists, by the built-in sections (their addresses below /section/). This file is part of
 * the start of every page, so it stays small: the names of sections and guides are in section-names.ts and guide-topics.ts.
 */
export const GUIDES = {
  plumbing: ['dripping-faucet', 'clogged-drain', 'running-toilet', 'low-water-pressure', 'no-hot-water', 'frozen-pipes', 'sump-pump'],
  electrical: [
    'circuit-breaker',
    'flickering-lights',
    'outlet-not-working',
    'hot-buzzing-outlet',
    'light-switch-not-working',
    'power-surge-protection',
  ],
  hvac: [
    'ac-not-cooling',
    'furnace-not-turning-on',
    'uneven-temperature',
    'hvac-noise',
    'air-filter-replacement',
    'thermostat-not-working',
  ],
} as const;

export type SectionId = keyof typeof GUIDES;

/** The name of a guide: its address without the slash and "-guide". */
export type GuideSlug = (typeof GUIDES)[SectionId][number];

export const SECTION_IDS = Object.keys(GUIDES) as SectionId[];

export const GUIDE_SLUGS: readonly GuideSlug[] = Object.values(GUIDES).flat();
