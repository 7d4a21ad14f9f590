import { difference } from 'es-toolkit';
import { withoutMarks } from '../../../../shared/text/name-keys.js';
import { wordsOf } from '../../../../shared/text/text.js';
import { typosAllowed } from '../synonyms.js';
import { WordList } from '../word-list.js';
import { MAX_VARIANTS, nameIn } from './name-in-titles.js';
import { free } from './packed-bytes.js';
import { type PackedLists, PackedListsMaker } from './packed-lists.js';
import { PackedNumbers, PackedTitles } from './packed-titles.js';

/** A published business by its title. */
interface TitledBusiness {
  key: number;
  /** Folded. */
  titleKey: string;
}

/** One typed word that a title must have. */
interface Wanted {
  /** Words of titles, any of which matches. */
  words: readonly string[];
  /** Whether the word with this number is the typed one, or what it may mean. */
  is(word: number): boolean;
}

/** For one reading of a name. With more titles it would hold up other requests. */
const MAX_TITLES_READ = 2_000;

/** Titles that are indexed in one step. */
const ORDERED_AT_ONCE = 50_000;

/** Numbers of questions that fit into one byte for each title. */
const QUESTIONS = 255;

/** Inverted index: the titles that have each word, and a list of the words. */
interface Index {
  words: WordList;
  /** Indexes of the titles with each word, by the word's number. */
  titles: PackedLists;
}

/**
 * The titles of all published businesses, indexed by their words for suggestions. All that grows with their number is packed: a million
 * titles take some 20 megabytes. Titles are added first, then put in order; then the book answers questions.
 */
export class TitleBook {
  private readonly keys = new PackedNumbers();
  private readonly titles = new PackedTitles();
  /** All words of titles, each with its number. */
  private readonly numbers = new Map<string, number>();
  private readonly words: string[] = [];
  private isComplete = false;
  private readonly pieces = this.ordering();
  private made: Index | undefined;
  /** For each title, the last question that reached it, so that a title with two of the words is checked once. */
  private seen = new Uint8Array(0);
  private question = 0;
  private isFreed = false;

  /** Of businesses that match equally, those that were added first come first. @throws Error after the first question */
  add({ key, titleKey }: TitledBusiness): void {
    if (this.isComplete) throw new Error('A title book accepts no titles after its first query.');
    this.keys.push(key);
    this.titles.push(wordsIn(titleKey).map((word) => this.numberOf(word)));
  }

  /** Whether between 1 and `most` titles contain all words as they are typed; the last word may be unfinished. */
  has(words: readonly string[], most = Infinity): boolean {
    if (this.isFreed) return false;
    let found = 0;
    this.each(this.asTyped(words), () => ++found > most || most === Infinity);
    return found > 0 && found <= most;
  }

  /**
   * Keys of those whose titles begin with this text, then of those that have all its words, the last one perhaps unfinished; where there
   * are none, of those with words that the typed ones may be misspellings of.
   */
  startingWith(text: string, limit: number): number[] {
    const words = wordsOf(text);
    if (words.length === 0 || this.isFreed) return [];
    // After "B & " the first word of a title is B; after "B" it may be Best.
    const isUnfinished = LETTER_AT_END.test(text);
    const start = words.map((word, index) => this.wanted(word, isUnfinished && index === words.length - 1, false));
    const found = this.best(this.asTyped(words), start, limit);
    if (found.length > 0) return found;
    const unknown = words.filter((word, index) => !this.index.words.has(word, index === words.length - 1));
    // If each is a word of some title, but no title has all of them, any of them may be a misspelling.
    const doubtful = unknown.length > 0 ? unknown : words;
    const misspelt = this.best(
      words.map((word, index) => this.wanted(word, index === words.length - 1, doubtful.includes(word))),
      start,
      limit,
    );
    if (misspelt.length > 0) return misspelt;
    const name = this.nameIn(words);
    return name ? this.best(this.asTyped(name), start, limit) : [];
  }

  /** The words of a name, if titles have them otherwise than they are typed. */
  nameIn(words: readonly string[]): readonly string[] | undefined {
    if (this.isFreed) return undefined;
    return nameIn(words, { words: this.index.words, has: (name) => this.isSpecific(name) && this.has(name) });
  }

  /** Returns its memory at once. From then on it finds nothing. */
  free(): void {
    this.isFreed = true;
    this.keys.free();
    this.titles.free();
    this.numbers.clear();
    free(this.seen);
    this.made?.titles.free();
  }

  /** Whether one of the words is rare enough for looking at all titles that have it. */
  private isSpecific(words: readonly string[]): boolean {
    return this.asTyped(words).some((wanted) => this.sizeOf(wanted) <= MAX_TITLES_READ);
  }

  /** @param start the words with which the first ones begin */
  private best(wanted: readonly Wanted[], start: readonly Wanted[], limit: number): number[] {
    const [begins, others] = [new Smallest(limit), new Smallest(limit)];
    for (const word of wanted[0]!.words) {
      const next = this.titlesWith(word);
      for (let index = next(); index >= 0; index = next()) {
        if (!begins.takes(index)) break;
        if (this.begins(index, start)) begins.add(index);
      }
    }
    if (begins.values.length < limit) {
      const stop = (index: number) => {
        if (!this.begins(index, start)) others.add(index);
        return false;
      };
      this.each(wanted, stop, (index) => others.takes(index));
    }
    return [...begins.values, ...others.values].slice(0, limit).map((index) => this.keys.at(index));
  }

