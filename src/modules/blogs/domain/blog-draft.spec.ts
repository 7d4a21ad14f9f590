import { blogIn, titleOf } from './blog-draft.js';

it('the article of a draft has no character that PostgreSQL refuses', () => {
  expect(blogIn({ title: 'Ta\0ps', content: '\ud800', keywords: ['\0', 'a\0b'], seoData: { description: 'x\0' } })).toMatchObject({
    title: 'Taps',
    content: '\ufffd',
    keywords: ['ab'],
    seoData: { title: '', description: 'x' },
  });
});

it("a list shows the first line of a draft's title, or of its topic", () => {
  expect(titleOf({ topic: 'Taps' })).toBe('Taps');
  expect(titleOf({ title: ' Ta\0ps\nand sinks ', topic: 'Drains' })).toBe('Taps and sinks');
  expect(titleOf({ title: 'x'.repeat(300) })).toHaveLength(200);
});
