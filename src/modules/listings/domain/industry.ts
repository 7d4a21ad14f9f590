import { fold } from '../../../shared/text.js';

/** The trades that the directory is about. Listings of other trades keep the name they came with. */
export const TRADES = ['Plumber', 'Electrician', 'HVAC Technician', 'Landscaper'] as const;

const OTHER_NAMES: Record<string, (typeof TRADES)[number]> = {
  plumbing: 'Plumber',
  'plumbing & hvac': 'Plumber',
  'plumbing and hvac': 'Plumber',
  electrical: 'Electrician',
  hvac: 'HVAC Technician',
  landscaping: 'Landscaper',
};

const BY_KEY = new Map<string, string>([
  ...TRADES.map((trade) => [fold(trade), trade] as const),
  ...Object.entries(OTHER_NAMES),
]);

/** The directory's name for a trade as a sheet writes it. */
export function industryFrom(text: string): string {
  return BY_KEY.get(fold(text)) ?? text;
}
