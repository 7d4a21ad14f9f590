import { setTimeout as sleep } from 'node:timers/promises';
import { ImageNotFound, TooManyPictures } from '../domain/media.errors.js';
import { FixedSizeProcessing, InMemoryImageRepository } from '../testing/doubles.js';
import { ReadImage } from './read-image.js';

const ID = '0'.repeat(32);
const name = `${ID}-200x100.webp`;

async function reading(maxBytes?: number, maxMs?: number) {
  const images = new InMemoryImageRepository();
  await images.save({ id: ID, width: 200, height: 100 }, [{ width: 200, bytes: Buffer.from('picture') }]);
  return { images, read: new ReadImage(images, new FixedSizeProcessing(200, 100), maxBytes, maxMs) };
}

it('reads a file once', async () => {
  const { images, read } = await reading();
  for (let time = 0; time < 3; time += 1) expect(String(await read.execute(name))).toBe('picture');
  expect(images.reads).toBe(1);
});

it('stays within its memory limit', async () => {
  const { images, read } = await reading('picture'.length - 1);
  for (let time = 0; time < 2; time += 1) expect(String(await read.execute(name))).toBe('picture');
  expect(images.reads).toBe(2);
});

it('serves deleted pictures from memory only for a limited time', async () => {
  const { images, read } = await reading(1_000, 20);
  const files = [name, `${ID}-200x100-icon-32.png`];
  await Promise.all(files.map((file) => read.execute(file)));
  images.stored.clear();
  await sleep(40);
  for (const file of files) await expect(read.execute(file)).rejects.toThrow(ImageNotFound);
});

it('derives icons and pictures for links from the largest file, each once', async () => {
  const { images, read } = await reading();
  const icon = `${ID}-200x100-icon-32.png`;
  expect((await Promise.all([read.execute(icon), read.execute(icon)])).map(String)).toEqual([
    '{"icon":32} of picture',
    '{"icon":32} of picture',
  ]);
  expect(String(await read.execute(`${ID}-200x100-share.jpg`))).toBe('"share" of picture');
  await read.execute(icon);
  expect(images.reads).toBe(2);
});

it('retries after a failed derivation', async () => {
  const images = new InMemoryImageRepository();
  await images.save({ id: ID, width: 200, height: 100 }, [{ width: 200, bytes: Buffer.from('picture') }]);
  const processing = new FixedSizeProcessing(200, 100);
  const [derive, read, icon] = [processing.derive.bind(processing), new ReadImage(images, processing), `${ID}-200x100-icon-32.png`];
  processing.derive = () => Promise.reject(new Error('no memory'));
  await expect(read.execute(icon)).rejects.toThrow('no memory');
  processing.derive = derive;
  expect(String(await read.execute(icon))).toBe('{"icon":32} of picture');
});

it('limits simultaneous derivations', async () => {
  const { images, read } = await reading();
  const names = Array.from({ length: 21 }, (_, index) => `${ID}-200x${100 + index}-share.jpg`);
  const outcomes = await Promise.allSettled(names.map((each) => read.execute(each)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(outcomes.at(-1)).toMatchObject({ reason: expect.any(TooManyPictures) as TooManyPictures });
  expect(images.reads).toBe(20);
});

it.each(['house.webp', `${'1'.repeat(32)}-200x100.webp`, `${ID}-200.webp`, `${ID}-320.webp`, `${ID}-201x100-icon-32.png`, ''])(
  'finds nothing named %j',
  async (other) => {
    const { read } = await reading();
    await expect(read.execute(other)).rejects.toThrow(ImageNotFound);
  },
);
