import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { ContentGeneration } from './content-generation.js';

const MOST_BYTES = 24 * 1024 * 1024;
const LIFE_MS = 60_000;

/**
 * Large answers that are the same for everybody, as the sitemap: made once for all who ask, until something changes or a minute has passed.
 * However many ask at the same time, the database is asked once.
 */
@Injectable()
export class SharedAnswers {
  private readonly made = new LRUCache<string, { generation: number; body: Buffer }>({
    maxSize: MOST_BYTES,
    ttl: LIFE_MS,
    sizeCalculation: ({ body }) => body.length + 1,
  });
  private readonly making = new Map<string, Promise<string>>();

  constructor(private readonly content: ContentGeneration) {}

  /** @param make is asked again after it has failed, and while nobody can tell whether something has changed */
  async get(name: string, make: () => Promise<string>): Promise<Buffer> {
    const generation = this.content.current;
    const before = this.made.get(name);
    if (before && before.generation === generation) return before.body;
    const body = Buffer.from(await this.makeOnce(`${generation} ${name}`, make));
    // One that was begun before a change, and is ready after it, is for those alone who asked before.
    if (generation !== undefined && generation === this.content.current) this.made.set(name, { generation, body });
    return body;
  }

  private makeOnce(key: string, make: () => Promise<string>): Promise<string> {
    const underWay = this.making.get(key);
    if (underWay) return underWay;
    const begun = make().finally(() => this.making.delete(key));
    this.making.set(key, begun);
    return begun;
  }
}
