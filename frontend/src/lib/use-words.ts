import { createContext, useContext } from 'react';
import type { ChangedWords } from '../../../src/modules/content/domain/texts/frame.js';
import type { WordPageName } from '../../../src/modules/content/domain/texts/text-pages.js';
import type { Reads } from './reads.js';
import { readKey } from './reads.js';

type Words = Readonly<Record<string, string>>;

/** The operator's changes of the texts that are part of the pages' code. */
export const WordsContext = createContext<ChangedWords>({});

/** Cache of merged texts, by the changes and then by the default texts, because every card needs them. */
const merged = new WeakMap<Words, WeakMap<Words, Words>>();

/** The texts of a page with the operator's changes. Returns the same object for the same arguments. */
export function wordsFrom<W extends Words>(changed: ChangedWords, page: WordPageName, words: W): W {
  const own = changed[page];
  if (!own) return words;
  let mergedWithOwn = merged.get(own);
  if (!mergedWithOwn) merged.set(own, (mergedWithOwn = new WeakMap()));
  let all = mergedWithOwn.get(words);
  if (!all) mergedWithOwn.set(words, (all = { ...words, ...own }));
  return all as W;
}

/** @param words the default texts of `page`, or some of them */
export const useWords = <W extends Words>(page: WordPageName, words: W): W => wordsFrom(useContext(WordsContext), page, words);

interface State {
  api: { queries?: Record<string, { data?: unknown } | undefined> };
}

/** The operator's changes, for code outside of components. */
export const changedWordsIn = ({ api }: State): ChangedWords =>
  (api.queries?.[readKey('frame', {})]?.data as Reads['frame']['data'] | undefined)?.words ?? {};
