import { addressOf, fileAt, fileNamed, has, type Image, isOwnAddress, widthsOf } from './image.js';

const ID = '0123456789abcdef0123456789abcdef';
const image: Image = { id: ID, width: 1000, height: 700 };

it('the address of a picture contains its size', () => {
  expect(addressOf(image)).toBe(`/media/${ID}-1000x700.webp`);
  expect(fileAt(addressOf(image))).toEqual({ id: ID, width: 1000, height: 700 });
});

describe('widthsOf', () => {
  it.each([
    [1920, [320, 640, 960, 1280, 1920]],
    [1000, [320, 640, 960, 1000]],
    [640, [320, 640]],
    [320, [320]],
    [7, [7]],
  ])('of a picture %i wide', (width, widths) => expect(widthsOf(width)).toEqual(widths));
});

describe('fileNamed', () => {
  it.each([
    '',
    'x.webp',
    `${ID}.webp`,
    `${ID}-0320.webp`,
    `${ID}-320.png`,
    `${ID}-320.webp/`,
    `${ID.toUpperCase()}-320.webp`,
    `${ID}-x20.webp`,
    `${ID}-1x1x1.webp`,
    `${ID}-999999.webp`,
  ])('finds no file named %j', (name) => expect(fileNamed(name)).toBeUndefined());
});

describe('has', () => {
  it.each([`${ID}-1000x700.webp`, `${ID}-320.webp`, `${ID}-960.webp`])('finds %s', (name) =>
    expect(has(image, fileNamed(name)!)).toBe(true),
  );

  it.each([
    `${ID}-1000x701.webp`,
    `${ID}-320x224.webp`,
    `${ID}-1000.webp`,
    `${ID}-1280.webp`,
    `${ID}-500.webp`,
    `${'f'.repeat(32)}-320.webp`,
  ])('finds no %s', (name) => expect(has(image, fileNamed(name)!)).toBe(false));
});

describe('isOwnAddress', () => {
  it.each(['/media/x', '/media/', `/media/${ID}-320.webp?v=1`, '/a/../media/x'])('is %s', (address) =>
    expect(isOwnAddress(address)).toBe(true),
  );

  it.each([
    '',
    '/',
    '/mediax',
    '/assets/x.svg',
    'https://elsewhere.example/media/x',
    '//elsewhere.example/media/x',
    '\\\\elsewhere.example/media/x',
    'https://',
    'data:image/png,x',
  ])('is not %j', (address) => expect(isOwnAddress(address)).toBe(false));
});

it('a picture is recognised in an absolute address, too', () => {
  expect(fileAt(`https://directory.example/media/${ID}-320.webp`)).toEqual({ id: ID, width: 320 });
});
