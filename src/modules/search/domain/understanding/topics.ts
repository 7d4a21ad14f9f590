import { TOPICS as GUIDE_TOPICS } from '../../../../shared/guide/guide-topics.js';
import { allStems, phraseStems, PhraseTable, shortestPart } from './phrase-table.js';
import { stemOf } from './tokens.js';
import { ANY_EMERGENCY, EMERGENCIES, GUIDES, NOT_IN_GUIDE, NOT_OF_A_HOUSE, type Said } from './topics-data.js';

/** A page that helps before anybody is called. */
export interface Topic {
  /** As its page names it. */
  title: string;
  path: string;
  /** It is urgent: the page says what to do now. */
  dangerous: boolean;
}

interface TopicPhrase extends Topic {
  stems: readonly string[];
  unless: readonly string[];
  /** How many words of the query may be from the first to the last of its own. */
  within: number;
}

const PAS = 'pas';
const TABLE = new PhraseTable<TopicPhrase>();
for (const { title, to } of Object.values(GUIDE_TOPICS).flat()) {
  const guide = to.slice(1, -'-guide'.length);
  add({ phrases: GUIDES[guide] ?? [], unless: NOT_IN_GUIDE[guide] }, { title, path: to, dangerous: false });
}
add(
  {
    phrases: ['no heat', 'heat not working', 'heat not +coming', 'heat not turn', 'heating not working', 'heat stopped'],
    unless: NOT_OF_A_HOUSE,
  },
  TABLE.all.find(({ path }) => path === '/furnace-not-turning-on-guide')!,
);
for (const [id, { title, phrases, mostly }] of Object.entries(EMERGENCIES)) {
  const topic = { title, path: `/emergency-help#${id}`, dangerous: true };
  for (const said of [{ phrases }, ...(mostly ?? [])]) add(said, topic);
}
const EMERGENCY: Topic = { title: 'An emergency', path: '/emergency-help', dangerous: true };
for (const said of ANY_EMERGENCY) add(said, EMERGENCY);

function add({ phrases, unless = '', within = Infinity }: Said, { title, path, dangerous }: Topic): void {
  for (const phrase of phrases) TABLE.add({ title, path, dangerous, stems: topicStems(phrase), unless: allStems(unless), within });
}

/** Filler with a "+" is part of the phrase: "+pas de chauffage" differs from "installation de chauffage". */
function topicStems(phrase: string): string[] {
  const marked = [...phrase.matchAll(/\+(\S+)/g)].map(([, word]) => stemOf(word!));
  return [...new Set([...phraseStems(phrase), ...marked])];
}

/** Guides, and dangers with advice of their own. */
export const TOPICS: readonly Topic[] = TABLE.all
  .filter(({ path }) => path !== EMERGENCY.path)
  .map(({ title, path, dangerous }) => ({ title, path, dangerous }));

/** Ways to say that something does not work. */
const NEGATIVE = new Set(phraseStems("won't doesn't isn't don't can't cannot wouldn't didn't without never no"));
const FRENCH_NEGATIVES = phraseStems('ne plus jamais arrete panne');
const BROKEN = new Set(phraseStems('broken broke dead failed stopped stops stop blank'));
const [NOT = '', WORK = ''] = ['not', 'working'].flatMap(phraseStems);

/** A query of these words alone may be an emergency. */
const EMERGENCY_WORDS = new Set(phraseStems('emergency emergencies urgent urgence fire incendie sos 911'));
/** A query of these words alone is about water; with more words it may be about flood lights. */
const FLOOD_WORDS = new Set(phraseStems('flood flooding flooded inondation inonde'));
const WATER = TOPICS.find(({ path }) => path === '/emergency-help#water')!;

/** Dangers that harm people within minutes come before those that can wait for an hour. */
const GASES = ['gas', 'carbon-monoxide'].map((id) => `/emergency-help#${id}`);
const urgencyRankOf = ({ path, dangerous }: Topic): number =>
  GASES.includes(path) ? 0 : path === '/emergency-help#no-heat' ? 2 : dangerous ? 1 : 3;

/**
 * The topics of these words: the most urgent danger, then the guide whose phrase has most of the words.
 *
 * @param typed in their order
 */
export function topicsIn(typed: readonly string[]): Topic[] {
  const stems = new Set(typed);
  const said = new Set(stems);
  if ([...stems].some((stem) => BROKEN.has(stem))) said.add(NOT).add(WORK);
  else if ([...stems].some((stem) => NEGATIVE.has(stem))) said.add(NOT);
  if (FRENCH_NEGATIVES.some((stem) => stems.has(stem))) said.add(PAS);
  const found = TABLE.in(said)
    .filter(({ unless, within, stems: words }) => !unless.some((stem) => stems.has(stem)) && shortestPart(words, typed) <= within)
    .sort((a, b) => urgencyRankOf(a) - urgencyRankOf(b) || b.stems.length - a.stems.length);
  if (found.length === 0 && stems.size > 0 && [...stems].every((stem) => EMERGENCY_WORDS.has(stem))) return [EMERGENCY];
  if (found.length === 0 && stems.size > 0 && [...stems].every((stem) => FLOOD_WORDS.has(stem))) return [WATER];
  const first = (dangerous: boolean) => found.find((topic) => topic.dangerous === dangerous);
  return [first(true), first(false)].flatMap((topic) =>
    topic ? [{ title: topic.title, path: topic.path, dangerous: topic.dangerous }] : [],
  );
}
