import { NoTransaction } from '../../../shared/testing/doubles.js';
import { fileAt, widthsOf } from '../domain/image.js';
import type { ProcessedImage } from '../domain/image-processing.js';
import { TooManyPixels } from '../domain/media.errors.js';
import { FixedSizeProcessing, InMemoryImageRepository } from '../testing/doubles.js';
import { KeepProposed } from './keep-proposed.js';

/** Each picture has 40 megapixels. */
class LargePictures extends FixedSizeProcessing {
  override process(content: Buffer, _use?: undefined, most = Infinity): Promise<ProcessedImage> {
    return 40_000_000 > most ? Promise.reject(new TooManyPixels(8_000, 5_000, most)) : super.process(content);
  }
}

/** Each picture has all of its widths. */
class ScaledProcessing extends FixedSizeProcessing {
  override async process(content: Buffer): Promise<ProcessedImage> {
    const processed = await super.process(content);
    return { ...processed, variants: widthsOf(processed.width).map((width) => ({ width, bytes: content })) };
  }
}

it('a picture proposed by the public may have fewer pixels than one of an admin', async () => {
  const pictures = new KeepProposed(new LargePictures(800, 600), new InMemoryImageRepository(), new NoTransaction());
  await expect(pictures.keep(Buffer.from('a roof'))).rejects.toThrow(TooManyPixels);
});

it.each([640, 800])('a proposed picture of %i pixels is shown to admins alone until it is used', async (width) => {
  const images = new InMemoryImageRepository();
  const pictures = new KeepProposed(new ScaledProcessing(width, 600), images, new NoTransaction());
  const address = await pictures.keep(Buffer.from('a roof'));
  expect(await pictures.read(address)).toEqual(Buffer.from('a roof'));
  const file = fileAt(address)!;
  expect(await images.find(file)).toBeUndefined();
  await images.use([file.id]);
  expect(await images.find(file)).toEqual(Buffer.from('a roof'));
});
