import type { SiteNames } from '../../../platform/web/site-names.js';
import { AuditLog } from '../../../shared/office/audit-log.js';
import { Clock } from '../../../shared/clock.js';
import { Transaction } from '../../../shared/transaction.js';
import type { Blog } from '../domain/blog.js';
import { type NewBlog, newBlog } from '../domain/blog-change.js';
import { BlogRepository } from '../domain/blog-repository.js';
import { fileNameFor, uniqueFileName } from '../domain/file-name.js';
import { BlogImages } from './blog-images.js';

/** Publishes a new article, at an address that is derived from its topic. */
export class PublishBlog {
  constructor(
    private readonly blogs: BlogRepository,
    private readonly images: BlogImages,
    private readonly site: Pick<SiteNames, 'all'>,
    private readonly log: { audit: AuditLog; clock: Clock },
    private readonly transaction: Transaction,
  ) {}

  /**
   * @param request its idempotency key: a repeated request gets the same answer again. The article may have another title or address by now.
   * @throws InvalidValues when its picture does not exist; nothing was published then
   */
  async run(given: NewBlog, client: string | null, request?: string): Promise<Pick<Blog, 'title' | 'fileName'>> {
    const reserved = await this.site.all();
    return this.transaction.run(async () => {
      const done = request === undefined ? undefined : await this.log.audit.doneBy(request);
      const [title, fileName] = [done?.['title'], done?.['fileName']];
      if (typeof title === 'string' && typeof fileName === 'string') return { title, fileName };
      await this.blogs.lockNames();
      const wanted = fileNameFor(given.topic);
      const names = await this.blogs.namesFrom(wanted);
      const blog = newBlog(
        given,
        uniqueFileName(wanted, (name) => reserved.has(name) || names.has(name)),
        this.log.clock.now(),
      );
      await this.images.claim(blog, 'heroImage');
      await this.blogs.add(blog);
      await this.log.audit.record({ action: 'blog-published', client, detail: { fileName: blog.fileName, title: blog.title }, request });
      return blog;
    });
  }
}
