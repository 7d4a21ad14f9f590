import { NoTransaction } from '../../../shared/testing/doubles.js';
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

it('a picture proposed by the public may have fewer pixels than one of an admin', async () => {
  const pictures = new KeepProposed(new LargePictures(800, 600), new InMemoryImageRepository(), new NoTransaction());
  await expect(pictures.keep(Buffer.from('a roof'))).rejects.toThrow(TooManyPixels);
});
