import { fold, wordsOf } from '../../../../shared/text.js';
import { typosAllowed } from '../synonyms.js';
import { WordList } from '../word-list.js';

/** A published business by its title. */
interface TitledBusiness {
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
const MAX_VARIANTS = 12;

/** The titles of all published businesses, made ready to be found by their words while somebody types. */
export class TitleBook {
  private readonly keys: number[] = [];
  private readonly titles: string[] = [];
  /** The titles with each word, by their places in the list. */
  private readonly byWord = new Map<string, number[]>();
  /** The titles that begin with each word. */
  private readonly byFirstWord = new Map<string, number[]>();
  private sorted: WordList | undefined;
  /** The last question that came across each title: a title with two of the words is looked at once. */
  private seen = new Uint32Array(0);
  private question = 0;

  /** Of two businesses that fit as well the one that was added first comes first. */
  add({ key, titleKey }: TitledBusiness): void {
    const place = this.keys.push(key) - 1;
    this.titles.push(titleKey);
    const words = new Set(wordsOf(titleKey));
    for (const word of words) addTo(this.byWord, word, place);
    const [first] = words;
    if (first !== undefined) addTo(this.byFirstWord, first, place);
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
    const unknown = words.filter((word, index) => !this.words().has(word, index === words.length - 1));
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
    for (const word of wanted[0]!.words) {
      for (const place of this.byFirstWord.get(word) ?? []) {
        if (!begins.takes(place)) break;
        if (this.titles[place]!.startsWith(start)) begins.add(place);
      }
    }
    if (begins.values.length < limit) {
      const stop = (place: number) => {
        if (!this.titles[place]!.startsWith(start)) others.add(place);
        return false;
      };
      this.each(wanted, stop, (place) => others.takes(place));
    }
    return [...begins.values, ...others.values].slice(0, limit).map((place) => this.keys[place]!);
  }

  /**
   * Titles with all of these words, until `stop` says so. Those with the same word come in the order in which they were added.
   * @param takes whether a title as late as this one could still matter
   */
  private each(wanted: readonly Wanted[], stop: (place: number) => boolean, takes: (place: number) => boolean = () => true): void {
    const sizes = wanted.map(({ words }) => words.reduce((sum, word) => sum + (this.byWord.get(word)?.length ?? 0), 0));
    const rarest = sizes.indexOf(Math.min(...sizes));
    const others = wanted.filter((_, index) => index !== rarest);
    if (this.seen.length !== this.keys.length) this.seen = new Uint32Array(this.keys.length);
    this.question += 1;
    for (const word of wanted[rarest]?.words ?? []) {
      for (const place of this.byWord.get(word) ?? []) {
        if (!takes(place)) break;
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
    const own = isLast ? this.words().beginning(word) : [word];
    const variants = mayBeMisspelt ? this.variantsOf(word, isLast) : [];
    return {
      words: [...own, ...variants],
      isIn: (title) => hasWord(title, word, !isLast) || variants.some((variant) => hasWord(title, variant, true)),
    };
  }

  /** The first letter is seldom wrong. */
  private variantsOf(word: string, isLast: boolean): string[] {
    const allowed = typosAllowed(word);
    return allowed === 0 ? [] : this.words().closeTo(word, isLast, allowed, word.charAt(0)).slice(0, MAX_VARIANTS);
  }

  private words(): WordList {
    return (this.sorted ??= new WordList(this.byWord.keys()));
  }
}

/** The few smallest of many numbers, in order. */
class Smallest {
  readonly values: number[] = [];

  constructor(private readonly most: number) {}

  /** Whether it is smaller than one of them, or there are too few. */
  takes(value: number): boolean {
    return this.values.length < this.most || value < this.values[this.most - 1]!;
  }

  add(value: number): void {
    if (!this.takes(value)) return;
    const at = this.values.findIndex((other) => other > value);
    this.values.splice(at < 0 ? this.values.length : at, 0, value);
    if (this.values.length > this.most) this.values.pop();
  }
}

function addTo(places: Map<string, number[]>, word: string, place: number): void {
  const known = places.get(word);
  if (known) known.push(place);
  else places.set(word, [place]);
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
