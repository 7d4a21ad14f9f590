import type { AdminList, PageRange } from '../../../shared/office/admin-list.js';
import type { Blog } from '../domain/blog.js';
import { BlogNotFound } from '../domain/blog.errors.js';
import { fieldsOf } from '../domain/blog-change.js';
import { type Draft, DraftRepository, type DraftSummary, type PublishedDraft } from '../domain/blog-draft.js';
import { type BlogCause, BlogRepository, type BlogRevision, type StoredBlog } from '../domain/blog-repository.js';

/** For unit tests only, as is everything here. */
export class InMemoryBlogs extends BlogRepository {
  readonly shown = new Map<string, StoredBlog>();
  readonly states: BlogRevision[] = [];

  lockNames(): Promise<void> {
    return Promise.resolve();
  }

  namesFrom(beginning: string): Promise<Set<string>> {
    return Promise.resolve(new Set([...this.shown.keys()].filter((name) => name.startsWith(beginning))));
  }

  getForUpdate(fileName: string): Promise<StoredBlog> {
    const blog = this.shown.get(fileName);
    return blog ? Promise.resolve(blog) : Promise.reject(new BlogNotFound(fileName));
  }

  add(blog: Blog): Promise<void> {
    return this.write({ ...blog, key: `key of ${blog.fileName}` }, { change: 'published', restoredFrom: null });
  }

  save(blog: StoredBlog, cause: BlogCause, nameBefore: string): Promise<void> {
    this.shown.delete(nameBefore);
    return this.write(blog, cause);
  }

  async remove(blog: StoredBlog, version: number): Promise<void> {
    await this.write({ ...blog, version }, { change: 'deleted', restoredFrom: null });
    this.shown.delete(blog.fileName);
  }

  bringBack(blog: StoredBlog): Promise<void> {
    return this.write(blog, { change: 'undeleted', restoredFrom: null });
  }

  revision(key: string, version: number): Promise<BlogRevision | undefined> {
    return Promise.resolve(this.states.find((state) => state.key === key && state.version === version));
  }

  lastDeleted(fileName: string): Promise<BlogRevision | undefined> {
    return Promise.resolve(this.states.findLast((state) => state.fileName === fileName && state.change === 'deleted'));
  }

  private write(blog: StoredBlog, cause: BlogCause): Promise<void> {
    const { key, version, fileName, createdAt, updatedAt } = blog;
    this.shown.set(fileName, blog);
    this.states.push({ ...cause, key, version, fileName, fields: fieldsOf(blog), createdAt, savedAt: updatedAt });
    return Promise.resolve();
  }
}

export class InMemoryDrafts extends DraftRepository {
  readonly all = new Map<string, Draft>();
  readonly published = new Map<string, string>();

  list(_range: PageRange, wanted?: string): Promise<AdminList<DraftSummary>> {
    const items = [...this.all.values()].filter(({ fileName }) => wanted === undefined || fileName === wanted);
    return Promise.resolve({ items, total: items.length, page: 1, totalPages: 1 });
  }

  isBegunForUpdate(wanted: string): Promise<boolean> {
    return Promise.resolve([...this.all.values()].some(({ fileName }) => fileName === wanted));
  }

  becameArticle(id: string, fileName: string): Promise<void> {
    this.published.set(id, fileName);
    return this.remove(id);
  }

  publishedAs(id: string): Promise<PublishedDraft | undefined> {
    const fileName = this.published.get(id);
    return Promise.resolve(fileName === undefined ? undefined : { fileName, title: fileName, publishedAt: new Date(0) });
  }

  find(id: string): Promise<Draft | undefined> {
    return Promise.resolve(this.all.get(id));
  }

  findForUpdate(id: string): Promise<Draft | undefined> {
    return this.find(id);
  }

  save(draft: Draft): Promise<void> {
    this.all.set(draft.id, draft);
    return Promise.resolve();
  }

  schedule(id: string, plan: Pick<Draft, 'publishAt' | 'publishProblem'>): Promise<void> {
    this.all.set(id, { ...this.all.get(id)!, ...plan });
    return Promise.resolve();
  }

  due(now: Date): Promise<string[]> {
    return Promise.resolve([...this.all.values()].filter(({ publishAt }) => publishAt && publishAt <= now).map(({ id }) => id));
  }

  remove(id: string): Promise<void> {
    this.all.delete(id);
    return Promise.resolve();
  }
}
