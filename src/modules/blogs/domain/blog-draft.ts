import type { AdminList, PageRange } from '../../../shared/office/admin-list.js';
import type { BlogFields, BlogSeo } from './blog.js';
import { DraftNotFound } from './blog.errors.js';

/** The content of an editor, as it was typed: the fields of an article, and other values that the editor stores for itself. */
export type DraftFields = Record<string, unknown>;

export interface DraftSummary {
  id: string;
  /** For lists: the typed title or topic; may be empty. */
  title: string;
  /** The published article that it changes; `null` for a new one. */
  fileName: string | null;
  /** When it will be published by schedule; `null` for never. */
  publishAt: Date | null;
  /** Why it could not be published when it was due. */
  publishProblem: string | null;
  /** Increases with each save. */
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

/** An unfinished article, stored as it was typed. */
export interface Draft extends DraftSummary {
  fields: DraftFields;
}

/** The article that a draft became by schedule. */
export interface PublishedDraft {
  fileName: string;
  title: string;
  publishedAt: Date;
}

export abstract class DraftRepository {
  /** The last changed first. @param fileName only the draft that changes this article */
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

  /** Whether a draft changes this article. Locked: no other draft of it can be begun until the running transaction ends. */
  abstract isBegunForUpdate(fileName: string): Promise<boolean>;

  /** Writes a new or existing draft; its schedule stays. An unknown article name is treated as null. */
  abstract save(draft: Draft): Promise<void>;

  abstract schedule(id: string, plan: Pick<Draft, 'publishAt' | 'publishProblem'>): Promise<void>;

  /** Ids of those that are due, the longest due first. */
  abstract due(now: Date): Promise<string[]>;

  abstract remove(id: string): Promise<void>;

  /** Removes a draft that has become an article, and stores which one. */
  abstract becameArticle(id: string, fileName: string): Promise<void>;

  /** The article of a draft after {@link becameArticle}, with the article's present name. */
  abstract publishedAs(id: string): Promise<PublishedDraft | undefined>;
}

const MAX_TITLE_LENGTH = 200;
const LINES = ['title', 'topic', 'section', 'content', 'subtitle', 'heroImage', 'time', 'cost', 'difficulty'] as const;

/** The article in a draft so far; missing fields, and values that are no text, are empty. */
export function blogIn(fields: DraftFields): BlogFields {
  const texts = Object.fromEntries(LINES.map((name) => [name, textIn(fields[name])])) as Record<(typeof LINES)[number], string>;
  const seo = Object(fields['seoData']) as DraftFields;
  const seoData: BlogSeo = { title: textIn(seo['title']), description: textIn(seo['description']), keywords: listIn(seo['keywords']) };
  return { ...texts, title: texts.title || texts.topic, keywords: listIn(fields['keywords']), seoData };
}

/** The title of a draft in lists. */
export function titleOf(fields: DraftFields): string {
  const { title } = blogIn(fields);
  return title
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, MAX_TITLE_LENGTH)
    .toWellFormed();
}

function textIn(value: unknown): string {
  // PostgreSQL stores no NUL, and half of a surrogate pair is no valid text.
  return typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : '';
}

function listIn(value: unknown): string[] {
  return Array.isArray(value) ? value.map(textIn).filter((entry) => entry !== '') : [];
}
