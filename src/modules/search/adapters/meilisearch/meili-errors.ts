import { APPLICATION_KEY } from '../../../../platform/embedded/meilisearch-key.js';
import { SearchEngineUnavailable } from '../../domain/search-index.js';

/** Said by the operating system before anything was sent. */
const CONNECTION_REFUSED = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND']);

const RIGHTS = `for all indexes (${APPLICATION_KEY.indexes.join()}) with the actions ${APPLICATION_KEY.actions.join(', ')}`;

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

/** The address at which an engine should answer. */
export interface EngineAddress {
  /** With its port. */
  host: string;
  /** MEILI_HOST leads there: an embedded engine has no setting that could be wrong. */
  isSetting: boolean;
}

/** The like of {@link unreachable}, for the operator: it names the setting that may be wrong. */
export function nobodyAt({ host, isSetting }: EngineAddress, error: Error & { code?: unknown }): SearchEngineUnavailable {
  const { refused } = unreachable(error as Error & { code?: string });
  const why = typeof error.code === 'string' ? error.code : error.message;
  const cure = isSetting ? '. Start Meilisearch there, or set MEILI_HOST to where it is.' : '';
  return new SearchEngineUnavailable(`nothing answers at ${host} (${why})${cure}`, { cause: error, refused });
}

/** The like of {@link failedAnswer}, for the operator: it says in words what is wrong with the address or the key. */
export function wrongAnswer({ host }: EngineAddress, status: number, text: string): Error {
  const code = codeIn(text);
  // What stands in front of an engine answers 502 and the like while that is away.
  if (code === undefined && status < 500)
    return new SearchEngineUnavailable(
      `what answers at ${host} is no Meilisearch (it answered ${status}). Set MEILI_HOST to the address and port of one.`,
    );
  if (status === 401) return new SearchEngineUnavailable(`Meilisearch at ${host} wants a key. Set MEILI_API_KEY to one ${RIGHTS}.`);
  if (status === 403)
    return new SearchEngineUnavailable(
      `Meilisearch at ${host} does not take the key (${code}). Set MEILI_API_KEY, or the file in MEILI_API_KEY_FILE, to one ${RIGHTS}.`,
    );
  return failedAnswer(status, text);
}

/** The code of one of Meilisearch's own errors; `undefined` for an answer of another program. */
function codeIn(text: string): string | undefined {
  try {
    const { code } = JSON.parse(text) as { code?: unknown };
    return typeof code === 'string' ? code : undefined;
  } catch {
    return undefined;
  }
}
