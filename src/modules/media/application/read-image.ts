import { LRUCache } from 'lru-cache';
import { copyOfExactSize } from '../../../shared/copy-of-exact-size.js';
import { derivedFileNamed } from '../domain/derived-file.js';
import { fileNamed } from '../domain/image.js';
import { ImageProcessing } from '../domain/image-processing.js';
import { ImageRepository } from '../domain/image-repository.js';
import { ImageNotFound, TooManyPictures } from '../domain/media.errors.js';

const CACHE_BYTES = 32 * 1024 * 1024;
/** Limited, because a picture that was deleted since would otherwise be served for as long as it is requested. */
const CACHE_MS = 24 * 60 * 60 * 1000;
/** Maximum of files that are being made; they are made one after the other, and each takes some 50 ms. */
const MAX_WAITING = 20;

/** Files of pictures. They never change, so the most recently used ones are cached in memory, for a day. */
export class ReadImage {
  private readonly cache: LRUCache<string, Buffer>;
  private readonly making = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly images: ImageRepository,
    private readonly processing: ImageProcessing,
    maxBytes = CACHE_BYTES,
    maxMs = CACHE_MS,
  ) {
    this.cache = new LRUCache({ maxSize: maxBytes, ttl: maxMs, sizeCalculation: ({ length }) => Math.max(1, length) });
  }

  /** @param name as in a URL @throws ImageNotFound, or TooManyPictures when too many files are being made */
  async execute(name: string): Promise<Buffer> {
    const cached = this.cache.get(name);
    if (cached) return cached;
    const bytes = await (derivedFileNamed(name) ? this.madeOnce(name) : this.stored(name));
    if (!bytes) throw new ImageNotFound();
    this.cache.set(name, copyOfExactSize(bytes));
    return bytes;
  }

  private async stored(name: string): Promise<Buffer | undefined> {
    const file = fileNamed(name);
    return file && this.images.find(file);
  }

  /** Concurrent requests for a file share its making. */
  private madeOnce(name: string): Promise<Buffer> {
    const underWay = this.making.get(name);
    if (underWay) return underWay;
    if (this.making.size >= MAX_WAITING) throw new TooManyPictures();
    const begun = this.made(name).finally(() => this.making.delete(name));
    this.making.set(name, begun);
    return begun;
  }

  private async made(name: string): Promise<Buffer> {
    const { of, form } = derivedFileNamed(name)!;
    const picture = await this.images.find(of);
    if (!picture) throw new ImageNotFound();
    return this.processing.derive(picture, form);
  }
}
