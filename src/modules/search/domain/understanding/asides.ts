import { PROFESSIONS } from './asked-for.js';
import { isCreature } from './creatures.js';
import { isEveryday, isFiller } from './everyday.js';
import { DETERMINERS, nameAt, nameBefore } from './name-at.js';
import { phraseStems } from './phrase-table.js';
import { FAULTS } from './symptoms.js';
import type { Token } from './tokens.js';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** What follows says on which occasion something goes wrong: "toilet gurgles whenever the washer drains". */
const OCCASIONS = words('whenever everytime when quand lorsque');
/** "When is", "when to" and the like ask for a time. */
const ASKS_WHEN = words('is are do does should can will would could to did s');
/** At most so many words stand between "when" and the thing: "when I turn on the". */
const MAX_BEFORE_OCCASION = 5;

/** Water comes from what is used, and gets in with the weather: then the occasion is the cause. */
const WET = new Set(phraseStems('leak drip wet damp soaked puddle stain flood coule fuit mouille'));
const WEATHER = new Set(phraseStems('rain snow wind windy storm thaw melt freeze humid pluie pleut neige vent'));

const FINE = words('fine good ok okay perfect alright solid clear');
const COPULAS = words('is are was were look looks seem seems work works');
/** They may stand between the two: "is working perfectly fine", "is in good shape". */
const BEFORE_FINE = words('all perfectly totally completely really pretty still just working in itself themselves');

const NOT = words('not isnt arent wasnt werent');
/** After "isn't leaking", the next clause names what does. */
const BEFORE_TRUTH = words('its thats');
/** "Thought it was the roof but". */
const BELIEVED = words('thought assumed figured believed guessed');
const IT_WAS = words('it its was is might be that');

/** People who have been there already: "the electrician checked everything", "furnace guy says". */
const PEOPLE = words('guy guys tech technician man company crew team inspector contractor people');
const REPORTED = words('says said say told tells checked looked came found thinks swears tested visited opened fixed repaired replaced');
/** "Electrician was here and said" */
const MAX_BEFORE_REPORT = 2;

/** What did damage is not what is damaged: "snow plow broke my fence". */
const AGENTS = words('plow snowplow plows crew mover movers contractor contractors excavator tractor forklift neighbour neighbor');
const DAMAGED = words(
  'broke hit damaged wrecked ripped tore knocked scratched dented cracked cut ruined drove smashed destroyed backed dripped chipped gouged clipped left',
);
const AFTER_DAMAGED = words('up down into on off through over');

/** What is replaced is not what is wanted: "replace the fence with a hedge". */
const REPLACED: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    replace: 'with',
    replacing: 'with',
    convert: 'to into',
    converting: 'to into',
    turn: 'into',
    turning: 'into',
  }).map(([verb, before]) => [verb, words(before)]),
);
const DONE = words('fix fixed repair repaired replaced stopped');
const OPENED = words('opened cut broke');
const MAX_BEFORE_DONE = 5;
/** "Groundhog digging under the foundation" is no excavation. */
const DIGGING = words('dig digs digging dug burrow burrows burrowing burrowed tunnelling tunneling');
const EATING = words('ate eat eating chewed chew chewing nibbled');
const OF_EATEN = words('through for of on');
const LOOKS = words('looks look looked seems seemed sounds sounded');
const MAX_WORDS_REPLACED = 4;

/** How much less a word counts: `beside` what is wrong, or `denied` to be it. */
export type Aside = 'beside' | 'denied';

type Finder = (at: number, rest: readonly Token[]) => readonly Token[];
/** By the word that shows each: a query is read once, and most of its words show none. */
const FINDERS = new Map<string, { aside: Aside; find: Finder }[]>();
for (const [shown, aside, find] of [
  [[...OCCASIONS, 'time'], 'beside', occasionAfter],
  [REPLACED.keys(), 'beside', replacedAfter],
  [PEOPLE, 'beside', reporting],
  [['after', 'apres'], 'beside', causeAfter],
  [FINE, 'denied', fineBefore],
  [NOT, 'denied', denied],
  [BELIEVED, 'denied', believed],
  [['like'], 'denied', lookingLike],
  [DAMAGED, 'denied', agentBefore],
  [DONE, 'denied', doneBefore],
  [DIGGING, 'denied', dugAt],
  [EATING, 'beside', eatenAfter],
] satisfies [Iterable<string>, Aside, Finder][]) {
  for (const word of shown) FINDERS.set(word, [...(FINDERS.get(word) ?? []), { aside, find }]);
}

/**
 * Words for what is mentioned and is not what is wrong: the occasion on which it happens, what is fine, what was suspected, who was there
 * before, what did the damage, what is to be replaced by something else, what is over.
 */
export function asidesIn(rest: readonly Token[]): Map<Token, Aside> {
  const found = new Map<Token, Aside>();
  for (const [at, { word, stem }] of rest.entries()) {
    if (PROFESSIONS.has(stem)) for (const token of reporting(at, rest)) found.set(token, 'beside');
    for (const { aside, find } of FINDERS.get(word) ?? []) for (const token of find(at, rest)) found.set(token, aside);
  }
  return found;
}

function isOccasion(rest: readonly Token[], at: number): boolean {
  const { word } = rest[at]!;
  if (word === 'time') return ['every', 'each'].includes(rest[at - 1]?.word ?? '');
  return OCCASIONS.has(word) && !ASKS_WHEN.has(rest[at + 1]?.word ?? '');
}

