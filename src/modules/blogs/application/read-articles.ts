import type { AdminList, PageRange } from '../../../shared/office/admin-list.js';
import { Clock } from '../../../shared/clock.js';
import { type AddedSection, namedSections, OTHER_SECTION } from '../../../shared/guide/section-names.js';
import type { Article } from '../domain/article.js';
import type { ArticleMoved, ArticleView } from '../domain/article-view.js';
import type { Blog, BlogFields } from '../domain/blog.js';
import { BlogNotFound, NoSuchBlogVersion } from '../domain/blog.errors.js';
import { blogIn, type DraftFields } from '../domain/blog-draft.js';
import type { BlogRevision } from '../domain/blog-repository.js';
import { toArticleView, sectionsLike } from '../domain/to-article-view.js';
import { BlogQueries, type RevisionSummary, type SomeArticles } from './blog-queries.js';

const MAX_RELATED = 4;

/** Filters for a list of the guide; without any, all articles. */
export interface ArticlesWanted {
  /** At most this many of each section, the newest. */
  perSection?: number | undefined;
  /** The id of a section of the guide, or `other` for articles of no section. */
  section?: string | undefined;
}

/** Articles as pages and admins read them. */
export class ReadArticles {
  constructor(
    private readonly blogs: BlogQueries,
    private readonly clock: Clock,
  ) {}

  /** The fields of articles that lists show, newest first. @param added the sections that were added in the settings */
  list({ perSection, section }: ArticlesWanted, added: readonly AddedSection[]): Promise<Article[]> {
    return this.blogs.articles({ perSection, ...(section !== undefined && articlesIn(section, added)) });
  }

  /** @throws BlogNotFound */
  async get(fileName: string): Promise<Blog> {
    const blog = await this.blogs.find(fileName);
    if (!blog) throw new BlogNotFound(fileName);
    return blog;
  }

  /**
   * The article at an address, or its present address. Addresses are in lower case. @throws BlogNotFound when there never was one, or it
   * was deleted
   */
  async view(address: string): Promise<ArticleView | ArticleMoved> {
    const fileName = address.toLowerCase();
    const blog = await this.blogs.find(fileName);
    if (blog && fileName === address) return toArticleView(blog, { ...blog, related: await this.related(fileName, blog) });
    const name = blog ? fileName : await this.blogs.movedTo(fileName);
    if (name === undefined) throw new BlogNotFound(address);
    return { movedTo: `/${name}` };
  }

  /** An unfinished article, as its readers would see it now. @param fileName of the article that it changes */
  async preview(fields: DraftFields, fileName = ''): Promise<ArticleView> {
    const blog = blogIn(fields);
    const now = this.clock.now();
    const published = fileName === '' ? undefined : await this.blogs.find(fileName);
    return toArticleView(blog, {
      fileName,
      createdAt: published?.createdAt ?? now,
      updatedAt: now,
      related: await this.related(fileName, blog),
    });
  }

  /** @throws BlogNotFound */
  async revisions(fileName: string, range: PageRange): Promise<AdminList<RevisionSummary>> {
    await this.get(fileName);
    return this.blogs.revisions(fileName, range);
  }

  /** @throws BlogNotFound or NoSuchBlogVersion */
  async revision(fileName: string, version: number): Promise<BlogRevision> {
    await this.get(fileName);
    const revision = await this.blogs.revision(fileName, version);
    if (!revision) throw new NoSuchBlogVersion(fileName, version);
    return revision;
  }

  private related(fileName: string, { section }: BlogFields): Promise<Pick<Blog, 'fileName' | 'title'>[]> {
    return this.blogs.others(fileName, sectionsLike(section), MAX_RELATED);
  }
}

function articlesIn(id: string, added: readonly AddedSection[]): SomeArticles {
  const sections = namedSections(added);
  const found = sections.find((each) => each.id === id);
  if (!found && id === OTHER_SECTION) return { outside: sections.flatMap(({ names }) => names) };
  return { inSections: found?.names ?? [] };
}
