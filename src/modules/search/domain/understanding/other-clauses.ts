import { bestPhrases } from './best-phrases.js';
import { isEveryday, isVague } from './everyday.js';
import type { Lexicon, Phrase } from './lexicon.js';
import { phraseStems } from './phrase-table.js';
import type { Token } from './tokens.js';

/** What comes after one of these is often another job. */
const CONJUNCTIONS = new Set(['and', 'also', 'plus', 'then', 'et', 'aussi', 'puis']);
/** It may be another object of the same job as well: "paint the bedroom and closet". */
const WEAK_CONJUNCTIONS = new Set(['and', 'et']);
/** Words of no phrase that make a job of a thing: "furnace service", "new fence". */
const ORDERS = new Set(['service', 'services', 'new', 'nouveau', 'nouvelle']);
/** A clause with one of these is no mere object of the one before it: "and the furnace won't start". */
const OF_WORK = new Set(
  phraseStems('not broken dead died stopped fix repair install replace change pas brise casse bouche reparer installer remplacer changer'),
);
const NEGATIONS = new Set(phraseStems('no pas'));
/** What can be wrong with a thing. */
const FAULTS = new Set(
  phraseStems(
    'leak drip overflow clog crack loud noise noisy stuck freeze burn rotten loose missing gone torn leaning squeak squeal rattle wobble',
  ),
);
/** How something is, and not what: "and not draining" says nothing of a drain. */
const SYMPTOMS = new Set([...FAULTS, ...phraseStems('drain smell slow rot mold black wet damp hot cold warm water paint clean dust')]);
/** Where water comes out, and what it does then: "toilet leaking, floor wet" asks for nobody who lays floors. */
const LEAKING = new Set(phraseStems('leak drip burst overflow flood coule fuit fuite deborde'));
const WET = new Set(phraseStems('wet damp soaked puddle mouille trempe'));
const STAINS = new Set(phraseStems('stain tache'));
/** What water stains and nobody stains: a deck is. */
const STAINED = new Set(phraseStems('water ceiling wall carpet eau plafond mur'));
/** What is cleaned or painted has a trade of its own, which is not meant: "window and gutter cleaning". */
const WORK_ON_THINGS = new Set(phraseStems('clean wash paint stain seal remove shovel plow cut trim inspect'));
/** Of each clause: one word is a list's, "window and door installation". */
const WORDS_OF_A_JOB = 2;

/** A part of a query that says several things. */
export interface Clause {
  /** Its words but filler, as they were meant. */
  words: Token[];
  /** It is no mere object of the one before it: a comma or the end of a line stands before it, or "also". */
  isParted: boolean;
  isOrdered: boolean;
}

/** The parts of a query: "furnace and water heater", "leaky tap; broken outlet". */
export function clausesOf(rest: readonly Token[], spelled: ReadonlyMap<Token, Token[]>): Clause[] {
  const clauses: Clause[] = [{ words: [], isParted: true, isOrdered: false }];
  for (const token of rest) {
    const isConjunction = CONJUNCTIONS.has(token.word);
    if (token.isParted || isConjunction) {
      const isParted = token.isParted === true || !WEAK_CONJUNCTIONS.has(token.word);
      const { words, isParted: wasParted } = clauses.at(-1)!;
      // "Tap, and outlet" are two.
      if (words.length === 0) clauses.pop();
      clauses.push({ words: [], isParted: isParted || (words.length === 0 && wasParted), isOrdered: false });
    }
    if (isConjunction) continue;
    const clause = clauses.at(-1)!;
    clause.words.push(...(spelled.get(token) ?? []));
    clause.isOrdered ||= ORDERS.has(token.word);
  }
  return clauses.filter(({ words }) => words.length > 0);
}

/** What only came of a leak that is told before it: of "AC leaks water, stain on ceiling" the stain. */
export function effectsIn(clauses: readonly Clause[]): Set<Token> {
  const leak = clauses.findIndex(
    ({ words }) => words.some(({ stem }) => LEAKING.has(stem)) && words.some(({ stem }) => isThing(stem) && !LEAKING.has(stem)),
  );
  const has = ({ words }: Clause, stems: ReadonlySet<string>) => words.some(({ stem }) => stems.has(stem));
  const effects = clauses.filter(
    (clause, index) => leak >= 0 && index > leak && clause.isParted && (has(clause, WET) || (has(clause, STAINS) && has(clause, STAINED))),
  );
  return new Set(effects.flatMap(({ words }) => words));
}

