import { Module, type Provider } from '@nestjs/common';
import { PageLinks } from '../../platform/web/page-links.js';
import { CacheVersion } from '../../platform/web/cache-version.js';
import { SiteNames } from '../../platform/web/site-names.js';
import { AuditLog } from '../../shared/office/audit-log.js';
import { Clock } from '../../shared/clock.js';
import { EffectiveSettings } from '../../shared/settings/effective-settings.js';
import { ImageUses, UploadedImages } from '../../shared/pictures/image-uses.js';
import { Transaction } from '../../shared/transaction.js';
import { AdminBlogsController } from './adapters/http/admin-blogs.controller.js';
import { ArticlesController } from './adapters/http/articles.controller.js';
import { BlogsController } from './adapters/http/blogs.controller.js';
import { DraftPreviewController } from './adapters/http/draft-preview.controller.js';
import { DraftsController } from './adapters/http/drafts.controller.js';
import { PostgresBlogQueries } from './adapters/postgres/postgres-blog-queries.js';
import { PostgresBlogRepository } from './adapters/postgres/postgres-blog-repository.js';
import { PostgresDraftRepository } from './adapters/postgres/postgres-draft-repository.js';
import { PublishingClock } from './adapters/schedule/publishing-clock.js';
import { BlogImages } from './application/blog-images.js';
import { BlogQueries } from './application/blog-queries.js';
import { DeleteBlog } from './application/delete-blog.js';
import { PublishBlog } from './application/publish-blog.js';
import { ReadArticles } from './application/read-articles.js';
import { ScheduleDrafts } from './application/schedule-drafts.js';
import { UpdateBlog } from './application/update-blog.js';
import { WriteDrafts } from './application/write-drafts.js';
import { DraftRepository } from './domain/blog-draft.js';
import { BlogRepository } from './domain/blog-repository.js';
import { classProvider, factoryProvider } from '../../shared/providers.js';

const BLOGS_CHANGED = 'blogs_changed';

/** Use cases that change articles have the same dependencies. */
function changing<T>(useCase: new (...parts: ConstructorParameters<typeof PublishBlog>) => T): Provider {
  return factoryProvider(
    useCase,
    [BlogRepository, BlogImages, SiteNames, AuditLog, Clock, Transaction],
    (blogs, images, site, audit, clock, transaction) => new useCase(blogs, images, site, { audit, clock }, transaction),
  );
}

/** Articles of the guide. */
@Module({
  controllers: [ArticlesController, BlogsController, AdminBlogsController, DraftsController, DraftPreviewController],
  providers: [
    { provide: BlogQueries, useClass: PostgresBlogQueries },
    { provide: BlogRepository, useClass: PostgresBlogRepository },
    { provide: DraftRepository, useClass: PostgresDraftRepository },
    classProvider(BlogImages, [UploadedImages]),
    classProvider(ReadArticles, [BlogQueries, Clock]),
    classProvider(WriteDrafts, [DraftRepository, UploadedImages, Clock, Transaction]),
    changing(PublishBlog),
    factoryProvider(
      ScheduleDrafts,
      [DraftRepository, PublishBlog, EffectiveSettings, AuditLog, Clock, Transaction],
      (drafts, publishing, settings, audit, clock, transaction) =>
        new ScheduleDrafts(drafts, publishing, settings, { audit, clock }, transaction),
    ),
    PublishingClock,
    changing(UpdateBlog),
    changing(DeleteBlog),
  ],
})
export class BlogsModule {
  constructor(blogs: BlogQueries, uses: ImageUses, links: PageLinks, cacheVersion: CacheVersion) {
    cacheVersion.bumpOn(BLOGS_CHANGED);
    uses.register(() => blogs.images());
    links.register((path) => blogs.linkingTo(path));
  }
}
