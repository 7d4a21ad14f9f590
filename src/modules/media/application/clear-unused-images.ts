import { ImageUses } from '../../../shared/pictures/image-uses.js';
import { fileAt, KEPT_UNUSED_HOURS } from '../domain/image.js';
import { ImageRepository } from '../domain/image-repository.js';

/** Deletes pictures that were uploaded but not used, or are no longer used. */
export class ClearUnusedImages {
  constructor(
    private readonly uses: ImageUses,
    private readonly images: ImageRepository,
  ) {}

  /** Rejects and deletes nothing if any registered user of pictures fails to answer. @returns the number of deleted pictures */
  async execute(): Promise<number> {
    const used = (await this.uses.all()).map((address) => fileAt(address)?.id).filter((id) => id !== undefined);
    return this.images.deleteUnused(KEPT_UNUSED_HOURS, [...new Set(used)]);
  }
}
