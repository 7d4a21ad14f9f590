import { once } from 'es-toolkit/function';
import { CATALOGUE } from './catalogue/index.js';
import { keysOf, nameKeyOf, numberlessKeyOf } from './trade-names.js';

/** The parts of a business's name. */
export interface NameParts {
  /** Words that name no trade, in their order. */
  rest: string[];
  /** Slugs of the trades that the other words name. */
  trades: readonly string[];
}

/** Slugs of trades by their names, in singular or plural. Built on first use, because folding all names takes a moment. */
const tradesByName = once(() => {
  const byName = new Map<string, Set<string>>();
  for (const trade of CATALOGUE)
    for (const key of [nameKeyOf(trade.name), ...keysOf(trade)].map(numberlessKeyOf))
      byName.set(key, (byName.get(key) ?? new Set()).add(trade.slug));
  /** The number of words of the longest name that begins with each word. */
  const longest = new Map<string, number>();
  for (const [first, ...more] of [...byName.keys()].map((key) => key.split(' ')))
    longest.set(first!, Math.max(longest.get(first!) ?? 0, more.length + 1));
  return { byName, longest };
});

/** "Bob's Roofing Company" gives the word "bobs", and the roofer. If names of trades overlap, the longest counts. */
export function tradesInName(name: string): NameParts {
  const { byName, longest } = tradesByName();
  const words = nameKeyOf(name.replace(/['’`]/g, '')).split(' ');
  const numberless = words.map(numberlessKeyOf);
  const rest: string[] = [];
  const trades = new Set<string>();
  for (let at = 0; at < words.length;) {
    let length = Math.min(longest.get(numberless[at]!) ?? 0, words.length - at);
    while (length > 0 && !byName.has(numberless.slice(at, at + length).join(' '))) length -= 1;
    if (length === 0) rest.push(words[at]!);
    else for (const slug of byName.get(numberless.slice(at, at + length).join(' '))!) trades.add(slug);
    at += Math.max(1, length);
  }
  return { rest, trades: [...trades] };
}
