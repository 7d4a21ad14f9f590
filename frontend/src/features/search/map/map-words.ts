import { fillTemplate } from '../../../../../src/shared/text/fill-template.js';
import type { MAP_WORDS } from '../../../../../src/shared/words/map-words.js';
import { countedIn } from '../../../lib/words.js';
import type { Reads } from '../../../lib/reads.js';
import type { Streets } from '../../../ui/map/streets.js';

type Found = Reads['pins']['data'];
export type MapWords = typeof MAP_WORDS;

/** The text about which results are on the map, and which are not. */
export function pinsWords({ pins, total, unplaced, most }: Found, words: MapWords): string {
  const figures = { shown: pins.length.toLocaleString('en-CA'), total: total.toLocaleString('en-CA') };
  if (total === 0) return words.nobody;
  if (total > most) return `${fillTemplate(words.someOf, figures)} ${words.others}`;
  if (unplaced === 0) return fillTemplate(total === 1 ? words.one : words.all, figures);
  const missing = countedIn(unplaced, words.missingOne, words.missingMany);
  return pins.length === 0 ? missing : `${countedIn(pins.length, words.shownOne, words.shownMany)} ${missing}`;
}

/** The name of the text for each state of the street layer. */
export const STREETS_WORDS = {
  none: 'noStreets',
  slow: 'slowStreets',
  shown: 'shownStreets',
  missing: 'failedStreets',
} as const satisfies Record<Streets, keyof MapWords>;

/** The accessible name of a pin, from the names of its businesses. */
export function pinName(titles: readonly string[], isApproximate: boolean, words: MapWords): string {
  const [business] = titles;
  if (titles.length === 1) return isApproximate ? fillTemplate(words.approximate, { business }) : business!;
  return fillTemplate(words.cluster, { count: titles.length, business });
}
