import { Injectable } from '@nestjs/common';
import { factsOf, filterColumn, filteredBy } from '../../../../shared/listings/field-lists.js';
import { ChangeFeed } from '../../../../platform/database/change-feed.js';
import { RefreshedValue } from '../../../../platform/database/refreshed-value.js';
import { PostgresTransaction } from '../../../../platform/database/postgres-transaction.js';
import { CurrentPlaceCounts } from '../../application/suggest-searches.js';
import { type PlaceCount, PlaceCounts } from '../../domain/suggest/suggestable-trades.js';
import { DIRECTORY_CHANGED } from '../../../../shared/listings/directory-changed.js';

const columnsOf = (lists: boolean) =>
  filteredBy('city')
    .filter((field) => (factsOf(field).kind === 'places') === lists)
    .map(filterColumn);
const [city] = columnsOf(false);

/** Places that a business serves beside the city of its address. */
const SERVED = columnsOf(true)
  .map(
    (column) =>
      `SELECT DISTINCT key, industry_key, ${city} AS city, unnest(${column}) AS place FROM searchable_listing WHERE ${column} <> '{}'`,
  )
  .join(' UNION ');

/**
 * A listing counts once for each place by which the city filter finds it. Most have only the city of their address, which an index counts.
 */
const COUNTS = `
SELECT place, trade, sum(count)::int AS count FROM (
  SELECT ${city} AS place, industry_key AS trade, count(*) AS count FROM searchable_listing GROUP BY ${city}, industry_key
  UNION ALL
  SELECT place, industry_key, count(*) FROM (${SERVED}) AS served WHERE place IS DISTINCT FROM city GROUP BY place, industry_key
) AS counted WHERE place IS NOT NULL GROUP BY place, trade`;

/** Counts once after each change of the directory. */
@Injectable()
export class CachedPlaceCounts extends CurrentPlaceCounts {
  private readonly counts: RefreshedValue<PlaceCounts>;

  constructor(transaction: PostgresTransaction, changes: ChangeFeed) {
    super();
    const read = () => transaction.run(async () => new PlaceCounts(await transaction.query<PlaceCount>(COUNTS)), { long: true });
    this.counts = new RefreshedValue('The listings of each place', read, changes, [DIRECTORY_CHANGED], () => undefined);
  }

  get(): Promise<PlaceCounts> {
    return this.counts.get();
  }
}
