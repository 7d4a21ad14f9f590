import { Injectable } from '@nestjs/common';
import { TITLE_TEXT } from '../../../../shared/text/name-keys.js';
import { fold, wordsOf } from '../../../../shared/text/text.js';
import { PostgresTransaction } from '../../../../platform/database/postgres-transaction.js';
import { BusinessNames, type NamedBusiness } from '../../application/suggest-searches.js';
import { tsqueryOf } from './text-query.js';

/** The last character in byte order: a title between a text and the same text followed by it begins with the text. */
const LAST_CHARACTER = '\u{10FFFF}';

const FOUND = `key, title_key, id_key`;
/**
 * Titles that begin with the text are read from an index, in its order. The others are read only where these are too few: PostgreSQL's
 * Append stops at its limit.
 */
const STARTING = `
  SELECT card->>'slug' AS slug, card->>'title' AS title, card->>'industry' AS industry, card->>'city' AS city
    FROM (
      (SELECT ${FOUND}, 1 AS place FROM searchable_listing WHERE title_key >= $1 AND title_key < $2 ORDER BY title_key, id_key, key LIMIT $4)
      UNION ALL
      (SELECT ${FOUND}, 2 AS place FROM searchable_listing WHERE words @@ $3::tsquery AND ${TITLE_TEXT} LIKE $5 AND NOT (title_key >= $1 AND title_key < $2) LIMIT $4)
      LIMIT $4
    ) AS found JOIN searchable_listing USING (key)
   ORDER BY place, found.title_key, found.id_key, key`;

/** Reads the names from the listings themselves. */
@Injectable()
export class PostgresBusinessNames extends BusinessNames {
  constructor(private readonly transaction: PostgresTransaction) {
    super();
  }

  startingWith(text: string, limit: number): Promise<NamedBusiness[]> {
    const words = wordsOf(text);
    if (words.length === 0) return Promise.resolve([]);
    const start = fold(text);
    return this.transaction.query(STARTING, [
      start,
      `${start}${LAST_CHARACTER}`,
      tsqueryOf(words, new Map(), { inTitle: true }),
      limit,
      partOf(words),
    ]);
  }
}

/**
 * Without this condition the index of words would read thousands of descriptions. The index of titles needs three letters; for shorter
 * words nothing is found.
 */
function partOf(words: readonly string[]): string {
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best));
  return longest.length < 3 ? '' : `%${longest}%`;
}
