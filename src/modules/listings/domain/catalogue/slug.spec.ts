import { slugFor, slugWithDigest } from './slug.js';

describe('slugFor', () => {
  it.each([
    ["Bob's Plumbing & Drains", 'Guelph', 'bobs-plumbing-and-drains-guelph'],
    ['Électricité Côté', 'Montréal', 'electricite-cote-montreal'],
    ['24/7 HVAC', null, '24-7-hvac'],
    ['管道工', null, 'business'],
    ['../../etc/passwd', null, 'etc-passwd'],
    ['!!!', '???', 'business'],
  ])('of %j in %j is %j', (title, city, slug) => expect(slugFor(title, city)).toBe(slug));

  it('has 80 characters at most, and no dash at the end', () => {
    const slug = slugFor(`${'a'.repeat(79)} bcd`, 'Guelph');
    expect(slug).toBe('a'.repeat(79));
  });
});

describe('slugWithDigest', () => {
  it('is different for listings of the same name, and always the same for one', () => {
    expect(slugWithDigest('bob', '1')).toMatch(/^bob-[0-9a-f]{8}$/);
    expect(slugWithDigest('bob', '1')).toBe(slugWithDigest('bob', '1'));
    expect(slugWithDigest('bob', '1')).not.toBe(slugWithDigest('bob', '2'));
  });
});
