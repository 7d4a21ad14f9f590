import { differingFields, fieldNamed, fieldsOf, inputOf, NEW_BLOG, wordsOf } from './blog-fields.js';

describe('the fields of an article', () => {
  it('are what the API takes, and come back from it', () => {
    const fields = {
      ...NEW_BLOG,
      topic: 'Taps',
      keywords: 'tap,  drip ,,',
      seoTitle: 'Taps',
      seoKeywords: 'a, b',
      content: '## Tools\n\n- Rag',
    };
    const input = inputOf(fields);
    expect(input).toMatchObject({
      topic: 'Taps',
      keywords: ['tap', 'drip'],
      seoData: { title: 'Taps', keywords: ['a', 'b'] },
      section: 'Home Guide',
    });
    expect(input.seoData).not.toHaveProperty('description');
    expect(fieldsOf(input)).toEqual({ ...fields, keywords: 'tap, drip' });
  });

  it.each([
    ['topic', 'topic'],
    ['blog.seoData.title', 'seoTitle'],
    ['keywords.2', 'keywords'],
    ['seoData.modifiedTime', undefined],
    ['constructor', undefined],
  ])('%s of the API is %s', (path, name) => expect(fieldNamed(path)).toBe(name));

  it('name the fields that differ', () =>
    expect(differingFields(NEW_BLOG, { ...NEW_BLOG, cost: '$5', topic: 'x' })).toEqual(['topic', 'cost']));

  it('take words apart at commas', () => expect(wordsOf(' a b ,c')).toEqual(['a b', 'c']));
});