interface Read {
  main: readonly Phrase[];
  uncovered: readonly Token[];
  /** Those that say nothing of the trades that are meant either. */
  missed: readonly Token[];
}

/** What is meant besides. */
export function inOtherClauses(clauses: readonly Clause[], read: Read, lexicon: Lexicon): Phrase[] {
  if (clauses.length < 2) return [];
  const found = inMissedClauses(clauses, read, lexicon);
  const named = tradesOfTheirOwn(clauses, [...read.main, ...found], lexicon);
  return [...found, ...named, ...jobsOfTheirOwn(clauses, [...read.main, ...found, ...named], lexicon)];
}

/** Clauses with words that were missed, or work of its own, all of which say one other thing. */
function inMissedClauses(clauses: readonly Clause[], { main, uncovered, missed }: Read, lexicon: Lexicon): Phrase[] {
  if (uncovered.length === 0) return [];
  const left = new Set(uncovered.map(({ stem }) => stem));
  const known = new Set(missed.map(({ stem }) => stem).filter((stem) => lexicon.knows(stem)));
  // "Roof and siding", "water heater, furnace"
  const isList = clauses.every((clause) => isMereThing(clause, lexicon));
  return clauses.flatMap((clause, index) => {
    const said = saidIn(clause);
    const isMissed = said.some(({ stem }) => known.has(stem));
    if (!isMissed && !(said.length > 0 && said.every(({ stem }) => left.has(stem)))) return [];
    const { phrases, covered } = read(clause, lexicon);
    if (!said.every(({ stem }) => covered.has(stem) || FAULTS.has(stem))) return [];
    // One thing alone is more often another object of the job before it: "shovel my steps and driveway".
    const isJob = ({ kind, trade, stems }: Phrase) =>
      isList ||
      kind === 'trade' ||
      (isMissed
        ? index === 0 ||
          (clause.isParted ? isToldOf(stems, clause) : clause.words.length === 1) ||
          clause.words.some(({ stem }) => OF_WORK.has(stem)) ||
          said.filter(({ stem }) => lexicon.belongsTo(trade, stem)).length > 1
        : kind === 'service');
    return phrases.filter((phrase) => isJob(phrase) && !isVague(phrase.stems) && !main.some(({ trade }) => trade === phrase.trade));
  });
}

/** Clauses that are the name of a trade and nothing else: "roofing, siding and windows". */
function tradesOfTheirOwn(clauses: readonly Clause[], main: readonly Phrase[], lexicon: Lexicon): Phrase[] {
  const isWorkOnThings = clauses.some(({ words }) => words.length > 1 && words.some(({ stem }) => WORK_ON_THINGS.has(stem)));
  if (isWorkOnThings) return [];
  return clauses.flatMap((clause) => {
    const said = new Set(saidIn(clause).map(({ stem }) => stem));
    if (said.size === 0) return [];
    const { phrases } = read(clause, lexicon);
    const names = phrases.filter(
      ({ kind, stems }) => kind === 'trade' && stems.length === said.size && stems.every((stem) => said.has(stem)),
    );
    return phrases.some(({ trade }) => main.some((meant) => meant.trade === trade)) ? [] : names;
  });
}

/**
 * What else is meant where each of the clauses says a job by itself: "snow removal and roof ice dam". A problem in a clause is one of the
 * trades that are meant already, where these have any words for it: "the pool is green and the pump is loud".
 */
