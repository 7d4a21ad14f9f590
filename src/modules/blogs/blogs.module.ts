import { Module } from '@nestjs/common';
import { ContentGeneration } from '../../platform/web/content-generation.js';
import { PageReads } from '../../platform/web/page-reads.js';
import { ImageUses } from '../../shared/image-uses.js';
import { BlogsController } from './adapters/http/blogs.controller.js';
import { PostgresBlogQueries } from './adapters/postgres/postgres-blog-queries.js';
import { BlogQueries } from './application/blog-queries.js';

const BLOGS_CHANGED = 'blogs_changed';

/** Articles of the guide. */
@Module({
  controllers: [BlogsController],
  providers: [{ provide: BlogQueries, useClass: PostgresBlogQueries }],
})
export class BlogsModule {
  constructor(blogs: BlogQueries, uses: ImageUses, reads: PageReads, generation: ContentGeneration) {
    generation.risesOn(BLOGS_CHANGED);
    reads.offer('articles', () => blogs.articles());
    uses.register(() => blogs.images());
  }
}
