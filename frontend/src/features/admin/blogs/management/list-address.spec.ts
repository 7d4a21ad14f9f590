import type { BlogWhole } from '../blog-fields.js';
import { blogsIn } from './list-address.js';

const blog = (title: string, section: string, keywords: string[] = []) => ({ title, section, keywords, topic: '' }) as BlogWhole;
const BLOGS = [
  blog('Dripping Tap', 'Plumbing', ['washer']),
  blog('Cold Rooms', 'HVAC'),
  blog('Noisy Furnace', 'hvac technician'),
  blog('Snow', 'Garden'),
];
const titles = (industry: '' | 'Plumbing' | 'HVAC', q = '') => blogsIn(BLOGS, { industry, q }).map(({ title }) => title);

describe('the articles of the list', () => {
  it('are those of an industry, by either of its names', () => {
    expect(titles('')).toHaveLength(4);
    expect(titles('Plumbing')).toEqual(['Dripping Tap']);
    expect(titles('HVAC')).toEqual(['Cold Rooms', 'Noisy Furnace']);
  });

  it('have all the words in their title, section or keywords', () => {
    expect(titles('', ' TAP washer ')).toEqual(['Dripping Tap']);
    expect(titles('', 'tap furnace')).toEqual([]);
  });
});
