import { APPLICATION_KEY } from '../../../../platform/embedded/meilisearch-key.js';
import { SearchEngineUnavailable } from '../../domain/search-index.js';

/** Error codes of the operating system for connections that failed before anything was sent. */
const CONNECTION_REFUSED = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND']);

const RIGHTS = `for all indexes (${APPLICATION_KEY.indexes.join()}) with the actions ${APPLICATION_KEY.actions.join(', ')}`;

/** 4xx statuses of an engine that cannot answer now: its key or its index does not exist (yet), or it is overloaded. */
const UNAVAILABLE = new Set([401, 403, 404, 408, 429]);

/** The code of Meilisearch's answer about an attribute that no document has had: there was none yet. */
const NO_DOCUMENTS_YET = 'invalid_search_attributes_to_search_on';

/** The error for a request without an answer, made of the network's error. */
export function unreachable(error: Error & { code?: string }): SearchEngineUnavailable {
  const { message, code = '' } = error;
  return new SearchEngineUnavailable(`Meilisearch: ${message || code}`, { cause: error, refused: CONNECTION_REFUSED.has(code) });
}

/**
 * The error for an answer other than 200. An index without documents refuses to search titles alone, which happens while the first listing of
 * a directory is on its way: the engine cannot answer then. Any other 4xx means that our request is wrong: that is a mistake in this code,
 * which the answer of another engine must not hide, and it does not count against the engine.
 */
export function failedAnswer(status: number, text: string): Error {
  const message = `Meilisearch: it answered ${status}: ${text.slice(0, 300)}`;
  const isOurs = status >= 400 && status < 500 && !UNAVAILABLE.has(status) && codeIn(text) !== NO_DOCUMENTS_YET;
  return isOurs ? new Error(message) : new SearchEngineUnavailable(message);
}

/** The address at which an engine should answer. */
export interface EngineAddress {
  /** With its port. */
  host: string;
  /** Whether MEILI_HOST names the address. For an embedded engine there is no setting that could be wrong. */
  isSetting: boolean;
}

/** Like {@link unreachable}, but written for the operator: it names the setting that may be wrong. */
export function connectionErrorForOperator({ host, isSetting }: EngineAddress, error: Error & { code?: unknown }): SearchEngineUnavailable {
  const { refused } = unreachable(error as Error & { code?: string });
  const why = typeof error.code === 'string' ? error.code : error.message;
  const cure = isSetting ? '. Start Meilisearch there, or set MEILI_HOST to where it is.' : '';
  return new SearchEngineUnavailable(`nothing answers at ${host} (${why})${cure}`, { cause: error, refused });
}

/** Like {@link failedAnswer}, but written for the operator: it says in words what is wrong with the address or the key. */
export function answerErrorForOperator({ host }: EngineAddress, status: number, text: string): Error {
  const code = codeIn(text);
  // A proxy in front of an engine answers 502 or similar while the engine is down.
  if (code === undefined && status < 500)
    return new SearchEngineUnavailable(
      `what answers at ${host} is not Meilisearch (it answered ${status}). Set MEILI_HOST to the address and port of one.`,
    );
  if (status === 401) return new SearchEngineUnavailable(`Meilisearch at ${host} requires a key. Set MEILI_API_KEY to one ${RIGHTS}.`);
  if (status === 403)
    return new SearchEngineUnavailable(
      `Meilisearch at ${host} refuses the key (${code}). Set MEILI_API_KEY, or the file in MEILI_API_KEY_FILE, to one ${RIGHTS}.`,
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
