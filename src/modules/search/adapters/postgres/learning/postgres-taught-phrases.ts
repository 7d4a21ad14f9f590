import { Injectable } from '@nestjs/common';
import { PostgresTransaction } from '../../../../../platform/database/postgres-transaction.js';
import { ListingQueries } from '../../../../listings/index.js';
import type { TaughtPhrase } from '../../../domain/learning/taught-phrase.js';
import { type NewTaughtPhrase, TaughtPhraseRepository } from '../../../domain/learning/taught-phrase-repository.js';

/** A phrase that means a business comes with that business's row in the view that the listings module publishes. */
const ALL = `
SELECT taught.id, phrase, kind, target, target_name AS "targetName", taught_at AS "taughtAt",
       CASE WHEN listing.key IS NOT NULL THEN json_build_object('key', listing.key, 'title', listing.title) END AS business
  FROM taught_phrases taught LEFT JOIN searchable_listing listing ON kind = 'business' AND listing.id = target
 ORDER BY lower(phrase), taught.id`;

/** The listings into which hidden businesses were merged. */
const MERGED = `SELECT id, json_build_object('key', key, 'title', title) AS business FROM searchable_listing WHERE id = ANY($1)`;

@Injectable()
export class PostgresTaughtPhrases extends TaughtPhraseRepository {
  constructor(
    private readonly transaction: PostgresTransaction,
    private readonly listings: ListingQueries,
  ) {
    super();
  }

  async all(): Promise<TaughtPhrase[]> {
    const phrases = await this.transaction.query<TaughtPhrase>(ALL);
    const hidden = phrases.filter(({ kind, business }) => kind === 'business' && business === null);
    if (hidden.length === 0) return phrases;
    const standing = await this.listings.byIds(hidden.map(({ target }) => target));
    const found = await this.transaction.query<Pick<TaughtPhrase, 'business'> & { id: string }>(MERGED, [
      [...standing.values()].map(({ id }) => id),
    ]);
    const merged = new Map(found.map(({ id, business }) => [id, business]));
    return phrases.map((phrase) => ({ ...phrase, business: phrase.business ?? merged.get(standing.get(phrase.target)?.id ?? '') ?? null }));
  }

  async allForUpdate(): Promise<TaughtPhrase[]> {
    await this.transaction.query('LOCK TABLE taught_phrases IN SHARE ROW EXCLUSIVE MODE');
    return this.all();
  }

  async add({ phrase, key, kind, target, targetName }: NewTaughtPhrase): Promise<void> {
    await this.transaction.query('INSERT INTO taught_phrases (phrase, phrase_key, kind, target, target_name) VALUES ($1, $2, $3, $4, $5)', [
      phrase,
      key,
      kind,
      target,
      targetName,
    ]);
  }

  async remove(id: number): Promise<Pick<TaughtPhrase, 'phrase' | 'targetName'> | undefined> {
    const gone = await this.transaction.changed<Pick<TaughtPhrase, 'phrase' | 'targetName'>>(
      'DELETE FROM taught_phrases WHERE id = $1 RETURNING phrase, target_name AS "targetName"',
      [id],
    );
    return gone[0];
  }
}
