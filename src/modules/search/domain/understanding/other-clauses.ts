import { bestPhrases } from './best-phrases.js';
import { isEveryday, isVague } from './everyday.js';
import type { Lexicon, Phrase } from './lexicon.js';
import { phraseStems } from './phrase-table.js';
import type { Token } from './tokens.js';

/** What comes after one of these is often another job. */
const CONJUNCTIONS = new Set(['and', 'also', 'plus', 'then', 'et', 'aussi', 'puis']);
/** A clause with one of these is no mere object of the one before it: "and the furnace won't start". */
const OF_WORK = new Set(phraseStems('not broken stopped fix repair install replace change'));
/** What can be wrong with a thing. */
const FAULTS = new Set(
  phraseStems('leak drip overflow clog crack loud noise noisy stuck freeze burn rotten loose missing gone torn leaning'),
);
/** How something is, and not what: "and not draining" says nothing of a drain. */
const SYMPTOMS = new Set([...FAULTS, ...phraseStems('drain smell slow rot mold black wet damp hot cold warm water paint clean dust')]);
/** Of each clause: one word is a list's, "window and door installation". */
const WORDS_OF_A_JOB = 2;

/** The words of each part of a query that says several things, as they were meant: "furnace and water heater". */
export function clausesOf(rest: readonly Token[], spelled: ReadonlyMap<Token, Token[]>): Token[][] {
  const clauses: Token[][] = [[]];
  for (const token of rest) {
    if (CONJUNCTIONS.has(token.word)) clauses.push([]);
    else clauses.at(-1)!.push(...(spelled.get(token) ?? []));
  }
  return clauses;
}

interface Read {
  main: readonly Phrase[];
  uncovered: readonly Token[];
  /** Those that say nothing of the trades that are meant either. */
  missed: readonly Token[];
}

/** What is meant besides. */
export function inOtherClauses(clauses: readonly Token[][], read: Read, lexicon: Lexicon): Phrase[] {
  if (clauses.length < 2) return [];
  const found = inMissedClauses(clauses, read, lexicon);
  return found.length > 0 ? found : jobsOfTheirOwn(clauses, read.main, lexicon);
}

/** Clauses with words that were missed, or work of its own, all of which say one other thing. */
function inMissedClauses(clauses: readonly Token[][], { main, uncovered, missed }: Read, lexicon: Lexicon): Phrase[] {
  if (uncovered.length === 0) return [];
  const left = new Set(uncovered.map(({ stem }) => stem));
  const known = new Set(missed.map(({ stem }) => stem).filter((stem) => lexicon.knows(stem)));
  // "Roof and siding"
  const isList = clauses.every((clause) => clause.length === 1);
  return clauses.flatMap((clause, index) => {
    const said = clause.filter(({ stem }) => !isEveryday(stem));
    const isMissed = said.some(({ stem }) => known.has(stem));
    if (!isMissed && !(said.length > 0 && said.every(({ stem }) => left.has(stem)))) return [];
    const inOrder = clause.map(({ stem }) => stem);
    const { phrases, covered } = bestPhrases(clause, inOrder, lexicon);
    if (!said.every(({ stem }) => covered.has(stem))) return [];
    // One thing alone is more often another object of the job before it: "shovel my steps and driveway".
    const isJob = ({ kind, trade }: Phrase) =>
      isList ||
      kind === 'trade' ||
      (isMissed
        ? index === 0 ||
          clause.length === 1 ||
          inOrder.some((stem) => OF_WORK.has(stem)) ||
          said.filter(({ stem }) => lexicon.belongsTo(trade, stem)).length > 1
        : kind === 'service');
    return phrases.filter((phrase) => isJob(phrase) && !isVague(phrase.stems) && !main.some(({ trade }) => trade === phrase.trade));
  });
}

/**
 * What else is meant where each of the clauses says a job by itself: "snow removal and roof ice dam". A problem in a clause is one of the
 * trades that are meant already, where these have any words for it: "the pool is green and the pump is loud".
 */
function jobsOfTheirOwn(clauses: readonly Token[][], main: readonly Phrase[], lexicon: Lexicon): Phrase[] {
  const trades = new Set(main.map(({ trade }) => trade));
  const jobs = clauses.map((clause) => jobIn(clause, lexicon));
  if (jobs.some((job) => job.length === 0)) return [];
  return jobs.flatMap((job, index) => {
    if (job.some(({ trade }) => trades.has(trade))) return [];
    const stems = new Set(clauses[index]!.map(({ stem }) => stem));
    const ofMain = new Set(
      lexicon
        .phrasesIn(stems)
        .filter(({ trade }) => trades.has(trade))
        .flatMap((phrase) => phrase.stems),
    );
    const isOther = isOrdered(job) || [...stems].some((stem) => isThing(stem) && !ofMain.has(stem));
    // "Water pools there" and "it may come down on the roof" are no jobs.
    const saysWork = [...stems].some((stem) => OF_WORK.has(stem) || FAULTS.has(stem));
    return isOther ? job.filter((phrase) => saysWork || phrase.stems.length > 1) : [];
  });
}

/** What a clause says, if it says a whole job. */
function jobIn(clause: readonly Token[], lexicon: Lexicon): Phrase[] {
  if (clause.length < WORDS_OF_A_JOB) return [];
  const said = clause.filter(({ stem }) => !isEveryday(stem));
  const { phrases, covered } = bestPhrases(
    clause,
    clause.map(({ stem }) => stem),
    lexicon,
  );
  const isKnown = (stem: string) => covered.has(stem) || phrases.some(({ trade }) => lexicon.belongsTo(trade, stem));
  const isWhole = said.every(({ stem }) => isKnown(stem)) && (isOrdered(phrases) || said.some(({ stem }) => isThing(stem)));
  return isWhole ? phrases.filter(({ stems }) => !isVague(stems)) : [];
}

const isOrdered = (phrases: readonly Phrase[]): boolean => phrases.some(({ kind }) => kind === 'trade' || kind === 'service');
const isThing = (stem: string): boolean => !isEveryday(stem) && !SYMPTOMS.has(stem);
