import { Injectable } from '@nestjs/common';

/** Returns the addresses of uploaded pictures that a module shows or may show again. */
type ImageUse = () => Promise<string[]>;

/** Registry of used pictures. Pictures that no module lists are deleted after a while. */
@Injectable()
export class ImageUses {
  private readonly uses: ImageUse[] = [];

  /** @param use returns addresses below /media/; others are ignored */
  register(use: ImageUse): void {
    this.uses.push(use);
  }

  async all(): Promise<string[]> {
    return (await Promise.all(this.uses.map((use) => use()))).flat();
  }
}

/** Pictures that were uploaded to this site. */
export abstract class UploadedImages {
  /**
   * Marks the pictures at these addresses as used, in the running transaction: from then on they are kept as long as a module registered in
   * {@link ImageUses} lists them. Addresses of other sites are ignored.
   * @returns the site's own addresses at which there is no picture
   */
  abstract claim(addresses: string[]): Promise<string[]>;
}

/** Pictures uploaded without an account. They are not public until they are used ({@link UploadedImages.claim}). */
export abstract class ProposedPictures {
  /** Stores a picture. @returns its address @throws as an upload does: wrong type, broken, too many pixels; nothing is stored then */
  abstract keep(content: Buffer): Promise<string>;

  /** A preview for people who may see the picture before it is public: WebP, at most 640 pixels wide. */
  abstract read(address: string): Promise<Buffer | undefined>;
}
