import type { Clause } from './clauses.js';
import { isCreature } from './creatures.js';
import { isVague } from './everyday.js';
import type { Lexicon, Phrase } from './lexicon.js';
import { phraseStems } from './phrase-table.js';
import { FAULTS, isThing } from './symptoms.js';
import type { Token } from './tokens.js';

/** A clause with one of these is more than another object of the clause before it: "and the furnace won't start". */
const OF_WORK = new Set(
  phraseStems(
    'not broken dead died stopped fix repair install replace change redo rebuild proof pas brise casse bouche reparer installer remplacer changer refaire',
  ),
);
const NEGATIONS = new Set(phraseStems('no pas'));
/** Work for which the name of a thing does not mean the trade of that thing: "window and gutter cleaning". */
const WORK_ON_THINGS = new Set(phraseStems('clean wash paint stain seal remove shovel plow cut trim inspect'));
/** In each clause: a single word is part of a list, as in "window and door installation". */
const MIN_WORDS_OF_A_JOB = 2;

interface Read {
  main: readonly Phrase[];
  uncovered: readonly Token[];
  /** Those that do not belong to the trades that are meant either. */
  missed: readonly Token[];
}

/** The phrases of other jobs that further clauses of the query ask for. */
export function inOtherClauses(told: readonly Clause[], read: Read, lexicon: Lexicon): Phrase[] {
  const clauses = told.filter((clause, index) => index === 0 || !isWorkOnTheSame(clause));
  if (clauses.length < 2) return [];
  const found = inMissedClauses(clauses, read, lexicon);
  const named = tradesOfTheirOwn(clauses, [...read.main, ...found]);
  return [...found, ...named, ...jobsOfTheirOwn(clauses, [...read.main, ...found, ...named], lexicon)];
}

/** "Carpet smells. Can it be cleaned or replaced?" asks for the cleaning of carpets only. */
const isWorkOnTheSame = (clause: Clause): boolean =>
  clause.refersBack && clause.words.every(({ stem }) => OF_WORK.has(stem) || WORK_ON_THINGS.has(stem));

/** Phrases of clauses with words that were missed, or with work of their own, where all words are about one other thing. */
function inMissedClauses(clauses: readonly Clause[], { main, uncovered, missed }: Read, lexicon: Lexicon): Phrase[] {
  if (uncovered.length === 0) return [];
  const left = new Set(uncovered.map(({ stem }) => stem));
  const ofMain = new Set(main.flatMap(({ stems }) => stems));
  const known = new Set(missed.map(({ stem }) => stem).filter((stem) => lexicon.knows(stem)));
  // "Roof and siding", "water heater, furnace"
  const isList = clauses.every(isMereThing);
  return clauses.flatMap((clause, index) => {
    const said = clause.said;
    const isMissed = said.some(({ stem }) => known.has(stem));
    if (!isMissed && !(said.length > 0 && said.every(({ stem }) => left.has(stem)))) return [];
    const { phrases, covered } = clause.reading;
    const others = said.filter(({ stem }) => !covered.has(stem) && !FAULTS.has(stem) && !WORK_ON_THINGS.has(stem));
    if (others.some(({ stem }) => !ofMain.has(stem) && !main.some(({ trade }) => lexicon.belongsTo(trade, stem)))) return [];
    // A single thing is more often another object of the job before it: "shovel my steps and driveway".
    const isJob = ({ kind, trade, stems }: Phrase) =>
      isList ||
      kind === 'trade' ||
      isCreature(stems) ||
      (isMissed
        ? index === 0 ||
          (clause.isParted ? isToldOf(stems, clause) : said.length === 1) ||
          clause.has(OF_WORK) ||
          said.filter(({ stem }) => lexicon.belongsTo(trade, stem)).length > 1
        : kind === 'service');
    // "Light rain and the basement floods" is not about a lamp.
    const isSaid = ({ stems }: Phrase) => others.length === 0 || stems.length > 1 || isCreature(stems);
    return phrases.filter(
      (phrase) => isJob(phrase) && isSaid(phrase) && !isVague(phrase.stems) && !main.some(({ trade }) => trade === phrase.trade),
    );
  });
}

/** Phrases of clauses that consist of the name of a trade: "roofing, siding and windows". */
function tradesOfTheirOwn(clauses: readonly Clause[], main: readonly Phrase[]): Phrase[] {
  const isWorkOnThings = clauses.some((clause) => clause.words.length > 1 && clause.has(WORK_ON_THINGS));
  if (isWorkOnThings) return [];
  return clauses.flatMap((clause) => {
    const said = new Set(clause.said.map(({ stem }) => stem));
    if (said.size === 0) return [];
    const { phrases } = clause.reading;
    const names = phrases.filter(
      ({ kind, stems }) => kind === 'trade' && stems.length === said.size && stems.every((stem) => said.has(stem)),
    );
    return phrases.some(({ trade }) => main.some((meant) => meant.trade === trade)) ? [] : names;
  });
}

/**
 * Further jobs, where each of the clauses is a job by itself: "snow removal and roof ice dam". A problem in a clause belongs to the trades
 * that are meant already, if these have words for any of it: "the pool is green and the pump is loud". If the clause consists of the
 * problem, they need words for all of it.
 */
