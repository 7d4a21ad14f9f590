import { SearchEngineUnavailable } from '../../domain/search-index.js';

/** Said by the operating system before anything was sent. */
const REFUSED = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND']);

/** Whatever went wrong with an answer of Meilisearch, in the terms of the search. */
export function meiliUnavailable(error: unknown): SearchEngineUnavailable {
  const { message, code = '' } = error as Error & { code?: string };
  return new SearchEngineUnavailable(`Meilisearch: ${message || code}`, { cause: error, refused: REFUSED.has(code) });
}
