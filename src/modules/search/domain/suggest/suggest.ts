import type { Place } from '../understanding/place.js';
import type { Places } from '../understanding/places.js';
import { type Token, tokensOf } from '../understanding/tokens.js';
import type { Meaning } from '../understanding/understand.js';
import type { TradeTarget, PlaceCounts } from './suggestable-trades.js';
import { beginsWith, type KnownPhrase, type PhraseBook, type PhraseMatch } from './phrase-book.js';
import { interpretationsOf, withoutFiller } from './interpretations.js';
import { type Candidate, FITS, REACHES, SAME_TRADE } from './suggestion.js';

export interface KnownGuide {
  title: string;
  path: string;
  time: string;
}

/** What suggestions are made of, built once for many questions. */
export interface SuggestKnowledge {
  phrases: PhraseBook;
  places: Places;
  guides: readonly (KnownGuide & { tokens: readonly Token[] })[];
  /** By the trade's name. */
  tradeTargets: ReadonlyMap<string, TradeTarget>;
  counts: PlaceCounts;
  meaningOf(text: string): Meaning;
  /** What an admin gave a meaning. */
  taught: readonly KnownTaughtPhrase[];
}

/** A phrase that an admin taught, with what it leads to now. */
export interface KnownTaughtPhrase {
  phrase: string;
  /** Its words without filler. */
  tokens: readonly Token[];
  means: { trade: string } | { place: Place } | { business: string };
}

/** More words than this are a text. */
const MAX_WORDS = 12;
const MAX_PLACES = 3;
const NEAREST = 'None here yet: shows the nearest';
const WHOLE_PROVINCE = 'In all of its towns';

/** What somebody who has typed this may be about to ask for; businesses are looked up elsewhere. */
export function candidatesFor(typed: string, known: SuggestKnowledge): Candidate[] {
  const tokens = tokensOf(typed).slice(0, MAX_WORDS);
  if (tokens.length === 0) return [];
  const found = [
    ...interpretationsOf(tokens, known.places).flatMap(({ words, places }) => read(words, places, known)),
    ...taughtWith(tokens, known),
    ...guidesWith(tokens, known),
  ];
  return found.some(({ kind }) => kind !== 'guide') ? found : [...found, ...understood(typed, known)];
}

function read(words: readonly Token[], places: readonly Place[], known: SuggestKnowledge): Candidate[] {
  if (words.length === 0) return placesOf(places, known);
  const matches = phrasesWith(words, known);
  if (places.length === 0) return matches.flatMap((match) => [...withoutPlace(match, known), ...whereMostAre(match, words, known)]);
  const misspelt = matches.length === 0 ? known.meaningOf(words.map(({ word }) => word).join(' ')) : undefined;
  if (misspelt) {
    const tradeTargets = misspelt.words.length > 0 ? [] : misspelt.trades.flatMap((name) => known.tradeTargets.get(name) ?? []);
    return tradeTargets.flatMap((target) =>
      likeliest(places, target, known).map((place) => ofTrade(target, place, FITS.understood, known)),
    );
  }
  // What is only contained in a longer phrase says too little to be put together with a place.
  const placed = matches.filter(({ begins, known: { kind } }) => begins || kind === 'trade');
  return [...Map.groupBy(placed, ({ known: { trade } }) => trade)].flatMap(([trade, found]) => {
    const target = known.tradeTargets.get(trade);
    return target ? likeliest(places, target, known).flatMap((place) => found.flatMap((match) => ofPhrase(match, place, known))) : [];
  });
}

/** With a letter or two, what begins with them is meant; with one, a trade. */
function phrasesWith(words: readonly Token[], { phrases }: SuggestKnowledge): PhraseMatch[] {
  const [{ word }, ...others] = words as [Token, ...Token[]];
  if (others.length > 0 || word.length > 2) return phrases.with(words);
  return phrases.beginningWith(word).filter(({ known: { kind } }) => word.length > 1 || kind === 'trade');
}

