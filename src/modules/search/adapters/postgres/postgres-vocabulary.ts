import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { PostgresTransaction } from '../../../../platform/database/postgres-transaction.js';
import { typosAllowed } from '../../domain/synonyms.js';
import { errorsBetween } from '../../domain/typing-errors.js';

const MOST_VARIANTS = 12;

/** The directory's words, and what a misspelt one may have meant. */
@Injectable()
export class PostgresVocabulary {
  private readonly cache = new LRUCache<string, string[]>({ max: 2_000, ttl: 60_000 });

  constructor(private readonly transaction: PostgresTransaction) {}

  /**
   * Words of the directory that differ from `word` by as many letters as a typing error may.
   * @param prefix the word may be the beginning of one
   * @param always also look when the directory has the word as it stands
   */
  async variantsOf(word: string, prefix: boolean, always: boolean): Promise<string[]> {
    const allowed = typosAllowed(word);
    if (allowed === 0) return [];
    const cacheKey = `${word}/${prefix}/${always}`;
    const cached = this.cache.get(cacheKey);
    if (cached) return cached;
    const variants = !always && (await this.knows(word, prefix)) ? [] : await this.closeTo(word, prefix, allowed);
    this.cache.set(cacheKey, variants);
    return variants;
  }

  /** Adds the words of these listings. */
  async learn(keys: number[]): Promise<void> {
    await this.transaction.run(
      () =>
        this.query(
          `INSERT INTO search_word (word)
           SELECT DISTINCT word FROM searchable_listing, unnest(tsvector_to_array(words)) AS word
            WHERE key = ANY($1) AND ${LEARNABLE} ON CONFLICT DO NOTHING`,
          [keys],
        ),
      { long: true },
    );
    this.cache.clear();
  }

  /** Learns the whole directory anew, so that words of removed listings are forgotten. */
  async relearn(): Promise<void> {
    await this.transaction.run(
      async () => {
        await this.query('DELETE FROM search_word', []);
        await this.query(
          `INSERT INTO search_word (word)
           SELECT word FROM ts_stat('SELECT words FROM searchable_listing') WHERE ${LEARNABLE} ON CONFLICT DO NOTHING`,
          [],
        );
      },
      { long: true },
    );
    this.cache.clear();
  }

  /** Learns the directory where no word of it is known, as after a restore. */
  async recall(): Promise<void> {
    const [row] = await this.query<{ known: boolean }>('SELECT EXISTS (SELECT FROM search_word) AS known', []);
    if (!row?.known) await this.relearn();
  }

  private async knows(word: string, prefix: boolean): Promise<boolean> {
    const [row] = await this.query<{ known: boolean }>(
      `SELECT EXISTS (SELECT FROM search_word WHERE ${prefix ? `word LIKE $1 || '%'` : 'word = $1'}) AS known`,
      [word],
    );
    return row?.known ?? false;
  }

  private async closeTo(word: string, prefix: boolean, allowed: number): Promise<string[]> {
    // PostgreSQL counts two swapped letters as two errors, we as one: it only picks the candidates.
    const part = prefix ? 'left(word, length($1) + 1)' : 'word';
    const rows = await this.query<{ word: string }>(
      `SELECT word FROM search_word
        WHERE length(word) >= length($1) - $2::int AND ${prefix ? 'true' : 'length(word) <= length($1) + $2::int'}
          AND levenshtein_less_equal(${part}, $1, 3) <= 3`,
      [word, allowed],
    );
    return rows
      .map((row) => ({ word: row.word, errors: errorsBetween(word, row.word, prefix) }))
      .filter(({ errors }) => errors > 0 && errors <= allowed)
      .sort((a, b) => a.errors - b.errors || a.word.length - b.word.length || (a.word < b.word ? -1 : 1))
      .slice(0, MOST_VARIANTS)
      .map((candidate) => candidate.word);
  }

  private query<Row>(sql: string, parameters: unknown[]): Promise<Row[]> {
    return this.transaction.manager.query(sql, parameters);
  }
}

/** Short words have no misspellings that we would forgive, long ones are not words. */
const LEARNABLE = `length(word) BETWEEN 4 AND 40 AND word !~ '[0-9]'`;
