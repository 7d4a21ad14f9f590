import { once } from 'es-toolkit/function';
import { CATALOGUE } from './catalogue/index.js';
import { keysOf, nameKeyOf, numberlessKeyOf } from './trade-names.js';

/** The name of a business, taken apart. */
export interface NameParts {
  /** Words that name no trade, in their order. */
  rest: string[];
  /** Trades that the other words name, by their slugs. */
  trades: readonly string[];
}

/** Slugs of trades by what these are called, for one and for several alike. Made when it is first needed: folding all names takes a moment. */
const tradesByName = once(() => {
  const byName = new Map<string, Set<string>>();
  for (const trade of CATALOGUE)
    for (const key of [nameKeyOf(trade.name), ...keysOf(trade)].map(numberlessKeyOf))
      byName.set(key, (byName.get(key) ?? new Set()).add(trade.slug));
  /** How many words the longest name has that begins with this one. */
  const longest = new Map<string, number>();
  for (const [first, ...more] of [...byName.keys()].map((key) => key.split(' ')))
    longest.set(first!, Math.max(longest.get(first!) ?? 0, more.length + 1));
  return { byName, longest };
});

/** Of "Bob's Roofing Company" the words "bobs", and a roofer. Of names of trades in one another the longest counts. */
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
