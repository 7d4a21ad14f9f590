import { type FieldError, InvalidValues } from '../../../shared/domain-error.js';
import { isImageAddress, NO_IMAGE_ADDRESS } from '../../../shared/pictures/image-address.js';
import { cleanLine, cleanText } from '../../../shared/text/text.js';
import { ARTICLE_LIMITS, EMPTY_FIELD, KEYWORD_LIMITS, SEO_LIMITS, TOO_MANY_KEYWORDS } from './article-limits.js';
import type { NewBlog } from './blog-change.js';
import { blogIn, type DraftFields } from './blog-draft.js';

/** The article that a draft would become, by the rules for articles that are published by hand. @throws InvalidValues naming each field */
export function articleIn(fields: DraftFields): NewBlog {
  const { seoData, ...draft } = blogIn(fields);
  const problems: FieldError[] = [];
  const cleaned = (field: string, raw: string, max: number, clean = cleanLine): string => {
    const result = clean(raw, max);
    if ('value' in result) return result.value;
    problems.push({ field, message: result.problem });
    return raw;
  };
  const line = (name: keyof typeof ARTICLE_LIMITS) => cleaned(name, draft[name], ARTICLE_LIMITS[name]);
  const seoLine = (name: keyof typeof SEO_LIMITS) => cleaned(`seoData.${name}`, seoData[name] ?? '', SEO_LIMITS[name]);
  const words = (field: string, raw: readonly string[]) => {
    if (raw.length > KEYWORD_LIMITS.count) {
      problems.push({ field, message: TOO_MANY_KEYWORDS });
      return [];
    }
    return raw.map((word, index) => cleaned(`${field}.${index}`, word, KEYWORD_LIMITS.length)).filter((word) => word !== '');
  };
  const blog = {
    topic: line('topic'),
    // Without a title of its own the article gets the cleaned topic as its title.
    title: draft.title === draft.topic ? '' : line('title'),
    subtitle: line('subtitle'),
    section: line('section'),
    time: line('time'),
    cost: line('cost'),
    difficulty: line('difficulty'),
    content: cleaned('content', draft.content, ARTICLE_LIMITS.content, cleanText),
    heroImage: draft.heroImage.trim(),
  };
  const [title, description] = [seoLine('title'), seoLine('description')];
  const keywords = words('keywords', draft.keywords);
  const seoKeywords = words('seoData.keywords', seoData.keywords ?? []);
  const errors = [
    ...(['topic', 'content'] as const).filter((name) => blog[name] === '').map((field) => ({ field, message: EMPTY_FIELD })),
    ...problems,
  ];
  if (!isImageAddress(blog.heroImage)) errors.push({ field: 'heroImage', message: NO_IMAGE_ADDRESS });
  if (errors.length > 0) throw new InvalidValues(errors);
  return {
    ...blog,
    keywords,
    seoData: {
      ...(title ? { title } : {}),
      ...(description ? { description } : {}),
      ...(seoKeywords.length > 0 ? { keywords: seoKeywords } : {}),
    },
  };
}
