import { Global, Module } from '@nestjs/common';
import { AuditLog } from '../../shared/audit-log.js';
import { ImageUses, UploadedImages } from '../../shared/image-uses.js';
import { Transaction } from '../../shared/transaction.js';
import { ImagesController } from './adapters/http/images.controller.js';
import { MediaController } from './adapters/http/media.controller.js';
import { PostgresImageRepository } from './adapters/postgres/postgres-image-repository.js';
import { NightlyClearance } from './adapters/schedule/nightly-clearance.js';
import { SharpImageProcessing } from './adapters/sharp/sharp-image-processing.js';
import { ClaimImages } from './application/claim-images.js';
import { ClearUnusedImages } from './application/clear-unused-images.js';
import { ReadImage } from './application/read-image.js';
import { UploadImage } from './application/upload-image.js';
import { ImageProcessing } from './domain/image-processing.js';
import { ImageRepository } from './domain/image-repository.js';

/** Pictures that admins upload. */
@Global()
@Module({
  controllers: [ImagesController, MediaController],
  providers: [
    ImageUses,
    NightlyClearance,
    { provide: ImageProcessing, useClass: SharpImageProcessing },
    { provide: ImageRepository, useClass: PostgresImageRepository },
    { provide: UploadedImages, inject: [ImageRepository], useFactory: (images: ImageRepository) => new ClaimImages(images) },
    { provide: ReadImage, inject: [ImageRepository], useFactory: (images: ImageRepository) => new ReadImage(images) },
    {
      provide: ClearUnusedImages,
      inject: [ImageUses, ImageRepository],
      useFactory: (uses: ImageUses, images: ImageRepository) => new ClearUnusedImages(uses, images),
    },
    {
      provide: UploadImage,
      inject: [ImageProcessing, ImageRepository, AuditLog, Transaction],
      useFactory: (processing: ImageProcessing, images: ImageRepository, audit: AuditLog, transaction: Transaction) =>
        new UploadImage(processing, images, audit, transaction),
    },
  ],
  exports: [ImageUses, UploadedImages],
})
export class MediaModule {}
