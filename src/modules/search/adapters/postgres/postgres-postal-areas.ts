import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { PostgresTransaction } from '../../../../platform/database/postgres-transaction.js';
import { PostalAreas } from '../../application/understood-search.js';

interface Middle {
  lat: number;
  lng: number;
}

/** Asks the directory itself: no list of Canada's postal areas is free to use. */
@Injectable()
export class PostgresPostalAreas extends PostalAreas {
  private readonly known = new LRUCache<string, { middle: Middle | undefined }>({ max: 2_000, ttl: 60_000 });

  constructor(private readonly transaction: PostgresTransaction) {
    super();
  }

  async middleOf(prefix: string): Promise<Middle | undefined> {
    const known = this.known.get(prefix);
    if (known) return known.middle;
    const [row] = await this.transaction.manager.query<{ lat: number | null; lng: number | null }[]>(
      'SELECT avg(latitude) AS lat, avg(longitude) AS lng FROM searchable_listing WHERE post_key LIKE $1 AND latitude IS NOT NULL AND NOT approximate',
      [`${prefix}%`],
    );
    const middle = row && row.lat !== null && row.lng !== null ? { lat: row.lat, lng: row.lng } : undefined;
    this.known.set(prefix, { middle });
    return middle;
  }
}
