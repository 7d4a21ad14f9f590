import damerauLevenshtein from 'damerau-levenshtein';
import { lowerBound } from '../lower-bound.js';

/** Misspellings of shorter words cannot be told from other words. */
const MIN_WORD_LENGTH = 4;
/** Words of this length may have two wrong letters. */
const LONG = 8;
/** Only the beginning of a word has forms: similar words have similar beginnings, and all forms of a long word would be hundreds. */
const BEGINNING = 7;

/** Maximum words of one list. A form's hash and the number of its word are packed into one number. */
const MAX_WORDS = 2 ** 20;

/** Rows of a keyboard, and how far each is moved to the right. */
const KEYBOARD = [
  { keys: 'qwertyuiop', at: 0 },
  { keys: 'asdfghjkl', at: 0.25 },
  { keys: 'zxcvbnm', at: 0.75 },
];
const KEYS = KEYBOARD.flatMap(({ keys, at }, row) => [...keys].map((letter, column) => ({ letter, row, x: at + column })));
/** For each letter those that a finger reaches instead. */
const BESIDE = new Map(
  KEYS.map(({ letter, row, x }) => {
    const beside = KEYS.filter((key) => Math.abs(key.row - row) <= 1 && Math.abs(key.x - x) <= 1 && key.letter !== letter);
    return [letter, beside.map((key) => key.letter)];
  }),
);

/**
 * Finds the known words that a misspelt one may mean. Two words that differ by one letter have a form in common with one letter left out.
 * So each word is listed under all of these forms (symmetric deletion, of beginnings alone), and no query is compared with all words. Forms
 * are stored as sorted hashes: as strings, those of ten thousand words would take some 25 MB.
 */
export class Spelling {
  private readonly words: readonly string[];
  /** The same, made on first use. */
  private known: ReadonlySet<string> | undefined;
  private readonly forms: Float64Array;

  /** @param before its words are known as well: making their forms again would take the longest */
  constructor(
    words: Iterable<string>,
    private readonly before?: Spelling,
  ) {
    this.words = [...new Set(words)].filter((word) => word.length >= MIN_WORD_LENGTH && !/\p{N}/u.test(word)).slice(0, MAX_WORDS);
    const forms = this.words.flatMap((word, number) => Array.from(formsOf(word), (form) => form * MAX_WORDS + number));
    this.forms = Float64Array.from(forms).sort();
  }

  /** The closest known words, the best first; none where the word is too short, or has too many wrong letters. */
  closest(word: string): string[] {
    return this.like(word).map(({ known }) => known);
  }

  /** The words that are as close as the closest one, also for a word of four letters: other words have to decide which one is meant. */
  asClose(word: string): string[] {
    const like = this.like(word, MIN_WORD_LENGTH);
    return like.filter(({ errors }) => errors === like[0]!.errors).map(({ known }) => known);
  }

  /** The closest known words and how many letters of each are wrong, the fewest first. */
  like(word: string, shortest = MIN_WORD_LENGTH + 1): { known: string; errors: number }[] {
    if (word.length < shortest || word.length > 30 || /\p{N}/u.test(word)) return [];
    const allowed = word.length < LONG ? 1 : 2;
    const candidates = new Set<string>();
    for (const form of formsOf(word)) this.addWords(form, candidates);
    return (
      [...candidates]
        // The first letter is rarely wrong, and words that differ in it rarely mean the same.
        .filter((known) => known[0] === word[0] && Math.abs(known.length - word.length) <= allowed)
        .map((known) => ({ known, errors: damerauLevenshtein(word, known).steps }))
        .filter(({ errors }) => errors <= allowed)
        .sort((a, b) => a.errors - b.errors || (a.known < b.known ? -1 : 1))
    );
  }

  /**
   * Known words that only begin otherwise: by the key beside the right one, with the first two letters swapped, or one too many or too few.
   * They are guesses, which other words have to confirm.
   */
  begunOtherwise(word: string): string[] {
    const rest = word.slice(1);
    const swapped = rest.slice(0, 1) + word.slice(0, 1) + word.slice(2);
    const beginnings = (BESIDE.get(word.slice(0, 1)) ?? []).map((letter) => letter + rest);
    const lacking = [...BESIDE.keys()].map((letter) => letter + word);
    return [swapped, rest, ...beginnings, ...lacking].filter((known) => known !== word && this.has(known));
  }

  private has(word: string): boolean {
    this.known ??= new Set(this.words);
    return this.known.has(word) || (this.before?.has(word) ?? false);
  }

  /** Adds the words that have this form, and possibly some whose forms have the same hash. */
  private addWords(form: number, candidates: Set<string>): void {
    const from = form * MAX_WORDS;
    for (let at = lowerBound(this.forms, from); at < this.forms.length && this.forms[at]! < from + MAX_WORDS; at += 1)
      candidates.add(this.words[this.forms[at]! - from]!);
    this.before?.addWords(form, candidates);
  }
}

/**
 * Hashes of the word's beginning, whole and with one letter left out; of a long word also with two left out. The first letter is never left
 * out, because errors in it are not corrected.
 */
function formsOf(word: string): Set<number> {
  const length = Math.min(word.length, BEGINNING);
  const forms = new Set([hashOf(word, length)]);
  for (let left = 1; left < length; left += 1) {
    forms.add(hashOf(word, length, left));
    if (word.length >= LONG - 1) for (let other = left + 1; other < length; other += 1) forms.add(hashOf(word, length, left, other));
  }
  return forms;
}

/** FNV-1a hash, 32 bits, of the first letters without those at two positions. */
function hashOf(text: string, length: number, left = -1, other = -1): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < length; index += 1)
    if (index !== left && index !== other) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
