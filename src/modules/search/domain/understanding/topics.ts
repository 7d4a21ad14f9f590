import { TOPICS as GUIDE_TOPICS } from '../../../../shared/guide/guide-topics.js';
import { allStems, phraseStems, PhraseTable } from './phrase-table.js';
import { stemOf } from './tokens.js';
import { EMERGENCIES, GUIDES, NOT_IN_GUIDE, NOT_OF_A_HOUSE } from './topics-data.js';

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
}

const PAS = 'pas';
const TABLE = new PhraseTable<TopicPhrase>();
for (const { title, to } of Object.values(GUIDE_TOPICS).flat()) {
  const guide = to.slice(1, -'-guide'.length);
  add(GUIDES[guide] ?? [], { title, path: to, dangerous: false }, NOT_IN_GUIDE[guide]);
}
add(
  ['no heat', 'heat not working', 'heat not +coming', 'heat not turn', 'heating not working', 'heat stopped'],
  TABLE.all.find(({ path }) => path === '/furnace-not-turning-on-guide')!,
  NOT_OF_A_HOUSE,
);
for (const [id, { title, phrases, mostly }] of Object.entries(EMERGENCIES)) {
  const topic = { title, path: `/emergency-help#${id}`, dangerous: true };
  add(phrases, topic);
  for (const { phrases: said, unless } of mostly ?? []) add(said, topic, unless);
}

function add(phrases: readonly string[], topic: Topic, unless = ''): void {
  for (const phrase of phrases) TABLE.add({ ...topic, stems: topicStems(phrase), unless: allStems(unless) });
}

/** Filler with a "+" is part of the phrase: "+pas de chauffage" differs from "installation de chauffage". */
function topicStems(phrase: string): string[] {
  const marked = [...phrase.matchAll(/\+(\S+)/g)].map(([, word]) => stemOf(word!));
  return [...new Set([...phraseStems(phrase), ...marked])];
}

export const TOPICS: readonly Topic[] = TABLE.all.map(({ stems: _stems, unless: _unless, ...topic }) => topic);

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
const EMERGENCY: Topic = { title: 'An emergency', path: '/emergency-help', dangerous: true };

/** Dangers that harm people within minutes come before those that can wait for an hour. */
const GASES = ['gas', 'carbon-monoxide'].map((id) => `/emergency-help#${id}`);
const urgencyRankOf = ({ path, dangerous }: Topic): number =>
  GASES.includes(path) ? 0 : path === '/emergency-help#no-heat' ? 2 : dangerous ? 1 : 3;

/** The topics of these words: the most urgent danger, then the guide whose phrase has most of the words. */
export function topicsIn(stems: ReadonlySet<string>): Topic[] {
  const said = new Set(stems);
  if ([...stems].some((stem) => BROKEN.has(stem))) said.add(NOT).add(WORK);
  else if ([...stems].some((stem) => NEGATIVE.has(stem))) said.add(NOT);
  if (FRENCH_NEGATIVES.some((stem) => stems.has(stem))) said.add(PAS);
  const found = TABLE.in(said)
    .filter(({ unless }) => !unless.some((stem) => stems.has(stem)))
    .sort((a, b) => urgencyRankOf(a) - urgencyRankOf(b) || b.stems.length - a.stems.length);
  if (found.length === 0 && stems.size > 0 && [...stems].every((stem) => EMERGENCY_WORDS.has(stem))) return [EMERGENCY];
  if (found.length === 0 && stems.size > 0 && [...stems].every((stem) => FLOOD_WORDS.has(stem))) return [WATER];
  const first = (dangerous: boolean) => found.find((topic) => topic.dangerous === dangerous);
  return [first(true), first(false)].flatMap((topic) =>
    topic ? [{ title: topic.title, path: topic.path, dangerous: topic.dangerous }] : [],
  );
}