function jobsOfTheirOwn(clauses: readonly Clause[], main: readonly Phrase[], lexicon: Lexicon): Phrase[] {
  const trades = new Set(main.map(({ trade }) => trade));
  const jobs = clauses.map((clause) => jobIn(clause, lexicon));
  const all = clauses.flatMap(({ words }) => words.map(({ stem }) => stem));
  const ofTrades = lexicon.phrasesIn(new Set(all), all).filter(({ trade }) => trades.has(trade));
  if (jobs.some((job) => job.length === 0)) return [];
  return jobs.flatMap((job, index) => {
    if (job.some(({ trade }) => trades.has(trade))) return [];
    const { words, isOrdered: isOrder } = clauses[index]!;
    const stems = new Set(words.map(({ stem }) => stem));
    const ofMain = new Set(ofTrades.filter((phrase) => phrase.stems.every((stem) => stems.has(stem))).flatMap((phrase) => phrase.stems));
    // "Toilet won't flush, tank empty"
    const isPart = ofTrades.some((phrase) => phrase.stems.length > stems.size && [...stems].every((stem) => phrase.stems.includes(stem)));
    if (isPart && !isOrdered(job)) return [];
    const isOther = isOrder || isOrdered(job) || isLack(job, stems) || [...stems].some((stem) => isThing(stem) && !ofMain.has(stem));
    // "Water pools there" and "it may come down on the roof" are no jobs.
    const saysWork = isOrder || [...stems].some((stem) => OF_WORK.has(stem) || FAULTS.has(stem));
    return isOther ? job.filter((phrase) => saysWork || phrase.stems.length > 1) : [];
  });
}

/** What a clause says, if it says a whole job. */
function jobIn(clause: Clause, lexicon: Lexicon): Phrase[] {
  if (clause.words.length < WORDS_OF_A_JOB && !clause.isOrdered) return [];
  const said = saidIn(clause);
  const { phrases, covered } = read(clause, lexicon);
  const isKnown = (stem: string) => covered.has(stem) || phrases.some(({ trade }) => lexicon.belongsTo(trade, stem));
  const stems = new Set(clause.words.map(({ stem }) => stem));
  const isWhole =
    said.every(({ stem }) => isKnown(stem)) && (isOrdered(phrases) || isLack(phrases, stems) || said.some(({ stem }) => isThing(stem)));
  return isWhole ? phrases.filter(({ stems: words }) => !isVague(words)) : [];
}

/** What is wrong with a thing is said after it, and how it looks before: "toilet is running", "double driveway". */
const isToldOf = (thing: readonly string[], { words, isOrdered: isOrder }: Clause): boolean =>
  isOrder || words.some(({ stem }) => FAULTS.has(stem)) || !thing.includes(words.at(-1)!.stem);
/** Nothing is said of it but its name. */
const isMereThing = (clause: Clause, lexicon: Lexicon): boolean =>
  clause.words.length === 1 ||
  read(clause, lexicon).phrases.some(
    ({ kind, stems }) => (kind === 'thing' || kind === 'trade') && clause.words.every(({ stem }) => stems.includes(stem)),
  );
/** The trades that are meant, those of each job together: `[['Plumber'], ['Roofer']]`. One list where it cannot be told which are for what. */
export function jobsOf(clauses: readonly Clause[], trades: readonly string[], lexicon: Lexicon): string[][] {
  const jobs: string[][] = [];
  for (const clause of clauses.length < 2 ? [] : clauses) {
    const found = new Set(read(clause, lexicon).phrases.map(({ trade }) => trade));
    const own = trades.filter((trade) => found.has(trade));
    if (own.length === 0) continue;
    const same = jobs.filter((job) => job.some((trade) => own.includes(trade)));
    jobs.splice(0, jobs.length, ...jobs.filter((job) => !same.includes(job)), [...new Set([...same.flat(), ...own])]);
  }
  return trades.length > 0 && trades.every((trade) => jobs.flat().includes(trade)) ? jobs : [[...trades]];
}

const saidIn = ({ words }: Clause): Token[] => words.filter(({ stem }) => !isEveryday(stem));
const read = ({ words }: Clause, lexicon: Lexicon) =>
  bestPhrases(
    words,
    words.map(({ stem }) => stem),
    lexicon,
  );
const isOrdered = (phrases: readonly Phrase[]): boolean => phrases.some(({ kind }) => kind === 'trade' || kind === 'service');
/** "No heat", "no hot water" */
const isLack = (phrases: readonly Phrase[], said: ReadonlySet<string>): boolean =>
  [...said].some((stem) => NEGATIONS.has(stem)) &&
  phrases.some(({ kind, stems }) => kind === 'problem' && stems.length === said.size && stems.some((stem) => NEGATIONS.has(stem)));
const isThing = (stem: string): boolean => !isEveryday(stem) && !SYMPTOMS.has(stem);
