import { uniqBy } from 'es-toolkit';
import { cityKeyFrom } from '../../../../shared/text/name-keys.js';
import { wordsOf } from '../../../../shared/text/text.js';
import type { Hours, SearchQuery } from '../../domain/search-query.js';
import { MAX_NAME_WORDS } from '../../domain/suggest/name-in-titles.js';
import type { TitleBook } from '../../domain/suggest/title-book.js';
import { nameReadings, withoutConnectors } from '../../domain/name-readings.js';
import { hasWords } from '../../domain/title-words.js';
import type { Meaning } from '../../domain/understanding/understand.js';
import type { Find, KeyedCard } from './combined-pages.js';
import type { SearchPlace } from './search-places.js';

/** If more businesses than this have all the words, the words do not name one of them. */
const MAX_FIRST = 20;

/**
 * Businesses that have the words themselves, few enough to be meant by them.
 * @param missing trades that were meant, where nobody is listed for any of them
 * @param hours when a business that only mentions what is needed has to be open to lead; businesses whose names are meant lead at any time
 * @returns `undefined` when the words have to be searched as they are written: more than {@link MAX_FIRST} businesses have them all
 */
export async function leadingResults(
  query: SearchQuery,
  meaning: Meaning,
  all: SearchQuery,
  place: SearchPlace | null,
  missing: readonly string[],
  find: Find,
  titles: TitleBook | undefined,
  hours?: Hours,
): Promise<KeyedCard[] | undefined> {
  const { words = [] } = query;
  const leadingPage = { withKeys: true, page: 1, limit: MAX_FIRST };
  if (meaning.words.length === 0) {
    const anyTrade = { ...all, industryKey: query.industryKey, industryKeys: undefined, ...leadingPage };
    const mentioning = { ...mentionQuery({ ...anyTrade, cityKey: query.cityKey }, meaning, place), anyOf: true };
    const looksInTexts = meaning.said.length > 0 && (!meaning.isNameOfTrade || missing.length > 0);
    const [named, ...saying] = await Promise.all([
      namedIn(query, meaning, place, find, titles),
      ...(looksInTexts ? [find(hours ? { ...mentioning, hours } : mentioning)] : []),
      ...(looksInTexts ? missing.map((name) => find({ ...anyTrade, words: wordsOfName(name), inTitle: true, asSpelled: true })) : []),
    ]);
    return uniqBy([...named, ...saying.flatMap(({ services }) => services as KeyedCard[])], ({ key }) => key).slice(0, MAX_FIRST);
  }
  // Words that were not understood are probably a name. Few businesses have it, so their cards are requested without a count first.
  const page = await find({ ...query, words: withoutConnectors(words), inTitle: true, ...leadingPage });
  if (page.total > MAX_FIRST) return [];
  if (page.services.length > 0) return page.services as KeyedCard[];
  const literal = await find({ ...query, words, few: MAX_FIRST, ...leadingPage });
  if (literal.total > 0) return literal.total > MAX_FIRST ? undefined : (literal.services as KeyedCard[]);
  return namedOtherwise(query, [words, meaning.typed], find, titles);
}

/** Businesses whose names were typed in a way that the engines do not find. */
async function namedOtherwise(
  query: SearchQuery,
  typed: readonly (readonly string[])[],
  find: Find,
  titles: TitleBook | undefined,
): Promise<KeyedCard[]> {
  const name = typed.map((words) => titles?.nameIn(words)).find((words) => words !== undefined);
  if (!name) return [];
  const { total, services } = await find({
    ...query,
    words: [...name],
    inTitle: true,
    few: MAX_FIRST,
    withKeys: true,
    page: 1,
    limit: MAX_FIRST,
  });
  return total <= MAX_FIRST ? (services as KeyedCard[]) : [];
}

/** The query for businesses that mention in their own text both what is needed and the place. */
export const mentionQuery = (query: SearchQuery, { said }: Meaning, place: SearchPlace | null): SearchQuery => ({
  ...query,
  words: [...said, ...(place?.kind === 'city' ? wordsOf(place.name) : [])],
  exact: true,
});

/** For a query that was understood as a whole: the few businesses whose names have all its words, in the place that it names. */
async function namedIn(
  query: SearchQuery,
  { said, typed, mayBeName, isNameOfTrade }: Meaning,
  place: SearchPlace | null,
  find: Find,
  titles: TitleBook | undefined,
): Promise<KeyedCard[]> {
  const { words = [] } = query;
  const leadingPage = { inTitle: true, few: MAX_FIRST, withKeys: true, page: 1, limit: MAX_FIRST };
  const there = place?.kind === 'city' ? { cityKey: query.cityKey ?? cityKeyFrom(place.name) } : {};
  const isMoreThanTrade = mayBeName || typed.length > said.length;
  // A trade alone is not the name of a business.
  const withoutPlace = isMoreThanTrade ? [{ words: withoutConnectors(typed), ...there }] : [];
  // What is asked about a business: "pro glass reviews". Of a trade it is asked about all who have it.
  const bare = nameReadings(words).at(-1);
  const askedAbout = bare && !isNameOfTrade && bare.length < withoutConnectors(words).length ? [{ words: [...bare] }] : [];
  for (const asked of [{ words: withoutConnectors(words) }, ...withoutPlace, ...askedAbout]) {
    // Such a name must match exactly: "roofer" is no misspelling of "Rooter".
    const most = 'cityKey' in asked ? Infinity : MAX_FIRST;
    if (asked.words.length === 0 || titles?.has(asked.words, most) === false) continue;
    const { total, services } = await find({ ...query, ...asked, ...leadingPage, asSpelled: true });
    const exact = (services as KeyedCard[]).filter(({ title }) => hasWords(title, asked.words));
    if (total <= MAX_FIRST && exact.length > 0) return exact;
  }
  if (!mayBeName || typed.length > MAX_NAME_WORDS) return [];
  const { total, services } = await find({ ...query, words: typed, ...there, ...leadingPage });
  if (total === 0) return namedOtherwise({ ...query, ...there }, [typed], find, titles);
  return total <= MAX_FIRST ? (services as KeyedCard[]) : [];
}

/** The words of a trade's name without its last "s": businesses call themselves "Garage Door" or "Garage Doors". */
const wordsOfName = (name: string): string[] => wordsOf(name.replace(/s$/, ''));
