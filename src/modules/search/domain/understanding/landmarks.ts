import { type Aside, asidesIn } from './asides.js';
import { isCreature } from './creatures.js';
import { isFiller } from './everyday.js';
import { DETERMINERS, nameAt } from './name-at.js';
import { phraseStems } from './phrase-table.js';
import type { Token } from './tokens.js';

/** What follows one of these is where or when, and not what is wrong: "wall beside the chimney", "before the next ice storm". */
const PREPOSITIONS = [
  ...[
    'near',
    'close to',
    'beside',
    'above',
    'behind',
    'next to',
    'in front of',
    'across from',
    'beneath',
    'opposite',
    'alongside',
    'before',
    'over',
    'onto',
    'by the',
    'by my',
    'by our',
  ],
  ...['pres de', 'a cote de', 'derriere', 'devant', 'au dessus de', 'au dessous de', 'en face de', 'avant'],
].map((text) => text.split(' '));
const BY_FIRST_WORD = Map.groupBy(PREPOSITIONS, ([first]) => first);
/** An animal is there, and that is what is wrong: "rats in the drop ceiling". */
const OF_CREATURES = new Set('in inside under on at from through into dans sous sur'.split(' '));
const LEAKING = new Set(phraseStems('leak drip spill pour coule fuit goutte degoutte'));

/** Stems of words that are not what is wrong, and why. */
export type Landmarks = ReadonlyMap<string, Aside>;
export const NO_LANDMARKS: Landmarks = new Map();

/**
 * The stems of words that only say where something is, or by when, or that are mentioned in passing, and occur nowhere else in the query.
 *
 * @param rest the words of the query in their order, with filler
 * @param spelled what misspelt words mean
 */
export function landmarksIn(rest: readonly Token[], spelled: ReadonlyMap<Token, readonly Token[]>): Landmarks {
  const found = wordsOfLandmarks(rest);
  if (found.size === 0) return NO_LANDMARKS;
  const stemsOf = (token: Token) => (spelled.get(token) ?? [token]).map(({ stem }) => stem);
  const elsewhere = new Set(rest.filter((token) => !found.has(token)).flatMap(stemsOf));
  return new Map(
    [...found].flatMap(([token, aside]) =>
      stemsOf(token)
        .filter((stem) => !elsewhere.has(stem))
        .map((stem): [string, Aside] => [stem, aside]),
    ),
  );
}

/** "Leaking on the carpet": that is where the water goes. */
const isBelowLeak = (at: number, rest: readonly Token[]): boolean =>
  (rest[at]!.word === 'on' || rest[at]!.word === 'sur') && LEAKING.has(rest[at - 1]?.stem ?? '');

const isOfCreature = (at: number, rest: readonly Token[]): boolean =>
  OF_CREATURES.has(rest[at]!.word) &&
  DETERMINERS.has(rest[at + 1]?.word ?? '') &&
  rest.some(({ stem }, index) => index < at && isCreature([stem]));

/**
 * The names of landmarks, with the prepositions before them. Not at the beginning of a query, where the landmark may as well be what it is
 * about, as in "near the pool, a dead tree".
 */
function wordsOfLandmarks(rest: readonly Token[]): ReadonlyMap<Token, Aside> {
  const found = asidesIn(rest);
  for (const at of rest.keys()) {
    const preposition =
      isBelowLeak(at, rest) || isOfCreature(at, rest)
        ? [rest[at]!.word]
        : BY_FIRST_WORD.get(rest[at]!.word)?.find((words) => words.every((word, index) => rest[at + index]?.word === word));
    // "Ants all over the deck": that is where they are seen, and part of the complaint.
    if (!preposition || rest[at - 1]?.word === 'all' || rest.slice(0, at).every(isFiller)) continue;
    const after = at + preposition.length;
    const name = nameAt(after, rest);
    if (name.length > 0) for (const token of [...rest.slice(at, after), ...name]) found.set(token, 'beside');
  }
  return found;
}
