import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { brotliCompress, brotliDecompress, type CompressCallback, constants, gzip } from 'node:zlib';
import { inOwnMemory } from '../../shared/own-memory.js';
import type { ServedCallback } from './page-reads.js';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Higher levels cost more time than they save on the way. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Zlib's callbacks live until a full garbage collection. This one is made where the page is not in sight; those of `promisify` keep it as long,
 * and 125 kB for each page bring such collections about.
 */
function bytesFrom(zlib: (callback: CompressCallback) => void): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  zlib((error, bytes) => (error ? reject(error) : resolve(bytes)));
  return promise;
}

const compressBrotli = (html: Buffer) => bytesFrom((callback) => brotliCompress(html, BROTLI, callback));
const decompressBrotli = (brotli: Buffer) => bytesFrom((callback) => brotliDecompress(brotli, callback));
const compressGzip = (html: Buffer) => bytesFrom((callback) => gzip(html, callback));

/** Everything that looks like a path: links, canonical addresses, and paths in the state that the browser starts from. */
const PATHS = /\/[\w.~%-]+(?:\/[\w.~%-]+)*/g;

/** Pages in full that somebody has asked for lately, though they are kept compressed. */
const unpacked = new LRUCache<Page, Buffer>({ maxSize: 4 * 1024 * 1024, sizeCalculation: ({ length }) => length + 1 });

/**
 * A finished answer. After the first compressed response only the compressed page is stored, in about a fifth of the memory; other encodings
 * are made from that.
 */
export class Page {
  readonly etag: string;
  private full: Buffer | undefined;
  private packed: { brotli: Buffer; paths: string } | undefined;
  private brotli: Promise<Buffer> | undefined;
  private gzip: Promise<Buffer> | undefined;
  /** Resolves when only the compressed page is stored. It is compressed on the first request: that takes as long as rendering half of it. */
  readonly whenPacked: Promise<void>;
  private reportPacked: () => void = () => undefined;

  constructor(
    readonly status: number,
    readonly headers: Record<string, string>,
    html: Buffer,
    /** Called each time it is served to a visitor. */
    readonly servedCallbacks: readonly ServedCallback[] = [],
  ) {
    this.etag = createHash('sha256').update(html).digest('base64url').slice(0, 22);
    this.full = inOwnMemory(html);
    this.whenPacked = new Promise((resolve) => (this.reportPacked = resolve));
  }

  /** Compressed on first use. */
  async body(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'br') return (this.brotli ??= this.compress());
    if (encoding === 'gzip') return (this.gzip ??= this.html().then(compressGzip).then(inOwnMemory));
    return this.html();
  }

  /** Whether this path stands in it: every page has its own as its canonical address, and lists link to what they show. */
  mentions(path: string): boolean {
    return this.packed ? this.packed.paths.includes(path) : this.full!.includes(path);
  }

  get bytes(): number {
    // With one or two compressed bodies besides, each of which is about a sixth of the page.
    return this.packed ? 2 * this.packed.brotli.length + this.packed.paths.length : Math.ceil(this.full!.length * 1.4);
  }

  private async html(): Promise<Buffer> {
    const known = this.full ?? unpacked.get(this);
    if (known) return known;
    const html = inOwnMemory(await decompressBrotli(this.packed!.brotli));
    unpacked.set(this, html);
    return html;
  }

  private async compress(): Promise<Buffer> {
    const brotli = inOwnMemory(await compressBrotli(this.full!));
    // After the visitor has been answered.
    setImmediate(() => this.pack(brotli));
    return brotli;
  }

  private pack(brotli: Buffer): void {
    const paths = new Set(this.full!.toString('latin1').match(PATHS) ?? []);
    this.packed = { brotli, paths: [...paths].join(' ') };
    this.full = undefined;
    this.reportPacked();
  }
}
