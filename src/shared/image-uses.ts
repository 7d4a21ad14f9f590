import { Injectable } from '@nestjs/common';

/** Every address of this site's own pictures that a part of the application shows or may show again. */
type ImageUse = () => Promise<string[]>;

/** Where pictures are in use. What nobody names here is cleared away after a while. */
@Injectable()
export class ImageUses {
  private readonly uses: ImageUse[] = [];

  /** @param use answers addresses below /media/; others among them are ignored */
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
   * Takes the pictures at these addresses into use, in the running transaction: from now on they are not cleared away as long
   * as somebody registered in {@link ImageUses} names them. Addresses elsewhere are none of its business.
   * @returns those of the site's own addresses that lead to no picture
   */
  abstract claim(addresses: string[]): Promise<string[]>;
}
