import { InvalidValues } from '../../../shared/domain-error.js';
import { UploadedImages } from '../../../shared/image-uses.js';
import type { BlogFields } from '../domain/blog.js';
import { imagesIn } from '../domain/blog-images.js';

/** Takes the pictures of articles into use. */
export class BlogImages {
  constructor(private readonly uploaded: UploadedImages) {}

  /**
   * Those at its top and in its text, in the running transaction.
   * @param field what the caller knows the picture at the top as
   * @throws InvalidValues when that one is not here; in the text, its description stands in for it
   */
  async claim({ heroImage, content }: Pick<BlogFields, 'heroImage' | 'content'>, field: string): Promise<void> {
    const images = imagesIn(heroImage, content);
    if (images.length === 0) return;
    const lost = await this.uploaded.claim(images);
    if (lost.includes(heroImage)) throw new InvalidValues([{ field, message: 'is a picture that is no longer here; upload it again' }]);
  }
}
