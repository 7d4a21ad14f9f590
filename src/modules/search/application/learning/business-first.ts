import { type FoundCard, SearchPage } from '../../domain/search-index.js';
import { type SearchQuery, withoutWords } from '../../domain/search-query.js';
import type { Find } from '../understood/combined-pages.js';
import type { KnownPlace, Understood } from '../understood/understood.js';

/** What was found, and what was understood. */
export interface Answer {
  found: SearchPage;
  understood: Understood | null;
  hoursUnknown: boolean;
  from: KnownPlace | undefined;
}

/**
 * One page of a search that begins with the business that was taught for its words, followed by what the search finds without it. Filters
 * and an order that the visitor chose take precedence: a business that they exclude, or that no longer exists, is not added.
 */
export async function businessFirst(
  key: number,
  query: SearchQuery,
  find: Find,
  answer: (query: SearchQuery) => Promise<Answer>,
): Promise<Answer> {
  if (query.sortBy !== 'featured') return answer(query);
  const found = await find({ ...withoutWords(query), only: [key], page: 1, limit: 1 });
  const [business] = found.services;
  if (!business) return answer(query);
  const rest = { ...query, without: [...(query.without ?? []), key] };
  const here = await answer(rest);
  // The results are shifted by one: the last one of the previous page is the first one here.
  const before = query.page === 1 ? [business] : (await answer({ ...rest, page: query.page - 1 })).found.services.slice(query.limit - 1);
  const cards: FoundCard[] = [...before, ...here.found.services].slice(0, query.limit);
  return { ...here, found: SearchPage.of(cards, here.found.total + 1) };
}
