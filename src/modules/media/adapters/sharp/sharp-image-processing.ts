import { Injectable } from '@nestjs/common';
import { fileTypeFromBuffer } from 'file-type';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { MAX_HEIGHT, MAX_PIXELS, MAX_WIDTH, widthsOf } from '../../domain/image.js';
import { ImageProcessing, type ProcessedImage } from '../../domain/image-processing.js';
import {
  IDENTITY_PICTURES,
  type IdentityPicture,
  MAX_IDENTITY_PIXELS,
  sizeProblem,
} from '../../../../shared/pictures/identity-pictures.js';
import type { DerivedForm } from '../../domain/derived-file.js';
import { BrokenImage, HeicImage, MovingImage, SvgImage, TooManyPixels, UnfitImage, UnsupportedImage } from '../../domain/media.errors.js';

/** The accepted types, each with the only decoder that it needs. */
const READERS: Record<string, string> = {
  'image/jpeg': 'VipsForeignLoadJpegBuffer',
  'image/png': 'VipsForeignLoadPngBuffer',
  'image/apng': 'VipsForeignLoadPngBuffer',
  'image/webp': 'VipsForeignLoadWebpBuffer',
  'image/gif': 'VipsForeignLoadNsgifBuffer',
  'image/avif': 'VipsForeignLoadHeifBuffer',
};
/** AVIF is decoded as a whole, slowly, and in ten times the memory of other types: two kilobytes could take a gigabyte and ten seconds. */
const MAX_AVIF_PIXELS = 20_000_000;
const QUALITY = 80;
/** Quality for logos and icons: at 80, flat colours and letters show artefacts. */
const SHARP_QUALITY = 95;
const SHARE = { width: 1200, height: 630 };
/** iOS shows transparent areas in black. */
const TOUCH_ICON = 180;
/** libvips treats a file as SVG if this is in its first thousand bytes. */
const SVG = /<svg/i;
const SVG_SEARCHED_BYTES = 1_000;
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

  async process(content: Buffer, use?: IdentityPicture, most = MAX_PIXELS): Promise<ProcessedImage> {
    // Also if the first bytes are those of another type: the SVG reader must not be reached in any way.
    if (SVG.test(content.toString('latin1', 0, SVG_SEARCHED_BYTES))) throw new SvgImage();
    const type = await fileTypeFromBuffer(content);
    if (type && /^image\/hei[cf]/.test(type.mime)) throw new HeicImage();
    if (!type || !Object.hasOwn(READERS, type.mime)) throw new UnsupportedImage();
    if (use && type.mime === 'image/apng') throw new MovingImage(IDENTITY_PICTURES[use].name);
    return this.oneAtATime(() => process(content, type.mime === 'image/avif' ? Math.min(most, MAX_AVIF_PIXELS) : most, use));
  }

  derive(picture: Buffer, form: DerivedForm): Promise<Buffer> {
    return this.oneAtATime(() => derive(picture, form));
  }
}

async function process(content: Buffer, maxPixels: number, use: IdentityPicture | undefined): Promise<ProcessedImage> {
  const { width, height, pages = 1, autoOrient } = await orBroken(sharp(content, { limitInputPixels: false }).metadata());
  const most = use ? Math.min(maxPixels, MAX_IDENTITY_PIXELS) : maxPixels;
  if (width * height > most) throw new TooManyPixels(width, height, most);
  if (use) {
    const { name } = IDENTITY_PICTURES[use];
    if (pages > 1) throw new MovingImage(name);
    const unfit = sizeProblem(use, autoOrient);
    if (unfit !== undefined) throw new UnfitImage(name, unfit);
  }
  const largest = await orBroken(upright(content));
  const variants: ProcessedImage['variants'] = [];
  for (const step of widthsOf(largest.info.width)) {
    // Resized from the decoded picture: decoding it for each width would multiply the time.
    const { width, height, channels } = largest.info;
    const bytes = await sharp(largest.data, { raw: { width, height, channels } })
      .resize({ width: step })
      .webp({ quality: use ? SHARP_QUALITY : QUALITY })
      .toBuffer();
    variants.push({ width: step, bytes });
  }
  return { width: largest.info.width, height: largest.info.height, variants };
}

function derive(picture: Buffer, form: DerivedForm): Promise<Buffer> {
  const decoded = sharp(picture, { limitInputPixels: MAX_PIXELS }).timeout({ seconds: MAX_SECONDS });
  if (form === 'share')
    return decoded
      .resize({ ...SHARE, fit: 'cover' })
      .flatten({ background: 'white' })
      .jpeg({ quality: 85 })
      .toBuffer();
  const { icon } = form;
  const icons = decoded.resize({ width: icon, height: icon, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } });
  return (icon === TOUCH_ICON ? icons.flatten({ background: 'white' }) : icons).png().toBuffer();
}

/** The first frame, rotated upright, without colour profile and metadata. */
function upright(content: Buffer) {
  return (
    sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
      .timeout({ seconds: MAX_SECONDS })
      .autoOrient()
      .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
      // In sRGB and eight bits, the library's default.
      .raw()
      .toBuffer({ resolveWithObject: true })
  );
}

/** Turns errors of the library about uploaded content into errors of the content. */
async function orBroken<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    throw new BrokenImage({ cause: error });
  }
}
