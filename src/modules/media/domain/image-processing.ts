import type { IdentityPicture } from '../../../shared/pictures/identity-pictures.js';
import type { DerivedForm } from './derived-file.js';
import type { ImageVariant } from './image.js';

export interface ProcessedImage {
  /** Size of the largest variant. */
  width: number;
  height: number;
  /** Sorted by size, the largest last. */
  variants: ImageVariant[];
}

/** Converts uploaded pictures into files for the web. */
export abstract class ImageProcessing {
  /**
   * The picture upright, in sRGB, without its metadata (place, camera, name), in every stored width, never larger than the original. The
   * same content gives the same bytes. One picture at a time; others wait.
   * @param most maximum of pixels, if it is lower than usual
   * @param use its purpose, if that has further requirements; edges then stay sharp
   * @throws UnsupportedImage, SvgImage, BrokenImage, TooManyPixels, MovingImage or UnfitImage
   */
  abstract process(content: Buffer, use?: IdentityPicture, most?: number): Promise<ProcessedImage>;

  /**
   * Makes a file from a picture's largest one: icons as PNG with the whole picture in the middle, the picture for shared links as JPEG,
   * 1200 x 630 pixels, cropped if it has another shape.
   */
  abstract derive(picture: Buffer, form: DerivedForm): Promise<Buffer>;
}
