import { LRUCache } from 'lru-cache';
import { fileNamed } from '../domain/image.js';
import { ImageRepository } from '../domain/image-repository.js';
import { ImageNotFound } from '../domain/media.errors.js';

const CACHE_BYTES = 32 * 1024 * 1024;

/** Files of pictures. They never change, so those that were asked for last stay in memory. */
export class ReadImage {
  private readonly cache: LRUCache<string, Buffer>;

  constructor(
    private readonly images: ImageRepository,
    maxBytes = CACHE_BYTES,
  ) {
    this.cache = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ length }) => Math.max(1, length) });
  }

  /** @param name as in an address. @throws ImageNotFound */
  async execute(name: string): Promise<Buffer> {
    const cached = this.cache.get(name);
    if (cached) return cached;
    const file = fileNamed(name);
    const bytes = file && (await this.images.find(file));
    if (!bytes) throw new ImageNotFound();
    this.cache.set(name, bytes);
    return bytes;
  }
}
