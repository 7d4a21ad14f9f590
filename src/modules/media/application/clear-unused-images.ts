import { ImageUses } from '../../../shared/pictures/image-uses.js';
import { fileAt, KEPT_UNUSED_HOURS } from '../domain/image.js';
import { ImageRepository } from '../domain/image-repository.js';

/** Deletes pictures that were uploaded and then not used, or are used no more. */
export class ClearUnusedImages {
  constructor(
    private readonly uses: ImageUses,
    private readonly images: ImageRepository,
  ) {}

  /** If any registered user of pictures fails to answer, it rejects and nothing is deleted. @returns how many were deleted */
  async execute(): Promise<number> {
    const used = (await this.uses.all()).map((address) => fileAt(address)?.id).filter((id) => id !== undefined);
    return this.images.deleteUnused(KEPT_UNUSED_HOURS, [...new Set(used)]);
  }
}
