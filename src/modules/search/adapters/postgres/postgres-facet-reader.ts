import { Injectable } from '@nestjs/common';
import { PostgresTransaction } from '../../../../platform/database/postgres-transaction.js';
import type { DirectoryFacets } from '../../domain/directory-facets.js';

/** Spellings that fold to one key are one value: the commonest wins, the alphabet decides between equals. */
const valuesOf = (column: 'industry' | 'city') => `
  SELECT DISTINCT ON (${column}_key) ${column} AS value FROM (
    SELECT ${column}_key, ${column}, count(*) AS uses FROM searchable_listing
     WHERE ${column} IS NOT NULL GROUP BY ${column}_key, ${column}
  ) AS spelling ORDER BY ${column}_key, uses DESC, ${column}`;

@Injectable()
export class PostgresFacetReader {
  constructor(private readonly transaction: PostgresTransaction) {}

  read(): Promise<DirectoryFacets> {
    return this.transaction.run(async () => ({ industries: await this.values('industry'), cities: await this.values('city') }), {
      long: true,
    });
  }

  private async values(column: 'industry' | 'city'): Promise<string[]> {
    const rows = await this.transaction.query<{ value: string }>(valuesOf(column));
    return rows.map(({ value }) => value);
  }
}
