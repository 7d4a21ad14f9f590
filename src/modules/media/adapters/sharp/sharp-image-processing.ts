import { Injectable } from '@nestjs/common';
import { fileTypeFromBuffer } from 'file-type';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { MAX_HEIGHT, MAX_PIXELS, MAX_WIDTH, widthsOf } from '../../domain/image.js';
import { ImageProcessing, type ProcessedImage } from '../../domain/image-processing.js';
import { BrokenImage, TooManyPixels, UnsupportedImage } from '../../domain/media.errors.js';

/** The kinds that are taken, each with the one reader that it needs. */
const READERS: Record<string, string> = {
  'image/jpeg': 'VipsForeignLoadJpegBuffer',
  'image/png': 'VipsForeignLoadPngBuffer',
  'image/apng': 'VipsForeignLoadPngBuffer',
  'image/webp': 'VipsForeignLoadWebpBuffer',
  'image/gif': 'VipsForeignLoadNsgifBuffer',
  'image/avif': 'VipsForeignLoadHeifBuffer',
};
/** AVIF is decoded whole and slowly, in ten times the memory of the others: two kilobytes could take a gigabyte and ten seconds. */
const MAX_AVIF_PIXELS = 20_000_000;
const QUALITY = 80;
const MAX_SECONDS = 30;

/** Processes pictures with libvips: one thread, one picture at a time, no cache, so that the memory is bounded by one picture. */
@Injectable()
export class SharpImageProcessing extends ImageProcessing {
  private readonly oneAtATime = pLimit(1);

  constructor() {
    super();
    sharp.cache(false);
    sharp.concurrency(1);
    // The library would also read SVG and PDF, which are large attack surfaces: only these decoders stay enabled.
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: [...new Set(Object.values(READERS))] });
  }

  async process(content: Buffer): Promise<ProcessedImage> {
    const type = await fileTypeFromBuffer(content);
    if (!type || !Object.hasOwn(READERS, type.mime)) throw new UnsupportedImage();
    return this.oneAtATime(() => process(content, type.mime === 'image/avif' ? MAX_AVIF_PIXELS : MAX_PIXELS));
  }
}

async function process(content: Buffer, maxPixels: number): Promise<ProcessedImage> {
  const { width, height } = await orBroken(sharp(content, { limitInputPixels: false }).metadata());
  if (width * height > maxPixels) throw new TooManyPixels(width, height, maxPixels);
  const largest = await orBroken(upright(content));
  const variants: ProcessedImage['variants'] = [];
  for (const step of widthsOf(largest.info.width)) {
    // Resized from the decoded picture: decoding it for each width would multiply the time.
    const { width, height, channels } = largest.info;
    const bytes = await sharp(largest.data, { raw: { width, height, channels } })
      .resize({ width: step })
      .webp({ quality: QUALITY })
      .toBuffer();
    variants.push({ width: step, bytes });
  }
  return { width: largest.info.width, height: largest.info.height, variants };
}

/** The first frame, turned as the camera was held, with no profile or other data left. */
function upright(content: Buffer) {
  return (
    sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
      .timeout({ seconds: MAX_SECONDS })
      .autoOrient()
      .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
      // In sRGB and eight bits, which is what the library makes of everything unless it is told otherwise.
      .raw()
      .toBuffer({ resolveWithObject: true })
  );
}

/** Errors of the library about uploaded content are the content's fault, not ours. */
async function orBroken<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    throw new BrokenImage({ cause: error });
  }
}
