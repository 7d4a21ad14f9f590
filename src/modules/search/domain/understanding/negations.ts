import { isAskedFor } from './asked-for.js';
import { FILLER } from './filler.js';
import type { Lexicon } from './lexicon.js';
import { phraseStems } from './phrase-table.js';
import { tokensOf } from './tokens.js';
import { topicsIn } from './topics.js';

const ARTICLE = "(?: (?:an?|any|the|de|du|une?|d['’]une?))?";
/** Dictated text has no commas: "not a plumber a drain cleaner". */
const NEXT_CLAUSE =
  '(?=\\s*(?:[,.;:!?()\\n]|$)|\\s+(?:and|et|in|near|[àa]|dans|an?|une?|but|just|only|need|please|instead|licensed|looking|i|we|to|for|who|(?:it|that).?s|mais|juste|seulement|plut[oô]t|cherche|je)(?![\\p{L}\\p{N}]))';
const REFUSING = [
  'not(?: (?:looking for|asking for|interested in|after))?',
  "(?:do not|don['’]?t) (?:want|need)",
  'no',
  '(?:anyone|somebody|someone|anybody|anything|other) (?:but|other than|except|than)',
  'instead of|rather than|except',
  'pas(?: besoin)?|au lieu',
].join('|');

/** What is not wanted, up to the end of its clause: "not a plumber,", "don't need junk removal, just ...", "pas besoin d'un plombier". */
const REFUSED = new RegExp(`(?<![\\p{L}\\p{N}])(?:${REFUSING})${ARTICLE} (?!(?:and|et) )([^,.;:!?()\\n]{3,60}?)${NEXT_CLAUSE}`, 'giu');

/** How something must not be done does not say what is to be done. */
const WITHOUT_HARM =
  /(?<![\p{L}\p{N}])(?:without (?:breaking|damaging|cutting|opening|removing|replacing|ripping|tearing|digging|drilling)(?: (?:up|out|off|into|open))?(?: (?:the|my|any|all))*|sans (?:briser|casser|ab[iî]mer|ouvrir|enlever|d[ée]faire|creuser)(?: (?:les?|la|mon|ma|mes|tout))*) \p{L}+/giu;

/** What remains of a query. */
export interface NegationResult {
  /** The same as the query where nothing is refused. */
  text: string;
  /** Trades that it refuses. */
  refused: ReadonlySet<string>;
}

/** Removes the trades and the work that a query says it is not about; a problem stays ("not a drop of hot water"). */
export function withoutNegations(query: string, lexicon: Lexicon): NegationResult {
  const refused = new Set<string>();
  const text = query.replace(WITHOUT_HARM, ' ').replace(REFUSED, (clause, what: string, at: number, all: string) => {
    const ordered = isProblem(clause, all.slice(0, at), lexicon) ? [] : orderedIn(what, lexicon);
    for (const trade of ordered) refused.add(trade);
    return ordered.length > 0 ? ' ' : clause;
  });
  return { text, refused };
}

/** What a house has: "pas d'électricité" reports a problem, and refuses no trade. "Pas" is filler, and part of no phrase. */
const LACKED = new Set(phraseStems('electricite courant eau chaude chauffage'));

const [NOT = ''] = phraseStems('not');

/** Whether the clause reports a problem: "no electricity" refuses no trade, and neither does "dishwasher not cleaning". */
function isProblem(clause: string, before: string, lexicon: Lexicon): boolean {
  const stems = new Set(phraseStems(clause));
  if ([...stems].every((stem) => LACKED.has(stem))) return true;
  if (lexicon.phrasesIn(stems).some((phrase) => phrase.kind === 'problem' && phrase.stems.length === stems.size)) return true;
  const [thing] = tokensOf(before).slice(-1);
  if (!thing || !stems.has(NOT)) return false;
  return lexicon
    .phrasesIn(new Set([...stems, thing.stem]))
    .some(
      (phrase) => phrase.kind === 'problem' && phrase.stems.length > 2 && [NOT, thing.stem].every((stem) => phrase.stems.includes(stem)),
    );
}

/** The trades that the text names, or of which the text names the work and nothing else. */
function orderedIn(text: string, lexicon: Lexicon): string[] {
  const tokens = tokensOf(text);
  const stems = new Set(tokens.filter(({ word }) => !FILLER.has(word)).map(({ stem }) => stem));
  const typed = tokens.map(({ stem }) => stem);
  // "No smell of gas" may mean that there is one: "no, smell of gas".
  if (topicsIn([...stems]).some(({ dangerous }) => dangerous)) return [];
  return lexicon
    .phrasesIn(stems)
    .filter(
      (phrase) => phrase.kind === 'trade' || (phrase.kind === 'service' && phrase.stems.length === stems.size) || isAskedFor(phrase, typed),
    )
    .map(({ trade }) => trade);
}
