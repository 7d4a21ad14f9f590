import { type FieldError, InvalidValues } from '../../../shared/domain-error.js';
import { isImageAddress, NO_IMAGE_ADDRESS } from '../../../shared/pictures/image-address.js';
import { ARTICLE_LIMITS, EMPTY_FIELD, KEYWORD_LIMITS, SEO_LIMITS, TOO_MANY_KEYWORDS, tooLong } from './article-limits.js';
import type { NewBlog } from './blog-change.js';
import { blogIn, type DraftFields } from './blog-draft.js';

/** The article that a draft would become, by the rules for articles that are published by hand. @throws InvalidValues naming each field */
export function articleIn(fields: DraftFields): NewBlog {
  const { seoData, ...draft } = blogIn(fields);
  const blog = { ...draft, topic: draft.topic.trim(), content: draft.content.trim(), heroImage: draft.heroImage.trim() };
  const { title, description, keywords } = seoData;
  const errors: FieldError[] = [
    ...(['topic', 'content'] as const).filter((name) => blog[name] === '').map((field) => ({ field, message: EMPTY_FIELD })),
    ...longOnes('', ARTICLE_LIMITS, blog),
    ...longOnes('seoData.', SEO_LIMITS, { title: title ?? '', description: description ?? '' }),
    ...wrongKeywords('keywords', blog.keywords),
    ...wrongKeywords('seoData.keywords', keywords ?? []),
  ];
  if (!isImageAddress(blog.heroImage)) errors.push({ field: 'heroImage', message: NO_IMAGE_ADDRESS });
  if (errors.length > 0) throw new InvalidValues(errors);
  return {
    ...blog,
    title: typeof fields['title'] === 'string' ? blog.title : blog.topic,
    seoData: { ...(title ? { title } : {}), ...(description ? { description } : {}), ...(keywords?.length ? { keywords } : {}) },
  };
}

function longOnes<Name extends string>(
  path: string,
  limits: Readonly<Record<Name, number>>,
  texts: Readonly<Record<NoInfer<Name>, string>>,
): FieldError[] {
  return (Object.entries(limits) as [Name, number][])
    .filter(([field, most]) => texts[field].length > most)
    .map(([field, most]) => ({ field: `${path}${field}`, message: tooLong(most) }));
}

function wrongKeywords(field: string, words: readonly string[]): FieldError[] {
  if (words.length > KEYWORD_LIMITS.count) return [{ field, message: TOO_MANY_KEYWORDS }];
  return words.flatMap((word, index) =>
    word.length > KEYWORD_LIMITS.length ? [{ field: `${field}.${index}`, message: tooLong(KEYWORD_LIMITS.length) }] : [],
  );
}
