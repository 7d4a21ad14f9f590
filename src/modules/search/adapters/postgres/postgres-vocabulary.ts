import { Injectable } from '@nestjs/common';
import { uniq } from 'es-toolkit';
import { LRUCache } from 'lru-cache';
import { PostgresTransaction } from '../../../../platform/database/postgres-transaction.js';
import { wordsBetweenMarks } from '../../domain/left-out-marks.js';
import { typosAllowed } from '../../domain/synonyms.js';
import { WordList } from '../../domain/word-list.js';

const MAX_VARIANTS = 12;

/** The directory's words, and what a misspelt one may have meant. */
@Injectable()
export class PostgresVocabulary {
  private readonly cache = new LRUCache<string, string[]>({ max: 2_000, ttl: 60_000 });
  /** Expires after ten seconds, because other processes add words too. */
  private readonly lists = new LRUCache<'words', Promise<WordList>>({ max: 1, ttl: 10_000 });

  constructor(private readonly transaction: PostgresTransaction) {}

  /**
   * Words of the directory that differ from `word` by as many letters as a typing error may, and phrases that `word` may be when it is
   * written without apostrophes and full stops.
   * @param prefix the word may be the beginning of one
   * @param always also look when the directory has the word as it is written
   */
  async variantsOf(word: string, prefix: boolean, always: boolean): Promise<string[]> {
    const cacheKey = `${word}/${prefix}/${always}`;
    const cached = this.cache.get(cacheKey);
    if (cached) return cached;
    const words = await this.words();
    const variants = !always && words.has(word, prefix) ? [] : [...misspelt(words, word, prefix), ...rowsOf(word)];
    this.cache.set(cacheKey, variants);
    return variants;
  }

  /** Adds the words of these listings. */
  async learn(keys: number[]): Promise<void> {
    await this.transaction.run(
      async () => {
        await this.transaction.query(ONE_AT_A_TIME, []);
        await this.transaction.query(
          `INSERT INTO search_word (word)
           SELECT DISTINCT word FROM searchable_listing, unnest(tsvector_to_array(words)) AS word
            WHERE key = ANY($1) AND ${LEARNABLE} ON CONFLICT DO NOTHING`,
          [keys],
        );
      },
      { long: true },
    );
    this.forget();
  }

  /** Rebuilds the vocabulary from all listings, so that words of removed listings are dropped. */
  async relearn(): Promise<void> {
    await this.transaction.run(
      async () => {
        await this.transaction.query(ONE_AT_A_TIME, []);
        await this.transaction.query('DELETE FROM search_word', []);
        await this.transaction.query(
          `INSERT INTO search_word (word)
           SELECT word FROM ts_stat('SELECT words FROM searchable_listing') WHERE ${LEARNABLE} ON CONFLICT DO NOTHING`,
          [],
        );
      },
      { long: true },
    );
    this.forget();
  }

  /** Builds the vocabulary where it is empty, as after a restore. */
  async recall(): Promise<void> {
    const [row] = await this.transaction.query<{ known: boolean }>('SELECT EXISTS (SELECT FROM search_word) AS known', []);
    if (!row?.known) await this.relearn();
  }

  /** All words, read once for many comparisons: comparing with all of them in PostgreSQL costs more than the rest of a search. */
  private words(): Promise<WordList> {
    let reading = this.lists.get('words');
    if (reading === undefined) {
      reading = this.transaction
        .query<{ word: string }>('SELECT word FROM search_word', [])
        .then((rows) => new WordList(rows.map(({ word }) => word)));
      this.lists.set('words', reading);
      reading.catch(() => this.lists.delete('words'));
    }
    return reading;
  }

  private forget(): void {
    this.cache.clear();
    this.lists.clear();
  }
}

const rowsOf = (word: string) => wordsBetweenMarks(word).map((parts) => parts.join(' '));

function misspelt(words: WordList, word: string, prefix: boolean): string[] {
  const allowed = typosAllowed(word);
  return allowed === 0 ? [] : closeTo(words, word, prefix, allowed).slice(0, MAX_VARIANTS);
}

/** As in the search engine, a wrong first letter counts as two errors: it is rare, and "mover" is no misspelling of "over". */
function closeTo(words: WordList, word: string, prefix: boolean, allowed: number): string[] {
  const sameStart = words.closeTo(word, prefix, allowed, word.charAt(0));
  return allowed < 2 ? sameStart : uniq([...sameStart, ...words.closeTo(word, prefix, allowed - 1)]);
}

/** Short words are not corrected, and very long ones are not words. */
const LEARNABLE = `length(word) BETWEEN 4 AND 40 AND word !~ '[0-9]'`;

/** Two transactions that add the same words in different orders would deadlock. The lock does not block reads. */
const ONE_AT_A_TIME = 'LOCK TABLE search_word IN SHARE ROW EXCLUSIVE MODE';
