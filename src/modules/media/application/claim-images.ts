import { UploadedImages } from '../../../shared/pictures/image-uses.js';
import { fileAt, has, isOwnAddress } from '../domain/image.js';
import { ImageRepository } from '../domain/image-repository.js';

/** Marks pictures as used, for other modules. */
export class ClaimImages extends UploadedImages {
  constructor(private readonly images: ImageRepository) {
    super();
  }

  async claim(addresses: string[]): Promise<string[]> {
    const ids = new Set(addresses.map((address) => fileAt(address)?.id).filter((id) => id !== undefined));
    const images = ids.size > 0 ? await this.images.use([...ids]) : [];
    const leadsSomewhere = (address: string) => {
      const file = fileAt(address);
      return file !== undefined && images.some((image) => has(image, file));
    };
    return addresses.filter((address) => isOwnAddress(address) && !leadsSomewhere(address));
  }
}
