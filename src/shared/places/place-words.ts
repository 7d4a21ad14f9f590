/** Spelling variants of words in names of places. Saints are abbreviated, as in most official names; forts and mounts are not. */
const CANONICAL_SPELLINGS: ReadonlyMap<string, string> = new Map([
  ['saint', 'st'],
  ['sainte', 'ste'],
  ['ft', 'fort'],
  ['mt', 'mount'],
]);

/** The canonical spelling of a folded word in a place's name, for comparing places. */
export const canonicalSpelling = (word: string): string => CANONICAL_SPELLINGS.get(word) ?? word;
