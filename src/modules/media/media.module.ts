import { Global, Module } from '@nestjs/common';
import { ImageUses, UploadedImages } from '../../shared/image-uses.js';

class NoUploadedImages extends UploadedImages {
  claim(): Promise<string[]> {
    return Promise.resolve([]);
  }
}

/** Pictures that admins upload. */
@Global()
@Module({
  providers: [ImageUses, { provide: UploadedImages, useClass: NoUploadedImages }],
  exports: [ImageUses, UploadedImages],
})
export class MediaModule {}
