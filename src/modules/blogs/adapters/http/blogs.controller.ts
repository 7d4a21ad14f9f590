import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../../../shared/http/public.decorator.js';
import { BlogQueries } from '../../application/blog-queries.js';
import type { Blog } from '../../domain/blog.js';

@ApiTags('blogs')
@Controller('api')
export class BlogsController {
  constructor(private readonly blogs: BlogQueries) {}

  /** Every article as a whole, newest first. */
  @Public()
  @Get('get-blogs')
  @ApiOperation({ summary: 'All articles' })
  async all(): Promise<{ success: true; blogs: Blog[] }> {
    return { success: true, blogs: await this.blogs.all() };
  }
}
