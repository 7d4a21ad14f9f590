import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { TypeormTransaction } from '../../../../platform/database/typeorm-transaction.js';
import type { ListingCard } from '../../../../shared/listing-card.js';
import { SearchIndex, type SearchPage } from '../../domain/search-index.js';
import type { SearchQuery, SortOrder } from '../../domain/search-query.js';
import { PostgresVocabulary } from './postgres-vocabulary.js';
import { boxAround, conditionsOf, distanceTo, Parameters } from './sql-conditions.js';
import { tsqueryOf, type Variants } from './text-query.js';

const ORDERS: Record<Exclude<SortOrder, 'featured' | 'distance'>, string> = {
  rating_desc: 'rating DESC NULLS LAST, title_key, id_key, key',
  rating_asc: 'rating ASC NULLS LAST, title_key, id_key, key',
  reviews_desc: 'reviews DESC, title_key, id_key, key',
  name_asc: 'title_key, id_key, key',
};
const BEST_FIRST = 'rating DESC NULLS LAST, reviews DESC, title_key, id_key, key';
/** Weights of D, C, B, A: address and description, city, trade, title. */
const WEIGHTS = '{0.1, 0.3, 0.5, 1.0}';

/** One search as SQL: its conditions, its order, and the values of both. */
interface Statement {
  where: string;
  distance: string | undefined;
  relevance: string | undefined;
  parameters: Parameters;
}

/** Searches the listings themselves: never stale, and never down while the directory is up. */
@Injectable()
export class PostgresSearchIndex extends SearchIndex {
  private readonly totals = new LRUCache<string, number>({ max: 5_000 });

  constructor(
    private readonly transaction: TypeormTransaction,
    private readonly vocabulary: PostgresVocabulary,
  ) {
    super();
  }

  /** Counting is most of the work, so exact totals are kept until the directory changes: call this when it does. */
  forgetTotals(): void {
    this.totals.clear();
  }

  async search(query: SearchQuery): Promise<SearchPage> {
    const words = query.words ?? [];
    const page = await this.find(query, await this.variants(words, false));
    if (page.total > 0 || words.length === 0) return page;
    // All words are known, but no listing has them together: perhaps one of them was meant to be another.
    return this.find(query, await this.variants(words, true));
  }

  private async variants(words: string[], always: boolean): Promise<Variants> {
    const found = await Promise.all(
      words.map(async (word, index) => {
        const last = index === words.length - 1;
        return [word, await this.vocabulary.variantsOf(word, last, always)] as const;
      }),
    );
    return new Map(found);
  }

  private async find(query: SearchQuery, variants: Variants): Promise<SearchPage> {
    const statement = statementOf(query, variants);
    const total = await this.total(statement);
    const offset = (query.page - 1) * query.limit;
    if (offset >= total) return { services: [], total };
    return { services: await this.cards(query, statement, offset), total };
  }

  private async total({ where, parameters }: Statement): Promise<number> {
    const key = JSON.stringify([where, parameters.values]);
    const known = this.totals.get(key);
    if (known !== undefined) return known;
    const [row] = await this.query<{ total: string }>(
      `SELECT count(*) AS total FROM searchable_listing WHERE ${where}`,
      parameters.values,
    );
    const total = Number(row?.total);
    this.totals.set(key, total);
    return total;
  }

  private async cards(query: SearchQuery, statement: Statement, offset: number): Promise<SearchPage['services']> {
    const { where, distance, relevance, parameters } = statement;
    const extras = [
      ...(distance ? [`${distance} AS distance`] : []),
      ...(relevance ? [`${relevance} AS relevance`] : []),
    ];
    const limits = [query.limit, offset];
    const place = parameters.values.length;
    const rows = await this.query<{ card: ListingCard; distance?: number }>(
      `SELECT listing.card${distance ? ', page.distance' : ''} FROM (
         SELECT row_number() OVER (ORDER BY ${orderOf(query, relevance)}) AS place, * FROM (
           SELECT ${[...SORT_COLUMNS, ...extras].join(', ')} FROM searchable_listing WHERE ${where}
         ) AS matched ORDER BY ${orderOf(query, relevance)} LIMIT $${place + 1} OFFSET $${place + 2}
       ) AS page JOIN searchable_listing AS listing USING (key) ORDER BY page.place`,
      [...parameters.values, ...limits],
    );
    return rows.map(({ card, distance: km }) => (km === undefined ? card : { ...card, distanceKm: Math.round(km * 100) / 100 }));
  }

  private query<Row>(sql: string, parameters: unknown[]): Promise<Row[]> {
    return this.transaction.manager.query(sql, parameters);
  }
}

const SORT_COLUMNS = ['key', 'featured', 'rating', 'reviews', 'title_key', 'id_key'];

function statementOf(query: SearchQuery, variants: Variants): Statement {
  const parameters = new Parameters();
  const conditions = conditionsOf(query, parameters);
  let relevance: string | undefined;
  if (query.words) {
    const text = parameters.add(tsqueryOf(query.words, variants));
    conditions.push(`words @@ ${text}::tsquery`);
    if (query.sortBy === 'featured') relevance = `ts_rank('${WEIGHTS}', words, ${text}::tsquery)`;
  }
  let distance: string | undefined;
  if (query.near) {
    distance = distanceTo(query.near, parameters);
    conditions.push(...boxAround(query.near, parameters), `${distance} <= ${parameters.add(query.near.radiusKm)}`);
  }
  return { where: conditions.join(' AND ') || 'true', distance, relevance, parameters };
}

function orderOf({ sortBy }: SearchQuery, relevance: string | undefined): string {
  if (sortBy === 'distance') return 'distance, title_key, id_key, key';
  if (sortBy !== 'featured') return ORDERS[sortBy];
  return `featured DESC, ${relevance ? 'relevance DESC, ' : ''}${BEST_FIRST}`;
}
