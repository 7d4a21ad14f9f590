import { type FoundCard, SearchPage } from '../../domain/search-index.js';
import { type SearchRequest, toSearchQuery } from '../../domain/search-query.js';
import type { Find } from '../combined-pages.js';
import type { Understood } from '../understood-search.js';

/** What was found, and what was understood. */
export interface Answer {
  found: SearchPage;
  understood: Understood | null;
  hoursUnknown: boolean;
}

/**
 * One page of a search that begins with the business that was taught for its words; what the search finds without it follows. Filters
 * and an order that the visitor chose go before what was taught: a business that they leave out, or that has gone, is not brought.
 */
export async function businessFirst(
  key: number,
  request: SearchRequest,
  find: Find,
  answer: (request: SearchRequest) => Promise<Answer>,
): Promise<Answer> {
  if (request.sortBy !== 'featured') return answer(request);
  const found = await find({ ...toSearchQuery({ ...request, query: undefined }), only: [key], page: 1, limit: 1 });
  const [business] = found.services;
  if (!business) return answer(request);
  const rest = { ...request, without: [...(request.without ?? []), key] };
  const here = await answer(rest);
  // The results are shifted by one: the last one of the previous page is the first one here.
  const before =
    request.page === 1 ? [business] : (await answer({ ...rest, page: request.page - 1 })).found.services.slice(request.limit - 1);
  const cards: FoundCard[] = [...before, ...here.found.services].slice(0, request.limit);
  return { ...here, found: SearchPage.of(cards, here.found.total + 1) };
}
