import type { Image, ImageFile, ImageVariant } from './image.js';

/** The pictures of the site, shared by all processes. Each method takes part in the running transaction. */
export abstract class ImageRepository {
  /** Stores a picture as used now; an existing one stays as it is. @param held it cannot be found until it is used */
  abstract save(image: Image, variants: ImageVariant[], how?: { held: boolean }): Promise<void>;

  /** The bytes of a file, `undefined` when no picture has it. @param held finds pictures that are not public as well */
  abstract find(file: ImageFile, also?: { held: boolean }): Promise<Buffer | undefined>;

  /**
   * Marks pictures as used now, which makes them public. @returns those of them that exist; they cannot be deleted until the transaction
   * ends
   */
  abstract use(ids: string[]): Promise<Image[]>;

  /**
   * Deletes pictures that were unused for this many hours, by the repository's clock, except the given ones; a picture that comes into use
   * at the same moment stays.
   * @returns the number of deleted pictures
   */
  abstract deleteUnused(hours: number, except: string[]): Promise<number>;
}
