import { isFiller, isVague } from './everyday.js';
import { FAULTS } from './symptoms.js';
import type { Token } from './tokens.js';

/** They may be before the name of a thing. Other filler is not: "near me who does hot tubs". */
export const DETERMINERS: ReadonlySet<string> = new Set(
  'a an the my our your their this that these those old new existing l la le les un une d du des ma mon mes notre nos'.split(' '),
);
/** Names of things have no more words: "kitchen sink", "patio door lock". */
const MAX_WORDS_OF_A_NAME = 3;

/** The name of a thing that begins here, perhaps after an article. A wall or a door is part of what is wrong: "leak behind the wall". */
export function nameAt(from: number, rest: readonly Token[]): Token[] {
  const start = rest.findIndex(({ word }, index) => index >= from && !DETERMINERS.has(word));
  if (start < 0) return [];
  const words = rest.slice(start, start + MAX_WORDS_OF_A_NAME);
  const end = words.findIndex((token, index) => isFiller(token) || FAULTS.has(token.stem) || (index > 0 && token.isParted === true));
  return unlessVague(end < 0 ? words : words.slice(0, end));
}

/** The name of a thing that ends before this word. */
export function nameBefore(end: number, rest: readonly Token[]): Token[] {
  let from = end;
  while (from > 0 && end - from < MAX_WORDS_OF_A_NAME && !isFiller(rest[from - 1]!) && (from === end || !rest[from]!.isParted)) from -= 1;
  return unlessVague(rest.slice(from, end));
}

const unlessVague = (name: Token[]): Token[] => (isVague(name.map(({ stem }) => stem)) ? [] : name);
