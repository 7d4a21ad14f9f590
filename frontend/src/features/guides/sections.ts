import { SECTION_TRADES } from '../../lib/section-trade.js';

export interface GuideSection {
  title: string;
  /** What the hub calls it, where that is not its title. */
  category?: string;
  description: string;
  trade: string;
}

/** The parts of the guide that are always there. */
export const SECTIONS: Record<'plumbing' | 'electrical' | 'hvac', GuideSection> = {
  plumbing: {
    title: 'Plumbing',
    description: 'Taps, toilets, drains, hot water and pumps: what you can put right yourself, and where to stop.',
    trade: SECTION_TRADES.plumbing,
  },
  electrical: {
    title: 'Electrical',
    description: 'Breakers, outlets, switches and lights: what you may check safely, and what is an electrician’s work.',
    trade: SECTION_TRADES.electrical,
  },
  hvac: {
    title: 'HVAC',
    category: 'HVAC Technician',
    description: 'Furnaces, air conditioners, filters and thermostats: simple checks before you call, in the order that saves money.',
    trade: SECTION_TRADES.hvac,
  },
};
