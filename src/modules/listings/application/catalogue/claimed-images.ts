import { type FieldError, InvalidValues } from '../../../../shared/domain-error.js';
import type { UploadedImages } from '../../../../shared/pictures/image-uses.js';
import type { GalleryPicture } from '../../domain/catalogue/gallery.js';
import type { OwnImages } from '../../domain/catalogue/curated-listing.js';

/** Marks the pictures of a listing as used. @throws InvalidValues naming each field with a picture that does not exist */
export async function claimImages(images: UploadedImages, own: OwnImages): Promise<void> {
  const errors: FieldError[] = [];
  for (const [field, addresses] of Object.entries(own)) {
    const [lost] = await images.claim(addresses);
    if (lost === undefined) continue;
    const which = field === 'gallery' ? `picture ${addresses.indexOf(lost) + 1} ` : '';
    errors.push({ field, message: `${which}leads to no picture of this site: upload it first` });
  }
  if (errors.length > 0) throw new InvalidValues(errors);
}

/** Marks pictures as used. @returns those that exist */
export async function claimed(images: UploadedImages, pictures: readonly GalleryPicture[]): Promise<GalleryPicture[]> {
  const lost = new Set(await images.claim(pictures.map(({ url }) => url)));
  return pictures.filter(({ url }) => !lost.has(url));
}
