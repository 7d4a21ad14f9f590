import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { Body, Controller, Get, Header, HttpCode, Param, Post, Req, StreamableFile } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { SharedAnswers } from '../../../../platform/web/shared-answers.js';
import { Answers } from '../../../../platform/http/answers/answers.js';
import { ConcurrencyLimiter, type ConcurrencyLimits } from '../../../../platform/http/limits/concurrency-limiter.js';
import { AdminRequests } from '../../../../platform/http/requests/admin-requests.js';
import { ClientAddress } from '../../../../platform/http/requests/client.decorator.js';
import { IDEMPOTENCY_KEY, IdempotencyKey } from '../../../../platform/http/requests/idempotency-key.decorator.js';
import { Public } from '../../../../platform/http/requests/public.decorator.js';
import { EffectiveSettings } from '../../../../shared/settings/effective-settings.js';
import { modulesOff } from '../../../../shared/settings/site-modules.js';
import { BlogQueries } from '../../application/blog-queries.js';
import { DeleteBlog } from '../../application/delete-blog.js';
import { PublishBlog } from '../../application/publish-blog.js';
import { ReadArticles } from '../../application/read-articles.js';
import { UpdateBlog } from '../../application/update-blog.js';
import type { Blog } from '../../domain/blog.js';
import { BlogNotFound } from '../../domain/blog.errors.js';
import { ALL_BLOGS, type AllBlogs, BLOG, DONE, type Done, type Published, PUBLISHED } from './blogs.answers.js';
import { DeleteBlogDto, PublishBlogDto, UpdateBlogDto } from './blogs.dto.js';

const JSON_TYPE = 'application/json; charset=utf-8';
/** Up to this size, all clients share one answer. */
const MAX_SHARED_BYTES = 4 * 1024 * 1024;
const STREAMS: ConcurrencyLimits = { atOnce: 3, most: 20, mostOfOne: 3, waitMs: 5_000 };
const UNKNOWN = { status: 404, description: 'There is no article at this address.' };

@ApiTags('blogs')
@Controller('api')
export class BlogsController {
  private readonly streams = new ConcurrencyLimiter(STREAMS);

  constructor(
    private readonly blogs: BlogQueries,
    private readonly articles: ReadArticles,
    private readonly publishing: PublishBlog,
    private readonly updating: UpdateBlog,
    private readonly deleting: DeleteBlog,
    private readonly answers: SharedAnswers,
    private readonly settings: EffectiveSettings,
    private readonly admins: AdminRequests,
  ) {}

  /** Every article with its whole text, newest first. Large answers are streamed while they are read, to a few clients at a time. */
  @Public()
  @Get('get-blogs')
  @ApiOperation({ summary: 'All articles' })
  @ApiResponse({ status: 200, description: 'Complete articles, newest first.', schema: ALL_BLOGS })
  @Header('content-type', JSON_TYPE)
  async all(@Req() request: FastifyRequest): Promise<Buffer | StreamableFile | string> {
    if (await this.isHiddenFrom(request)) return JSON.stringify({ success: true, blogs: [] } satisfies AllBlogs);
    if ((await this.blogs.textBytes()) > MAX_SHARED_BYTES) return this.streamed(request.ip);
    return this.answers.get('blogs', () => text(Readable.from(jsonOf(this.blogs.each()))));
  }

  /** @throws TooBusy while others are being sent the same */
  private streamed(client: string): Promise<StreamableFile> {
    return new Promise((resolve, reject) => {
      const send = async () => {
        const stream = Readable.from(jsonOf(this.blogs.each()));
        resolve(new StreamableFile(stream, { type: JSON_TYPE }));
        // A failure ends the response: its connection breaks off.
        await finished(stream).catch(() => undefined);
      };
      this.streams.run(client, send).catch(reject);
    });
  }

  @Public()
  @Get('blogs/:fileName')
  @ApiOperation({ summary: 'One article in its source form' })
  @ApiParam({ name: 'fileName', description: 'Its address on the site.' })
  @Answers(BLOG, 'The complete article.')
  @ApiResponse(UNKNOWN)
  async one(@Param('fileName') fileName: string, @Req() request: FastifyRequest): Promise<Blog> {
    if (await this.isHiddenFrom(request)) throw new BlogNotFound(fileName);
    return this.articles.get(fileName);
  }

  /** Its address comes from the topic: unique, and never one of the site's own. */
  @Post('publish-blog')
  @ApiOperation({ summary: 'Publish an article' })
  @ApiHeader(IDEMPOTENCY_KEY)
  @Answers(PUBLISHED, 'It is published.', 201)
  @ApiResponse({ status: 400, description: 'Fields are missing, invalid or unknown, or its picture was deleted; each one is named.' })
  async publish(@Body() body: PublishBlogDto, @ClientAddress() client: string, @IdempotencyKey() request?: string): Promise<Published> {
    const { title, fileName } = await this.publishing.run(body, client, request);
    return { success: true, title, fileName, message: `Your blog is live at /${fileName}` };
  }

  /** Accepts an article as get-blogs answers it, or parts of it; a new `blog.fileName` moves the article and redirects its old address. */
  @Post('update-blog')
  @HttpCode(200)
  @ApiOperation({ summary: 'Change an article' })
  @Answers(DONE, 'The article was changed.')
  @ApiResponse({
    status: 400,
    description: 'Fields are invalid or unknown, the new address is reserved, or the picture was deleted; each one is named.',
  })
  @ApiResponse(UNKNOWN)
  @ApiResponse({ status: 409, description: 'It was changed since `blog.version`, or another article has the new address.' })
  async update(@Body() { fileName, blog }: UpdateBlogDto, @ClientAddress() client: string): Promise<Done> {
    const { version, createdAt: _created, updatedAt: _updated, ...changes } = blog;
    await this.updating.run(fileName, changes, { version, client });
    return { success: true, message: 'Blog updated successfully' };
  }

  /** Its former addresses are deleted with it. It can be restored. */
  @Post('delete-blog')
  @HttpCode(200)
  @ApiOperation({ summary: 'Delete an article' })
  @Answers(DONE, 'It is deleted.')
  @ApiResponse({ status: 400, description: 'The address is missing.' })
  @ApiResponse(UNKNOWN)
  async delete(@Body() { fileName }: DeleteBlogDto, @ClientAddress() client: string): Promise<Done> {
    await this.deleting.run(fileName, client);
    return { success: true, message: 'Blog deleted successfully' };
  }

  /** Where articles are switched off, admins can still read them. */
  private async isHiddenFrom(request: FastifyRequest): Promise<boolean> {
    return modulesOff(this.settings.current).includes('articles') && !(await this.admins.isAdmin(request));
  }
}

/** {@link AllBlogs} as JSON, in chunks. */
async function* jsonOf(articles: AsyncIterable<Blog[]>): AsyncGenerator<string> {
  yield '{"success":true,"blogs":[';
  let separator = '';
  for await (const some of articles) {
    yield separator + some.map((blog) => JSON.stringify(blog)).join(',');
    separator = ',';
  }
  yield ']}';
}
