import { Module } from '@nestjs/common';
import { ImageUses } from '../../shared/image-uses.js';
import { BlogsController } from './adapters/http/blogs.controller.js';
import { PostgresBlogQueries } from './adapters/postgres/postgres-blog-queries.js';
import { BlogQueries } from './application/blog-queries.js';

/** Articles of the guide. */
@Module({
  controllers: [BlogsController],
  providers: [{ provide: BlogQueries, useClass: PostgresBlogQueries }],
})
export class BlogsModule {
  constructor(blogs: BlogQueries, uses: ImageUses) {
    uses.register(() => blogs.images());
  }
}
