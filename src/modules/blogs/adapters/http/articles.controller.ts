import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOperation, ApiParam, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import { PageReads } from '../../../../platform/web/page-reads.js';
import { Sitemap } from '../../../../platform/web/sitemap.js';
import { SiteOrigin } from '../../../../platform/web/site-origin.js';
import { Answers } from '../../../../platform/http/answers/answers.js';
import { Public } from '../../../../platform/http/requests/public.decorator.js';
import { readQuery } from '../../../../platform/http/requests/validation.js';
import { Compressed } from '../../../../platform/http/server/compressed-answer.js';
import { EffectiveSettings } from '../../../../shared/settings/effective-settings.js';
import { modulesOff } from '../../../../shared/settings/site-modules.js';
import { FEED_WORDS } from '../../../../shared/words/feed-words.js';
import { BlogQueries } from '../../application/blog-queries.js';
import { type ArticlesWanted, ReadArticles } from '../../application/read-articles.js';
import { BlogNotFound } from '../../domain/blog.errors.js';
import type { Article } from '../../domain/article.js';
import type { ArticleMoved, ArticleView } from '../../domain/article-view.js';
import { ARTICLE_OR_MOVED } from './article.answers.js';
import { ARTICLES } from './blogs.answers.js';
import { ArticlesQueryDto } from './blogs.dto.js';
import { feedOf, MAX_IN_FEED } from './feed.js';

/** Articles for pages, search engines and feed readers. */
@ApiTags('blogs')
@Controller()
export class ArticlesController {
  constructor(
    private readonly blogs: BlogQueries,
    private readonly articles: ReadArticles,
    private readonly origin: SiteOrigin,
    private readonly reads: PageReads,
    private readonly settings: EffectiveSettings,
    sitemap: Sitemap,
  ) {
    reads.offer('articles', (wanted) => this.list(wanted));
    reads.offer('blog', ({ fileName }) => this.view(fileName));
    sitemap.offer({
      count: async () => (this.isOff ? 0 : blogs.count()),
      read: async (offset, limit) =>
        (await blogs.addresses(offset, limit)).map(({ fileName, updatedAt }) => ({ path: `/${fileName}`, changedAt: updatedAt })),
    });
  }

  /** The fields of articles that lists of the guide show, newest first. */
  @Public()
  @Compressed()
  @Get('api/articles')
  @ApiOperation({ summary: 'The articles, without their texts' })
  @ApiQuery({ type: ArticlesQueryDto })
  @Answers(ARTICLES, 'Newest first; none if there is no such section.')
  @ApiResponse({ status: 400, description: 'A parameter is invalid or repeated.' })
  all(@Query() raw: Record<string, unknown>): Promise<Article[]> {
    return this.list(readQuery(ArticlesQueryDto, raw));
  }

  /** One article, parsed for its page, with its text rendered as HTML. */
  @Public()
  @Compressed()
  @Get('api/articles/:fileName')
  @ApiOperation({ summary: 'One article for display' })
  @ApiParam({ name: 'fileName', description: 'Its address on the site, or a former one.' })
  @Answers(ARTICLE_OR_MOVED, 'The article; or, for a former address, the present one.')
  @ApiResponse({ status: 404, description: 'There is no article at this address.' })
  async view(@Param('fileName') fileName: string): Promise<ArticleView | ArticleMoved> {
    if (this.isOff) throw new BlogNotFound(fileName);
    return this.articles.view(fileName);
  }

  @Public()
  @Get('feed.xml')
  @ApiExcludeEndpoint()
  @Header('content-type', 'application/rss+xml; charset=utf-8')
  @Header('cache-control', 'public, max-age=600')
  async feed(): Promise<string> {
    const [answer, frame] = await Promise.all([this.reads.read('settings', {}), this.reads.read('frame', {})]);
    const siteTitle = 'data' in answer ? answer.data.siteTitle : 'Homewright';
    const words = { ...FEED_WORDS, ...('data' in frame ? frame.data.words?.['page-words'] : undefined) };
    const names = { title: `${siteTitle}: ${words.feedTitle}`, description: words.feedText };
    return feedOf(this.isOff ? [] : await this.blogs.latest(MAX_IN_FEED), names, this.origin.value);
  }

  private async list(wanted: ArticlesWanted): Promise<Article[]> {
    if (this.isOff) return [];
    const settings = await this.reads.read('settings', {});
    return this.articles.list(wanted, 'data' in settings ? settings.data.homeJobsSections : []);
  }

  /** Whether articles are switched off: then visitors see none; admins still do. */
  private get isOff(): boolean {
    return modulesOff(this.settings.current).includes('articles');
  }
}