/** The places with the most businesses of the trade; where none of them has a business, the first place. */
function likeliest(places: readonly Place[], { trade }: TradeTarget, { counts }: SuggestKnowledge): Place[] {
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

/** What phrases say without a place: the same for each question as long as the same is known. */
const WITHOUT_PLACE = new WeakMap<SuggestKnowledge, Record<'begins' | 'contains', Map<KnownPhrase, Candidate[]>>>();

function withoutPlace(match: PhraseMatch, known: SuggestKnowledge): Candidate[] {
  let made = WITHOUT_PLACE.get(known);
  if (!made) WITHOUT_PLACE.set(known, (made = { begins: new Map(), contains: new Map() }));
  const candidates = made[match.begins ? 'begins' : 'contains'];
  let found = candidates.get(match.known);
  if (!found) candidates.set(match.known, (found = ofPhrase(match, null, known)));
  return found;
}

function ofPhrase({ known: phrase, begins }: PhraseMatch, place: Place | null, known: SuggestKnowledge): Candidate[] {
  const target = known.tradeTargets.get(phrase.trade);
  if (!target) return [];
  const fit = place === null ? (begins ? FITS.begins : FITS.contains) : FITS.contains + (begins ? 0 : SAME_TRADE);
  if (phrase.kind === 'trade') return [ofTrade(target, place, fit, known, phrase.isName ? undefined : phrase.text)];
  const isThing = phrase.kind === 'thing';
  const isFrench = phrase.language === 'fr';
  return [
    {
      kind: phrase.kind === 'problem' ? 'problem' : 'service',
      text: place ? `${phrase.text} ${isFrench ? (place.province ? 'en' : 'à') : 'in'} ${place.name}` : phrase.text,
      detail: (target.shown ?? target.trade).plural,
      href: searchFor({ query: place ? `${phrase.phrase} ${asked(place)}` : phrase.phrase }),
      same: phrase.same,
      // A thing says less of what is needed than what is to be done about it.
      fit: isThing ? FITS.contains : fit,
      // Where phrases of both languages begin alike, English comes first: most visitors write it.
      weight: target.trade.count / (phrase.tokens.length + (isThing ? 10 : 0)) / (isFrench ? 2 : 1),
      reach: reachOf(target),
    },
  ];
}

/** A trade whose whole name was typed is also suggested in the cities that have the most businesses of it. */
function whereMostAre({ known: phrase }: PhraseMatch, words: readonly Token[], known: SuggestKnowledge): Candidate[] {
  const target = known.tradeTargets.get(phrase.trade);
  const isWhole =
    phrase.kind === 'trade' &&
    phrase.tokens.length === words.length &&
    words.every(({ stem }, index) => phrase.tokens[index]!.stem === stem);
  if (!target || !isWhole) return [];
  return target.trade.cities
    .slice(0, MAX_PLACES)
    .map((name) => ofTrade(target, { name, listed: true, region: null, lat: null, lng: null }, FITS.begins + 0.6, known));
}

/** @param called what it was found by, where that is not its name */
function ofTrade(
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
    reach: isListed ? REACHES.here : shown ? REACHES.instead : REACHES.nobody,
  };
}

function placesOf(places: readonly Place[], { counts }: SuggestKnowledge): Candidate[] {
  return places.map((place) => {
    const count = countIn(place, counts);
    const isListed = place.listed && count > 0;
    return {
      kind: 'place' as const,
      text: place.name,
      detail: isListed ? (place.province ? WHOLE_PROVINCE : listed(count)) : NEAREST,
      href: searchFor(isListed && !place.province ? { city: place.name } : { query: place.name }),
      fit: FITS.begins,
      weight: count,
      reach: isListed ? REACHES.here : REACHES.instead,
    };
  });
}

