import { type FieldError, InvalidValues } from '../../../shared/domain-error.js';
import type { NewBlog } from './blog-change.js';
import { blogIn, type DraftFields } from './blog-draft.js';
import { isPicture } from './markdown.js';

const LONGEST = { topic: 500, title: 500, subtitle: 500, section: 200, time: 200, cost: 200, difficulty: 200, content: 200_000 } as const;
const MAX_KEYWORDS = 50;

/** What a draft would be published as, by the rules for an article that is published by hand. @throws InvalidValues naming each field */
export function articleIn(fields: DraftFields): NewBlog {
  const { seoData, ...draft } = blogIn(fields);
  const blog = { ...draft, topic: draft.topic.trim(), content: draft.content.trim() };
  const errors: FieldError[] = (['topic', 'content'] as const)
    .filter((name) => blog[name] === '')
    .map((field) => ({ field, message: 'must not be empty' }));
  for (const [field, most] of Object.entries(LONGEST) as [keyof typeof LONGEST, number][])
    if (blog[field].length > most) errors.push({ field, message: `must be at most ${most} characters` });
  if (blog.keywords.length > MAX_KEYWORDS) errors.push({ field: 'keywords', message: `must have at most ${MAX_KEYWORDS} entries` });
  if (blog.heroImage !== '' && !isPicture(blog.heroImage))
    errors.push({ field: 'heroImage', message: 'must be an uploaded picture or an address that begins with https://' });
  if (errors.length > 0) throw new InvalidValues(errors);
  const { title, description, keywords } = seoData;
  return {
    ...blog,
    title: typeof fields['title'] === 'string' ? blog.title : blog.topic,
    seoData: { ...(title ? { title } : {}), ...(description ? { description } : {}), ...(keywords?.length ? { keywords } : {}) },
  };
}
