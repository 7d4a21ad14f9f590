import { Client } from 'undici';
import type { IndexMarker } from '../../domain/engine-index.js';
import { failedAnswer, unreachable } from './meili-errors.js';

/** Longer than from one health check to the next: the connection stays, and its end says that the engine's process has ended. */
const KEEP_ALIVE_MS = 60_000;
const TIMEOUT_MS = 1_500;
const NOT_THERE = 'index_not_found';

interface Found {
  results: { hits: IndexMarker[] }[];
}

/** Reads what the index of an engine has, on a connection of its own. */
export class MeilisearchMarker {
  private readonly client: Client;
  private readonly headers: Record<string, string>;
  private readonly body: string;
  private signal: AbortSignal | undefined;

  /** @param live the index that answers searches @param marker the one with its marker */
  constructor(host: string, apiKey: string | undefined, live: string, marker: string) {
    this.client = new Client(new URL(host).origin, { keepAliveTimeout: KEEP_ALIVE_MS, keepAliveMaxTimeout: KEEP_ALIVE_MS });
    this.headers = { 'content-type': 'application/json', ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) };
    // One question for both: without the index itself the marker says nothing.
    this.body = JSON.stringify({
      queries: [
        { indexUid: marker, q: '', limit: 1, attributesToRetrieve: ['edition', 'position'] },
        { indexUid: live, q: '', limit: 0 },
      ],
    });
  }

  onLost(listener: () => void): void {
    this.client.on('disconnect', () => {
      // Our own giving up: it is silent, and so does not answer at all.
      if (!this.signal?.aborted) listener();
    });
  }

  async read(): Promise<IndexMarker | undefined> {
    const { status, text } = await this.ask().catch((error: Error) => Promise.reject(unreachable(error)));
    if (status >= 400 && status < 500 && text.includes(NOT_THERE)) return undefined;
    if (status !== 200) throw failedAnswer(status, text);
    const { hits } = (JSON.parse(text) as Found).results[0]!;
    return hits[0];
  }

  private async ask(): Promise<{ status: number; text: string }> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    this.signal = signal;
    const answer = await this.client.request({ method: 'POST', path: '/multi-search', headers: this.headers, body: this.body, signal });
    return { status: answer.statusCode, text: await answer.body.text() };
  }
}
