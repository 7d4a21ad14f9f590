import type { PostgresTransaction } from '../../../../../platform/database/postgres-transaction.js';
import type { TradeOf } from '../../../../trades/index.js';
import { detailsOf, type StoredDetails, tradeColumns } from './listing.record.js';

const BATCH = 1_000;

/** Industries whose listings may carry a name that is no longer the directory's. */
const PAIRS = 'SELECT DISTINCT industry, trade FROM listing WHERE industry IS NOT NULL';

const ROWS = 'SELECT * FROM listing WHERE industry = $1 AND trade IS DISTINCT FROM $2 ORDER BY key LIMIT $3 FOR UPDATE';

const WRITE = `
UPDATE listing SET trade = row.trade, industry_key = row.industry_key, words = row.words
  FROM json_to_recordset($1::json) AS row (id text, trade text, industry_key text, words tsvector)
 WHERE listing.id = row.id RETURNING listing.key`;

/** The listings themselves do not change: their versions stay, so that no admin is told of a conflict and an undo still recognises them. */
const KEEP_VERSION = `SELECT set_config('homewright.keep_version', $1, true)`;

/** Whether every listing has the name that the directory has for its industry now. */
export async function isAligned(transaction: PostgresTransaction, tradeOf: TradeOf): Promise<boolean> {
  const pairs = await transaction.query<{ industry: string; trade: string | null }>(PAIRS);
  return pairs.every(({ industry, trade }) => trade === tradeOf(industry));
}

/**
 * Gives every listing the name that the directory has for its industry now. Nothing else of a listing changes. Takes part in
 * the running transaction, and is safe to repeat.
 * @param lock `NOWAIT`: fails where others are changing one of the listings
 * @returns the keys of the listings that have another name now
 */
export async function alignTrades(transaction: PostgresTransaction, tradeOf: TradeOf, lock: 'NOWAIT' | '' = ''): Promise<number[]> {
  const pairs = await transaction.query<{ industry: string; trade: string | null }>(PAIRS);
  const stale = new Set(pairs.filter(({ industry, trade }) => trade !== tradeOf(industry)).map(({ industry }) => industry));
  const keys: number[] = [];
  for (const industry of stale) {
    for (;;) {
      const rows = await transaction.query<StoredDetails & { id: string }>(`${ROWS} ${lock}`, [industry, tradeOf(industry), BATCH]);
      if (rows.length === 0) break;
      const columns = rows.map((row) => ({ id: row.id, ...tradeColumns(row.id, detailsOf(row), tradeOf) }));
      await transaction.query(KEEP_VERSION, ['on']);
      const written = await transaction.changed<{ key: string }>(WRITE, [JSON.stringify(columns)]);
      // Other writes of the running transaction are changes, and raise the version.
      await transaction.query(KEEP_VERSION, ['']);
      keys.push(...written.map(({ key }) => Number(key)));
    }
  }
  return keys;
}
