import { Injectable } from '@nestjs/common';
import { PostgresTransaction } from '../../../../platform/database/postgres-transaction.js';
import { type SiteMark, SiteMarks } from '../../domain/site-marks.js';

@Injectable()
export class PostgresSiteMarks extends SiteMarks {
  constructor(private readonly transaction: PostgresTransaction) {
    super();
  }

  async madeAt(mark: SiteMark): Promise<Date | null> {
    const [row] = await this.transaction.query<{ madeAt: Date }>('SELECT made_at AS "madeAt" FROM site_mark WHERE name = $1', [mark]);
    return row?.madeAt ?? null;
  }

  async make(mark: SiteMark, now: Date): Promise<void> {
    await this.transaction.query('INSERT INTO site_mark (name, made_at) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING', [mark, now]);
  }

  async takeBack(mark: SiteMark): Promise<void> {
    await this.transaction.query('DELETE FROM site_mark WHERE name = $1', [mark]);
  }
}
