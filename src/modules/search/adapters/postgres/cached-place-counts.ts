import { Injectable } from '@nestjs/common';
import { factsOf, filterColumn, filteredBy } from '../../../../shared/field-lists.js';
import { ChangeFeed } from '../../../../platform/database/change-feed.js';
import { RefreshedValue } from '../../../../platform/database/refreshed-value.js';
import { PostgresTransaction } from '../../../../platform/database/postgres-transaction.js';
import { CurrentPlaceCounts } from '../../application/suggest-searches.js';
import { type PlaceCount, PlaceCounts } from '../../domain/suggest/suggestable-trades.js';
import { DIRECTORY_CHANGED } from './cached-facets.js';

/** A listing counts once for each place by which the filter for cities finds it. */
const PLACES = filteredBy('city')
  .map((field) => {
    const column = filterColumn(field);
    return `SELECT key, industry_key, ${factsOf(field).kind === 'places' ? `unnest(${column})` : column} AS place FROM searchable_listing`;
  })
  .join(' UNION ');

const COUNTS = `SELECT place, industry_key AS trade, count(*)::int AS count FROM (${PLACES}) AS listed WHERE place IS NOT NULL GROUP BY place, industry_key`;

/** Counts once for each change of the directory. */
@Injectable()
export class CachedPlaceCounts extends CurrentPlaceCounts {
  private readonly counts: RefreshedValue<PlaceCounts>;

  constructor(transaction: PostgresTransaction, changes: ChangeFeed) {
    super();
    const read = () => transaction.run(async () => new PlaceCounts(await transaction.manager.query<PlaceCount[]>(COUNTS)), { long: true });
    this.counts = new RefreshedValue('The listings of each place', read, changes, [DIRECTORY_CHANGED], () => undefined);
  }

  get(): Promise<PlaceCounts> {
    return this.counts.get();
  }
}
