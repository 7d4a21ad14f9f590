import type { IdentityPicture } from '../../../shared/pictures/identity-pictures.js';
import type { DerivedForm } from './derived-file.js';
import type { ImageVariant } from './image.js';

export interface ProcessedImage {
  /** Size of the largest variant. */
  width: number;
  height: number;
  /** The largest last. */
  variants: ImageVariant[];
}

/** Makes files for the web out of what cameras and people save. */
export abstract class ImageProcessing {
  /**
   * The picture upright, in sRGB, without any of the data that came with it (place, camera, name), in every width that is kept,
   * never larger than it is. The same content gives the same bytes. One picture at a time; others wait.
   * @param most pixels, where fewer are taken than otherwise
   * @param use what it is to be, where more is asked of it than to be a picture; edges then stay sharp
   * @throws UnsupportedImage, SvgImage, BrokenImage, TooManyPixels, MovingImage or UnfitImage
   */
  abstract process(content: Buffer, use?: IdentityPicture, most?: number): Promise<ProcessedImage>;

  /**
   * Makes a file of a picture's largest one: icons as PNG with the whole picture in the middle, the picture for shared links as JPEG,
   * 1200 x 630 pixels, cut where it is of another shape.
   */
  abstract derive(picture: Buffer, form: DerivedForm): Promise<Buffer>;
}
