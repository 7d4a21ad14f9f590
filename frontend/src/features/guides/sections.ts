import { SECTION_TRADES } from '../../lib/section-trade.js';

export interface GuideSection {
  title: string;
  /** What the hub calls it, where that is not its title. */
  category?: string;
  trade: string;
}

/** The parts of the guide that are always there. */
export const SECTIONS: Record<'plumbing' | 'electrical' | 'hvac', GuideSection> = {
  plumbing: {
    title: 'Plumbing',
    trade: SECTION_TRADES.plumbing,
  },
  electrical: {
    title: 'Electrical',
    trade: SECTION_TRADES.electrical,
  },
  hvac: {
    title: 'HVAC',
    category: 'HVAC Technician',
    trade: SECTION_TRADES.hvac,
  },
};
