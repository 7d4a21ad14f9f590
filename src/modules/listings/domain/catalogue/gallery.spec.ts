import { readCorrection } from './corrections.js';
import { readGallery } from './gallery.js';

const picture = (number: number, description = `Kitchen ${number}`) => ({ url: `/media/${number}.webp`, description });
const many = (count: number) => Array.from({ length: count }, (_, index) => picture(index + 1));
const problemOf = (value: unknown) => {
  const reading = readCorrection('gallery', value);
  return 'problem' in reading ? reading.problem : undefined;
};

describe('a gallery sent by an admin', () => {
  it('keeps its order, and loses spaces around descriptions', () => {
    expect(readCorrection('gallery', [picture(2, '  New boiler '), picture(1)])).toEqual({
      value: [picture(2, 'New boiler'), picture(1)],
    });
    expect(readCorrection('gallery', null)).toEqual({ value: [] });
  });

  it.each([
    ['a text', 'must be a list of {url, description}'],
    [many(13), 'has more than 12 pictures'],
    [[picture(1), picture(1)], 'picture 2 is there already'],
    [[picture(1), picture(2, ' ')], 'picture 2 has no description'],
    [[picture(1, 'x'.repeat(10_000))], 'picture 1 has a description that is longer than 200 characters'],
    [[picture(1, 'a\u0007b')], 'picture 1 has a description that has control characters'],
    [[{ description: 'A kitchen' }], 'picture 1 has no address'],
    [[{ url: 'javascript:alert(1)', description: 'A kitchen' }], 'picture 1 does not start with'],
    [[null, 7], 'picture 2 has no address'],
    [[{ url: `/media/${'0'.repeat(32)}-1x1.webp`, description: 'A dot' }], 'picture 1 is too small: send one of 200 x 150 pixels'],
  ])('is refused if it is %j', (value, problem) => {
    expect(problemOf(value)).toContain(problem);
  });

  it('may have twelve pictures', () => {
    expect(problemOf(many(12))).toBeUndefined();
  });
});

describe('a gallery in a cell of a sheet', () => {
  const limits = { most: 12, longest: 200 };

  it('can be read as an export writes it', () => {
    expect(readGallery(JSON.stringify(many(2)), limits)).toEqual({ pictures: many(2), problems: [] });
  });

  it('keeps usable entries, and reports the others', () => {
    const { pictures, problems } = readGallery(JSON.stringify([picture(1), { url: 'x' }, ...many(13).slice(1)]), limits);
    expect(pictures).toHaveLength(11);
    expect(problems).toEqual([expect.stringMatching(/^picture 2 .*; left out$/), 'has more than 12 pictures; the first 12 are kept']);
    expect(readGallery('kitchen.jpg', limits)).toEqual({ pictures: [], problems: ['is not a JSON list; left out'] });
  });
});
