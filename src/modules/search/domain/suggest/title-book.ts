import { fold, wordsOf } from '../../../../shared/text.js';
import { typosAllowed } from '../synonyms.js';
import { errorsBetween } from '../typing-errors.js';

/** A published business by its title. */
export interface TitledBusiness {
  key: number;
  /** Folded. */
  titleKey: string;
}

/** One word that a title must have. */
interface Wanted {
  /** Words of titles, any of which will do. */
  words: readonly string[];
  isIn(title: string): boolean;
}

/** The closest ones are enough. */
const MOST_VARIANTS = 12;

/** The titles of all published businesses, made ready to be found by their words while somebody types. */
export class TitleBook {
  private readonly keys: number[] = [];
  private readonly titles: string[] = [];
  /** The titles with each word, by their places in the list. */
  private readonly byWord = new Map<string, number[]>();
  private sorted: { words: string[]; letters: Uint32Array } | undefined;
  /** The last question that came across each title: a title with two of the words is looked at once. */
  private seen = new Uint32Array(0);
  private question = 0;

  /** Of two businesses that fit as well the one that was added first comes first. */
  add({ key, titleKey }: TitledBusiness): void {
    const place = this.keys.push(key) - 1;
    this.titles.push(titleKey);
    for (const word of new Set(wordsOf(titleKey))) {
      const places = this.byWord.get(word);
      if (places) places.push(place);
      else this.byWord.set(word, [place]);
    }
    this.sorted = undefined;
  }

  /** Whether some title has all the words, spelt right, the last one perhaps unfinished. */
  has(words: readonly string[]): boolean {
    let found = false;
    this.each(this.asTyped(words), () => (found = true));
    return found;
  }

  /**
   * Keys of those whose titles begin with this text, then of those that have all its words, the last one perhaps unfinished; where there
   * are none, of those that have words which it may have meant.
   */
  startingWith(text: string, limit: number): number[] {
    const words = wordsOf(text);
    if (words.length === 0) return [];
    const found = this.best(this.asTyped(words), fold(text), limit);
    if (found.length > 0) return found;
    const unknown = words.filter((word, index) => !this.knows(word, index === words.length - 1));
    // Where all are words of titles, but of no title together, one of them may have been meant to be another.
    const doubtful = unknown.length > 0 ? unknown : words;
    return this.best(
      words.map((word, index) => this.wanted(word, index === words.length - 1, doubtful.includes(word))),
      fold(text),
      limit,
    );
  }

  private best(wanted: readonly Wanted[], start: string, limit: number): number[] {
    const [begins, others] = [new Smallest(limit), new Smallest(limit)];
    this.each(wanted, (place) => {
      (this.titles[place]!.startsWith(start) ? begins : others).add(place);
      return false;
    });
    return [...begins.values, ...others.values].slice(0, limit).map((place) => this.keys[place]!);
  }

  /** Titles with all of these words, in no order, until `stop` says so. */
  private each(wanted: readonly Wanted[], stop: (place: number) => boolean): void {
    const sizes = wanted.map(({ words }) => words.reduce((sum, word) => sum + (this.byWord.get(word)?.length ?? 0), 0));
    const rarest = sizes.indexOf(Math.min(...sizes));
    const others = wanted.filter((_, index) => index !== rarest);
    if (this.seen.length !== this.keys.length) this.seen = new Uint32Array(this.keys.length);
    this.question += 1;
    for (const word of wanted[rarest]?.words ?? []) {
      for (const place of this.byWord.get(word) ?? []) {
        if (this.seen[place] === this.question) continue;
        this.seen[place] = this.question;
        if (others.every((each) => each.isIn(this.titles[place]!)) && stop(place)) return;
      }
    }
  }

  private asTyped(words: readonly string[]): Wanted[] {
    return words.map((word, index) => this.wanted(word, index === words.length - 1, false));
  }

  private wanted(word: string, isLast: boolean, mayBeMisspelt: boolean): Wanted {
    const own = isLast ? this.beginning(word) : [word];
    const variants = mayBeMisspelt ? this.variantsOf(word, isLast) : [];
    return {
      words: [...own, ...variants],
      isIn: (title) => hasWord(title, word, !isLast) || variants.some((variant) => hasWord(title, variant, true)),
    };
  }

  private knows(word: string, isLast: boolean): boolean {
    return this.byWord.has(word) || (isLast && this.beginning(word).length > 0);
  }

  private beginning(word: string): string[] {
    const { words } = this.inOrder();
    const from = firstFrom(words, word);
    let to = from;
    while (words[to]?.startsWith(word)) to += 1;
    return words.slice(from, to);
  }

  /** Words that differ by as many letters as a typing error may. The first letter is seldom wrong. */
  private variantsOf(word: string, isLast: boolean): string[] {
    const allowed = typosAllowed(word);
    if (allowed === 0) return [];
    const { words, letters } = this.inOrder();
    const [first, own] = [word.charAt(0), lettersOf(word)];
    const found: { candidate: string; errors: number }[] = [];
    for (let index = firstFrom(words, first); words[index]?.startsWith(first); index += 1) {
      const candidate = words[index]!;
      if (candidate.length < word.length - allowed || (!isLast && candidate.length > word.length + allowed)) continue;
      // Each letter that a word lacks is an error: most words are told apart without being compared.
      if (ones(own & ~letters[index]!) > allowed) continue;
      const errors = errorsBetween(word, candidate, isLast);
      if (errors > 0 && errors <= allowed) found.push({ candidate, errors });
    }
    return found
      .sort((a, b) => a.errors - b.errors || a.candidate.length - b.candidate.length)
      .slice(0, MOST_VARIANTS)
      .map(({ candidate }) => candidate);
  }

  private inOrder(): { words: string[]; letters: Uint32Array } {
    if (!this.sorted) {
      const words = [...this.byWord.keys()].sort();
      this.sorted = { words, letters: Uint32Array.from(words, lettersOf) };
    }
    return this.sorted;
  }
}

/** The few smallest of many numbers, in order. */
class Smallest {
  readonly values: number[] = [];

  constructor(private readonly most: number) {}

  add(value: number): void {
    if (this.values.length === this.most && value > this.values[this.most - 1]!) return;
    const at = this.values.findIndex((other) => other > value);
    this.values.splice(at < 0 ? this.values.length : at, 0, value);
    if (this.values.length > this.most) this.values.pop();
  }
}

const LETTER = /[\p{L}\p{N}]/u;

/** Whether the word stands in the title, whole or as the beginning of one. */
function hasWord(title: string, word: string, isWhole: boolean): boolean {
  for (let at = title.indexOf(word); at >= 0; at = title.indexOf(word, at + 1)) {
    const startsWord = at === 0 || !LETTER.test(title[at - 1]!);
    if (startsWord && !(isWhole && LETTER.test(title[at + word.length] ?? ' '))) return true;
  }
  return false;
}

function firstFrom(sorted: readonly string[], word: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A bit for each letter of the word; all that are none of a to z share one. */
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
