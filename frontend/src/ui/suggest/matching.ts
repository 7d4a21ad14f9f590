/** Part of a text, and whether it is what was typed. */
export interface Part {
  text: string;
  typed: boolean;
}

const WORD = /[\p{L}\p{N}]+/gu;

/** Letters without case and accents. Each stays one character, so that a part of the result is the same part of the text. */
const plain = (text: string) => [...text].map((letter) => letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase() || letter).join('');

/** A text in parts: the beginnings of its words that were typed, and what is between them. */
export function partsOf(text: string, typed: string): Part[] {
  const starts = plain(typed).match(WORD) ?? [];
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const key = plain(word);
    const start = starts.filter((each) => key.startsWith(each)).sort((a, b) => b.length - a.length)[0];
    // A letter that becomes two without its accent would move the mark.
    if (start === undefined || key.length !== word.length) continue;
    parts.push({ text: text.slice(end, index), typed: false }, { text: word.slice(0, start.length), typed: true });
    end = index + start.length;
  }
  return [...parts, { text: text.slice(end), typed: false }].filter((part) => part.text !== '');
}
