import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import { readQuery } from '../../../../platform/http/requests/validation.js';
import type { AdminList } from '../../../../shared/office/admin-list.js';
import { Answers } from '../../../../platform/http/answers/answers.js';
import { ClientAddress } from '../../../../platform/http/requests/client.decorator.js';
import { PageQueryDto } from '../../../../platform/http/requests/page-query.dto.js';
import { VERSION_IN_ADDRESS } from '../../../../platform/http/requests/version.pipe.js';
import type { RevisionSummary } from '../../application/blog-queries.js';
import { DeleteBlog } from '../../application/delete-blog.js';
import { ReadArticles } from '../../application/read-articles.js';
import { UpdateBlog } from '../../application/update-blog.js';
import type { ArticleView } from '../../domain/article-view.js';
import { ARTICLE } from './article.answers.js';
import { BLOG_SAVED, type BlogSaved, REVISION, REVISIONS, type RevisionView } from './blogs.answers.js';
import { PreviewBlogDto, RestoreBlogDto } from './blogs.dto.js';

const NAME = { name: 'fileName', description: 'Its address on the site.' };
const VERSION = { name: 'version', type: 'integer', description: 'As in the list of versions.' };
const UNKNOWN = { status: 404, description: 'There is no article at this address.' };
const UNKNOWN_VERSION = { status: 404, description: 'There is no article at this address, or it has no such version.' };

@ApiTags('blogs')
@Controller('api/admin/blogs')
export class AdminBlogsController {
  constructor(
    private readonly articles: ReadArticles,
    private readonly updating: UpdateBlog,
    private readonly deleting: DeleteBlog,
  ) {}

  /** Renders an unfinished article for preview; nothing is saved, and every field may be missing. */
  @Post('preview')
  @HttpCode(200)
  @ApiOperation({ summary: 'Preview an unsaved article' })
  @Answers(ARTICLE, 'The article for display.')
  @ApiResponse({ status: 400, description: 'A field is too long, not text, or unknown; each one is named.' })
  preview(@Body() { fileName, ...fields }: PreviewBlogDto): Promise<ArticleView> {
    return this.articles.preview(fields, fileName);
  }

  /** Versions of the article, newest first; the first one is the current one. */
  @Get(':fileName/revisions')
  @ApiOperation({ summary: 'The versions of an article' })
  @ApiParam(NAME)
  @ApiQuery({ type: PageQueryDto })
  @Answers(REVISIONS, 'One page, newest first; a page beyond the end is empty.')
  @ApiResponse({ status: 400, description: 'A parameter is invalid or repeated.' })
  @ApiResponse(UNKNOWN)
  revisions(@Param('fileName') fileName: string, @Query() raw: Record<string, unknown>): Promise<AdminList<RevisionSummary>> {
    return this.articles.revisions(fileName, readQuery(PageQueryDto, raw));
  }

  @Get(':fileName/revisions/:version')
  @ApiOperation({ summary: 'An earlier version of an article' })
  @ApiParam(NAME)
  @ApiParam(VERSION)
  @Answers(REVISION, 'The version with its complete text.')
  @ApiResponse({ status: 400, description: 'The version is not an integer.' })
  @ApiResponse(UNKNOWN_VERSION)
  async revision(@Param('fileName') fileName: string, @Param('version', VERSION_IN_ADDRESS) version: number): Promise<RevisionView> {
    const { key: _key, createdAt: _createdAt, ...revision } = await this.articles.revision(fileName, version);
    return { ...revision, title: revision.fields.title };
  }

  /** Saves that version's text again as a new version; the address of the article stays. */
  @Post(':fileName/revisions/:version/restore')
  @HttpCode(200)
  @ApiOperation({ summary: 'Restore an earlier version of an article' })
  @ApiParam(NAME)
  @ApiParam(VERSION)
  @Answers(BLOG_SAVED, 'The article after the change.')
  @ApiResponse({ status: 400, description: 'A version is not an integer, or the picture of that version was deleted.' })
  @ApiResponse(UNKNOWN_VERSION)
  @ApiResponse({ status: 409, description: 'It was changed since the `version` in the body.' })
  async restore(
    @Param('fileName') fileName: string,
    @Param('version', VERSION_IN_ADDRESS) revision: number,
    @Body() { version }: RestoreBlogDto,
    @ClientAddress() client: string,
  ): Promise<BlogSaved> {
    return { success: true, blog: withoutKey(await this.updating.restore(fileName, revision, { version, client })) };
  }

  /** Restores the article that was last deleted at this address, with its history. */
  @Post(':fileName/undelete')
  @HttpCode(200)
  @ApiOperation({ summary: 'Undo the deletion of an article' })
  @ApiParam(NAME)
  @Answers(BLOG_SAVED, 'The article after the change.')
  @ApiResponse({ status: 400, description: 'Its picture was deleted.' })
  @ApiResponse({ status: 404, description: 'No article was deleted at this address.' })
  @ApiResponse({ status: 409, description: 'Another article has this address.' })
  async undelete(@Param('fileName') fileName: string, @ClientAddress() client: string): Promise<BlogSaved> {
    return { success: true, blog: withoutKey(await this.deleting.undo(fileName, client)) };
  }
}

/** Removes the repository's internal key from an answer. */
function withoutKey<T extends object>(blog: T): T {
  const { key: _key, ...rest } = blog as T & { key?: string };
  return rest as T;
}
