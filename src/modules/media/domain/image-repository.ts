import type { Image, ImageFile, ImageVariant } from './image.js';

/** The pictures of the site, shared by all processes. Each method takes part in the running transaction. */
export abstract class ImageRepository {
  /** Keeps a picture as used now; one that is there already stays as it is. @param held it is found by nobody before it is used */
  abstract save(image: Image, variants: ImageVariant[], how?: { held: boolean }): Promise<void>;

  /** The bytes of a file, `undefined` when no picture has it. @param held also of one that is held back */
  abstract find(file: ImageFile, also?: { held: boolean }): Promise<Buffer | undefined>;

  /** Marks pictures as used now: they are held back no more. @returns those of them that exist; until the transaction ends they cannot be deleted */
  abstract use(ids: string[]): Promise<Image[]>;

  /**
   * Deletes pictures that were not used for some hours, by the repository's clock, except some; one that comes into use at the
   * same moment stays. @returns how many
   */
  abstract deleteUnused(hours: number, except: string[]): Promise<number>;
}
