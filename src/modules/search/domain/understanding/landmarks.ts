import { isFiller, isVague } from './everyday.js';
import { FAULTS } from './symptoms.js';
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
  ],
  ...['pres de', 'a cote de', 'derriere', 'devant', 'au dessus de', 'au dessous de', 'en face de', 'avant'],
].map((text) => text.split(' '));
/** They may be before the name of a landmark. Other filler is not: "near me who does hot tubs". */
const DETERMINERS = new Set('a an the my our your their this that these l la le les un une d du des ma mon mes notre nos'.split(' '));
/** Names of things have no more words: "kitchen sink", "patio door lock". */
const MAX_WORDS_OF_A_NAME = 3;
const NONE: ReadonlySet<string> = new Set();

/**
 * The stems of words that only say where something is, or by when, and occur nowhere else in the query.
 *
 * @param rest the words of the query in their order, with filler
 * @param spelled what misspelt words mean
 */
export function landmarksIn(rest: readonly Token[], spelled: ReadonlyMap<Token, readonly Token[]>): ReadonlySet<string> {
  const found = wordsOfLandmarks(rest);
  if (found.size === 0) return NONE;
  const stemsOf = (tokens: readonly Token[]) => tokens.flatMap((token) => spelled.get(token) ?? [token]).map(({ stem }) => stem);
  const elsewhere = new Set(stemsOf(rest.filter((token) => !found.has(token))));
  return new Set(stemsOf([...found]).filter((stem) => !elsewhere.has(stem)));
}

/**
 * The names of landmarks, with the prepositions before them. Not at the beginning of a query, where the landmark may as well be what it is
 * about, as in "near the pool, a dead tree".
 */
function wordsOfLandmarks(rest: readonly Token[]): ReadonlySet<Token> {
  const found = new Set<Token>();
  for (const at of rest.keys()) {
    const preposition = PREPOSITIONS.find((words) => words.every((word, index) => rest[at + index]?.word === word));
    if (!preposition || rest.slice(0, at).every(isFiller)) continue;
    const after = at + preposition.length;
    const name = nameAt(after + rest.slice(after).findIndex(({ word }) => !DETERMINERS.has(word)), rest);
    if (name.length > 0) for (const token of [...rest.slice(at, after), ...name]) found.add(token);
  }
  return found;
}

/** The words from this one on that may be the name of a thing. A wall or a door is part of what is wrong: "leak behind the wall". */
function nameAt(from: number, rest: readonly Token[]): Token[] {
  const words = rest.slice(from, from + MAX_WORDS_OF_A_NAME);
  const end = words.findIndex((token, index) => isFiller(token) || FAULTS.has(token.stem) || (index > 0 && token.isParted === true));
  const name = end < 0 ? words : words.slice(0, end);
  return isVague(name.map(({ stem }) => stem)) ? [] : name;
}
