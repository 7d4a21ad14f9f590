import { Injectable } from '@nestjs/common';
import { literalForLike } from '../../../../platform/database/like-pattern.js';
import { PostgresTransaction } from '../../../../platform/database/postgres-transaction.js';
import { BusinessWebsites, MAX_AT_ADDRESS } from '../../application/business-websites.js';
import { pageAndThoseAbove } from '../../domain/web-address.js';

const AT_PAGE = `
  SELECT key FROM listing
   WHERE status = 'published' AND (website_key = ANY($1) OR website_key LIKE $2)
   LIMIT ${MAX_AT_ADDRESS + 1}`;

@Injectable()
export class PostgresBusinessWebsites extends BusinessWebsites {
  constructor(private readonly transaction: PostgresTransaction) {
    super();
  }

  async keysAt(page: string): Promise<number[]> {
    const rows = await this.transaction.query<{ key: string }>(AT_PAGE, [pageAndThoseAbove(page), `${literalForLike(page)}/%`]);
    return rows.map(({ key }) => Number(key));
  }
}
