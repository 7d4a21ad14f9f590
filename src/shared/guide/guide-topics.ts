import { GUIDES, type GuideSlug, type SectionId } from './guide-sections.js';

/** A guide or an article in a list. */
export interface Topic {
  title: string;
  to: string;
  /** How long it takes. */
  time: string;
}

/** The path of a guide's page. */
export type GuidePath = `/${string}-guide`;

export const guidePath = (slug: string): GuidePath => `/${slug}-guide`;

/** Title and time of each guide, repeated here because a list must not load the texts; a test compares the two. */
const TITLES_AND_TIMES: Record<GuideSlug, [title: string, time: string]> = {
  'dripping-faucet': ['Dripping Faucet?', '30-45 min'],
  'clogged-drain': ['Clogged Drain?', '20-60 min'],
  'running-toilet': ['Running Toilet?', '15-45 min'],
  'low-water-pressure': ['Low Water Pressure?', '30-90 min'],
  'no-hot-water': ['No Hot Water?', '30-90 min'],
  'frozen-pipes': ['Frozen Pipes?', '1-4 hours'],
  'sump-pump': ['Sump Pump Not Working?', '45-90 min'],
  'circuit-breaker': ['Circuit Breaker Keeps Tripping?', '15-30 minutes'],
  'flickering-lights': ['Why Do My Lights Flicker?', '20-60 minutes'],
  'outlet-not-working': ['Outlet Not Working?', '15-45 minutes'],
  'hot-buzzing-outlet': ['Outlet Hot or Buzzing?', 'IMMEDIATE ACTION'],
  'light-switch-not-working': ['Light Switch Not Working?', '30-60 minutes'],
  'power-surge-protection': ['Protect Your Home from Power Surges', 'Prevention focused'],
  'ac-not-cooling': ['AC Running but Not Cooling?', '30-90 minutes'],
  'furnace-not-turning-on': ['Furnace Not Turning On?', '30-60 minutes'],
  'uneven-temperature': ['Some Rooms Too Hot or Too Cold?', '1-3 hours'],
  'hvac-noise': ['Strange HVAC Noises?', '15-60 minutes'],
  'air-filter-replacement': ['Time to Replace Your Air Filter?', '15-30 minutes'],
  'thermostat-not-working': ['Thermostat Not Working?', '45-90 minutes'],
};

/** The guides of each section. */
export const TOPICS = Object.fromEntries(
  Object.entries(GUIDES).map(([id, guides]) => [
    id,
    guides.map((slug): Topic => ({ to: guidePath(slug), title: TITLES_AND_TIMES[slug][0], time: TITLES_AND_TIMES[slug][1] })),
  ]),
) as Record<SectionId, Topic[]>;
