import { counted } from '../../../lib/words.js';
import type { Reads } from '../../../lib/reads.js';
import type { Streets } from '../../../ui/map/streets.js';

type Found = Reads['pins']['data'];

/** What of the results is on the map, and what is not. */
export function pinsWords({ pins, total, unplaced, most }: Found): string {
  const shown = pins.length.toLocaleString('en-CA');
  if (total === 0) return 'Nobody was found to show on the map.';
  if (total > most) {
    const others = 'Move the map closer and search that area to see others.';
    return `The map shows ${shown} of ${total.toLocaleString('en-CA')} results, the first in the order of the list. ${others}`;
  }
  if (unplaced === 0) return `The map shows ${total === 1 ? 'the one result' : `all ${shown} results`}.`;
  const missing = `${unplaced === 1 ? 'One has' : `${unplaced.toLocaleString('en-CA')} have`} no known place and ${unplaced === 1 ? 'is' : 'are'} in the list alone.`;
  return pins.length === 0 ? missing : `The map shows ${counted(pins.length, 'result')}. ${missing}`;
}

const NO_STREETS = 'The map has towns, water and borders, but no streets.';

/** What the map itself shows. */
export const STREETS_WORDS: Record<Streets, string> = {
  none: NO_STREETS,
  slow: `The streets are slow to come. Until then: ${NO_STREETS.toLowerCase()}`,
  shown: 'Where a picture of the streets is missing, the map shows towns, water and borders.',
  missing: `The streets could not be loaded. ${NO_STREETS}`,
};

/** How a pin is called, by the names of its businesses. */
export function pinName(titles: readonly string[], isApproximate: boolean): string {
  if (titles.length === 1) return `${titles[0]!}${isApproximate ? ', approximate place' : ''}`;
  return `${titles.length} businesses: ${titles[0]!} and others`;
}
