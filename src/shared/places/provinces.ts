/** The data of a province or territory. */
interface ProvinceFacts {
  name: string;
  /** An abbreviation that is seldom another word, so that it can be recognised within a sentence. */
  short?: string;
  /** Other names in addresses: in lower case, without accents. Full stops and hyphens make no difference. */
  inAddresses?: readonly string[];
  /** Prefixes of its postal codes. */
  postCodes: readonly string[];
  /** The time zone of most of its population. */
  timeZone: string;
}

const DECLARED = {
  AB: { name: 'Alberta', short: 'alta', postCodes: ['T'], timeZone: 'America/Edmonton' },
  BC: {
    name: 'British Columbia',
    short: 'bc',
    inAddresses: ['colombie-britannique', 'c.-b'],
    postCodes: ['V'],
    timeZone: 'America/Vancouver',
  },
  MB: { name: 'Manitoba', inAddresses: ['man'], postCodes: ['R'], timeZone: 'America/Winnipeg' },
  NB: { name: 'New Brunswick', inAddresses: ['nouveau-brunswick', 'n.-b'], postCodes: ['E'], timeZone: 'America/Moncton' },
  NL: {
    name: 'Newfoundland and Labrador',
    short: 'nfld',
    inAddresses: ['newfoundland', 'newfoundland & labrador', 'nf', 'terre-neuve-et-labrador', 'terre-neuve', 't.-n.-l'],
    postCodes: ['A'],
    timeZone: 'America/St_Johns',
  },
  NS: { name: 'Nova Scotia', inAddresses: ['nouvelle-ecosse', 'n.-e'], postCodes: ['B'], timeZone: 'America/Halifax' },
  NT: {
    name: 'Northwest Territories',
    short: 'nwt',
    inAddresses: ['territoires du nord-ouest', 't.n.-o'],
    postCodes: ['X0E', 'X0G', 'X1A'],
    timeZone: 'America/Yellowknife',
  },
  NU: { name: 'Nunavut', postCodes: ['X0A', 'X0B', 'X0C'], timeZone: 'America/Iqaluit' },
  ON: { name: 'Ontario', short: 'ont', postCodes: ['K', 'L', 'M', 'N', 'P'], timeZone: 'America/Toronto' },
  PE: {
    name: 'Prince Edward Island',
    short: 'pei',
    inAddresses: ['ile-du-prince-edouard', 'i.-p.-e', 'ipe'],
    postCodes: ['C'],
    timeZone: 'America/Halifax',
  },
  QC: { name: 'Quebec', inAddresses: ['que', 'pq'], postCodes: ['G', 'H', 'J'], timeZone: 'America/Toronto' },
  SK: { name: 'Saskatchewan', short: 'sask', postCodes: ['S'], timeZone: 'America/Regina' },
  YT: { name: 'Yukon', inAddresses: ['yukon territory', 'yk', 'territoire du yukon'], postCodes: ['Y'], timeZone: 'America/Whitehorse' },
} satisfies Record<string, ProvinceFacts>;

/** A province or territory, by its postal abbreviation. */
export type Region = keyof typeof DECLARED;

/** The provinces and territories. Migrations have copies of this list, which must not change. */
export const PROVINCES: Readonly<Record<Region, ProvinceFacts>> = DECLARED;

export const REGIONS = Object.keys(DECLARED) as Region[];

export function isRegion(text: string | null | undefined): text is Region {
  // A cell may contain "constructor".
  return typeof text === 'string' && Object.hasOwn(PROVINCES, text);
}
