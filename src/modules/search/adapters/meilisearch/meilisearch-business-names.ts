import type { Pool } from 'undici';
import { fold, wordsOf } from '../../../../shared/text/text.js';
import { BusinessNames, type NamedBusiness } from '../../application/suggest-searches.js';
import { hasWords } from '../../domain/title-words.js';
import { failedAnswer, unreachable } from './meili-errors.js';
import { requestTo, searchPath } from './meili-request.js';

/** Timeout: a suggestion that takes longer is useless. */
const TIMEOUT_MS = 400;
/** The engine ignores all further words. */
const MAX_WORDS = 10;

/** Asks the engine, in the order of its relevance: words near the beginning of a title, and near each other, come first there. */
export class MeilisearchBusinessNames extends BusinessNames {
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

  async startingWith(text: string, limit: number): Promise<NamedBusiness[]> {
    const words = wordsOf(text);
    // No title has more words than the engine reads, so there is nothing to find.
    if (words.length === 0 || words.length > MAX_WORDS) return [];
    const start = fold(text);
    const found = await this.ask({
      q: words.join(' '),
      attributesToSearchOn: ['titleText'],
      matchingStrategy: 'all',
      limit,
      attributesToRetrieve: ['slug', 'title', 'industry', 'city'],
    });
    const begins = ({ title }: NamedBusiness) => Number(fold(title).startsWith(start));
    const right = found.filter(({ title }) => hasWords(title, words));
    return (right.length > 0 ? right : found).toSorted((a, b) => begins(b) - begins(a));
  }

  private async ask(query: object): Promise<NamedBusiness[]> {
    const { status, text } = await this.post(JSON.stringify(query)).catch((error: Error) => Promise.reject(unreachable(error)));
    if (status !== 200) throw failedAnswer(status, text);
    return (JSON.parse(text) as { hits: NamedBusiness[] }).hits;
  }

  private async post(body: string): Promise<{ status: number; text: string }> {
    const signal = AbortSignal.timeout(this.timeoutMs);
    const answer = await this.pool.request({ ...this.question, body, signal });
    return { status: answer.statusCode, text: await answer.body.text() };
  }
}