function taughtWith(tokens: readonly Token[], known: SuggestKnowledge): Candidate[] {
  if (tokens.length === 1 && tokens[0]!.word.length < 2) return [];
  // The last word may say nothing, or be the beginning of one that does.
  const interpretations = [withoutFiller(tokens, true), withoutFiller(tokens, false)].filter(({ length }) => length > 0);
  return known.taught
    .filter((each) => interpretations.some((typed) => beginsWith(each.tokens, typed)))
    .flatMap((each) => ofTaught(each, known));
}

function ofTaught({ phrase, means }: KnownTaughtPhrase, known: SuggestKnowledge): Candidate[] {
  if ('place' in means)
    return placesOf([means.place], known).map((found) => ({
      ...found,
      detail: `${phrase}: ${found.detail.charAt(0).toLowerCase()}${found.detail.slice(1)}`,
    }));
  if ('business' in means)
    return [
      {
        kind: 'business',
        text: means.business,
        detail: phrase,
        href: searchFor({ query: phrase }),
        fit: FITS.begins,
        weight: 0,
        reach: REACHES.here,
      },
    ];
  const target = known.tradeTargets.get(means.trade);
  return target ? [ofTrade(target, null, FITS.begins, known, phrase)] : [];
}

function guidesWith(tokens: readonly Token[], { guides }: SuggestKnowledge): Candidate[] {
  if (tokens.length === 1 && tokens[0]!.word.length < 2) return [];
  const last = tokens.at(-1)!;
  return guides
    .filter((guide) =>
      tokens.every((token) =>
        guide.tokens.some(({ stem, word }) => stem === token.stem || (token === last && word.startsWith(token.word))),
      ),
    )
    .map(({ title, path, time, tokens: words }) => ({
      kind: 'guide',
      text: title,
      detail: time,
      href: path,
      fit: beginsWith(words, tokens) ? FITS.begins : FITS.contains,
      weight: 0,
      reach: REACHES.here,
    }));
}

/** What no phrase begins with may still mean something: in other words, misspelt, or with a time or a postal code. */
function understood(typed: string, known: SuggestKnowledge): Candidate[] {
  const { trades, because, place, postCode, when, words } = known.meaningOf(typed);
  const tradeTargets = trades.flatMap((name) => known.tradeTargets.get(name) ?? []);
  if (tradeTargets.length === 0)
    return place && words.length === 0 ? placesOf([place], known).map((found) => ({ ...found, fit: FITS.understood })) : [];
  const isPlain = postCode === null && when === null;
  const ofTrades = tradeTargets.map((target): Candidate => {
    const candidate = ofTrade(target, place, FITS.understood, known);
    const near = postCode ? ` near ${postCode}` : '';
    const time = when === 'open-now' ? ', open now' : when ? ', at any hour' : '';
    return isPlain ? candidate : { ...candidate, text: `${candidate.text}${near}${time}`, href: searchFor({ query: typed }) };
  });
  if (because === 'trade') return ofTrades;
  const [first] = tradeTargets;
  const itself = {
    kind: because === 'problem' ? ('problem' as const) : ('service' as const),
    text: typed.charAt(0).toUpperCase() + typed.slice(1),
    detail: (first!.shown ?? first!.trade).plural,
    href: searchFor({ query: typed }),
    fit: FITS.begins,
    weight: 0,
    reach: reachOf(first!),
  };
  return [itself, ...ofTrades];
}

const reachOf = ({ trade, shown }: TradeTarget) => (shown === trade ? REACHES.here : shown ? REACHES.instead : REACHES.nobody);

const FIGURES = new Intl.NumberFormat('en-CA');

const listed = (count: number) => `${FIGURES.format(count)} listed`;

/** As URLSearchParams writes it, which takes most of the time of a suggestion: nearly all values are plain. */
const searchFor = (filters: Record<string, string>) =>
  `/search?${Object.entries(filters)
    .map(
      ([name, value]) =>
        `${name}=${PLAIN.test(value) ? value.replaceAll(' ', '+') : new URLSearchParams({ value }).toString().slice('value='.length)}`,
    )
    .join('&')}`;

const PLAIN = /^[\w .*-]*$/;
