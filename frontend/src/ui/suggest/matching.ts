/** A part of a text; `typed`: it matches the typed text. */
export interface Part {
  text: string;
  typed: boolean;
}

const WORD = /[\p{L}\p{N}]+/gu;

/** The text without case and accents, with the same number of characters, so that positions in both correspond. */
const plain = (text: string) => [...text].map((letter) => letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase() || letter).join('');

/** Splits a text at the beginnings of words that match the typed text. */
export function partsOf(text: string, typed: string): Part[] {
  const starts = plain(typed).match(WORD) ?? [];
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const key = plain(word);
    const start = starts.filter((each) => key.startsWith(each)).sort((a, b) => b.length - a.length)[0];
    // A character that becomes two without its accent would shift the highlighting.
    if (start === undefined || key.length !== word.length) continue;
    parts.push({ text: text.slice(end, index), typed: false }, { text: word.slice(0, start.length), typed: true });
    end = index + start.length;
  }
  return [...parts, { text: text.slice(end), typed: false }].filter((part) => part.text !== '');
}
