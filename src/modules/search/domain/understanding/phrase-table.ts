import { FILLER } from './filler.js';
import { tokensOf } from './tokens.js';

/** Finds the phrases whose words are all among the given ones, in any order. */
export class PhraseTable<T extends { stems: readonly string[] }> {
  readonly all: T[] = [];
  private byStem: Map<string, T[]> | undefined;

  add(...phrases: T[]): void {
    this.all.push(...phrases.filter(({ stems }) => stems.length > 0));
    this.byStem = undefined;
  }

  in(stems: ReadonlySet<string>): T[] {
    this.byStem ??= byRarestStem(this.all);
    const known = this.byStem;
    return [...stems].flatMap((stem) => (known.get(stem) ?? []).filter((phrase) => phrase.stems.every((each) => stems.has(each))));
  }
}

/** Each phrase under the rarest of its words, so that few phrases are checked for each word of a query. */
function byRarestStem<T extends { stems: readonly string[] }>(phrases: readonly T[]): Map<string, T[]> {
  const uses = new Map<string, number>();
  for (const { stems } of phrases) for (const stem of stems) uses.set(stem, (uses.get(stem) ?? 0) + 1);
  const table = new Map<string, T[]>();
  for (const phrase of phrases) {
    const key = phrase.stems.reduce((best, stem) => (uses.get(stem)! < uses.get(best)! ? stem : best));
    const list = table.get(key);
    if (list) list.push(phrase);
    else table.set(key, [phrase]);
  }
  return table;
}

/** The stems of a phrase without filler, each once. */
export function phraseStems(text: string): string[] {
  const said = tokensOf(text).filter(({ word }) => !FILLER.has(word) && word.length > 1);
  return [...new Set(said.map(({ stem }) => stem))].sort();
}

/** The stems of a phrase with filler, each once. */
export function allStems(text: string): string[] {
  return [...new Set(tokensOf(text).map(({ stem }) => stem))];
}

/**
 * How many words the shortest part of a query has that contains all of these; the length of the query where it does not contain them all.
 */
export function shortestPart(stems: readonly string[], query: readonly string[]): number {
  const last = new Map<string, number>();
  let shortest = query.length;
  for (const [index, stem] of query.entries()) {
    if (!stems.includes(stem)) continue;
    last.set(stem, index);
    if (last.size === stems.length) shortest = Math.min(shortest, index - Math.min(...last.values()) + 1);
  }
  return shortest;
}
