import { Injectable } from '@nestjs/common';
import { PostgresTransaction } from '../../../../../platform/database/postgres-transaction.js';
import { TITLE_TEXT, withPlainApostrophes } from '../../../../../shared/text/name-keys.js';
import { fold } from '../../../../../shared/text/text.js';
import { type PublishedBusiness, PublishedBusinesses } from '../../../domain/learning/published-businesses.js';
import { containing, literalForLike } from '../../../../../platform/database/like-pattern.js';

const COLUMNS = 'id, title, industry, city';

/** Reads the view that the listings module publishes. */
@Injectable()
export class PostgresPublishedBusinesses extends PublishedBusinesses {
  constructor(private readonly transaction: PostgresTransaction) {
    super();
  }

  async withId(id: string): Promise<PublishedBusiness | undefined> {
    const [found] = await this.transaction.query<PublishedBusiness>(`SELECT ${COLUMNS} FROM searchable_listing WHERE id = $1`, [id]);
    return found;
  }

  async called(words: readonly string[]): Promise<PublishedBusiness[]> {
    if (words.length === 0) return [];
    const longest = words.reduce((best, word) => (word.length > best.length ? word : best));
    // An index finds those with the longest word; few are left to be compared word by word.
    return this.transaction.query(
      `SELECT ${COLUMNS} FROM searchable_listing
        WHERE ${TITLE_TEXT} LIKE $1 AND btrim(regexp_replace(title_key COLLATE word_letters, '[^[:alnum:]]+', ' ', 'g')) = $2 ORDER BY title_key, id_key, key LIMIT 10`,
      [containing(longest), words.join(' ')],
    );
  }

  matching(text: string, limit: number): Promise<PublishedBusiness[]> {
    const start = literalForLike(withPlainApostrophes(fold(text)));
    return this.transaction.query(
      `SELECT ${COLUMNS} FROM searchable_listing WHERE ${TITLE_TEXT} LIKE $1 ORDER BY NOT title_key LIKE $2, title_key, id_key, key LIMIT $3`,
      [`%${start}%`, `${start}%`, limit],
    );
  }
}
