import type { SiteNames } from '../../../platform/web/site-names.js';
import { AuditLog } from '../../../shared/office/audit-log.js';
import { Clock } from '../../../shared/clock.js';
import { InvalidValues } from '../../../shared/domain-error.js';
import { Transaction } from '../../../shared/transaction.js';
import type { Blog } from '../domain/blog.js';
import { type BlogChanges, changedBlog } from '../domain/blog-change.js';
import { BlogRepository, type StoredBlog } from '../domain/blog-repository.js';
import { BlogChangedMeanwhile, BlogNameTaken, NoSuchBlogVersion } from '../domain/blog.errors.js';
import { BlogImages } from './blog-images.js';

export interface UpdateOptions {
  /** The version that the admin saw; without one the last save wins. */
  version?: number;
  client: string | null;
}

/** Changes an article, or restores an earlier text of it. Each version can be restored later. */
export class UpdateBlog {
  constructor(
    private readonly blogs: BlogRepository,
    private readonly images: BlogImages,
    private readonly site: Pick<SiteNames, 'all'>,
    private readonly log: { audit: AuditLog; clock: Clock },
    private readonly transaction: Transaction,
  ) {}

  /**
   * @param changes with a new `fileName`, the article moves, and its old address redirects to it
   * @throws BlogNotFound, BlogChangedMeanwhile, BlogNameTaken or InvalidValues; nothing was changed then
   */
  async run(fileName: string, changes: BlogChanges, { version, client }: UpdateOptions): Promise<Blog> {
    const reserved = await this.site.all();
    return this.transaction.run(async () => {
      await this.blogs.lockNames();
      const blog = await this.ofVersion(fileName, version);
      const next = changedBlog(blog, changes, this.log.clock.now());
      if (!next) return blog;
      const renamed = next.fileName !== fileName;
      if (renamed && reserved.has(next.fileName))
        throw new InvalidValues([{ field: 'blog.fileName', message: 'is an address that the site needs itself' }]);
      if (renamed && (await this.blogs.namesFrom(next.fileName)).has(next.fileName)) throw new BlogNameTaken(next.fileName);
      await this.images.claim(next, 'blog.heroImage');
      await this.blogs.save(next, { change: 'updated', restoredFrom: null }, fileName);
      const detail = { fileName: next.fileName, title: next.title, ...(renamed ? { from: fileName } : {}) };
      await this.log.audit.record({ action: 'blog-updated', client, detail });
      return next;
    });
  }

  /**
   * Restores the text of an earlier version as a new version; its address stays.
   * @throws BlogNotFound, NoSuchBlogVersion, BlogChangedMeanwhile or InvalidValues; nothing was changed then
   */
  async restore(fileName: string, from: number, { version, client }: UpdateOptions): Promise<Blog> {
    return this.transaction.run(async () => {
      const blog = await this.ofVersion(fileName, version);
      const revision = await this.blogs.revision(blog.key, from);
      if (!revision) throw new NoSuchBlogVersion(fileName, from);
      const next = changedBlog(blog, revision.fields, this.log.clock.now());
      if (!next) return blog;
      await this.images.claim(next, 'heroImage');
      await this.blogs.save(next, { change: 'restored', restoredFrom: from }, fileName);
      await this.log.audit.record({ action: 'blog-restored', client, detail: { fileName, title: next.title, from } });
      return next;
    });
  }

  private async ofVersion(fileName: string, version: number | undefined): Promise<StoredBlog> {
    const blog = await this.blogs.getForUpdate(fileName);
    if (version !== undefined && version !== blog.version) throw new BlogChangedMeanwhile(blog.title);
    return blog;
  }
}
