/** The parts of the guide that are always there, by their addresses below /section/. */
export type SectionId = 'plumbing' | 'electrical' | 'hvac';

/** What a list says of a guide or an article. */
export interface Topic {
  title: string;
  to: string;
  /** How long it takes. */
  time: string;
}

/** The path of a guide's page. */
export type GuidePath = `/${string}-guide`;

export const guidePath = (slug: string): GuidePath => `/${slug}-guide`;

const topic = (slug: string, title: string, time: string): Topic => ({ to: guidePath(slug), title, time });

/** The guides of each section. A test compares them with the texts themselves, which a list must not load. */
export const TOPICS: Record<SectionId, Topic[]> = {
  plumbing: [
    topic('dripping-faucet', 'Dripping Faucet?', '30-45 min'),
    topic('clogged-drain', 'Clogged Drain?', '20-60 min'),
    topic('running-toilet', 'Running Toilet?', '15-45 min'),
    topic('low-water-pressure', 'Low Water Pressure?', '30-90 min'),
    topic('no-hot-water', 'No Hot Water?', '30-90 min'),
    topic('frozen-pipes', 'Frozen Pipes?', '1-4 hours'),
    topic('sump-pump', 'Sump Pump Not Working?', '45-90 min'),
  ],
  electrical: [
    topic('circuit-breaker', 'Circuit Breaker Keeps Tripping?', '15-30 minutes'),
    topic('flickering-lights', 'Why Do My Lights Flicker?', '20-60 minutes'),
    topic('outlet-not-working', 'Outlet Not Working?', '15-45 minutes'),
    topic('hot-buzzing-outlet', 'Outlet Hot or Buzzing?', 'IMMEDIATE ACTION'),
    topic('light-switch-not-working', 'Light Switch Not Working?', '30-60 minutes'),
    topic('power-surge-protection', 'Protect Your Home from Power Surges', 'Prevention focused'),
  ],
  hvac: [
    topic('ac-not-cooling', 'AC Running but Not Cooling?', '30-90 minutes'),
    topic('furnace-not-turning-on', 'Furnace Not Turning On?', '30-60 minutes'),
    topic('uneven-temperature', 'Some Rooms Too Hot or Too Cold?', '1-3 hours'),
    topic('hvac-noise', 'Strange HVAC Noises?', '15-60 minutes'),
    topic('air-filter-replacement', 'Time to Replace Your Air Filter?', '15-30 minutes'),
    topic('thermostat-not-working', 'Thermostat Not Working?', '45-90 minutes'),
  ],
};
