import type { Pool } from 'undici';
import { type FoundCard, SearchIndex, SearchPage } from '../../domain/search-index.js';
import type { SearchQuery } from '../../domain/search-query.js';
import { meiliQueryOf } from './meili-query.js';
import { failedAnswer, unreachable } from './meili-errors.js';
import { questionTo, searchPath } from './meili-question.js';

/** How long an answer may take before PostgreSQL gives it instead. */
const TIMEOUT_MS = 400;
/** The same where PostgreSQL cannot. After 1,500 ms the engine answers with what it has found so far, and does not say so. */
const PATIENT_MS = 1_400;

/** The engine's answers begin and end like this; in between stand the cards, exactly as we give them on. */
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
  private readonly question: ReturnType<typeof questionTo>;

  constructor(
    private readonly pool: Pool,
    apiKey: string | undefined,
    indexName: string,
    private readonly timeoutMs = TIMEOUT_MS,
  ) {
    super();
    this.question = questionTo(searchPath(indexName), apiKey);
  }

  async search(query: SearchQuery, { patient = false } = {}): Promise<SearchPage> {
    const limit = patient ? PATIENT_MS : this.timeoutMs;
    const asked = meiliQueryOf(query);
    if (query.few !== undefined) {
      // Counting costs the engine far less than putting cards together that are thrown away.
      const { total } = pageIn(await this.ask(JSON.stringify({ ...asked, page: 1, hitsPerPage: 0, sort: [] }), limit));
      if (total === 0 || total > query.few) return SearchPage.of([], total);
    }
    return pageIn(await this.ask(JSON.stringify(asked), limit));
  }

  /** The bytes of a good answer. Collected without a stream, which would cost as much as all the rest of asking. */
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

/** Cuts the cards out of an answer without reading them, which is most of what an answer would cost us. */
function pageIn(answer: Buffer): SearchPage {
  // The query is words alone, so these bytes cannot stand in it; after it, only figures follow.
  const end = answer.lastIndexOf(END);
  if (end < 0 || !answer.subarray(0, BEGIN.length).equals(BEGIN)) return parsedPage(answer);
  const { totalHits } = JSON.parse(`{${answer.toString('utf8', end + 2)}`) as MeiliAnswer;
  return new SearchPage(answer.subarray(BEGIN.length, end + 1), totalHits);
}

/** For an engine that writes its answers in another order. */
function parsedPage(answer: Buffer): SearchPage {
  const { hits, totalHits } = JSON.parse(answer.toString()) as MeiliAnswer;
  return SearchPage.of(hits, totalHits);
}
