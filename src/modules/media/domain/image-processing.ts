import type { ImageVariant } from './image.js';

export interface ProcessedImage {
  /** Of the largest variant. */
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
   * @throws UnsupportedImage, BrokenImage or TooManyPixels
   */
  abstract process(content: Buffer): Promise<ProcessedImage>;
}
