import { bestPhrases } from './best-phrases.js';
import { isEveryday } from './everyday.js';
import type { Lexicon } from './lexicon.js';
import { phraseStems } from './phrase-table.js';
import { isThing } from './symptoms.js';
import type { Token } from './tokens.js';

/** What comes after one of these is often another job. */
const CONJUNCTIONS = new Set(['and', 'also', 'plus', 'then', 'et', 'aussi', 'puis']);
/** It may be another object of the same job as well: "paint the bedroom and closet". */
const WEAK_CONJUNCTIONS = new Set(['and', 'et']);
/** Words of no phrase that make a job of a thing: "furnace service", "new fence". */
const ORDERS = new Set(['service', 'services', 'new', 'nouveau', 'nouvelle']);
/** They stand for what was spoken of before: "can it be cleaned". */
const PRONOUNS = new Set(['it', 'them', 'they', 'this', 'that', 'ca', 'cela']);
/** Where water comes out, and what it does then: "toilet leaking, floor wet" asks for nobody who lays floors. */
const LEAKING = new Set(phraseStems('leak drip burst overflow flood coule fuit fuite deborde'));
const WET = new Set(phraseStems('wet damp soaked puddle mouille trempe'));
const STAINS = new Set(phraseStems('stain tache'));
/** What water stains and nobody stains: a deck is. */
const STAINED = new Set(phraseStems('water ceiling wall carpet eau plafond mur'));

/** A part of a query that says several things. */
export class Clause {
  private found: ReturnType<typeof bestPhrases> | undefined;

  /**
   * @param words its words but filler, as they were meant
   * @param isParted it is no mere object of the one before it: a comma or the end of a line stands before it, or "also"
   * @param isOrdered a word in it makes a job of a thing
   * @param refersBack something in it stands for what was spoken of before
   */
  constructor(
    readonly words: readonly Token[],
    readonly isParted: boolean,
    readonly isOrdered: boolean,
    readonly refersBack: boolean,
    private readonly lexicon: Lexicon,
  ) {}

  /** What it says by itself. */
  get reading(): ReturnType<typeof bestPhrases> {
    return (this.found ??= bestPhrases(
      this.words,
      this.words.map(({ stem }) => stem),
      this.lexicon,
    ));
  }

  /** Its words that say something. */
  get said(): Token[] {
    return this.words.filter(({ stem }) => !isEveryday(stem));
  }

  has(stems: ReadonlySet<string>): boolean {
    return this.words.some(({ stem }) => stems.has(stem));
  }
}

/** The parts of a query: "furnace and water heater", "leaky tap; broken outlet". */
export function clausesOf(rest: readonly Token[], spelled: ReadonlyMap<Token, Token[]>, lexicon: Lexicon): Clause[] {
  const nothing = { isOrdered: false, refersBack: false };
  const parts: { words: Token[]; isParted: boolean; isOrdered: boolean; refersBack: boolean }[] = [
    { ...nothing, words: [], isParted: true },
  ];
  for (const token of rest) {
    const isConjunction = CONJUNCTIONS.has(token.word);
    if (token.isParted || isConjunction) {
      const isParted = token.isParted === true || !WEAK_CONJUNCTIONS.has(token.word);
      const { words, isParted: wasParted } = parts.at(-1)!;
      // "Tap, and outlet" are two.
      if (words.length === 0) parts.pop();
      parts.push({ ...nothing, words: [], isParted: isParted || (words.length === 0 && wasParted) });
    }
    if (isConjunction) continue;
    const part = parts.at(-1)!;
    part.words.push(...(spelled.get(token) ?? []));
    part.isOrdered ||= ORDERS.has(token.word);
    part.refersBack ||= PRONOUNS.has(token.word);
  }
  return parts
    .filter(({ words }) => words.length > 0)
    .map(({ words, isParted, isOrdered, refersBack }) => new Clause(words, isParted, isOrdered, refersBack, lexicon));
}

/** Those that only came of a leak that is told before: of "AC leaks water, stain on ceiling" the second. */
export function effectsIn(clauses: readonly Clause[]): Clause[] {
  const leak = clauses.findIndex((clause) => clause.has(LEAKING) && clause.words.some(({ stem }) => isThing(stem) && !LEAKING.has(stem)));
  return clauses.filter(
    (clause, index) => leak >= 0 && index > leak && clause.isParted && (clause.has(WET) || (clause.has(STAINS) && clause.has(STAINED))),
  );
}
