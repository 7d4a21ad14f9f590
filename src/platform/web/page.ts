import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { inOwnMemory } from '../../shared/own-memory.js';
import type { ServedCallback } from './page-reads.js';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** Higher levels cost more time than they save on the way. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A finished answer, with its body in every encoding that was asked for so far. */
export class Page {
  readonly etag: string;
  private readonly html: Buffer;
  /** Resolves once somebody has asked for it in Brotli, as browsers do. */
  readonly compressed: Promise<Buffer>;
  private readonly bodies = new Map<Encoding, Promise<Buffer>>();
  private askedCompressed: (body: Promise<Buffer>) => void = () => undefined;

  constructor(
    readonly status: number,
    readonly headers: Record<string, string>,
    html: Buffer,
    /** Called each time it is served to a visitor. */
    readonly servedCallbacks: readonly ServedCallback[] = [],
  ) {
    this.etag = createHash('sha256').update(html).digest('base64url').slice(0, 22);
    this.html = inOwnMemory(html);
    this.bodies.set('identity', Promise.resolve(this.html));
    this.compressed = new Promise((resolve) => (this.askedCompressed = resolve));
    // The caller of `body` is told when that fails.
    this.compressed.catch(() => undefined);
  }

  /** Compressed on first use. */
  body(encoding: Encoding): Promise<Buffer> {
    let body = this.bodies.get(encoding);
    if (!body) {
      body = (encoding === 'br' ? compressBrotli(this.html, BROTLI) : compressGzip(this.html)).then(inOwnMemory);
      this.bodies.set(encoding, body);
      if (encoding === 'br') this.askedCompressed(body);
    }
    return body;
  }

  /** Spares compressing what was compressed before. */
  knowBrotli(body: Buffer): void {
    this.bodies.set('br', Promise.resolve(body));
    this.askedCompressed(Promise.resolve(body));
  }

  /** Whether this path stands in it: every page has its own as its canonical address, and lists link to what they show. */
  mentions(path: string): boolean {
    return this.html.includes(path);
  }

  get bytes(): number {
    // Compressed bodies are about a third of the page together.
    return Math.ceil(this.html.length * 1.4);
  }
}
