/** Words of names of places that people write in two ways. Saints are shortened, as in most names themselves; forts and mounts are not. */
const ONE_SPELLING: ReadonlyMap<string, string> = new Map([
  ['saint', 'st'],
  ['sainte', 'ste'],
  ['ft', 'fort'],
  ['mt', 'mount'],
]);

/** A folded word of a place's name in the one spelling by which places are compared. */
export const oneSpellingOf = (word: string): string => ONE_SPELLING.get(word) ?? word;
