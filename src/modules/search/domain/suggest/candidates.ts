import type { Place } from '../understanding/place.js';
import type { KnownPhrase, PhraseMatch } from './phrase-book.js';
import type { SuggestKnowledge } from './suggest-knowledge.js';
import type { PlaceCounts, TradeTarget } from './suggestable-trades.js';
import { type Candidate, MATCH_QUALITY, AVAILABILITY, MAX_TRADE_FIT_GAP } from './suggestion.js';

export const MAX_PLACES = 3;
const NEAREST = 'None here yet: shows the nearest';
const WHOLE_PROVINCE = 'In all of its towns';

/** The places with the most businesses of the trade; where none of them has a business, the first place. */
export function likeliestPlaces(places: readonly Place[], { trade }: TradeTarget, { counts }: SuggestKnowledge): Place[] {
  const listed = places.filter(({ listed: isListed }) => isListed);
  if (listed.length === 0) return places.slice(0, 1);
  return listed
    .toSorted((a, b) => countIn(b, counts, trade.name) - countIn(a, counts, trade.name) || countIn(b, counts) - countIn(a, counts))
    .slice(0, MAX_PLACES);
}

/** How many listings a place has. For a province an estimate: a business that serves several of its towns counts in each. */
function countIn({ name, province }: Place, counts: PlaceCounts, trade?: string): number {
  return province ? province.towns.reduce((sum, town) => sum + counts.in(town, trade), 0) : counts.in(name, trade);
}

/** How a search names a place: "in" tells a province from a town of its name. */
const asked = ({ name, province }: Place) => (province ? `in ${name}` : name);

/** The candidates of phrases without a place, cached for as long as the knowledge is the same. */
const WITHOUT_PLACE = new WeakMap<SuggestKnowledge, Record<'begins' | 'contains', Map<KnownPhrase, Candidate[]>>>();

export function withoutPlace(match: PhraseMatch, known: SuggestKnowledge): Candidate[] {
  let made = WITHOUT_PLACE.get(known);
  if (!made) WITHOUT_PLACE.set(known, (made = { begins: new Map(), contains: new Map() }));
  const candidates = made[match.begins ? 'begins' : 'contains'];
  let found = candidates.get(match.known);
  if (!found) candidates.set(match.known, (found = phraseCandidates(match, null, known)));
  return found;
}

export function phraseCandidates({ known: phrase, begins }: PhraseMatch, place: Place | null, known: SuggestKnowledge): Candidate[] {
  const target = known.tradeTargets.get(phrase.trade);
  if (!target) return [];
  const fit =
    place === null ? (begins ? MATCH_QUALITY.begins : MATCH_QUALITY.contains) : MATCH_QUALITY.contains + (begins ? 0 : MAX_TRADE_FIT_GAP);
  if (phrase.kind === 'trade') return [tradeCandidates(target, place, fit, known, phrase.isName ? undefined : phrase.text)];
  const isThing = phrase.kind === 'thing';
  const isFrench = phrase.language === 'fr';
  return [
    {
      kind: phrase.kind === 'problem' ? 'problem' : 'service',
      text: place ? `${phrase.text} ${isFrench ? (place.province ? 'en' : 'à') : 'in'} ${place.name}` : phrase.text,
      detail: (target.shown ?? target.trade).plural,
      href: searchFor({ query: place ? `${phrase.phrase} ${asked(place)}` : phrase.phrase }),
      same: phrase.same,
      // A thing says less about what is needed than a service or a problem does.
      fit: isThing ? MATCH_QUALITY.contains : fit,
      // Where phrases of both languages begin alike, English comes first: most visitors write it.
      weight: target.trade.count / (phrase.tokens.length + (isThing ? 10 : 0)) / (isFrench ? 2 : 1),
      availability: availabilityOf(target),
    },
  ];
}

/** @param called the phrase by which the trade was found, if that is not its name */
export function tradeCandidates(
  { trade, shown }: TradeTarget,
  place: Place | null,
  fit: number,
  { counts }: SuggestKnowledge,
  called?: string,
): Candidate {
  const here = place ? countIn(place, counts, trade.name) : trade.count;
  const about =
    shown === trade
      ? place && here === 0
        ? NEAREST
        : place?.province
          ? WHOLE_PROVINCE
          : listed(here)
      : shown
        ? `None yet: shows ${shown.plural}`
        : 'None listed yet';
  const isListed = here > 0;
  // A filter without matches shows nothing; a search for the words finds the nearest businesses, or those of related trades.
  // A province is no filter.
  const filters: Record<string, string> =
    isListed && !place?.province ? { industry: trade.name } : { query: [trade.name, place && asked(place)].filter(Boolean).join(' ') };
  if (filters['industry'] && place) filters['city'] = place.name;
  return {
    kind: 'trade',
    text: place ? `${trade.plural} in ${place.name}` : trade.plural,
    detail: called ? `${called}: ${about.charAt(0).toLowerCase()}${about.slice(1)}` : about,
    href: searchFor(filters),
    fit: called === undefined ? fit : fit + 0.5,
    weight: here,
    availability: isListed ? AVAILABILITY.here : shown ? AVAILABILITY.instead : AVAILABILITY.nobody,
  };
}

export function placesOf(places: readonly Place[], { counts }: SuggestKnowledge): Candidate[] {
  return places.map((place) => {
    const count = countIn(place, counts);
    const isListed = place.listed && count > 0;
    return {
      kind: 'place' as const,
      text: place.name,
      detail: isListed ? (place.province ? WHOLE_PROVINCE : listed(count)) : NEAREST,
      href: searchFor(isListed && !place.province ? { city: place.name } : { query: place.name }),
      fit: MATCH_QUALITY.begins,
      weight: count,
      availability: isListed ? AVAILABILITY.here : AVAILABILITY.instead,
    };
  });
}

export const availabilityOf = ({ trade, shown }: TradeTarget) =>
  shown === trade ? AVAILABILITY.here : shown ? AVAILABILITY.instead : AVAILABILITY.nobody;

const FIGURES = new Intl.NumberFormat('en-CA');

const listed = (count: number) => `${FIGURES.format(count)} listed`;

/** Encodes like URLSearchParams, which would take most of the time of a suggestion: nearly all values need no encoding. */
export const searchFor = (filters: Record<string, string>) =>
  `/search?${Object.entries(filters)
    .map(
      ([name, value]) =>
        `${name}=${PLAIN.test(value) ? value.replaceAll(' ', '+') : new URLSearchParams({ value }).toString().slice('value='.length)}`,
    )
    .join('&')}`;

const PLAIN = /^[\w .*-]*$/;
