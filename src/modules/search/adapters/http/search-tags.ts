import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { randomBytes } from 'node:crypto';
import type { Encoding } from '../../../../platform/http/server/compressed-answer.js';
import type { ContentGeneration } from '../../../../platform/web/content-generation.js';
import { isVisit } from '../../../../platform/http/requests/visit.js';
import type { CountedSearch } from '../../application/learning/count-searches.js';
import type { EngineGate, SearchResult } from '../../application/search-listings.js';

const MOST_BYTES = 4 * 1024 * 1024;
const ENTRY_BYTES = 300;

export type AskedSearch = Pick<FastifyRequest, 'method' | 'url' | 'headers'>;

/** Bodies that are given again for a second: when many ask the same at once, one answer is made for all of them. */
const MOST_BODIES_BYTES = 8 * 1024 * 1024;
const BODY_MS = 1_000;

interface Given {
  generation: number;
  counted: CountedSearch | undefined;
}

interface GivenBody extends Given {
  body: Buffer;
  encoding: Encoding;
}

/**
 * Tags of answers (ETag). One holds as long as nothing has changed of what searches are made of, in this process: whoever shows it again is
 * told so without a question to the engine. Other processes have other tags, and answer anew.
 */
export class SearchTags {
  private readonly run = randomBytes(6).toString('base64url');
  private readonly given = new LRUCache<string, Given>({
    maxSize: MOST_BYTES,
    sizeCalculation: (_given, address) => address.length + ENTRY_BYTES,
  });

  private readonly bodies = new LRUCache<string, GivenBody>({
    maxSize: MOST_BODIES_BYTES,
    sizeCalculation: ({ body }, address) => body.length + address.length + ENTRY_BYTES,
    ttl: BODY_MS,
  });

  constructor(
    private readonly content: ContentGeneration,
    private readonly gate: EngineGate,
    private readonly onKept: () => void,
  ) {}

  /** To be taken before the search begins: a change in between makes its answer an old one. `undefined` while nobody can tell. */
  get generation(): number | undefined {
    return this.content.current;
  }

  tagOf(generation: number, encoding: Encoding): string {
    return `"${this.run}-${generation}-${encoding}"`;
  }

  /** @returns what was given to the same question in this generation, when the client says that it has it */
  unchanged({ url, headers }: AskedSearch, generation: number | undefined, encoding: Encoding): Given | undefined {
    const shown = headers['if-none-match'];
    if (shown === undefined || generation === undefined || !shown.includes(this.tagOf(generation, encoding))) return undefined;
    const given = this.given.get(url);
    return given?.generation === generation ? given : undefined;
  }

  /** @returns whether the answer gets a tag: not when it changes by itself, nor when it is better given anew as soon as the engine is back */
  remember(
    asked: AskedSearch,
    generation: number | undefined,
    result: SearchResult,
    openNow: boolean,
    counted: CountedSearch | undefined,
  ): generation is number {
    const movesOn = openNow || result.understood?.when === 'open-now';
    if (generation === undefined || result.degraded || movesOn) return false;
    // What a crawler gets is not counted, and would not be when a visitor asks for it again.
    if (isVisit(asked)) this.given.set(asked.url, { generation, counted });
    return true;
  }

  /** What was given to the same question within the last second, while nothing has changed. */
  again({ url }: AskedSearch, generation: number | undefined, accepted: Encoding): GivenBody | undefined {
    const given = this.bodies.get(`${accepted} ${url}`);
    if (given?.generation !== generation) return undefined;
    this.onKept();
    return given;
  }

  /** Only of an engine, whose answers are kept as well; what PostgreSQL is told it finds at once. */
  give(asked: AskedSearch, accepted: Encoding, given: GivenBody): void {
    if (this.gate.configured && isVisit(asked)) this.bodies.set(`${accepted} ${asked.url}`, given);
  }
}
