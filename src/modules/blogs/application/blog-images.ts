import { InvalidValues } from '../../../shared/domain-error.js';
import { UploadedImages } from '../../../shared/pictures/image-uses.js';
import type { BlogFields } from '../domain/blog.js';
import { imagesIn } from '../domain/blog-images.js';

/** Marks pictures of articles as used. */
export class BlogImages {
  constructor(private readonly uploaded: UploadedImages) {}

  /**
   * Marks the header picture and the pictures in the text as used, in the running transaction.
   * @param field the caller's name of the header picture's field
   * @throws InvalidValues when the header picture does not exist; a missing picture in the text is shown by its description
   */
  async claim({ heroImage, content }: Pick<BlogFields, 'heroImage' | 'content'>, field: string): Promise<void> {
    const images = imagesIn(heroImage, content);
    if (images.length === 0) return;
    const lost = await this.uploaded.claim(images);
    if (lost.includes(heroImage)) throw new InvalidValues([{ field, message: 'is a picture that is no longer here; upload it again' }]);
  }
}
