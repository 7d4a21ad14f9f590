import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Answers } from '../../../../shared/http/answers.js';
import { Public } from '../../../../shared/http/public.decorator.js';
import { BlogQueries } from '../../application/blog-queries.js';
import type { Article } from '../../domain/article.js';
import { ALL_BLOGS, type AllBlogs, ARTICLES } from './blogs.answers.js';

@ApiTags('blogs')
@Controller('api')
export class BlogsController {
  constructor(private readonly blogs: BlogQueries) {}

  /** Every article as a whole, newest first. */
  @Public()
  @Get('get-blogs')
  @ApiOperation({ summary: 'All articles' })
  @Answers(ALL_BLOGS, 'Whole articles, newest first.')
  async all(): Promise<AllBlogs> {
    return { success: true, blogs: await this.blogs.all() };
  }

  /** What lists of the guide show of each article, newest first. */
  @Public()
  @Get('articles')
  @ApiOperation({ summary: 'The articles, without their texts' })
  @Answers(ARTICLES, 'Newest first.')
  articles(): Promise<Article[]> {
    return this.blogs.articles();
  }
}
