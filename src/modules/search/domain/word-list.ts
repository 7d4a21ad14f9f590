import { errorsBetween } from './typing-errors.js';
import { lowerBound } from './lower-bound.js';

/** A sorted list of words, for lookup by beginnings and by similarity. */
export class WordList {
  private readonly words: readonly string[];
  /** The set of letters of each word, as bits. */
  private readonly letters: Uint32Array;

  constructor(words: Iterable<string>) {
    this.words = [...new Set(words)].sort();
    this.letters = Uint32Array.from(this.words, lettersOf);
  }

  /** Whether this is one of the words, or the beginning of one. */
  has(word: string, prefix: boolean): boolean {
    const found = this.words[lowerBound(this.words, word)];
    return found !== undefined && (prefix ? found.startsWith(word) : found === word);
  }

  beginning(start: string): string[] {
    const from = lowerBound(this.words, start);
    let to = from;
    while (this.words[to]?.startsWith(start)) to += 1;
    return this.words.slice(from, to);
  }

  /**
   * Words that differ from this one by at most `allowed` errors, excluding the word itself; the closest and shortest ones first.
   * @param prefix it may be the beginning of one
   * @param start letters with which they begin
   */
  closeTo(word: string, prefix: boolean, allowed: number, start = ''): string[] {
    const own = lettersOf(word);
    const found: { candidate: string; errors: number }[] = [];
    for (let index = lowerBound(this.words, start); this.words[index]?.startsWith(start); index += 1) {
      const candidate = this.words[index]!;
      if (candidate.length < word.length - allowed || (!prefix && candidate.length > word.length + allowed)) continue;
      // Each letter that the other word lacks is an error: that rules out nearly all words without comparing them.
      const others = this.letters[index]!;
      if (ones(own & ~others) > allowed || (!prefix && ones(others & ~own) > allowed)) continue;
      if (prefix && !mayBegin(candidate, word.length, own, allowed)) continue;
      const errors = errorsBetween(word, candidate, prefix);
      if (errors > 0 && errors <= allowed) found.push({ candidate, errors });
    }
    return found
      .sort((a, b) => a.errors - b.errors || a.candidate.length - b.candidate.length || (a.candidate < b.candidate ? -1 : 1))
      .map(({ candidate }) => candidate);
  }
}

/** The same for an unfinished word: compares it with the beginning of the candidate, at most `allowed` letters longer or shorter. */
function mayBegin(candidate: string, length: number, own: number, allowed: number): boolean {
  const longest = lettersOf(candidate.slice(0, length + allowed));
  const shortest = lettersOf(candidate.slice(0, Math.max(0, length - allowed)));
  return ones(own & ~longest) <= allowed && ones(shortest & ~own) <= allowed;
}

/** A bit for each letter of the word; all characters other than a to z share one. */
function lettersOf(word: string): number {
  let bits = 0;
  for (const letter of word) bits |= 1 << (letter >= 'a' && letter <= 'z' ? letter.charCodeAt(0) - 97 : 26);
  return bits;
}

function ones(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}
