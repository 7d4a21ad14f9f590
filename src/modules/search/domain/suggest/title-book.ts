import { uniq } from 'es-toolkit';
import { withoutMarks } from '../../../../shared/text/name-keys.js';
import { fold, wordsOf } from '../../../../shared/text/text.js';
import { typosAllowed } from '../synonyms.js';
import { WordList } from '../word-list.js';
import { MAX_VARIANTS, nameIn } from './name-in-titles.js';
import { type PackedLists, PackedListsMaker } from './packed-lists.js';
import { free, PackedNumbers, PackedTitles } from './packed-titles.js';

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
  isIn(title: string): boolean;
}

/** For one reading of a name. With more titles it would hold up other requests. */
const MAX_TITLES_READ = 2_000;

/** Titles that are indexed in one step. */
const ORDERED_AT_ONCE = 50_000;

/** Numbers of questions that fit into one byte for each title. */
const QUESTIONS = 255;

/** The words of titles in the order in which they were added. */
interface Unsorted {
  /** The numbers of the words, title after title; each word once for a title. */
  words: PackedNumbers;
  /** How many words each title has. */
  counts: PackedNumbers;
}

/** Inverted index: the titles that have each word, and a list of the words. */
interface Index {
  words: WordList;
  /** Indexes of the titles with each word, by the word's number. */
  titles: PackedLists;
}

/**
 * The titles of all published businesses, indexed by their words for suggestions. All that grows with their number is packed: a million
 * titles take some 35 megabytes. Titles are added first, then put in order; then the book answers questions.
 */
export class TitleBook {
  private readonly keys = new PackedNumbers();
  private readonly titles = new PackedTitles();
  /** The number of each word. */
  private readonly numbers = new Map<string, number>();
  /** The words of each title, until they are put in order. */
  private unsorted: Unsorted | undefined = { words: new PackedNumbers(), counts: new PackedNumbers() };
  private readonly pieces = this.ordering();
  private made: Index | undefined;
  /** For each title, the last question that reached it, so that a title with two of the words is checked once. */
  private seen = new Uint8Array(0);
  private question = 0;
  private isFreed = false;

  /** Of businesses that match equally, those that were added first come first. @throws Error after the first question */
  add({ key, titleKey }: TitledBusiness): void {
    if (!this.unsorted) throw new Error('A title book accepts no titles after its first query.');
    const { words, counts } = this.unsorted;
    const numbers = uniq(spellingsOf(titleKey).flatMap(wordsOf)).map((word) => this.numberOf(word));
    this.keys.push(key);
    this.titles.push(titleKey);
    for (const number of numbers) words.push(number);
    counts.push(numbers.length);
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
    const start = new TextEncoder().encode(fold(text));
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
    this.unsorted?.words.free();
    this.unsorted?.counts.free();
    this.made?.titles.free();
  }

  /** Whether one of the words is rare enough for looking at all titles that have it. */
  private isSpecific(words: readonly string[]): boolean {
    return this.asTyped(words).some((wanted) => this.sizeOf(wanted) <= MAX_TITLES_READ);
  }

  private best(wanted: readonly Wanted[], start: Uint8Array, limit: number): number[] {
    const [begins, others] = [new Smallest(limit), new Smallest(limit)];
    for (const word of wanted[0]!.words) {
      const next = this.titlesWith(word);
      for (let index = next(); index >= 0; index = next()) {
        if (!begins.takes(index)) break;
        if (this.titles.begins(index, start)) begins.add(index);
      }
    }
    if (begins.values.length < limit) {
      const stop = (index: number) => {
        if (!this.titles.begins(index, start)) others.add(index);
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
        if (isInAll(others, this.titles, index) && stop(index)) return;
      }
    }
  }

  private asTyped(words: readonly string[]): Wanted[] {
    return words.map((word, index) => this.wanted(word, index === words.length - 1, false));
  }

  private wanted(word: string, isLast: boolean, mayBeMisspelt: boolean): Wanted {
    const own = isLast ? this.index.words.beginning(word) : [word];
    const variants = mayBeMisspelt ? this.variantsOf(word, isLast) : [];
    return {
      words: [...own, ...variants],
      isIn: (title) => hasWord(title, word, !isLast) || variants.some((variant) => hasWord(title, variant, true)),
    };
  }

  /** Only words with the same first letter, which is rarely wrong. */
  private variantsOf(word: string, isLast: boolean): string[] {
    const allowed = typosAllowed(word);
    return allowed === 0 ? [] : this.index.words.closeTo(word, isLast, allowed, word.charAt(0)).slice(0, MAX_VARIANTS);
  }

  private numberOf(word: string): number {
    const known = this.numbers.get(word);
    if (known !== undefined) return known;
    this.numbers.set(word, this.numbers.size);
    return this.numbers.size - 1;
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
    const { words, counts } = this.unsorted!;
    this.unsorted = undefined;
    const maker = new PackedListsMaker(this.numbers.size);
    for (const step of ['measure', 'add'] as const) {
      for (let index = 0, at = 0; index < counts.length; index += 1) {
        for (const end = at + counts.at(index); at < end; at += 1) maker[step](words.at(at), index);
        if (index % ORDERED_AT_ONCE === ORDERED_AT_ONCE - 1) yield;
      }
      yield;
    }
    words.free();
    counts.free();
    this.made = { words: new WordList(this.numbers.keys()), titles: maker.made() };
  }
}

function isInAll(wanted: readonly Wanted[], titles: PackedTitles, index: number): boolean {
  if (wanted.length === 0) return true;
  const title = titles.at(index);
  return wanted.every((each) => each.isIn(title));
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

const LETTER = /[\p{L}\p{N}]/u;

/** A title as it is written and, where it has any, without the apostrophes and full stops that people leave out when they type. */
function spellingsOf(title: string): string[] {
  const plain = withoutMarks(title);
  return plain === title ? [title] : [title, plain];
}

/** Whether the word occurs in a spelling of the title, as a whole word or as the beginning of one. */
function hasWord(title: string, word: string, isWhole: boolean): boolean {
  return spellingsOf(title).some((spelling) => standsIn(spelling, word, isWhole));
}

function standsIn(title: string, word: string, isWhole: boolean): boolean {
  for (let at = title.indexOf(word); at >= 0; at = title.indexOf(word, at + 1)) {
    const startsWord = at === 0 || !LETTER.test(title[at - 1]!);
    if (startsWord && !(isWhole && LETTER.test(title[at + word.length] ?? ' '))) return true;
  }
  return false;
}
