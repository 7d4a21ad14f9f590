import { srcSet } from './src-set.js';

const ID = '0123456789abcdef0123456789abcdef';

describe('srcSet', () => {
  it('names each file of an uploaded picture', () => {
    const address = `/media/${ID}-800x600.webp`;
    expect(srcSet(address)).toBe(`/media/${ID}-320.webp 320w,/media/${ID}-640.webp 640w,${address} 800w`);
    expect(srcSet(`/media/${ID}-320x200.webp`)).toBe(`/media/${ID}-320x200.webp 320w`);
  });

  it.each([
    'https://elsewhere.example/house.jpg',
    `https://elsewhere.example/media/${ID}-800x600.webp`,
    '/assets/house.webp',
    '/media/house.webp',
    '',
  ])('has nothing for %j', (address) => expect(srcSet(address)).toBeUndefined());
});
