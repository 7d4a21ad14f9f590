import { ImageNotFound } from '../domain/media.errors.js';
import { InMemoryImageRepository } from '../testing/doubles.js';
import { ReadImage } from './read-image.js';

const ID = '0'.repeat(32);
const name = `${ID}-200x100.webp`;

async function reading(maxBytes?: number) {
  const images = new InMemoryImageRepository();
  await images.save({ id: ID, width: 200, height: 100 }, [{ width: 200, bytes: Buffer.from('picture') }]);
  return { images, read: new ReadImage(images, maxBytes) };
}

it('asks for a file once', async () => {
  const { images, read } = await reading();
  for (let time = 0; time < 3; time += 1) expect(String(await read.execute(name))).toBe('picture');
  expect(images.reads).toBe(1);
});

it('keeps no more than it may', async () => {
  const { images, read } = await reading('picture'.length - 1);
  for (let time = 0; time < 2; time += 1) expect(String(await read.execute(name))).toBe('picture');
  expect(images.reads).toBe(2);
});

it.each(['house.webp', `${'1'.repeat(32)}-200x100.webp`, `${ID}-200.webp`, `${ID}-320.webp`, ''])(
  'finds nothing named %j',
  async (other) => {
    const { read } = await reading();
    await expect(read.execute(other)).rejects.toThrow(ImageNotFound);
  },
);