function occasionAfter(at: number, rest: readonly Token[]): Token[] {
  if (!isOccasion(rest, at) || rest.some(({ stem }) => WET.has(stem))) return [];
  const from = at + 1;
  const isBefore = (token: Token) => isFiller(token) || isEveryday(token.stem);
  const after = rest.slice(from, from + MAX_BEFORE_OCCASION + 1).findIndex((token) => !isBefore(token));
  return after < 0 || WEATHER.has(rest[from + after]!.stem) ? [] : nameAt(from + after, rest);
}

function fineBefore(at: number, rest: readonly Token[]): Token[] {
  let verb = at - 1;
  while (verb > 0 && BEFORE_FINE.has(rest[verb]!.word)) verb -= 1;
  if (!COPULAS.has(rest[verb]?.word ?? '')) return [];
  return nameBefore(BEFORE_FINE.has(rest[verb - 1]?.word ?? '') ? verb - 1 : verb, rest);
}

function denied(at: number, rest: readonly Token[]): Token[] {
  const next = rest[at + 1];
  if (next === undefined) return [];
  if (DETERMINERS.has(next.word)) return nameAt(at + 1, rest);
  const isTruthNext = FAULTS.has(next.stem) && BEFORE_TRUTH.has(rest[at + 2]?.word ?? '');
  return isTruthNext ? nameBefore(COPULAS.has(rest[at - 1]?.word ?? '') ? at - 1 : at, rest) : [];
}

function believed(at: number, rest: readonly Token[]): Token[] {
  const after = rest.slice(at + 1).findIndex(({ word }) => !IT_WAS.has(word));
  return after > 0 ? wordsOfNoun(at + 1 + after, rest) : [];
}

/** What was mended already, or opened for it: "plumber already fixed the leak", "opened the wall to fix the leak". */
function doneBefore(at: number, rest: readonly Token[]): Token[] {
  const before = rest.slice(Math.max(0, at - MAX_BEFORE_DONE), at);
  const isDone = before.some(
    ({ word, stem }) => word === 'already' || OPENED.has(word) || (PROFESSIONS.has(stem) && rest[at]!.word !== 'fix'),
  );
  return isDone ? wordsOfNoun(at + 1, rest) : [];
}

/** What happened before and is over: "floor lifted after the dishwasher leaked". */
function causeAfter(at: number, rest: readonly Token[]): Token[] {
  const isSaid = rest[at - 1]?.word === 'even' || DETERMINERS.has(rest[at + 1]?.word ?? '');
  return isSaid ? wordsOfNoun(at + 1, rest) : [];
}

/** The name of a thing, and what is or was wrong with it. */
function wordsOfNoun(from: number, rest: readonly Token[]): Token[] {
  const name = nameAt(from, rest);
  const next = rest.findIndex((token, index) => index >= from && !DETERMINERS.has(token.word) && !name.includes(token));
  return next >= 0 && FAULTS.has(rest[next]!.stem) ? [...name, rest[next]!] : name;
}

/** "It looks like a plumbing issue but it is the grout" */
function lookingLike(at: number, rest: readonly Token[]): Token[] {
  const isCorrected = LOOKS.has(rest[at - 1]?.word ?? '') && rest.some(({ word }, index) => index > at && word === 'but');
  return isCorrected ? wordsOfNoun(at + 1, rest) : [];
}

function dugAt(at: number, rest: readonly Token[]): Token[] {
  return isCreature([rest[at - 1]?.stem ?? '']) ? [rest[at]!] : [];
}

function reporting(at: number, rest: readonly Token[]): Token[] {
  const isReport = rest.slice(at + 1, at + 2 + MAX_BEFORE_REPORT).some(({ word }) => REPORTED.has(word)) || isHere(at + 1, rest);
  if (!isReport) return [];
  return PROFESSIONS.has(rest[at]!.stem) ? [rest[at]!] : nameBefore(at, rest);
}

const isHere = (at: number, rest: readonly Token[]): boolean =>
  ['was', 'were'].includes(rest[at]?.word ?? '') && rest[at + 1]?.word === 'here';

function agentBefore(at: number, rest: readonly Token[]): Token[] {
  const agent = rest[at - 1];
  if (agent === undefined || !(AGENTS.has(agent.word) || PROFESSIONS.has(agent.stem))) return [];
  const object = AFTER_DAMAGED.has(rest[at + 1]?.word ?? '') ? at + 2 : at + 1;
  if (!DETERMINERS.has(rest[object]?.word ?? '')) return [];
  return [...nameBefore(isFiller(agent) ? at - 1 : at, rest), rest[at]!];
}

function replacedAfter(at: number, rest: readonly Token[]): Token[] {
  const before = REPLACED.get(rest[at]!.word)!;
  const length = rest.slice(at + 1, at + 3 + MAX_WORDS_REPLACED).findIndex(({ word }) => before.has(word));
  return length < 1 ? [] : rest.slice(at + 1, at + 1 + length).filter((token) => !isFiller(token));
}

/** What an animal eats, and what that is for: "squirrels ate the wires of our Christmas lights". */
function eatenAfter(at: number, rest: readonly Token[]): Token[] {
  if (!isCreature([rest[at - 1]?.stem ?? ''])) return [];
  const name = nameAt(at + 1, rest);
  const next = rest.findIndex((token, index) => index > at && !DETERMINERS.has(token.word) && !name.includes(token));
  return next >= 0 && OF_EATEN.has(rest[next]!.word) ? [...name, ...nameAt(next + 1, rest)] : name;
}
