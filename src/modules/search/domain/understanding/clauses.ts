import { bestPhrases } from './best-phrases.js';
import { isEveryday } from './everyday.js';
import type { Landmarks } from './landmarks.js';
import type { Lexicon } from './lexicon.js';
import { phraseStems } from './phrase-table.js';
import { isThing } from './symptoms.js';
import type { Token } from './tokens.js';

/** What follows one of these words is often another job. */
const CONJUNCTIONS = new Set(['and', 'also', 'plus', 'then', 'et', 'aussi', 'puis']);
/** What follows may also be another object of the same job: "paint the bedroom and closet". */
const WEAK_CONJUNCTIONS = new Set(['and', 'et']);
/** Words that no phrase has, and that make a job of a thing: "furnace service", "new fence". */
const ORDERS = new Set(['service', 'services', 'new', 'nouveau', 'nouvelle']);
/** They refer to what was mentioned before: "can it be cleaned". */
const PRONOUNS = new Set(['it', 'them', 'they', 'this', 'that', 'ca', 'cela']);
/** Leaks and their effects: "toilet leaking, floor wet" does not ask for a new floor. */
const LEAKING = new Set(phraseStems('leak drip burst overflow flood coule fuit fuite deborde'));
const WET = new Set(phraseStems('wet damp soaked puddle mouille trempe'));
const STAINS = new Set(phraseStems('stain tache'));
/** What gets stained by water, and not on purpose, as a deck is. */
const STAINED = new Set(phraseStems('water ceiling wall carpet eau plafond mur'));

/** One part of a query that mentions several things. */
export class Clause {
  private found: ReturnType<typeof bestPhrases> | undefined;

  /**
   * @param words its words without filler, with corrected spelling
   * @param isParted it is more than another object of the clause before it: a comma, the end of a line or "also" is before it
   * @param isOrdered one of its words makes a job of a thing
   * @param refersBack one of its words refers to what was mentioned before
   * @param landmarks stems of words that only say where something is, or that are mentioned in passing
   */
  constructor(
    readonly words: readonly Token[],
    readonly isParted: boolean,
    readonly isOrdered: boolean,
    readonly refersBack: boolean,
    private readonly lexicon: Lexicon,
    private readonly landmarks?: Landmarks,
  ) {}

  /** The phrases that this clause has by itself. */
  get reading(): ReturnType<typeof bestPhrases> {
    return (this.found ??= bestPhrases(
      this.words,
      this.words.map(({ stem }) => stem),
      this.lexicon,
      this.landmarks,
    ));
  }

  /** Its words without everyday words. */
  get said(): Token[] {
    return this.words.filter(({ stem }) => !isEveryday(stem));
  }

  has(stems: ReadonlySet<string>): boolean {
    return this.words.some(({ stem }) => stems.has(stem));
  }
}

/** The parts of a query: "furnace and water heater", "leaky tap; broken outlet". */
export function clausesOf(rest: readonly Token[], spelled: ReadonlyMap<Token, Token[]>, lexicon: Lexicon, landmarks?: Landmarks): Clause[] {
  const nothing = { isOrdered: false, refersBack: false };
  const parts: { words: Token[]; isParted: boolean; isOrdered: boolean; refersBack: boolean }[] = [
    { ...nothing, words: [], isParted: true },
  ];
  for (const token of rest) {
    const isConjunction = CONJUNCTIONS.has(token.word);
    if (token.isParted || isConjunction) {
      const isParted = token.isParted === true || !WEAK_CONJUNCTIONS.has(token.word);
      const { words, isParted: wasParted } = parts.at(-1)!;
      // "Tap, and outlet" has two parts, not three.
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
    .map(({ words, isParted, isOrdered, refersBack }) => new Clause(words, isParted, isOrdered, refersBack, lexicon, landmarks));
}

/** Clauses that only describe the effect of a leak mentioned before: the second one of "AC leaks water, stain on ceiling". */
export function effectsIn(clauses: readonly Clause[]): Clause[] {
  const leak = clauses.findIndex((clause) => clause.has(LEAKING) && clause.words.some(({ stem }) => isThing(stem) && !LEAKING.has(stem)));
  return clauses.filter(
    (clause, index) => leak >= 0 && index > leak && clause.isParted && (clause.has(WET) || (clause.has(STAINS) && clause.has(STAINED))),
  );
}
