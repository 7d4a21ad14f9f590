import { ImageUses } from '../../../shared/pictures/image-uses.js';
import { addressOf } from '../domain/image.js';
import { ClaimImages } from './claim-images.js';
import { ClearUnusedImages } from './clear-unused-images.js';
import { InMemoryImageRepository } from '../testing/doubles.js';

const ids = { roof: '0'.repeat(32), drain: '1'.repeat(32), lawn: '2'.repeat(32) };

/** Three pictures that nobody has used for two days. */
async function pictures() {
  const images = new InMemoryImageRepository();
  for (const id of Object.values(ids)) await images.save({ id, width: 500, height: 300 }, []);
  for (const image of images.stored.values()) image.unusedHours = 48;
  const uses = new ImageUses();
  return { images, uses, clear: new ClearUnusedImages(uses, images), claim: new ClaimImages(images) };
}

const address = (id: string) => addressOf({ id, width: 500, height: 300 });
const elsewhere = 'https://elsewhere.example/media/house.webp';

describe('claim', () => {
  it('marks pictures as used', async () => {
    const { images, claim, clear } = await pictures();
    expect(await claim.claim([address(ids.roof), `/media/${ids.drain}-320.webp`, elsewhere, '/assets/x.svg', ''])).toEqual([]);
    await clear.execute();
    expect([...images.stored.keys()]).toEqual([ids.roof, ids.drain]);
  });

  it('returns own addresses without a file', async () => {
    const { claim } = await pictures();
    const wrong = [address('f'.repeat(32)), `/media/${ids.roof}-501x300.webp`, `/media/${ids.roof}-640.webp`, '/media/house.webp'];
    expect(await claim.claim([address(ids.roof), elsewhere, ...wrong])).toEqual(wrong);
  });
});

describe('deleting unused pictures', () => {
  it('keeps those that any module uses, in any width or as a complete address', async () => {
    const { images, uses, clear } = await pictures();
    uses.register(() => Promise.resolve([address(ids.roof), elsewhere, 'no address', '']));
    uses.register(() => Promise.resolve([`https://directory.example/media/${ids.lawn}-320.webp`]));
    expect(await clear.execute()).toBe(1);
    expect([...images.stored.keys()]).toEqual([ids.roof, ids.lawn]);
  });

  it('keeps those used within the last day', async () => {
    const { images, clear } = await pictures();
    images.stored.get(ids.drain)!.unusedHours = 23;
    expect(await clear.execute()).toBe(2);
    expect([...images.stored.keys()]).toEqual([ids.drain]);
  });

  it('deletes nothing if a module cannot say what it uses', async () => {
    const { images, uses, clear } = await pictures();
    uses.register(() => Promise.resolve([]));
    uses.register(() => Promise.reject(new Error('The database is away')));
    await expect(clear.execute()).rejects.toThrow('away');
    expect(images.stored.size).toBe(3);
  });
});
