import { NEVER_CORRECTED } from './never-corrected.js';

/** Words that homeowners use, and the trade that they need. One way only: a search for a plumber does not find "drain". */
export const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ['furnace', 'hvac technician'],
  ['heating', 'hvac technician'],
  ['ac', 'hvac technician'],
  ['air conditioning', 'hvac technician'],
  ['boiler', 'hvac technician'],
  ['drain', 'plumber'],
  ['toilet', 'plumber'],
  ['leak', 'plumber'],
  ['faucet', 'plumber'],
  ['wiring', 'electrician'],
  ['breaker', 'electrician'],
  ['outlet', 'electrician'],
]);

/** How many wrong letters a word of this length may have. Both adapters use the search engine's own defaults. */
export function typosAllowed(word: string): 0 | 1 | 2 {
  if (/\p{N}/u.test(word) || word.length < 5 || NEVER_CORRECTED.has(word)) return 0;
  return word.length < 9 ? 1 : 2;
}
