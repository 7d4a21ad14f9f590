import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { randomBytes } from 'node:crypto';
import { alreadyHas } from '../../../../platform/http/answers/entity-tag.js';
import type { Encoding } from '../../../../platform/http/server/compressed-answer.js';
import { ByteRing, type StoredBytes } from '../../../../shared/byte-ring.js';
import type { CacheVersion } from '../../../../platform/web/cache-version.js';
import { isVisit } from '../../../../platform/http/requests/visit.js';
import type { CountedSearch } from '../../application/learning/count-searches.js';
import type { EngineCircuitBreaker } from '../../application/engines/circuit-breaker.js';
import type { SearchResult } from '../../application/search-listings.js';

const MAX_BYTES = 4 * 1024 * 1024;
const ENTRY_BYTES = 300;

export type CacheableRequest = Pick<FastifyRequest, 'method' | 'url' | 'headers'>;

/** Bodies are reused for one second, so that many clients with the same request share one answer. */
const MAX_BODIES_BYTES = 4 * 1024 * 1024;
const BODY_MS = 1_000;

interface AnsweredSearch {
  cacheVersion: number;
  counted: CountedSearch | undefined;
}

interface StoredBody extends AnsweredSearch {
  stored: StoredBytes;
  /** One copy that repeated requests share; together the copies have at most as many bytes as are stored. */
  body?: Buffer;
  encoding: Encoding;
}

type AnswerBody = Omit<StoredBody, 'stored' | 'body'> & { body: Buffer };

/**
 * ETags of search answers. A tag is valid in this process as long as nothing has changed that searches depend on: a matching If-None-Match
 * is answered without asking the engine. Other processes have other tags, and answer in full.
 */
export class SearchEtags {
  private readonly run = randomBytes(6).toString('base64url');
  private readonly answered = new LRUCache<string, AnsweredSearch>({
    maxSize: MAX_BYTES,
    sizeCalculation: (_answered, address) => address.length + ENTRY_BYTES,
  });

  private readonly bodies = new LRUCache<string, StoredBody>({
    maxSize: MAX_BODIES_BYTES,
    sizeCalculation: ({ stored }, address) => stored.length + address.length + ENTRY_BYTES,
    ttl: BODY_MS,
  });

  private readonly ring = new ByteRing(MAX_BODIES_BYTES);

  constructor(
    private readonly content: CacheVersion,
    private readonly breaker: EngineCircuitBreaker,
    private readonly onHit: () => void,
  ) {}

  /** Read it before the search begins: a change during the search makes its answer outdated. `undefined` while changes may be missed. */
  get cacheVersion(): number | undefined {
    return this.content.current;
  }

  etagOf(cacheVersion: number, encoding: Encoding): string {
    return `"${this.run}-${cacheVersion}-${encoding}"`;
  }

  /** @returns the answer that was given to the same request at this cache version, when the client says that it has it */
  unchanged({ url, headers }: CacheableRequest, cacheVersion: number | undefined, encoding: Encoding): AnsweredSearch | undefined {
    if (cacheVersion === undefined || !alreadyHas(headers, this.etagOf(cacheVersion, encoding))) return undefined;
    const answered = this.answered.get(url);
    return answered?.cacheVersion === cacheVersion ? answered : undefined;
  }

  /**
   * @returns whether the answer gets a tag: not when it depends on the time, nor when it is a fallback that should be replaced as soon as
   * the engine is back
   */
  remember(
    asked: CacheableRequest,
    cacheVersion: number | undefined,
    result: SearchResult,
    openNow: boolean,
    counted: CountedSearch | undefined,
  ): cacheVersion is number {
    const dependsOnTime = openNow || result.understood?.when === 'open-now';
    if (cacheVersion === undefined || result.degraded || dependsOnTime) return false;
    // Answers to crawlers are not counted, so a later visit with the same tag must not be taken for a counted one.
    if (isVisit(asked)) this.answered.set(asked.url, { cacheVersion, counted });
    return true;
  }

  /** The answer to the same request within the last second, while nothing has changed. */
  cachedBody({ url }: CacheableRequest, cacheVersion: number | undefined, accepted: Encoding): AnswerBody | undefined {
    const answered = this.bodies.get(`${accepted} ${url}`);
    if (answered === undefined || answered.cacheVersion !== cacheVersion) return undefined;
    const body = (answered.body ??= this.ring.get(answered.stored));
    if (body === undefined) return undefined;
    this.onHit();
    return { ...answered, body };
  }

  /** Stores answers only where a search engine is configured: without one, PostgreSQL finds a change at once, and an old body would hide it. */
  storeBody(asked: CacheableRequest, accepted: Encoding, { body, ...answered }: AnswerBody): void {
    if (!this.breaker.configured || !isVisit(asked)) return;
    const stored = this.ring.put(body);
    if (stored) this.bodies.set(`${accepted} ${asked.url}`, { ...answered, stored });
  }
}