  /**
   * Calls `stop` for each title with all of these words, until it returns true. Titles with the same word come in the order in which they
   * were added.
   * @param takes whether a title at this index can still be among the results
   */
  private each(wanted: readonly Wanted[], stop: (index: number) => boolean, takes: (index: number) => boolean = () => true): void {
    const sizes = wanted.map((each) => this.sizeOf(each));
    const rarest = sizes.indexOf(Math.min(...sizes));
    const others = wanted.filter((_, index) => index !== rarest);
    if (this.seen.length !== this.keys.length) this.seen = new Uint8Array(this.keys.length);
    if (this.question === QUESTIONS) this.seen.fill(0);
    this.question = (this.question % QUESTIONS) + 1;
    for (const word of wanted[rarest]?.words ?? []) {
      const next = this.titlesWith(word);
      for (let index = next(); index >= 0; index = next()) {
        if (!takes(index)) break;
        if (this.seen[index] === this.question) continue;
        this.seen[index] = this.question;
        if (this.hasAll(index, others) && stop(index)) return;
      }
    }
  }

  private asTyped(words: readonly string[]): Wanted[] {
    return words.map((word, index) => this.wanted(word, index === words.length - 1, false));
  }

  private wanted(word: string, isLast: boolean, mayBeMisspelt: boolean): Wanted {
    const own = isLast ? this.index.words.beginning(word) : [word];
    const variants = mayBeMisspelt ? this.variantsOf(word, isLast) : [];
    const number = this.numbers.get(word);
    const others = new Set(variants.map((variant) => this.numbers.get(variant)));
    return {
      words: [...own, ...variants],
      is: (each) => each === number || (isLast && this.words[each]!.startsWith(word)) || others.has(each),
    };
  }

  /** Whether the title's first words are these. */
  private begins(index: number, start: readonly Wanted[]): boolean {
    const next = this.titles.words(index);
    return start.every((wanted) => {
      const word = next();
      return word >= 0 && wanted.is(word);
    });
  }

  private hasAll(index: number, wanted: readonly Wanted[]): boolean {
    return wanted.every((each) => {
      const next = this.titles.words(index);
      for (let word = next(); word >= 0; word = next()) if (each.is(word)) return true;
      return false;
    });
  }

  /** Only words with the same first letter, which is rarely wrong. */
  private variantsOf(word: string, isLast: boolean): string[] {
    const allowed = typosAllowed(word);
    return allowed === 0 ? [] : this.index.words.closeTo(word, isLast, allowed, word.charAt(0)).slice(0, MAX_VARIANTS);
  }

  private numberOf(word: string): number {
    const known = this.numbers.get(word);
    if (known !== undefined) return known;
    this.numbers.set(word, this.words.length);
    return this.words.push(word) - 1;
  }

  private sizeOf({ words }: Wanted): number {
    return words.reduce((sum, word) => sum + this.countOf(word), 0);
  }

  /** How many titles have this word. */
  private countOf(word: string): number {
    const number = this.numbers.get(word);
    return number === undefined ? 0 : this.index.titles.sizeOf(number);
  }

  /** Returns the index of the next title with the word at each call, in the order in which they were added, and -1 after the last one. */
  private titlesWith(word: string): () => number {
    const number = this.numbers.get(word);
    return number === undefined ? () => -1 : this.index.titles.reader(number);
  }

  /**
   * Does the next step of preparing the book for questions. In a single step, a million titles would block the event loop for a third of a
   * second. The first question does the steps that are left.
   * @returns whether it is ready
   */
  putInOrder(): boolean {
    return this.pieces.next().done === true;
  }

  private get index(): Index {
    while (!this.made) this.putInOrder();
    return this.made;
  }

  private *ordering(): Generator<undefined, void> {
    this.isComplete = true;
    const maker = new PackedListsMaker(this.words.length);
    for (const step of ['measure', 'add'] as const) {
      for (let index = 0; index < this.titles.length; index += 1) {
        const next = this.titles.words(index);
        for (let word = next(); word >= 0; word = next()) maker[step](word, index);
        if (index % ORDERED_AT_ONCE === ORDERED_AT_ONCE - 1) yield;
      }
      yield;
    }
    this.made = { words: new WordList(this.words), titles: maker.made() };
  }
}

/** The smallest of many numbers, sorted, `most` of them. */
class Smallest {
  readonly values: number[] = [];

  constructor(private readonly most: number) {}

  /** Whether the number is one of the smallest so far. */
  takes(value: number): boolean {
    return this.values.length < this.most || value < this.values[this.most - 1]!;
  }

  /** Ignores a number that has been added before. */
  add(value: number): void {
    if (!this.takes(value) || this.values.includes(value)) return;
    const at = this.values.findIndex((other) => other > value);
    this.values.splice(at < 0 ? this.values.length : at, 0, value);
    if (this.values.length > this.most) this.values.pop();
  }
}

const LETTER_AT_END = /[\p{L}\p{N}]$/u;

/** The words of a title in their order, and then those that it has without the apostrophes and full stops that people leave out when they type. */
function wordsIn(title: string): string[] {
  const words = wordsOf(title);
  const plain = withoutMarks(title);
  return plain === title ? words : [...words, ...difference(wordsOf(plain), words)];
}
