import { changedBlog, newBlog } from './blog-change.js';

const NOW = new Date('2026-03-02T08:00:00Z');
const LATER = new Date('2026-03-03T08:00:00Z');
const aBlog = () => newBlog({ topic: 'Taps', content: 'x', seoData: { title: 'T' } }, 'taps', NOW);

describe('an article', () => {
  it('has its topic as its title unless it has one', () => {
    expect(newBlog({ topic: 'Taps', content: 'x', title: '' }, 'taps', NOW).title).toBe('Taps');
    expect(newBlog({ topic: 'Taps', content: 'x', title: 'All taps' }, 'taps', NOW).title).toBe('All taps');
    expect(changedBlog(aBlog(), { title: '', topic: 'Sinks' }, LATER)).toMatchObject({ title: 'Sinks', topic: 'Sinks' });
  });

  it('is in the section Home Guide by default', () => {
    expect(newBlog({ topic: 'Taps', content: 'x', section: undefined }, 'taps', NOW).section).toBe('Home Guide');
    expect(newBlog({ topic: 'Taps', content: 'x', section: '' }, 'taps', NOW).section).toBe('');
  });

  it('keeps absent fields, and gets the time of the change', () => {
    expect(changedBlog(aBlog(), { subtitle: 'New', time: undefined }, LATER)).toEqual({
      ...aBlog(),
      subtitle: 'New',
      seoData: { title: 'T', modifiedTime: LATER.toISOString() },
      updatedAt: LATER,
      version: 2,
    });
  });

  it('is unchanged if no field differs, whatever its time says', () => {
    expect(
      changedBlog(aBlog(), { ...aBlog(), seoData: { title: 'T', description: undefined, modifiedTime: 'long ago' } }, LATER),
    ).toBeUndefined();
    expect(changedBlog(aBlog(), { seoData: {} }, LATER)).toMatchObject({ seoData: { modifiedTime: LATER.toISOString() } });
  });

  it('moves to valid addresses only, and may keep its own', () => {
    expect(changedBlog(aBlog(), { fileName: 'sinks' }, LATER)?.fileName).toBe('sinks');
    expect(() => changedBlog(aBlog(), { fileName: 'Sinks!' }, LATER)).toThrow('blog.fileName');
    expect(changedBlog({ ...aBlog(), fileName: 'x'.repeat(82) }, { fileName: 'x'.repeat(82), subtitle: 'y' }, LATER)).toBeDefined();
  });
});
