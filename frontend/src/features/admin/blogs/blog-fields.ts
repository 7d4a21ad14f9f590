import type { Blog } from '../../../../../src/modules/blogs/domain/blog.js';
import { HOME_GUIDE, SECTION_NAMES } from '../../../../../src/shared/guide/section-names.js';
import type { Wire } from '../api/wire.js';

export type BlogWhole = Wire<Blog>;

/** The fields of an article as typed, all text; `content` is the single source of truth for everything below the title. */
export interface BlogFields {
  topic: string;
  title: string;
  subtitle: string;
  section: string;
  heroImage: string;
  time: string;
  cost: string;
  difficulty: string;
  /** Separated by commas. */
  keywords: string;
  seoTitle: string;
  seoDescription: string;
  /** Separated by commas. */
  seoKeywords: string;
  content: string;
}

/** The same fields in the format of the API. */
export type BlogInput = Pick<
  BlogWhole,
  'topic' | 'title' | 'subtitle' | 'section' | 'heroImage' | 'time' | 'cost' | 'difficulty' | 'keywords' | 'content' | 'seoData'
>;

export const FIELD_NAMES: Record<keyof BlogFields, string> = {
  topic: 'Topic',
  title: 'Title',
  subtitle: 'Subtitle',
  section: 'Section',
  heroImage: 'Hero image',
  time: 'Time',
  cost: 'Cost',
  difficulty: 'Difficulty',
  keywords: 'Keywords',
  seoTitle: 'Title for search engines',
  seoDescription: 'Description for search engines',
  seoKeywords: 'Keywords for search engines',
  content: 'Content',
};

/** The built-in sections, which exist independently of the settings. */
export const SECTIONS = [...Object.values(SECTION_NAMES).map(({ name }) => name), HOME_GUIDE];

export const NEW_BLOG: BlogFields = {
  topic: '',
  title: '',
  subtitle: '',
  section: HOME_GUIDE,
  heroImage: '',
  time: '',
  cost: '',
  difficulty: '',
  keywords: '',
  seoTitle: '',
  seoDescription: '',
  seoKeywords: '',
  content: '',
};

export function fieldsOf({ seoData, keywords, ...blog }: BlogInput): BlogFields {
  const { topic, title, subtitle, section, heroImage, time, cost, difficulty, content } = blog;
  return {
    topic,
    title,
    subtitle,
    section,
    heroImage,
    time,
    cost,
    difficulty,
    content,
    keywords: keywords.join(', '),
    seoTitle: seoData.title ?? '',
    seoDescription: seoData.description ?? '',
    seoKeywords: (seoData.keywords ?? []).join(', '),
  };
}

export function inputOf({ keywords, seoTitle, seoDescription, seoKeywords, ...fields }: BlogFields): BlogInput {
  const seoWords = wordsOf(seoKeywords);
  return {
    ...fields,
    keywords: wordsOf(keywords),
    seoData: {
      ...(seoTitle.trim() ? { title: seoTitle } : {}),
      ...(seoDescription.trim() ? { description: seoDescription } : {}),
      ...(seoWords.length > 0 ? { keywords: seoWords } : {}),
    },
  };
}

/** Splits a text at commas. */
export function wordsOf(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}

/** The field for a path in an API error: "blog.seoData.title" is seoTitle, "keywords.2" is keywords. */
export function fieldNamed(path: string): keyof BlogFields | undefined {
  const [first = '', second = ''] = path.replace(/^(blog|fields)\./, '').split('.');
  const name = first === 'seoData' ? `seo${second.charAt(0).toUpperCase()}${second.slice(1)}` : first;
  return Object.hasOwn(FIELD_NAMES, name) ? (name as keyof BlogFields) : undefined;
}

/** The fields that differ. */
export function differingFields(one: BlogFields, other: BlogFields): (keyof BlogFields)[] {
  return (Object.keys(FIELD_NAMES) as (keyof BlogFields)[]).filter((name) => one[name] !== other[name]);
}
