import { maxBy } from 'es-toolkit';
import type { Place } from '../understanding/place.js';
import { type Topic, topicsIn } from '../understanding/topics.js';
import { type Token, tokensOf } from '../understanding/tokens.js';
import {
  likeliestPlaces,
  MAX_PLACES,
  phraseCandidates,
  tradeCandidates,
  placesOf,
  availabilityOf,
  searchFor,
  withoutPlace,
} from './candidates.js';
import { type Interpretation, interpretationsOf, withoutFiller } from './interpretations.js';
import { beginsWith, type PhraseMatch } from './phrase-book.js';
import type { KnownGuide, KnownTaughtPhrase, SuggestKnowledge } from './suggest-knowledge.js';
import { type Candidate, MATCH_QUALITY, AVAILABILITY } from './suggestion.js';

/** Further words are ignored: a longer text is no search. */
const MAX_WORDS = 12;

/** What a visitor who has typed this may be about to search for. Businesses are looked up elsewhere. */
export function candidatesFor(typed: string, known: SuggestKnowledge): Candidate[] {
  const tokens = tokensOf(typed).slice(0, MAX_WORDS);
  if (tokens.length === 0) return [];
  const topics = topicsOf(tokens);
  const found = [
    ...interpretationsOf(tokens, known.places).flatMap((interpretation) => candidatesOf(interpretation, known)),
    ...taughtWith(tokens, known),
    ...guidesWith(tokens, known),
    ...emergencyHelpFor(topics),
  ];
  found.push(...guideTo(topics, found, known));
  if (found.some(({ kind }) => kind !== 'guide')) return found;
  const misspelt = misspeltPhrases(tokens, known);
  if (tokens.length > 1 && misspelt.some(({ fit }) => fit < MATCH_QUALITY.misspelt)) return [...found, ...misspelt];
  const meant = understood(typed, known);
  return [...found, ...(meant.length > 0 ? meant : misspelt)];
}

function candidatesOf({ words: meaningful, said, places, unfinished }: Interpretation, known: SuggestKnowledge): Candidate[] {
  const words = meaningful.length > 0 || places.length === 0 ? meaningful : said.filter((token) => known.phrases.isName(token));
  if (words.length === 0) return placesOf(places, known);
  const matches = phrasesWith(words, known);
  if (places.length === 0) return matches.flatMap((match) => [...withoutPlace(match, known), ...whereMostAre(match, words, known)]);
  if (matches.length === 0) {
    // The last word of "rtten egg smell hot water" is water, not the beginning of Waterloo, where nobody is listed.
    const isWord = unfinished.length > 0 && unfinished.every((token) => known.phrases.hasBeginning(token));
    return misspeltIn(isWord ? places.filter(({ listed: isListed }) => isListed) : places, words, known);
  }
  // A phrase that only contains the typed words says too little to be combined with a place.
  const placed = matches.filter(({ begins, known: { kind } }) => begins || kind === 'trade');
  return [...Map.groupBy(placed, ({ known: { trade } }) => trade)].flatMap(([trade, found]) => {
    const target = known.tradeTargets.get(trade);
    return target
      ? likeliestPlaces(places, target, known).flatMap((place) => found.flatMap((match) => phraseCandidates(match, place, known)))
      : [];
  });
}

function misspeltIn(places: readonly Place[], words: readonly Token[], known: SuggestKnowledge): Candidate[] {
  const { trades, words: notUnderstood } = known.meaningOf(words.map(({ word }) => word).join(' '));
  const tradeTargets = notUnderstood.length > 0 ? [] : trades.flatMap((name) => known.tradeTargets.get(name) ?? []);
  return tradeTargets.flatMap((target) =>
    likeliestPlaces(places, target, known).map((place) => tradeCandidates(target, place, MATCH_QUALITY.understood, known)),
  );
}

