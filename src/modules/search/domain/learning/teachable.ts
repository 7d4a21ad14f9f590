import type { FieldError } from '../../../../shared/domain-error.js';
import { cleanLine } from '../../../../shared/text/text.js';
import type { DirectoryTrades } from '../../../trades/vocabulary.js';
import { WEAK_WORDS } from '../understanding/filler.js';
import type { Lexicon } from '../understanding/lexicon.js';
import { phraseStems } from '../understanding/phrase-table.js';
import { MAX_PLACE_NAME_WORDS, type Places } from '../understanding/places.js';
import { tokensOf } from '../understanding/tokens.js';
import type { PublishedBusiness } from './published-businesses.js';
import { MAX_PHRASE_LENGTH, MAX_PHRASES, phraseKeyOf, type TaughtPhrase, type TaughtTarget } from './taught-phrase.js';

/** What a phrase is checked against before it is taught. */
export interface Teaching {
  taught: readonly TaughtPhrase[];
  trades: DirectoryTrades;
  lexicon: Lexicon;
  places: Places;
  /** Published businesses whose names are this phrase. */
  called: readonly PublishedBusiness[];
  /** The business that the phrase is to mean. */
  business: PublishedBusiness | undefined;
}

/** The reasons against teaching a phrase, by field. */
export function problemsWith(phrase: string, means: TaughtTarget, teaching: Teaching): FieldError[] {
  const problems = [
    { field: 'phrase', message: problemWithText(phrase, means) ?? takenAlready(phrase, means, teaching) },
    { field: 'target', message: targetNameOf(means, teaching) === undefined ? UNKNOWN[means.kind] : undefined },
  ];
  return problems.flatMap(({ field, message }) => (message ? [{ field, message }] : []));
}

const UNKNOWN = {
  trade: 'is not a trade of this site; choose one from the list',
  place: 'is not a place in the directory or on the map of Canada; choose one from the list',
  business: 'is not a published business; choose one from the list',
};

/** Name of the target; `undefined` if there is no such target. */
export function targetNameOf(
  { kind, target }: TaughtTarget,
  { trades, places, business }: Pick<Teaching, 'trades' | 'places' | 'business'>,
): string | undefined {
  if (kind === 'trade') return trades.all.find(({ slug }) => slug === target)?.name;
  return kind === 'place' ? places.named(target)?.name : business?.title;
}

/** What is wrong with the words themselves. */
function problemWithText(phrase: string, { kind }: TaughtTarget): string | undefined {
  const line = cleanLine(phrase, MAX_PHRASE_LENGTH);
  if ('problem' in line) return line.problem;
  if (line.value === '') return 'must not be empty';
  if (/[<>]/.test(line.value)) return 'must not have < or > in it';
  const tokens = tokensOf(line.value);
  if (tokens.length === 0) return 'must have a letter or a digit';
  if (kind === 'place' && tokens.length > MAX_PLACE_NAME_WORDS)
    return `has more than ${MAX_PLACE_NAME_WORDS} words: too many for the name of a place`;
  const stems = phraseStems(line.value);
  if (stems.length === 0 || stems.every((stem) => WEAK_WORDS.has(stem)))
    return 'has only words that say nothing of what is needed; add one that does';
  return undefined;
}

/** What the phrase means already, as a reason not to teach it. */
function takenAlready(phrase: string, means: TaughtTarget, { taught, trades, lexicon, places, called }: Teaching): string | undefined {
  const isMeant = (kind: TaughtTarget['kind'], target: string) => means.kind === kind && means.target === target;
  const trade = tradeCalled(phrase, trades, lexicon);
  if (trade && !isMeant('trade', trade.slug)) return `is what ${trade.plural} are called already`;
  const business = called.find(({ id }) => !isMeant('business', id));
  if (business) return `is the name of the business ${business.title}, which would be hidden by it`;
  const place = places.named(phrase);
  if (place?.listed && !isMeant('place', place.name)) return `is the name of a city of the directory`;
  const key = phraseKeyOf(phrase);
  const same = taught.find((each) => phraseKeyOf(each.phrase) === key);
  if (same) return `means ${same.targetName} already; delete that first`;
  return taught.length >= MAX_PHRASES ? `would be one more than the ${MAX_PHRASES} that can be taught; delete one first` : undefined;
}

/** The trade that has the phrase, apart from filler words, as one of its names. */
function tradeCalled(phrase: string, trades: DirectoryTrades, lexicon: Lexicon) {
  const stems = phraseStems(phrase);
  const named = lexicon.phrasesIn(new Set(stems)).find(({ kind, stems: words }) => kind === 'trade' && words.length === stems.length);
  return trades.find(phrase) ?? (named && trades.find(named.trade));
}
