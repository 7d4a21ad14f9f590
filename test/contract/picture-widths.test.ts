import { srcSet, WIDTHS } from '../../frontend/src/ui/src-set.js';
import { addressOf, fileAt, has, WIDTHS as KEPT, widthsOf } from '../../src/modules/media/domain/image.js';

const ID = '0123456789abcdef0123456789abcdef';

it.each([7, 320, 321, 1_000, 1_920])('pages request the stored files of a picture %i wide', (width) => {
  const image = { id: ID, width, height: 500 };
  const asked = srcSet(addressOf(image))!
    .split(',')
    .map((entry) => entry.split(' ') as [address: string, width: string]);
  expect(asked.map(([, descriptor]) => descriptor)).toEqual(widthsOf(width).map((step) => `${step}w`));
  for (const [address] of asked) expect([address, has(image, fileAt(address)!)]).toEqual([address, true]);
});

it('pages and process have the same widths', () => expect(WIDTHS).toEqual(KEPT));
