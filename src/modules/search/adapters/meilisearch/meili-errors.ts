import { SearchEngineUnavailable } from '../../domain/search-index.js';

/** Said by the operating system before anything was sent. */
const CONNECTION_REFUSED = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND']);

/** 4xx of an engine that cannot answer now: its key or its index is not there (yet), or it is too busy. */
const UNAVAILABLE = new Set([401, 403, 404, 408, 429]);

/** No answer came: the network's error, in the terms of the search. */
export function unreachable(error: Error & { code?: string }): SearchEngineUnavailable {
  const { message, code = '' } = error;
  return new SearchEngineUnavailable(`Meilisearch: ${message || code}`, { cause: error, refused: CONNECTION_REFUSED.has(code) });
}

/**
 * The error for an answer other than 200. Another 4xx means that our question is wrong: that is a mistake in this code, which another
 * engine's answer must not hide, and no reason to stop asking.
 */
export function failedAnswer(status: number, text: string): Error {
  const message = `Meilisearch: it answered ${status}: ${text.slice(0, 300)}`;
  const isOurs = status >= 400 && status < 500 && !UNAVAILABLE.has(status);
  return isOurs ? new Error(message) : new SearchEngineUnavailable(message);
}
