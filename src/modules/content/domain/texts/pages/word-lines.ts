import type { PlainFacts } from '../text-facts.js';
import { line } from './plain-line.js';

/** The values of placeholders in the example beside the editor. */
const EXAMPLES: Readonly<Record<string, string>> = {
  address: 'https://example.com/business/copper-kettle-plumbing',
  business: 'Copper Kettle Plumbing',
  city: 'Guelph',
  code: 'N1H 2T4',
  count: '12',
  date: '20 Nov 2026',
  day: 'Monday',
  filter: 'Verified',
  from: '8 a.m.',
  hotkey: 'F8',
  km: '25',
  map: 'OpenStreetMap',
  most: '20',
  name: 'Copper Kettle',
  notes: 'Can come on Tuesday',
  number: '3',
  page: '4',
  pages: '9',
  parts: 'city, page number',
  phone: '(519) 555-0142',
  place: 'Guelph',
  places: 'Guelph, Fergus',
  problem: 'The tap drips',
  rated: 'Rated 4.8 by 12 reviews',
  rating: '4.5',
  shown: '2,000',
  text: 'plumber in Guelph',
  time: '5:30 p.m.',
  to: '5 p.m.',
  total: '12,000',
  trade: 'Plumbers',
  trades: 'plumbers',
  who: 'Plumbers',
  words: '“tap”',
};
const PLACEHOLDER = /\{(\w+)\}/g;
/** The form of a text for exactly one thing. */
const OF_ONE = /^one|One$/;
/** The placeholder that the server fills in every text. */
const OF_THE_SITE = 'site';
/** Extra length for longer words, or for another language. */
const MIN_ROOM = 100;
const MAX_ROOM = 400;

/** Words as editable texts: placeholders that a page fills are kept. */
export function wordLines<Words extends Readonly<Record<string, string>>>(
  words: Words,
  labels: Readonly<Record<keyof Words, string>>,
): Record<keyof Words, PlainFacts> {
  const texts = Object.entries(words).map(([name, text]) => {
    const most = text.length * 2 > MIN_ROOM ? MAX_ROOM : MIN_ROOM;
    const placeholders = [...text.matchAll(PLACEHOLDER)].map(([, found]) => found!).filter((found) => found !== OF_THE_SITE);
    const known = OF_ONE.test(name) ? { ...EXAMPLES, count: '1' } : EXAMPLES;
    const examples = Object.fromEntries(placeholders.map((placeholder) => [placeholder, known[placeholder] ?? placeholder]));
    return [name, line(labels[name as keyof Words], text, { most, ...(placeholders.length > 0 ? { placeholders, examples } : {}) })];
  });
  return Object.fromEntries(texts) as Record<keyof Words, PlainFacts>;
}
