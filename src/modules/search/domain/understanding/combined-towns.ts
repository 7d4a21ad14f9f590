import { circleAround, kilometresBetween, type Spot } from './distance.js';
import type { Place } from './place.js';

/** Words of a query that stand together. */
export interface Span {
  /** The first one. */
  index: number;
  /** How many there are. */
  length: number;
}

/** A place that a query names, and where in it. */
interface NamedPlace extends Span {
  place: Place;
}

const JOINING = new Set(['and', 'or', 'et', 'ou']);
/** Towns farther apart are no neighbours: people who name both are moving, or have two houses. */
const NEIGHBOURS_KM = 45;
/** Margin around a town: a business at this distance from its middle still works there. */
const TOWN_KM = 10;

/**
 * Neighbouring towns, any of which will do, as one area around them: "In Ajax or Pickering", "Whitby, Oshawa and Ajax". Towns without a
 * joining word are not combined: "Kanata Ottawa" means Kanata in Ottawa.
 * @param best the town that is meant if only one is
 */
export function combinedTowns(
  best: NamedPlace,
  towns: readonly NamedPlace[],
  words: readonly string[],
): { place: Place; isIn: (index: number) => boolean } | undefined {
  if (towns.length < 2) return undefined;
  const spans = [...towns].sort((a, b) => a.index - b.index);
  const at = spans.indexOf(best);
  const together = [best];
  for (let left = at - 1; left >= 0 && isJoined(spans[left]!, together[0]!, words); left -= 1) together.unshift(spans[left]!);
  for (let right = at + 1; right < spans.length && isJoined(together.at(-1)!, spans[right]!, words); right += 1)
    together.push(spans[right]!);
  const [first, last] = [together[0]!, together.at(-1)!];
  const joins = words
    .slice(first.index, last.index)
    .filter((word, step) => JOINING.has(word) && !together.some((town) => covers(town, first.index + step)));
  const spots = spotsOfNeighbours(together.map(({ place }) => place));
  if (together.length < 2 || joins.length === 0 || !spots) return undefined;
  const names = together.map(({ place }) => place.name);
  const place = {
    name: `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`,
    region: best.place.region,
    listed: together.some((town) => town.place.listed),
    ...circleAround(spots, TOWN_KM),
  };
  return { place, isIn: (index) => index >= first.index && index < last.index + last.length };
}

export const covers = ({ index, length }: Span, at: number): boolean => at >= index && at < index + length;

/** Whether nothing stands between them, or one joining word. */
function isJoined(one: NamedPlace, next: NamedPlace, words: readonly string[]): boolean {
  const between = words.slice(one.index + one.length, next.index);
  return one.place.name !== next.place.name && (between.length === 0 || (between.length === 1 && JOINING.has(between[0]!)));
}

/** `undefined` where one of them is not on the map, or not near the others. */
function spotsOfNeighbours(places: readonly Place[]): Spot[] | undefined {
  const spots = places.flatMap(({ lat, lng }) => (lat === null || lng === null ? [] : [{ lat, lng }]));
  const isNear = spots.every((one) => spots.every((other) => kilometresBetween(one, other) < NEIGHBOURS_KM));
  return spots.length === places.length && isNear ? spots : undefined;
}
