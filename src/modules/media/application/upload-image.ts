import { createHash } from 'node:crypto';
import { AuditLog } from '../../../shared/office/audit-log.js';
import type { IdentityPicture } from '../../../shared/pictures/identity-pictures.js';
import { Transaction } from '../../../shared/transaction.js';
import { addressOf } from '../domain/image.js';
import { ImageProcessing, type ProcessedImage } from '../domain/image-processing.js';
import { ImageRepository } from '../domain/image-repository.js';

export interface Upload {
  content: Buffer;
  /** Its purpose, if that has further requirements. */
  use?: IdentityPicture;
  client: string | null;
}

export interface UploadedImage {
  url: string;
  width: number;
  height: number;
}

/** Stores an uploaded picture. The same picture always has the same address, and is stored once. */
export class UploadImage {
  constructor(
    private readonly processing: ImageProcessing,
    private readonly images: ImageRepository,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
  ) {}

  /** @throws UnsupportedImage, SvgImage, BrokenImage, TooManyPixels, MovingImage or UnfitImage; nothing is stored then */
  async execute({ content, use, client }: Upload): Promise<UploadedImage> {
    const processed = await this.processing.process(content, use);
    const { width, height, variants } = processed;
    const image = { id: idOf(processed), width, height };
    const url = addressOf(image);
    await this.transaction.run(async () => {
      await this.images.save(image, variants);
      await this.audit.record({ action: 'image-uploaded', client, detail: { url } });
    });
    return { url, width, height };
  }
}

export function idOf({ variants }: ProcessedImage): string {
  const largest = variants.at(-1)!;
  return createHash('sha256').update(largest.bytes).digest('hex').slice(0, 32);
}
