import { described, list, object, optional, text, time, whole, yes } from '../../../../shared/http/answers.js';
import type { Article } from '../../domain/article.js';
import type { Blog, BlogSeo } from '../../domain/blog.js';

export interface AllBlogs {
  success: true;
  blogs: Blog[];
}

const SEO = object<BlogSeo>({ title: optional(text), description: optional(text), keywords: optional(list(text)), modifiedTime: optional(described(text, 'ISO 8601.')) });

const BLOG = object<Blog>({
  fileName: described(text, 'Its address on the site.'),
  title: text,
  topic: text,
  section: described(text, 'Where it is listed; empty counts as Other.'),
  content: described(text, 'Text with ## headings and lines such as Step 1: title.'),
  keywords: list(text),
  subtitle: text,
  heroImage: text,
  time: text,
  cost: text,
  difficulty: text,
  seoData: described(SEO, 'What search engines are told.'),
  createdAt: time,
  updatedAt: time,
  version: described(whole, 'Rises with each change.'),
});

export const ALL_BLOGS = object<AllBlogs>({ success: yes, blogs: list(BLOG) });

export const ARTICLES = list(
  object<Article>({ fileName: described(text, 'Its address on the site.'), title: text, section: text, time: text, createdAt: described(text, 'ISO 8601.') }),
);
