import { Client } from 'undici';
import type { IndexMarker } from '../../domain/engine-index.js';
import { type EngineAddress, connectionErrorForOperator, answerErrorForOperator } from './meili-errors.js';
import { requestTo } from './meili-request.js';

/** Longer than the interval between health checks: the connection stays open, so its end means that the engine's process has ended. */
const KEEP_ALIVE_MS = 60_000;
const TIMEOUT_MS = 1_500;
const NOT_THERE = 'index_not_found';

interface Found {
  results: { hits: IndexMarker[] }[];
}

/** Reads the marker that says which changes an engine's index has, on a connection of its own. */
export class MeilisearchMarker {
  private readonly client: Client;
  private readonly question: ReturnType<typeof requestTo> & { body: string };
  private readonly address: EngineAddress;
  private signal: AbortSignal | undefined;

  /** @param live the index that answers searches @param marker the one with its marker @param isSetting whether MEILI_HOST names the host */
  constructor(host: string, apiKey: string | undefined, live: string, marker: string, isSetting: boolean) {
    this.address = { host: new URL(host).host, isSetting };
    this.client = new Client(new URL(host).origin, { keepAliveTimeout: KEEP_ALIVE_MS, keepAliveMaxTimeout: KEEP_ALIVE_MS });
    // One request for both: without the index itself the marker means nothing.
    const body = JSON.stringify({
      queries: [
        { indexUid: marker, q: '', limit: 1, attributesToRetrieve: ['edition', 'position'] },
        { indexUid: live, q: '', limit: 0 },
      ],
    });
    this.question = { ...requestTo('/multi-search', apiKey), body };
  }

  onLost(listener: () => void): void {
    this.client.on('disconnect', () => {
      // Our own timeout closed the connection: the engine is slow, and `read` reports that.
      if (!this.signal?.aborted) listener();
    });
  }

  async read(): Promise<IndexMarker | undefined> {
    const { status, text } = await this.ask().catch((error: Error) => Promise.reject(connectionErrorForOperator(this.address, error)));
    if (status >= 400 && status < 500 && text.includes(NOT_THERE)) return undefined;
    const found = status === 200 ? foundIn(text) : undefined;
    if (!found) throw answerErrorForOperator(this.address, status, text);
    return found.results[0]?.hits[0];
  }

  private async ask(): Promise<{ status: number; text: string }> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    this.signal = signal;
    const answer = await this.client.request({ ...this.question, signal });
    return { status: answer.statusCode, text: await answer.body.text() };
  }
}

/** `undefined` if the text is not an answer of Meilisearch. */
function foundIn(text: string): Found | undefined {
  try {
    const found = JSON.parse(text) as Partial<Found> | null;
    return Array.isArray(found?.results) ? (found as Found) : undefined;
  } catch {
    return undefined;
  }
}
