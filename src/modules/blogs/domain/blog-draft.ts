import type { AdminList, PageRange } from '../../../shared/office/admin-list.js';
import type { BlogFields, BlogSeo } from './blog.js';
import { DraftNotFound } from './blog.errors.js';

/** What an editor shows, as it was typed: the fields of an article, and whatever else the editor wants to find again. */
export type DraftFields = Record<string, unknown>;

export interface DraftSummary {
  id: string;
  /** For lists: what was typed as title or topic; may be empty. */
  title: string;
  /** The published article that it changes; `null` for a new one. */
  fileName: string | null;
  /** When it is to be published by itself; `null` for not. */
  publishAt: Date | null;
  /** Why it was not published when it should have been. */
  publishProblem: string | null;
  /** Rises with each save. */
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

/** An article that somebody is writing; unfinished, and kept as it is. */
export interface Draft extends DraftSummary {
  fields: DraftFields;
}

/** The article that the clock made of a draft. */
export interface PublishedDraft {
  fileName: string;
  title: string;
  publishedAt: Date;
}

export abstract class DraftRepository {
  /** The last one changed first. @param fileName only the draft that changes this article */
  abstract list(range: PageRange, fileName?: string): Promise<AdminList<DraftSummary>>;

  abstract find(id: string): Promise<Draft | undefined>;

  /** As {@link find}, locked (FOR UPDATE) until the running transaction ends. */
  abstract findForUpdate(id: string): Promise<Draft | undefined>;

  /** As {@link findForUpdate}. @throws DraftNotFound */
  async getForUpdate(id: string): Promise<Draft> {
    const draft = await this.findForUpdate(id);
    if (!draft) throw new DraftNotFound();
    return draft;
  }

  /** Whether a draft changes this article; no other one is begun until the running transaction ends. */
  abstract isBegunForUpdate(fileName: string): Promise<boolean>;

  /** Writes a draft, new or known; when it is to be published stays as it is. An unknown article name is treated as null. */
  abstract save(draft: Draft): Promise<void>;

  abstract schedule(id: string, plan: Pick<Draft, 'publishAt' | 'publishProblem'>): Promise<void>;

  /** Those to be published by now, the longest due first. */
  abstract due(now: Date): Promise<string[]>;

  abstract remove(id: string): Promise<void>;

  /** Removes a draft that is an article now, and remembers which one. */
  abstract becameArticle(id: string, fileName: string): Promise<void>;

  /** What became of a draft that {@link becameArticle}; its name is the one that the article has now. */
  abstract publishedAs(id: string): Promise<PublishedDraft | undefined>;
}

const MAX_TITLE_LENGTH = 200;
const LINES = ['title', 'topic', 'section', 'content', 'subtitle', 'heroImage', 'time', 'cost', 'difficulty'] as const;

/** The article that stands in a draft so far; what is missing, or no text, is empty. */
export function blogIn(fields: DraftFields): BlogFields {
  const texts = Object.fromEntries(LINES.map((name) => [name, textIn(fields[name])])) as Record<(typeof LINES)[number], string>;
  const seo = Object(fields['seoData']) as DraftFields;
  const seoData: BlogSeo = { title: textIn(seo['title']), description: textIn(seo['description']), keywords: listIn(seo['keywords']) };
  return { ...texts, title: texts.title || texts.topic, keywords: listIn(fields['keywords']), seoData };
}

/** What a list calls a draft. */
export function titleOf(fields: DraftFields): string {
  const { title } = blogIn(fields);
  return title
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, MAX_TITLE_LENGTH)
    .toWellFormed();
}

function textIn(value: unknown): string {
  // NUL has no meaning in a page, and half of a pair cannot be sent.
  return typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : '';
}

function listIn(value: unknown): string[] {
  return Array.isArray(value) ? value.map(textIn).filter((entry) => entry !== '') : [];
}
