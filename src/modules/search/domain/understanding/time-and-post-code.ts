import { withProvincesAsWords } from './provinces.js';
import { tokensOf } from './tokens.js';

export type When = 'open-now' | 'around-the-clock' | null;

const POSTAL =
  /(?<![\p{L}\p{N}])(?:(?:postal|zip) codes? )?([abceghj-nprstvxy]\d[abceghj-nprstv-z])(?:[ -]?(\d[abceghj-nprstv-z]\d))?(?![\p{L}\p{N}])(?: (?:postal|zip) codes?(?!\p{L}))?/iu;

const anyOf = (...phrases: string[]): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.join('|')})(?![\\p{L}\\p{N}])`, 'giu');

const ALL_WEEK = '7\\s*(?:j|jours)\\s*(?:/|sur)?\\s*7';

/** "No power for 24 hours" and "the tap drips day and night" say how long a problem has lasted. */
const HOW_LONG =
  '(?=24)(?<!(?:for|past|last|over|about|after|every|within|depuis|pendant)\\s+(?:the\\s+|about\\s+|over\\s+|past\\s+|last\\s+)?)';
const GOES_ON = '(?=jour)(?<!(?:coule|goutte|fuit|roule|tourne|part|marche|sonne|siffle|bruit)s?\\s+)';

const AROUND_THE_CLOCK = anyOf(
  '24\\s*[/x-]\\s*7',
  `${HOW_LONG}24\\s*(?:h|hr|hrs|hour|hours|heures)(?:\\s*(?:/|sur)\\s*24)?(?:[\\s,]*${ALL_WEEK})?`,
  ALL_WEEK,
  'a?round the clock',
  'after[ -]hours',
  'at any hour',
  '(?:open|available|work(?:s|ing)?|service|help) all[ -]night',
  '^\\s*all[ -]night',
  `${GOES_ON}jour et nuit`,
);

const OUVERT = 'ouverte?s?\\s+';

const OPEN_NOW = anyOf(
  '(?:open|available) (?:now|today|tonight)',
  'disponibles? maintenant',
  'right now',
  `${OUVERT}(?:maintenant|aujourd['’ ]?hui|ce soir|pr[ée]sentement)`,
  `pr[ée]sentement\\s+${OUVERT.slice(0, -3)}`,
  `(?:${OUVERT})?en ce moment`,
);

/** It may be said at any time of day, and businesses that never close are open then. */
const TONIGHT = anyOf("(?:tonight|tonite|2nite)(?!['’]|\\s+show)", 'this evening', 'ce soir');

/** These say when somebody should come, wherever they are in the query. */
const AT_ONCE = anyOf('as soon as possible', 'au plus (?:vite|sacrant|t[ôo]t)', 'd[èe]s que possible');
const THIS_MINUTE = anyOf('rn', 'this (?:very )?(?:minute|instant|second)');
/** These say when somebody should come only where somebody is asked for: a breaker trips right away, and a furnace is now making noise. */
const HURRIED: [RegExp, Exclude<When, null>][] = [
  [
    anyOf('overnight', '(?:open )?late[ -]night', 'open late', '(?:at )?[1-5] ?a\\.?m\\.?(?=\\s*$)', 'in the middle of the night'),
    'around-the-clock',
  ],
  [anyOf('right away', 'straight away', 'immediately', 'imm[ée]diatement', 'tout de suite', 'sur le champ'), 'around-the-clock'],
  [anyOf('now(?=\\s*(?:[,.;:!?]|$|(?:please|pls|and|in|near|at|my|our)(?![\\p{L}\\p{N}])|\\S+(?:\\s+\\S+)?\\s*$))'), 'open-now'],
];
/** The same, but the words stay: they may belong to a problem as well, as in "scratching in the wall at night". */
const AT_NIGHT = anyOf(
  '(?:at )?(?:mid)?night(?=\\s*$)',
  '(?<=^\\s*)night',
  '(?:de|la) nuit',
  '(?:1[0-2]|[1-6])(?::\\d\\d)? ?a\\.?m\\.?(?=\\s*$)',
  '(?:9|1[01])(?::\\d\\d)? ?p\\.?m\\.?(?=\\s*$)',
  "(?:christmas|boxing|new year['’]?s) (?:day|eve)",
  'stat(?:utory)? holidays?',
);
const ASKS_FOR =
  /(?<![\p{L}\p{N}])(?:need|needs|needed|want(?! the| my)|send|find|get|call|help|come(?! on)|hire|besoin|cherche|faut|venir|vienne|envoyer)(?![\p{L}\p{N}])(?:(?![,.;:!?]|\b(?:is|are|was|am|when|if|that|but|est|sont|quand|si)\b).){0,50}$/iu;

const DAYS = anyOf(
  '(?:open\\s+)?(?:on\\s+)?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?)',
  `(?:${OUVERT})?(?:l[ae]s?\\s+)?(?:(?:lun|mar|mercre|jeu|vendre|same)dis?|dimanches?|fins? de semaine|fds)`,
);

/** People who speak to a phone or a loudspeaker say its name first; "alexa not working" is about the device. */
const ASSISTANT =
  /^\s*(?:(?:hey|hi|ok|okay|dis)[\s,]+(?:siri|google|alexa|bixby)|(?:alexa|siri)(?=[\s,]+(?:call|find|who|how|what|where|when|i|i['’]m|my|the|is|can|could|get|search|show|look|there|need|we|book|please)\s))[\s,]+(?=\S)/iu;

/** "As well" is not about a well. */
const AS_WELL_AS = anyOf('as well as', 'aswell as');
const AS_WELL = anyOf('as well', 'aswell');
/** "Well" as an adverb: "not well insulated" and "does not drain well" are understood without it. */
const HOW_WELL = anyOf(
  // "Works well", and no "not well water".
  '(?<=(?:oh|(?<!(?:is|or|if|but) )not|very|so|too|pretty|quite|fairly|really|works?|working|worked) )well(?! (?:water|pump|pit|cap|casing|head|drill(?:er|ing)|tank|line|inspection|is|has|was|went|ran|runs|not)(?![\\p{L}]))',
  'well(?= (?:established|insulated|known|built|maintained|lit|kept|done|made(?! of)|enough|being|reviewed|rated|respected|priced|experienced|versed|trained|organi[sz]ed|suited|sealed|ventilated|soon)(?![\\p{L}]))',
  // "Does not drain well"
  "(?<=(?:not|n['’]t|never|cannot|cant|dont|doesnt|isnt|wont|didnt) (?:\\p{L}+ ){1,3})well(?=\\s*(?:[,.;:!?]|$|(?:any ?more|at all|in|on|when|with|and|but|since|lately|enough)(?![\\p{L}])))",
);

interface TimeAndPostCode {
  text: string;
  postCode: string | null;
  when: When;
  /** The time that is meant if the query says only who is needed: "plumber now". */
  perhaps: When;
  days: string[];
}

/** Removes what has a format of its own, such as a time or a postal code, so that its parts are not taken for words. */
export function extractTimeAndPostCode(query: string): TimeAndPostCode {
  let when: When = null;
  let perhaps: When = null;
  const days: string[] = [];
  let text = query
    .replace(ASSISTANT, '')
    .replace(AS_WELL_AS, ' also ')
    .replace(AS_WELL, ' ')
    .replace(HOW_WELL, ' ')
    .replace(AROUND_THE_CLOCK, () => ((when = 'around-the-clock'), ' '));
  text = text
    .replace(OPEN_NOW, () => ((when ??= 'open-now'), ' '))
    .replace(TONIGHT, () => ((when ??= 'around-the-clock'), ' '))
    .replace(AT_ONCE, () => ((when ??= 'around-the-clock'), ' '))
    .replace(THIS_MINUTE, () => ((when ??= 'open-now'), ' '))
    .replace(DAYS, (said) => (days.push(...tokensOf(said).map(({ word }) => word)), ' '));
  for (const [said, time] of HURRIED) {
    text = text.replace(said, (_said, at: number) => {
      if (ASKS_FOR.test(text.slice(0, at))) when ??= time;
      perhaps ??= time;
      return ' ';
    });
  }
  if (text.search(AT_NIGHT) >= 0) perhaps ??= 'around-the-clock';
  text = withProvincesAsWords(text);
  const postal = POSTAL.exec(text);
  if (postal) text = text.replace(postal[0], ' ');
  return { text, when, perhaps, days, postCode: postal ? `${postal[1]}${postal[2] ?? ''}`.toUpperCase() : null };
}
