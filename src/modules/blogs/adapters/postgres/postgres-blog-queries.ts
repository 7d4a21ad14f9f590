import { Injectable } from '@nestjs/common';
import { TypeormTransaction } from '../../../../platform/database/typeorm-transaction.js';
import { BlogQueries } from '../../application/blog-queries.js';
import type { Article } from '../../domain/article.js';
import type { Blog } from '../../domain/blog.js';

@Injectable()
export class PostgresBlogQueries extends BlogQueries {
  constructor(private readonly transaction: TypeormTransaction) {
    super();
  }

  all(): Promise<Blog[]> {
    return this.query(
      `SELECT file_name AS "fileName", title, topic, section, content, keywords, subtitle, hero_image AS "heroImage", time, cost, difficulty,
              seo_data AS "seoData", created_at AS "createdAt", updated_at AS "updatedAt", version
         FROM blog ORDER BY created_at DESC, key DESC`,
    );
  }

  async articles(): Promise<Article[]> {
    const rows = await this.query<Omit<Article, 'createdAt'> & { createdAt: Date }>(
      `SELECT file_name AS "fileName", title, section, time, created_at AS "createdAt" FROM blog ORDER BY created_at DESC, key DESC`,
    );
    return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  }

  async images(): Promise<string[]> {
    const rows = await this.query<{ image: string }>(`SELECT hero_image AS image FROM blog WHERE hero_image <> ''`);
    return rows.map(({ image }) => image);
  }

  private query<Row>(sql: string): Promise<Row[]> {
    return this.transaction.manager.query(sql);
  }
}
