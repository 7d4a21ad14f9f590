import { withProvincesAsWords } from './provinces.js';
import { tokensOf } from './tokens.js';

export type When = 'open-now' | 'around-the-clock' | null;

const POSTAL = /(?<![\p{L}\p{N}])([abceghj-nprstvxy]\d[abceghj-nprstv-z])(?:[ -]?(\d[abceghj-nprstv-z]\d))?(?![\p{L}\p{N}])/iu;

const anyOf = (...phrases: string[]): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.join('|')})(?![\\p{L}\\p{N}])`, 'giu');

const ALL_WEEK = '7\\s*(?:j|jours)\\s*(?:/|sur)?\\s*7';

/** "No power for 24 hours" and "the tap drips day and night" say how long something has gone on. */
const HOW_LONG =
  '(?=24)(?<!(?:for|past|last|over|about|after|every|within|depuis|pendant)\\s+(?:the\\s+|about\\s+|over\\s+|past\\s+|last\\s+)?)';
const GOES_ON = '(?=jour)(?<!(?:coule|goutte|fuit|roule|tourne|part|marche|sonne|siffle|bruit)s?\\s+)';

const AROUND_THE_CLOCK = anyOf(
  '24\\s*[/x-]\\s*7',
  `${HOW_LONG}24\\s*(?:h|hr|hrs|hour|hours|heures)(?:\\s*(?:/|sur)\\s*24)?(?:[\\s,]*${ALL_WEEK})?`,
  ALL_WEEK,
  'a?round the clock',
  'after[ -]hours',
  '(?:open|available|work(?:s|ing)?|service|help) all[ -]night',
  '^\\s*all[ -]night',
  `${GOES_ON}jour et nuit`,
);

const OUVERT = 'ouverte?s?\\s+';

const OPEN_NOW = anyOf(
  '(?:open|available) (?:now|today|tonight)',
  'right now',
  `${OUVERT}(?:maintenant|aujourd['’ ]?hui|ce soir|pr[ée]sentement)`,
  `pr[ée]sentement\\s+${OUVERT.slice(0, -3)}`,
  `(?:${OUVERT})?en ce moment`,
);

const DAYS = anyOf(
  '(?:open\\s+)?(?:on\\s+)?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?)',
  `(?:${OUVERT})?(?:l[ae]s?\\s+)?(?:(?:lun|mar|mercre|jeu|vendre|same)dis?|dimanches?|fins? de semaine|fds)`,
);

/** Who speaks to a telephone or a loudspeaker says its name first; "alexa not working" is about the thing. */
const ASSISTANT =
  /^\s*(?:(?:hey|hi|ok|okay|dis)[\s,]+(?:siri|google|alexa|bixby)|(?:alexa|siri)(?=[\s,]+(?:call|find|who|how|what|where|when|i|i['’]m|my|the|is|can|could|get|search|show|look|there|need|we|book|please)\s))[\s,]+(?=\S)/iu;

/** A well is something else. */
const AS_WELL_AS = anyOf('as well as', 'aswell as');
const AS_WELL = anyOf('as well', 'aswell');

/** Takes out what has a form of its own, so that its parts are not taken for words. */
export function setApart(query: string): { text: string; postCode: string | null; when: When; days: string[] } {
  let when: When = null;
  const days: string[] = [];
  let text = query
    .replace(ASSISTANT, '')
    .replace(AS_WELL_AS, ' also ')
    .replace(AS_WELL, ' ')
    .replace(AROUND_THE_CLOCK, () => ((when = 'around-the-clock'), ' '));
  text = text
    .replace(OPEN_NOW, () => ((when ??= 'open-now'), ' '))
    .replace(DAYS, (said) => (days.push(...tokensOf(said).map(({ word }) => word)), ' '));
  text = withProvincesAsWords(text);
  const postal = POSTAL.exec(text);
  if (postal) text = text.replace(postal[0], ' ');
  return { text, when, days, postCode: postal ? `${postal[1]}${postal[2] ?? ''}`.toUpperCase() : null };
}
