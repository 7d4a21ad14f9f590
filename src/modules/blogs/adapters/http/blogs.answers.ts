import type { AdminList } from '../../../../shared/office/admin-list.js';
import {
  anything,
  described,
  type Fields,
  list,
  nullable,
  object,
  oneOf,
  optional,
  text,
  time,
  whole,
  yes,
} from '../../../../platform/http/answers/answers.js';
import type { RevisionSummary } from '../../application/blog-queries.js';
import type { Article } from '../../domain/article.js';
import type { Blog, BlogFields, BlogSeo } from '../../domain/blog.js';
import type { Draft, DraftSummary, PublishedDraft } from '../../domain/blog-draft.js';

import type { BlogChange } from '../../domain/blog-repository.js';

export interface AllBlogs {
  success: true;
  blogs: Blog[];
}

export interface Published {
  success: true;
  title: string;
  fileName: string;
  message: string;
}

export interface Done {
  success: true;
  message: string;
}

export interface BlogSaved {
  success: true;
  blog: Blog;
}

export interface RevisionView extends RevisionSummary {
  fields: BlogFields;
}

export interface DraftRemoved {
  success: true;
}

const SEO = object<BlogSeo>({
  title: optional(text),
  description: optional(text),
  keywords: optional(list(text)),
  modifiedTime: optional(described(text, 'ISO 8601.')),
});

const TEXTS: Fields<BlogFields> = {
  title: text,
  topic: text,
  section: described(text, 'The section in which it is listed; empty means Other.'),
  content: described(text, 'Text with ## headings and lines such as Step 1: title.'),
  keywords: list(text),
  subtitle: text,
  heroImage: text,
  time: text,
  cost: text,
  difficulty: text,
  seoData: described(SEO, 'Metadata for search engines.'),
};

export const BLOG = object<Blog>({
  ...TEXTS,
  fileName: described(text, 'Its address on the site.'),
  createdAt: time,
  updatedAt: time,
  version: described(whole, 'Increases with each change.'),
});

export const ALL_BLOGS = object<AllBlogs>({ success: yes, blogs: list(BLOG) });

export const ARTICLES = list(
  object<Article>({
    fileName: described(text, 'Its address on the site.'),
    title: text,
    section: text,
    time: text,
    createdAt: described(text, 'ISO 8601.'),
  }),
);

export const PUBLISHED = object<Published>({
  success: yes,
  title: text,
  fileName: described(text, 'Its address on the site.'),
  message: text,
});
export const DONE = object<Done>({ success: yes, message: text });
export const BLOG_SAVED = object<BlogSaved>({ success: yes, blog: BLOG });

const CHANGES: readonly BlogChange[] = ['published', 'updated', 'restored', 'deleted', 'undeleted'];

const REVISION_FIELDS: Fields<RevisionSummary> = {
  version: whole,
  change: oneOf(...CHANGES),
  fileName: described(text, 'Its address at that time.'),
  title: text,
  restoredFrom: described(nullable(whole), 'The version whose text it restored; null for an ordinary change.'),
  savedAt: time,
};

const pageOf = <Item>(items: Fields<Item>) =>
  object<AdminList<Item>>({ items: list(object<Item>(items)), total: whole, page: whole, totalPages: whole });

export const REVISIONS = pageOf<RevisionSummary>(REVISION_FIELDS);
export const REVISION = object<RevisionView>({ ...REVISION_FIELDS, fields: object<BlogFields>(TEXTS) });

/** With the time zone of its time of publication. */
export type DraftSummaryView = DraftSummary & { timeZone: string };
export type DraftView = Draft & { timeZone: string };

const DRAFT_FIELDS: Fields<DraftSummaryView> = {
  id: text,
  title: described(text, 'The title or topic as typed; may be empty.'),
  fileName: described(nullable(text), 'The published article that it changes; null for a new one.'),
  publishAt: described(nullable(time), 'The scheduled time of publication; null without one.'),
  publishProblem: described(nullable(text), 'Why the scheduled publication failed.'),
  timeZone: described(text, 'The time zone of scheduled publications.'),
  version: described(whole, 'Increases with each save.'),
  createdAt: time,
  updatedAt: time,
};

export const DRAFTS = pageOf<DraftSummaryView>(DRAFT_FIELDS);
export const DRAFT = object<DraftView>({ ...DRAFT_FIELDS, fields: described(anything, 'As typed.') });
export type PublishedDraftView = PublishedDraft & { timeZone: string };
/** Null while it is a draft, or if it was deleted. */
export interface DraftPublished {
  article: PublishedDraftView | null;
}

export const DRAFT_PUBLISHED = object<DraftPublished>({
  article: nullable(
    object<PublishedDraftView>({
      fileName: described(text, 'Its present address on the site.'),
      title: text,
      publishedAt: time,
      timeZone: DRAFT_FIELDS.timeZone,
    }),
  ),
});
export const DRAFT_REMOVED = object<DraftRemoved>({ success: yes });
