import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { itInLong } from '../../../../../test/support/extent.js';
import type { ProcessedImage } from '../../domain/image-processing.js';
import { BrokenImage, MovingImage, SvgImage, TooManyPixels, UnfitImage, UnsupportedImage } from '../../domain/media.errors.js';
import { SharpImageProcessing } from './sharp-image-processing.js';

const processing = new SharpImageProcessing();

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' }, limitInputPixels: false });
const noisy = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'black', noise: { type: 'gaussian', mean: 128, sigma: 40 } } });
const largest = ({ variants }: ProcessedImage) => variants.at(-1)!.bytes;

/** A PNG that says it is so large, which is read before anything else: its first part holds the size, and the sum of itself. */
async function saying(width: number, height: number): Promise<Buffer> {
  const bytes = await plain(8, 6).png().toBuffer();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

/** The PNG as an animation of two frames, of which the second is missing. */
function moving(png: Buffer): Buffer {
  const part = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('acTL'), Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]), Buffer.alloc(4)]);
  part.writeUInt32BE(crc32(part.subarray(4, 16)), 16);
  const afterHeader = 33;
  return Buffer.concat([png.subarray(0, afterHeader), part, png.subarray(afterHeader)]);
}

async function pixelOf(bytes: Buffer, left: number, top: number): Promise<number[]> {
  return [...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}

describe('takes', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('%s', async (format) => {
    const { width, height, variants } = await processing.process(await plain(700, 400).toFormat(format).toBuffer());
    expect([width, height]).toEqual([700, 400]);
    expect(await Promise.all(variants.map(async ({ bytes }) => sharp(bytes).metadata()))).toMatchObject([
      { format: 'webp', width: 320, height: 183 },
      { format: 'webp', width: 640, height: 366 },
      { format: 'webp', width: 700, height: 400 },
    ]);
  });

  type Size = [what: string, width: number, height: number, size: number[]];

  const takes = async (...[, width, height, size]: Size) => {
    const processed = await processing.process(await plain(width, height).png().toBuffer());
    expect([processed.width, processed.height]).toEqual(size);
    expect(await sharp(largest(processed)).metadata()).toMatchObject({ width: size[0], height: size[1] });
  };

  it.each<Size>([
    ['large', 4_000, 2_000, [1920, 960]],
    ['small', 8, 6, [8, 6]],
    ['tall', 10, 20_000, [2, 3_840]],
    ['flat', 20_000, 10, [1_920, 1]],
  ])('a %s picture', takes);

  // Fifty megapixels: a second of work.
  itInLong('a picture that is barely within the limits', () => takes('hardly permissible', 10_000, 5_000, [1920, 960]));

  it('the first frame of an animation', async () => {
    const frames = await Promise.all(
      ['red', 'blue'].map((background) =>
        sharp({ create: { width: 40, height: 40, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    for (const moving of [
      await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
      await sharp(frames, { join: { animated: true } })
        .webp()
        .toBuffer(),
    ]) {
      const processed = await processing.process(moving);
      expect([processed.width, processed.height, (await sharp(largest(processed)).metadata()).pages ?? 1]).toEqual([40, 40, 1]);
      const [red, , blue] = await pixelOf(largest(processed), 20, 20);
      expect(red! > 200 && blue! < 50).toBe(true);
    }
  });

  it('transparency, 16-bit colours and greyscale', async () => {
    const clear = sharp({ create: { width: 40, height: 40, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0.5 } } });
    const processed = await processing.process(await clear.clone().toColourspace('rgb16').png().toBuffer());
    expect(await sharp(largest(processed)).metadata()).toMatchObject({ hasAlpha: true, space: 'srgb' });
    const [red, , , alpha] = await pixelOf(largest(processed), 20, 20);
    expect(Math.abs(red! - 200) < 8 && Math.abs(alpha! - 128) < 4).toBe(true);
    const grey = await processing.process(await plain(40, 40).greyscale().png().toBuffer());
    expect([grey.width, grey.height]).toEqual([40, 40]);
  });
});

it('rotates a picture as its metadata say, and removes the place where it was taken', async () => {
  const held = await sharp({ create: { width: 400, height: 200, channels: 3, background: 'blue' } })
    .composite([
      {
        input: await sharp({ create: { width: 200, height: 200, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
        left: 0,
        top: 0,
      },
    ])
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 39/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(held).metadata()).exif?.toString('latin1')).toContain('Camera');
  const processed = await processing.process(held);
  expect([processed.width, processed.height]).toEqual([200, 400]);
  for (const { bytes } of processed.variants) {
    const { exif, icc, xmp, orientation } = await sharp(bytes).metadata();
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(bytes.includes('Camera')).toBe(false);
  }
  const [red, , blue] = await pixelOf(largest(processed), 100, 50);
  expect(red! > 200 && blue! < 60).toBe(true);
});

it('converts colours to sRGB from the profile of the camera', async () => {
  const wide = await sharp({ create: { width: 40, height: 40, channels: 3, background: { r: 120, g: 180, b: 60 } } })
    .withIccProfile('p3')
    .png()
    .toBuffer();
  const [red, green] = await pixelOf(largest(await processing.process(wide)), 20, 20);
  expect([Math.abs(red! - 120) < 6, Math.abs(green! - 180) < 6]).toEqual([true, true]);
});

it('creates identical bytes from identical content, also with concurrent work', async () => {
  const content = await noisy(500, 400).jpeg().toBuffer();
  const [one, , another] = await Promise.all(
    [content, await plain(300, 300).png().toBuffer(), content].map((each) => processing.process(each)),
  );
  expect(largest(one!).equals(largest(another!))).toBe(true);
});

describe('refuses', () => {
  it.each([
    ['text', 'Dear reader, this is a picture.'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>'],
    [
      'SVG after a prolog',
      '<?xml version="1.0" encoding="UTF-8"?>\n<!-- x -->\n<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>',
    ],
    ['PDF', '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'],
    ['TIFF', 'II*\0\x08\0\0\0'],
    ['nothing', ''],
  ])('%s', async (_what, text) => expect(processing.process(Buffer.from(text, 'latin1'))).rejects.toThrow(UnsupportedImage));

  it.each(['heic', 'mif1'])('HEIC (%s), and says what to send instead', async (brand) =>
    expect(processing.process(Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1heic`, 'latin1'))).rejects.toThrow(/HEIC photo.* as a JPEG/),
  );

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('%s that is truncated', async (format) => {
    // How well it is compressed takes most of the time, and is of no matter here.
    const whole = await noisy(300, 200)
      .toFormat(format, format === 'gif' ? { effort: 1 } : format === 'avif' ? { effort: 0 } : {})
      .toBuffer();
    for (const part of [0.1, 0.5, 0.9]) {
      await expect(processing.process(whole.subarray(0, Math.max(40, whole.length * part)))).rejects.toThrow(BrokenImage);
    }
  });

  it('a file that only begins like a picture', async () => {
    const start = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
    await expect(processing.process(Buffer.concat([start, Buffer.alloc(500, 'x')]))).rejects.toThrow(BrokenImage);
  });

  it('SVG after the first bytes of a JPEG', async () => {
    const svg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')]);
    await expect(processing.process(svg)).rejects.toThrow(SvgImage);
    // Nor could anything else in the process have it drawn.
    await expect(sharp(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')).metadata()).rejects.toThrow(
      'unsupported',
    );
  });

  it('a small file with very many pixels', async () => {
    const large = await saying(10_000, 5_001);
    await expect(processing.process(large)).rejects.toThrow(TooManyPixels);
    await expect(processing.process(large)).rejects.toThrow('10000 x 5001 pixels, more than 50 megapixels');
  });

  const LARGEST_AVIF = 'test/fixtures/twenty-megapixels.avif';

  // Seconds of work.
  itInLong('no AVIF at exactly the memory limit', async () => {
    expect(await processing.process(readFileSync(LARGEST_AVIF))).toMatchObject({ width: 1_920, height: 1_536 });
  });

  it('AVIF beyond the memory limit', async () => {
    const large = readFileSync(LARGEST_AVIF);
    // One row more is what it says, and that is read before anything is decoded.
    large.writeUInt32BE(4_001, large.indexOf('ispe') + 12);
    await expect(processing.process(large)).rejects.toThrow('5000 x 4001 pixels, more than 20 megapixels');
  });
});

describe("a picture of the site's design", () => {
  const square = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0 } } })
      .png()
      .toBuffer();

  it('is accepted if it suits its use', async () =>
    expect(await processing.process(await square(512), 'faviconImage')).toMatchObject({ width: 512, height: 512 }));

  it.each([
    ['1 pixel', () => square(1), UnfitImage],
    ['40 megapixels', () => saying(8_000, 5_000), TooManyPixels],
    ['the wrong shape', () => plain(700, 300).png().toBuffer(), UnfitImage],
    ['text', () => Promise.resolve(Buffer.from('I am a logo')), UnsupportedImage],
    ['SVG', () => Promise.resolve(Buffer.from('<?xml version="1.0"?><SVG xmlns="http://www.w3.org/2000/svg"/>')), SvgImage],
    [
      'SVG behind the first bytes of a GIF',
      () => Promise.resolve(Buffer.from('GIF89a<svg xmlns="http://www.w3.org/2000/svg"/>')),
      SvgImage,
    ],
    ['two frames of a PNG', async () => moving(await plain(200, 200).png().toBuffer()), MovingImage],
    [
      'two frames',
      async () =>
        sharp([await plain(200, 200).png().toBuffer(), await noisy(200, 200).png().toBuffer()], { join: { animated: true } })
          .gif()
          .toBuffer(),
      MovingImage,
    ],
  ])('is refused with %s', async (_what, content, error) => {
    await expect(processing.process(await content(), 'faviconImage')).rejects.toThrow(error);
  });

  it('becomes icons, transparent except for iOS, and a picture for shared links', async () => {
    const picture = largest(await processing.process(await square(512), 'logoImage'));
    for (const icon of [32, 180, 192, 512]) {
      const bytes = await processing.derive(picture, { icon });
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: icon, height: icon, hasAlpha: icon !== 180 });
    }
    const shared = await processing.derive(picture, 'share');
    expect(await sharp(shared).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    for (const bytes of [shared, await processing.derive(picture, { icon: 180 })])
      expect(await pixelOf(bytes, 9, 9)).toEqual([255, 255, 255]);
  });
});
