import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { PostgresTransaction } from '../../../../platform/database/postgres-transaction.js';
import { PostalAreas } from '../../application/understood/search-places.js';

interface Middle {
  lat: number;
  lng: number;
}

/** Computes the middle from the directory's own listings: no list of Canada's postal areas is free to use. */
@Injectable()
export class PostgresPostalAreas extends PostalAreas {
  private readonly known = new LRUCache<string, { middle: Middle | undefined }>({ max: 2_000, ttl: 60_000 });

  constructor(private readonly transaction: PostgresTransaction) {
    super();
  }

  async middleOf(prefix: string): Promise<Middle | undefined> {
    const known = this.known.get(prefix);
    if (known) return known.middle;
    // Where no business of the code has coordinates of its own, their towns are averaged: that is nearer than the middle of the postal
    // district.
    const middle = (column: string) => `coalesce(avg(${column}) FILTER (WHERE NOT approximate), avg(${column}))`;
    const [row] = await this.transaction.query<{ lat: number | null; lng: number | null }>(
      `SELECT ${middle('latitude')} AS lat, ${middle('longitude')} AS lng
         FROM searchable_listing WHERE post_key LIKE $1 AND latitude IS NOT NULL`,
      [`${prefix}%`],
    );
    const found = row && row.lat !== null && row.lng !== null ? { lat: row.lat, lng: row.lng } : undefined;
    this.known.set(prefix, { middle: found });
    return found;
  }
}
