import { Global, Module } from '@nestjs/common';
import { AuditLog } from '../../shared/office/audit-log.js';
import { ImageUses, ProposedPictures, UploadedImages } from '../../shared/pictures/image-uses.js';
import { Transaction } from '../../shared/transaction.js';
import { ImagesController } from './adapters/http/images.controller.js';
import { MediaController } from './adapters/http/media.controller.js';
import { PostgresImageRepository } from './adapters/postgres/postgres-image-repository.js';
import { NightlyClearance } from './adapters/schedule/nightly-clearance.js';
import { SharpImageProcessing } from './adapters/sharp/sharp-image-processing.js';
import { ClaimImages } from './application/claim-images.js';
import { ClearUnusedImages } from './application/clear-unused-images.js';
import { KeepProposed } from './application/keep-proposed.js';
import { ReadImage } from './application/read-image.js';
import { UploadImage } from './application/upload-image.js';
import { ImageProcessing } from './domain/image-processing.js';
import { ImageRepository } from './domain/image-repository.js';
import { classProvider } from '../../shared/providers.js';

/** Pictures that admins upload. */
@Global()
@Module({
  controllers: [ImagesController, MediaController],
  providers: [
    ImageUses,
    NightlyClearance,
    { provide: ImageProcessing, useClass: SharpImageProcessing },
    { provide: ImageRepository, useClass: PostgresImageRepository },
    classProvider(ClaimImages, [ImageRepository], UploadedImages),
    classProvider(KeepProposed, [ImageProcessing, ImageRepository, Transaction], ProposedPictures),
    classProvider(ReadImage, [ImageRepository, ImageProcessing]),
    classProvider(ClearUnusedImages, [ImageUses, ImageRepository]),
    classProvider(UploadImage, [ImageProcessing, ImageRepository, AuditLog, Transaction]),
  ],
  exports: [ImageUses, ProposedPictures, UploadedImages],
})
export class MediaModule {}
