import { EVERYDAY_WORDS } from './everyday-words-data.js';
import { FILLER, ROOM_WORDS, WEAK_WORDS, VAGUE_WORDS } from './filler.js';
import type { Token } from './tokens.js';

export const isFiller = ({ word }: Token): boolean => FILLER.has(word) || word.length === 1;

/** Whether the word by itself says neither what is needed nor that the query is about something else. */
export const isEveryday = (stem: string): boolean => isWeak(stem) || EVERYDAY_WORDS.has(stem) || /^\d+$/.test(stem);

/** Whether an everyday word that is not part of a recognised phrase may belong to the name of a business. */
export const mayBeBusinessName = (stem: string, covered: ReadonlySet<string>): boolean =>
  EVERYDAY_WORDS.has(stem) && !isWeak(stem) && !covered.has(stem);

/** Whether the word is part of many phrases, and says little about any of them. */
export const isWeak = (stem: string): boolean => WEAK_WORDS.has(stem) || ROOM_WORDS.has(stem);

/** Whether a phrase consists of one of the things that every second trade works on. */
export const isVague = (stems: readonly string[]): boolean => stems.length === 1 && VAGUE_WORDS.has(stems[0]!);