/** One or two letters match phrases that begin with them; a single letter matches names of trades only. */
function phrasesWith(words: readonly Token[], { phrases }: SuggestKnowledge): PhraseMatch[] {
  const [{ word }, ...others] = words as [Token, ...Token[]];
  if (others.length > 0 || word.length > 2) return phrases.with(words);
  return phrases.beginningWith(word).filter(({ known: { kind } }) => word.length > 1 || kind === 'trade');
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
    .map((name) => tradeCandidates(target, { name, listed: true, region: null, lat: null, lng: null }, MATCH_QUALITY.begins + 0.6, known));
}

function taughtWith(tokens: readonly Token[], known: SuggestKnowledge): Candidate[] {
  if (tokens.length === 1 && tokens[0]!.word.length < 2) return [];
  // The last word may be filler, or the beginning of a word that is not.
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
        fit: MATCH_QUALITY.begins,
        weight: 0,
        availability: AVAILABILITY.here,
      },
    ];
  const target = known.tradeTargets.get(means.trade);
  return target ? [tradeCandidates(target, null, MATCH_QUALITY.begins, known, phrase)] : [];
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
    .map((guide) => toGuide(guide, beginsWith(guide.tokens, tokens) ? MATCH_QUALITY.begins : MATCH_QUALITY.contains));
}

const toGuide = ({ title, path, time }: KnownGuide, fit: number): Candidate => ({
  kind: 'guide',
  text: title,
  detail: time,
  href: path,
  fit,
  weight: 0,
  availability: AVAILABILITY.here,
});

/** The page that says what to do now, ahead of all other suggestions, if the text is about a danger. */
function emergencyHelpFor(topics: readonly Topic[]): Candidate[] {
  return topics
    .filter(({ dangerous }) => dangerous)
    .map(({ title, path }) => toGuide({ title, path, time: 'What to do now' }, MATCH_QUALITY.emergency));
}

/** The guide to the typed problem, or to the likeliest problem that begins with the typed text. */
function guideTo(typed: readonly Topic[], found: readonly Candidate[], { guides }: SuggestKnowledge): Candidate[] {
  const problems = found.filter(({ kind, fit }) => kind === 'problem' && fit === MATCH_QUALITY.begins);
  const likeliestProblem = maxBy(problems, ({ weight }) => weight);
  const topics = [...typed, ...(likeliestProblem ? topicsOf(tokensOf(likeliestProblem.text)) : [])];
  const paths = new Set(topics.map(({ path }) => path));
  return guides.filter(({ path }) => paths.has(path)).map((guide) => toGuide(guide, MATCH_QUALITY.understood));
}

const topicsOf = (tokens: readonly Token[]) => topicsIn(tokens.map(({ stem }) => stem));

/** Interprets a text that no phrase begins with: it may use other words, be misspelt, or have a time or a postal code. */
function understood(typed: string, known: SuggestKnowledge): Candidate[] {
  const { trades, because, place, postCode, when, words } = known.meaningOf(typed);
  const tradeTargets = trades.flatMap((name) => known.tradeTargets.get(name) ?? []);
  if (tradeTargets.length === 0)
    return place && words.length === 0 ? placesOf([place], known).map((found) => ({ ...found, fit: MATCH_QUALITY.understood })) : [];
  const isPlain = postCode === null && when === null;
  const ofTrades = tradeTargets.map((target): Candidate => {
    const candidate = tradeCandidates(target, place, MATCH_QUALITY.understood, known);
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
    fit: MATCH_QUALITY.begins,
    weight: 0,
    availability: availabilityOf(first!),
  };
  return [itself, ...ofTrades];
}

/** Phrases whose words are similar to the typed ones; the last word may be unfinished. */
function misspeltPhrases(tokens: readonly Token[], known: SuggestKnowledge): Candidate[] {
  return known.phrases.like(withoutFiller(tokens, true)).flatMap((match) =>
    withoutPlace(match, known).map((candidate) => ({
      ...candidate,
      fit: match.begins ? MATCH_QUALITY.understood : MATCH_QUALITY.misspelt,
    })),
  );
}