function jobsOfTheirOwn(clauses: readonly Clause[], main: readonly Phrase[], lexicon: Lexicon): Phrase[] {
  const trades = new Set(main.map(({ trade }) => trade));
  const jobs = clauses.map((clause) => jobIn(clause, lexicon));
  const isOfMain = ({ reading }: Clause) => reading.phrases.some(({ trade }) => trades.has(trade));
  if (clauses.some((clause, index) => jobs[index]!.length === 0 && !isOfMain(clause))) return [];
  const first = clauses.findIndex(isOfMain);
  const all = clauses.flatMap(({ words }) => words.map(({ stem }) => stem));
  const ofTrades = lexicon.phrasesIn(new Set(all), all).filter(({ trade }) => trades.has(trade));
  return jobs.flatMap((job, index) => {
    if (job.some(({ trade }) => trades.has(trade))) return [];
    const { words, isOrdered: isOrder } = clauses[index]!;
    const stems = new Set(words.map(({ stem }) => stem));
    const ofMain = new Set(ofTrades.filter((phrase) => phrase.stems.every((stem) => stems.has(stem))).flatMap((phrase) => phrase.stems));
    // "Toilet won't flush, tank empty" is one job; in "clogged drain and roof leak" no roof has been mentioned before.
    const isPart = ofTrades.some((phrase) => phrase.stems.length > stems.size && [...stems].every((stem) => phrase.stems.includes(stem)));
    if (isPart && !isOrdered(job) && !(index < first && isWholeProblem(job, clauses[index]!))) return [];
    const isOther =
      isOrder ||
      isOrdered(job) ||
      isLack(job, stems) ||
      [...stems].some((stem) => isThing(stem) && !ofMain.has(stem)) ||
      (isWholeProblem(job, clauses[index]!) && words.some(({ stem }) => !ofMain.has(stem)));
    // "Water pools there" and "it may come down on the roof" are no jobs.
    const saysWork = isOrder || [...stems].some((stem) => OF_WORK.has(stem) || FAULTS.has(stem));
    return isOther ? job.filter((phrase) => saysWork || phrase.stems.length > 1) : [];
  });
}

/** The phrases of a clause that is a whole job; `[]` for others. */
function jobIn(clause: Clause, lexicon: Lexicon): Phrase[] {
  if (clause.words.length < MIN_WORDS_OF_A_JOB && !clause.isOrdered) return [];
  const said = clause.said;
  const { phrases, covered } = clause.reading;
  const isKnown = (stem: string) => covered.has(stem) || phrases.some(({ trade }) => lexicon.belongsTo(trade, stem));
  const stems = new Set(clause.words.map(({ stem }) => stem));
  const isWhole =
    said.every(({ stem }) => isKnown(stem)) &&
    (isOrdered(phrases) || isLack(phrases, stems) || isWholeProblem(phrases, clause) || said.some(({ stem }) => isThing(stem)));
  return isWhole ? phrases.filter(({ stems: words }) => !isVague(words)) : [];
}

/** Whether the clause consists of one problem: "driveway heaving", "upstairs hot". */
const isWholeProblem = (phrases: readonly Phrase[], clause: Clause): boolean =>
  phrases.some(({ kind, stems }) => kind === 'problem' && stems.length > 1 && clause.words.every(({ stem }) => stems.includes(stem)));

/**
 * Whether the clause says more than how the thing looks. A fault is named after it, a look before it: "toilet is running", "double
 * driveway".
 */
const isToldOf = (thing: readonly string[], clause: Clause): boolean =>
  clause.isOrdered || clause.has(FAULTS) || !thing.includes(clause.words.at(-1)!.stem);

/** Whether the clause consists of the name of a thing. */
const isMereThing = (clause: Clause): boolean =>
  clause.words.length === 1 ||
  clause.reading.phrases.some(
    ({ kind, stems }) => (kind === 'thing' || kind === 'trade') && clause.words.every(({ stem }) => stems.includes(stem)),
  );

/** The trades that are meant, grouped by job: `[['Plumber'], ['Roofer']]`. A single group where it cannot be told which are for what. */
export function jobsOf(clauses: readonly Clause[], trades: readonly string[]): string[][] {
  const jobs: string[][] = [];
  for (const clause of clauses.length < 2 ? [] : clauses) {
    const found = new Set(clause.reading.phrases.map(({ trade }) => trade));
    const own = trades.filter((trade) => found.has(trade));
    if (own.length === 0) continue;
    const same = jobs.filter((job) => job.some((trade) => own.includes(trade)));
    jobs.splice(0, jobs.length, ...jobs.filter((job) => !same.includes(job)), [...new Set([...same.flat(), ...own])]);
  }
  return trades.length > 0 && trades.every((trade) => jobs.flat().includes(trade)) ? jobs : [[...trades]];
}

const isOrdered = (phrases: readonly Phrase[]): boolean => phrases.some(({ kind }) => kind === 'trade' || kind === 'service');
/** Whether something is missing: "no heat", "no hot water" */
const isLack = (phrases: readonly Phrase[], said: ReadonlySet<string>): boolean =>
  [...said].some((stem) => NEGATIONS.has(stem)) &&
  phrases.some(({ kind, stems }) => kind === 'problem' && stems.length === said.size && stems.some((stem) => NEGATIONS.has(stem)));
