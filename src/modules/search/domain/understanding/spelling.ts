import damerauLevenshtein from 'damerau-levenshtein';

/** Shorter words have no misspellings that could be told from other words. */
const SHORTEST = 4;
/** Words of this length may have two wrong letters. */
const LONG = 8;
/** Only the beginning of a word has forms: of two words that are alike, the beginnings are, and all forms of a long word would be hundreds. */
const BEGINNING = 7;

/**
 * Finds the known words that a misspelt one may have been. Two words that differ by one letter have a form in common with one letter
 * left out: so each word stands under all of these (symmetric deletion, of beginnings alone), and no query is compared with all words.
 */
export class Spelling {
  private readonly forms = new Map<string, string[]>();

  /** @param before whose words are known as well: making their forms anew would take the longest */
  constructor(
    words: Iterable<string>,
    private readonly before?: Spelling,
  ) {
    for (const word of words) {
      if (word.length < SHORTEST || /\p{N}/u.test(word)) continue;
      for (const form of formsOf(word)) {
        const known = this.forms.get(form);
        if (known) known.push(word);
        else this.forms.set(form, [word]);
      }
    }
  }

  /** The closest known words, the best first; none where the word has too few letters or too many wrong ones. */
  closest(word: string): string[] {
    return this.like(word, SHORTEST + 1).map(({ known }) => known);
  }

  /** Those that are as close as the closest, of words with four letters as well: something else has to tell which one was meant. */
  asClose(word: string): string[] {
    const like = this.like(word, SHORTEST);
    return like.filter(({ errors }) => errors === like[0]!.errors).map(({ known }) => known);
  }

  private like(word: string, shortest: number): { known: string; errors: number }[] {
    if (word.length < shortest || word.length > 30 || /\p{N}/u.test(word)) return [];
    const allowed = word.length < LONG ? 1 : 2;
    const candidates = new Set([...formsOf(word)].flatMap((form) => this.with(form)));
    return (
      [...candidates]
        .map((known) => ({ known, errors: damerauLevenshtein(word, known).steps }))
        // The first letter is seldom wrong, and words that differ in it seldom mean the same.
        .filter(({ known, errors }) => errors <= allowed && known[0] === word[0])
        .sort((a, b) => a.errors - b.errors || (a.known < b.known ? -1 : 1))
    );
  }

  private with(form: string): readonly string[] {
    const known = this.forms.get(form) ?? [];
    return this.before ? [...known, ...this.before.with(form)] : known;
  }
}

/** The word's beginning, and what is left of that without one letter; without two, where the word is long. The first letter stays: it is never forgiven. */
function formsOf(word: string): Set<string> {
  const beginning = word.slice(0, BEGINNING);
  const once = without(beginning);
  const twice = word.length < LONG - 1 ? [] : once.flatMap(without);
  return new Set([beginning, ...once, ...twice]);
}

function without(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, index) => word.slice(0, index + 1) + word.slice(index + 2));
}
