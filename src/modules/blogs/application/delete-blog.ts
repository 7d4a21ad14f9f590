import type { SiteNames } from '../../../platform/web/site-names.js';
import { AuditLog } from '../../../shared/office/audit-log.js';
import { Clock } from '../../../shared/clock.js';
import { Transaction } from '../../../shared/transaction.js';
import type { Blog } from '../domain/blog.js';
import { BlogRepository } from '../domain/blog-repository.js';
import { BlogNameTaken, BlogNotFound } from '../domain/blog.errors.js';
import { BlogImages } from './blog-images.js';

/** Deletes articles from the site, and restores them. */
export class DeleteBlog {
  constructor(
    private readonly blogs: BlogRepository,
    private readonly images: BlogImages,
    private readonly site: Pick<SiteNames, 'all'>,
    private readonly log: { audit: AuditLog; clock: Clock },
    private readonly transaction: Transaction,
  ) {}

  /** Former addresses of the article stop working. @throws BlogNotFound */
  async run(fileName: string, client: string | null): Promise<void> {
    await this.transaction.run(async () => {
      const blog = await this.blogs.getForUpdate(fileName);
      await this.blogs.remove(blog, blog.version + 1, this.log.clock.now());
      await this.log.audit.record({ action: 'blog-deleted', client, detail: { fileName, title: blog.title } });
    });
  }

  /**
   * Restores the article that was last deleted at this address, with its history.
   * @throws BlogNotFound when none was; BlogNameTaken when another article has its address now
   */
  async undo(fileName: string, client: string | null): Promise<Blog> {
    const reserved = await this.site.all();
    return this.transaction.run(async () => {
      await this.blogs.lockNames();
      const last = await this.blogs.lastDeleted(fileName);
      const taken = reserved.has(fileName) || (await this.blogs.namesFrom(fileName)).has(fileName);
      if (taken) throw new BlogNameTaken(fileName);
      if (!last) throw new BlogNotFound(fileName);
      const { key, fields, version, createdAt } = last;
      const blog = { ...fields, key, fileName, version: version + 1, createdAt, updatedAt: this.log.clock.now() };
      await this.images.claim(blog, 'heroImage');
      await this.blogs.bringBack(blog);
      await this.log.audit.record({ action: 'blog-undeleted', client, detail: { fileName, title: blog.title } });
      return blog;
    });
  }
}
