import type { Pool } from 'undici';
import { type FoundCard, SearchIndex, SearchPage } from '../../domain/search-index.js';
import type { SearchQuery } from '../../domain/search-query.js';
import { meiliQueryOf } from './meili-query.js';
import { failedAnswer, unreachable } from './meili-errors.js';
import { requestTo, searchPath } from './meili-request.js';

/** Timeout of the engine; after it PostgreSQL answers instead. */
const TIMEOUT_MS = 400;
/**
 * Timeout where PostgreSQL cannot answer. It is below 1,500 ms: after that time the engine returns an incomplete result without saying so.
 */
const LAST_RESORT_TIMEOUT_MS = 1_400;

/** What an engine's answer begins and ends with. The cards stand in between, and are passed on unchanged. */
const BEGIN = Buffer.from('{"hits":');
const END = Buffer.from('],"query":');

interface MeiliAnswer {
  hits: FoundCard[];
  totalHits: number;
}

/**
 * Searches the engine over a keep-alive pool of its own. The official client goes through fetch, which asks for
 * compressed answers and so costs several times the search itself.
 */
export class MeilisearchSearchIndex extends SearchIndex {
  private readonly question: ReturnType<typeof requestTo>;

  constructor(
    private readonly pool: Pool,
    apiKey: string | undefined,
    indexName: string,
    private readonly timeoutMs = TIMEOUT_MS,
  ) {
    super();
    this.question = requestTo(searchPath(indexName), apiKey);
  }

  async search(query: SearchQuery, { lastResort = false } = {}): Promise<SearchPage> {
    const limit = lastResort ? LAST_RESORT_TIMEOUT_MS : this.timeoutMs;
    const asked = meiliQueryOf(query);
    if (query.few !== undefined) {
      // Counting costs the engine far less than assembling cards that are thrown away.
      const { total } = pageIn(await this.ask(JSON.stringify({ ...asked, page: 1, hitsPerPage: 0, sort: [] }), limit));
      if (total === 0 || total > query.few) return SearchPage.of([], total);
    }
    return pageIn(await this.ask(JSON.stringify(asked), limit));
  }

  /** The bytes of an answer with status 200. Collected without a stream, which would cost as much as the rest of the request. */
  private ask(body: string, limit: number): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      let status = 0;
      const chunks: Buffer[] = [];
      let expired = false;
      let abort = (): void => undefined;
      const expire = () => {
        expired = true;
        reject(tooLate(limit));
        abort();
      };
      // This process may have been blocked itself: an answer that has already arrived is read before the timeout counts.
      const timer = setTimeout(() => (late = setImmediate(expire)), limit);
      let late: NodeJS.Immediate | undefined;
      const inTime = () => {
        clearTimeout(timer);
        clearImmediate(late);
      };
      this.pool.dispatch(
        { ...this.question, body },
        {
          onRequestStart: (controller) => {
            abort = () => controller.abort(tooLate(limit));
            // Timed out while waiting for a connection.
            if (expired) abort();
          },
          onResponseStart: (_controller, statusCode) => {
            status = statusCode;
          },
          onResponseData: (_controller, chunk) => {
            chunks.push(chunk);
          },
          onResponseEnd: () => {
            inTime();
            const answer = chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
            if (status === 200) resolve(answer);
            else reject(failedAnswer(status, answer.toString()));
          },
          onResponseError: (_controller, error) => {
            inTime();
            reject(unreachable(error));
          },
        },
      );
    });
  }
}

function tooLate(limit: number): Error {
  return unreachable(new Error(`no answer within ${limit} ms`));
}

/** Cuts the cards out of an answer without parsing them: parsing would be most of the cost of an answer. */
function pageIn(answer: Buffer): SearchPage {
  // The query in the answer consists of words, so these bytes cannot occur in it, and only numbers follow it.
  const end = answer.lastIndexOf(END);
  if (end < 0 || !answer.subarray(0, BEGIN.length).equals(BEGIN)) return parsedPage(answer);
  const { totalHits } = JSON.parse(`{${answer.toString('utf8', end + 2)}`) as MeiliAnswer;
  return new SearchPage(answer.subarray(BEGIN.length, end + 1), totalHits);
}

/** Fallback for an engine that orders the fields of its answers differently. */
function parsedPage(answer: Buffer): SearchPage {
  const { hits, totalHits } = JSON.parse(answer.toString()) as MeiliAnswer;
  return SearchPage.of(hits, totalHits);
}
