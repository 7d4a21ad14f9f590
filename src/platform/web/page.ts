import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { brotliCompress, brotliDecompress, type CompressCallback, constants, gzip } from 'node:zlib';
import { copyOfExactSize } from '../../shared/copy-of-exact-size.js';
import type { ServedCallback } from './page-reads.js';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Higher levels take more time than they save in transfer. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Zlib's callbacks stay in memory until a full garbage collection. This callback is created in a scope without the page; one of `promisify`
 * would keep the page in memory as long, and 125 kB for each page trigger such collections.
 */
function bytesFrom(zlib: (callback: CompressCallback) => void): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  zlib((error, bytes) => (error ? reject(error) : resolve(bytes)));
  return promise;
}

const compressBrotli = (html: Buffer) => bytesFrom((callback) => brotliCompress(html, BROTLI, callback));
const decompressBrotli = (brotli: Buffer) => bytesFrom((callback) => brotliDecompress(brotli, callback));
const compressGzip = (html: Buffer) => bytesFrom((callback) => gzip(html, callback));

/** Everything that looks like a path: links, canonical addresses, and paths in the state for hydration. */
const PATHS = /\/[\w.~%-]+(?:\/[\w.~%-]+)*/g;

/** Uncompressed HTML of pages that were recently requested without Brotli; the pages themselves are stored compressed. */
const unpacked = new LRUCache<Page, Buffer>({ maxSize: 4 * 1024 * 1024, sizeCalculation: ({ length }) => length + 1 });

/**
 * A rendered page as a response. After the first compressed response only the compressed page is stored, in about a fifth of the memory;
 * other encodings are derived from it.
 */
export class Page {
  readonly etag: string;
  private full: Buffer | undefined;
  private packed: { brotli: Buffer; paths: string } | undefined;
  private brotli: Promise<Buffer> | undefined;
  private gzip: Promise<Buffer> | undefined;
  /** Resolves when only the compressed page is stored. Compressed on the first request, because it takes half as long as rendering. */
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
    this.full = copyOfExactSize(html);
    this.whenPacked = new Promise((resolve) => (this.reportPacked = resolve));
  }

  /** The body in this encoding, compressed on first use. */
  async body(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'br') return (this.brotli ??= this.compress());
    if (encoding === 'gzip') return (this.gzip ??= this.html().then(compressGzip).then(copyOfExactSize));
    return this.html();
  }

  /** Whether the page contains this path: as its own canonical address, or as a link, as in lists. */
  mentions(path: string): boolean {
    return this.packed ? this.packed.paths.includes(path) : this.full!.includes(path);
  }

  get bytes(): number {
    // The factor allows for one or two compressed bodies, each about a sixth of the page.
    return this.packed ? 2 * this.packed.brotli.length + this.packed.paths.length : Math.ceil(this.full!.length * 1.4);
  }

  private async html(): Promise<Buffer> {
    const known = this.full ?? unpacked.get(this);
    if (known) return known;
    const html = copyOfExactSize(await decompressBrotli(this.packed!.brotli));
    unpacked.set(this, html);
    return html;
  }

  private async compress(): Promise<Buffer> {
    const brotli = copyOfExactSize(await compressBrotli(this.full!));
    // Deferred until the visitor has been answered.
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
