import { Injectable } from '@nestjs/common';
import { escape } from 'es-toolkit/string';

export interface SitemapEntry {
  /** Path and query, as the page's canonical address has them. */
  path: string;
  changedAt?: Date;
}

/** Pages of one kind. */
export interface SitemapSource {
  count(): Promise<number>;
  /** In a stable order. */
  read(offset: number, limit: number): Promise<SitemapEntry[]>;
}

/** The protocol's limit for one file. */
export const MAX_IN_A_FILE = 50_000;

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** All public pages, for search engines (sitemaps.org). Modules offer theirs here. */
@Injectable()
export class Sitemap {
  private readonly sources: SitemapSource[] = [];

  offer(source: SitemapSource): void {
    this.sources.push(source);
  }

  /** The sitemap itself when it fits into one file, otherwise the index of its files. */
  async root(origin: string): Promise<string> {
    const files = await this.parts();
    if (files === 1) return (await this.file(1, origin)) ?? urlset([]);
    const parts = Array.from(
      { length: files },
      (_, index) => `<sitemap><loc>${escape(`${origin}/sitemap-${index + 1}.xml`)}</loc></sitemap>`,
    );
    return `${XML}<sitemapindex ${NAMESPACE}>${parts.join('')}</sitemapindex>\n`;
  }

  /** The number of files, at least one. */
  async parts(): Promise<number> {
    const counts = await Promise.all(this.sources.map((source) => source.count()));
    const count = counts.reduce((sum, each) => sum + each, 0);
    return Math.max(1, Math.ceil(count / MAX_IN_A_FILE));
  }

  /** @param number from 1 @returns `undefined` beyond the last file */
  async file(number: number, origin: string): Promise<string | undefined> {
    let skip = (number - 1) * MAX_IN_A_FILE;
    const entries: SitemapEntry[] = [];
    for (const source of this.sources) {
      const count = await source.count();
      if (skip < count) entries.push(...(await source.read(skip, MAX_IN_A_FILE - entries.length)));
      skip = Math.max(0, skip - count);
      if (entries.length === MAX_IN_A_FILE) break;
    }
    if (entries.length === 0 && number > 1) return undefined;
    return urlset(
      entries.map(
        ({ path, changedAt }) =>
          `<url><loc>${escape(origin + path)}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}</url>`,
      ),
    );
  }
}

function urlset(urls: string[]): string {
  return `${XML}<urlset ${NAMESPACE}>${urls.join('\n')}</urlset>\n`;
}
