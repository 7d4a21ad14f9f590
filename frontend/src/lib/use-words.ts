import { createContext, useContext } from 'react';
import type { ChangedWords } from '../../../src/modules/content/domain/texts/frame.js';
import type { WordPageName } from '../../../src/modules/content/domain/texts/text-pages.js';
import type { Reads } from './reads.js';
import { readKey } from './reads.js';

type Words = Readonly<Record<string, string>>;

/** What the operator has changed of the words that pages hold themselves. */
export const WordsContext = createContext<ChangedWords>({});

/** By what was changed, then by the words that it changes: put together once, however many cards ask. */
const merged = new WeakMap<Words, WeakMap<Words, Words>>();

/** Words of a page, those that the operator has changed in place of these. The same object as long as both are the same. */
export function wordsFrom<W extends Words>(changed: ChangedWords, page: WordPageName, words: W): W {
  const own = changed[page];
  if (!own) return words;
  let ofOwn = merged.get(own);
  if (!ofOwn) merged.set(own, (ofOwn = new WeakMap()));
  let all = ofOwn.get(words);
  if (!all) ofOwn.set(words, (all = { ...words, ...own }));
  return all as W;
}

/** @param words as they came: those of `page`, or a part of them */
export const useWords = <W extends Words>(page: WordPageName, words: W): W => wordsFrom(useContext(WordsContext), page, words);

interface State {
  api: { queries?: Record<string, { data?: unknown } | undefined> };
}

/** The same for what is no component. */
export const changedWordsIn = ({ api }: State): ChangedWords =>
  (api.queries?.[readKey('frame', {})]?.data as Reads['frame']['data'] | undefined)?.words ?? {};
