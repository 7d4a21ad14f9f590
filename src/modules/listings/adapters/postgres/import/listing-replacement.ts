import { lockAllOrNone, MAX_LOCK_MS } from '../../../../../platform/database/lock-unavailable.js';
import type { PostgresTransaction } from '../../../../../platform/database/postgres-transaction.js';
import { MIGRATION_LOCK } from '../../../../../platform/database/migrate.js';
import { ListingSourceFailed } from '../../../domain/import/sync.errors.js';
import { slugWithDigest } from '../../../domain/catalogue/slug.js';
import { LISTING_COLUMNS } from '../catalogue/listing.record.js';

/** The table that replaces `listing`. It is invisible to others before the transaction is committed. */
export const REPLACEMENT = 'listing_replacement';
const REPLACED = 'listing_replaced';

/**
 * A row costs some ten times as much in a table that has its forty indexes as in one that has none (measured with 100,000 rows: 31 s
 * against 3.4 s). So a sheet that brings more new listings than the directory had, and more than these, is written into a new table, which
 * gets the indexes afterwards.
 */
const MIN_CREATED = 20_000;

const LOCK_RETRIES = { tries: 300, pauseMs: 1_000 };

const COLUMN_NAMES = Object.keys(LISTING_COLUMNS);
const COLUMN_TYPES = Object.entries(LISTING_COLUMNS).map(([name, type]) => `${name} ${type}`);

interface Definition {
  name: string;
  definition: string;
}

/**
 * A table with all new listings, which replaces `listing` at the end of the same transaction: with the same columns, constraints, indexes,
 * statistics, triggers and views, and the rows that were there. Visitors read the old one meanwhile; other changes of listings wait from
 * {@link fill} on.
 */
export class ListingReplacement {
  private created = 0;
  private exists = false;
  private filled = false;

  private constructor(
    private readonly transaction: PostgresTransaction,
    private readonly before: number,
    private readonly minCreated: number,
  ) {}

  /**
   * @param minCreated up to this many new listings are written one by one
   * @returns `undefined` where the table has something that a replacement would lose
   */
  static async prepare(transaction: PostgresTransaction, minCreated = MIN_CREATED): Promise<ListingReplacement | undefined> {
    const [table] = await transaction.query<{ rows: number; special: boolean }>(
      `SELECT (SELECT count(*)::int FROM listing) AS rows,
              relacl IS NOT NULL OR relhasrules OR relhassubclass OR relispartition OR relrowsecurity OR reloptions IS NOT NULL
                OR EXISTS (SELECT FROM pg_publication_rel WHERE prrelid = pg_class.oid) AS special
         FROM pg_class WHERE oid = 'listing'::regclass`,
    );
    return table && !table.special ? new ListingReplacement(transaction, table.rows, minCreated) : undefined;
  }

  /** Whether listings are in the other table. */
  get isUsed(): boolean {
    return this.exists;
  }

  /** Counts new listings; @returns whether they belong into the other table, which exists then */
  async takes(created: number): Promise<boolean> {
    this.created += created;
    if (!this.exists && this.created > Math.max(this.minCreated, this.before)) await this.create();
    return this.exists;
  }

  /** @param records as JSON, by the names of columns; @returns the keys of the listings */
  async add(source: string, records: string): Promise<number[]> {
    const added = await this.transaction.query<{ key: string }>(
      `INSERT INTO ${REPLACEMENT} (source, ${COLUMN_NAMES.join(', ')})
       SELECT $1, ${COLUMN_NAMES.join(', ')} FROM json_to_recordset($2::json) AS row (${COLUMN_TYPES.join(', ')}) RETURNING key`,
      [source, records],
    );
    return added.map(({ key }) => Number(key));
  }

  /** Adds the rows that were there, and the indexes. No other transaction can change listings from here until the commit. */
  async fill(): Promise<void> {
    if (!this.exists || this.filled) return;
    this.filled = true;
    await this.lock(['LOCK TABLE listing IN SHARE ROW EXCLUSIVE MODE']);
    await this.giveWayInSlugs();
    const columns = await this.columns();
    await this.run(`INSERT INTO ${REPLACEMENT} (${columns}) SELECT ${columns} FROM listing`);
    await this.run(`SET LOCAL maintenance_work_mem = '128MB'`);
    for (const { definition } of await this.indexes()) await this.run(definition);
    for (const { name, definition } of await this.constraints('f', 'conrelid = confrelid'))
      await this.run(
        `ALTER TABLE ${REPLACEMENT} ADD CONSTRAINT ${name} ${definition.replace('REFERENCES listing(', `REFERENCES ${REPLACEMENT}(`)}`,
      );
    for (const { definition } of await this.statistics()) await this.run(definition);
    await this.run(`ANALYZE ${REPLACEMENT}`);
  }

  /** Listings that others have added while the new table was filled keep their slugs, because visitors know them. */
  private async giveWayInSlugs(): Promise<void> {
    const taken = await this.transaction.query<{ key: string; id: string; slug: string }>(
      `SELECT row.key, row.id, slug FROM ${REPLACEMENT} AS row JOIN listing USING (slug)`,
    );
    for (const { key, id, slug } of taken)
      await this.transaction.query(`UPDATE ${REPLACEMENT} SET slug = $2 WHERE key = $1`, [key, slugWithDigest(slug, id)]);
  }

  /** Replaces the table, as the last step before the commit: readers wait from here on. */
  async publish(): Promise<void> {
    if (!this.exists) return;
    await this.fill();
    // Backups and exports hold the first lock: in their snapshot, a new table would be empty.
    await this.lock([`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`, ...(await this.publishLocks())]);
    const views = await this.views();
    const triggers = await this.triggers();
    const references = await this.references();
    const unique = await this.constraints('p', 'true').then(async (keys) => [...keys, ...(await this.constraints('u', 'true'))]);
    const [own, others] = [await this.constraints('f', 'conrelid <> confrelid'), await this.indexNames()];
    const statistics = await this.statistics();
    const sequence = await this.sequence();

    for (const { table, name } of references) await this.run(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
    await this.run(`ALTER TABLE listing RENAME TO ${REPLACED}`);
    await this.run(`ALTER TABLE ${REPLACEMENT} RENAME TO listing`);
    for (const { name, definition } of views) await this.run(`CREATE OR REPLACE VIEW ${name} AS ${definition}`);
    await this.run('ALTER TABLE listing ALTER COLUMN key DROP DEFAULT');
    await this.run(`DROP TABLE ${REPLACED}`);
    for (const { name } of others) await this.run(`ALTER INDEX ${replacing(name)} RENAME TO ${name}`);
    for (const { name } of statistics) await this.run(`ALTER STATISTICS ${replacing(name)} RENAME TO ${name}`);
    for (const { name, definition } of unique)
      await this.run(`ALTER TABLE listing ADD CONSTRAINT ${name} ${definition.replace(/ \(.*/, '')} USING INDEX ${name}`);
    for (const { name, definition } of own) await this.run(`ALTER TABLE listing ADD CONSTRAINT ${name} ${definition}`);
    for (const { table, name, definition } of references) await this.run(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
    await this.run(
      `ALTER TABLE listing ALTER COLUMN key ADD GENERATED ALWAYS AS IDENTITY (SEQUENCE NAME ${sequence.name} START WITH ${sequence.next})`,
    );
    for (const { definition } of triggers) await this.run(definition);
    // Fires the triggers for statements, which notify other processes of the change.
    await this.run('UPDATE listing SET key = DEFAULT WHERE false');
  }

  private async create(): Promise<void> {
    await this.run(`CREATE TABLE ${REPLACEMENT} (LIKE listing INCLUDING ALL EXCLUDING IDENTITY EXCLUDING INDEXES EXCLUDING STATISTICS)`);
    await this.run(`ALTER TABLE ${REPLACEMENT} ALTER COLUMN key SET DEFAULT nextval(pg_get_serial_sequence('listing', 'key'))`);
    // An index that is needed while the table is filled.
    await this.run(`CREATE UNIQUE INDEX ${replacing('listing_slug_key')} ON ${REPLACEMENT} (slug)`);
    this.exists = true;
  }

  /**
   * Waits until no other transaction holds the table, such as a backup. It tries for short times, so that transactions queued behind this
   * one wait only a moment.
   */
  private async lock(statements: readonly string[]): Promise<void> {
    const lock = async () => {
      const end = performance.now() + MAX_LOCK_MS;
      for (const statement of statements) {
        // 0 would be no limit.
        await this.run(`SET LOCAL lock_timeout = ${Math.max(1, Math.round(end - performance.now()))}`);
        await this.run(statement);
      }
      await this.run('SET LOCAL lock_timeout = 0');
    };
    if (await lockAllOrNone(this.transaction, lock, LOCK_RETRIES)) return;
    throw new ListingSourceFailed('Listings were in use for minutes, by a backup or an export. Nothing was changed.');
  }

  /** The locks of everything that {@link publish} changes. It must not have to wait for another one later, while readers wait for listings. */
  private async publishLocks(): Promise<string[]> {
    const changed = new Set([...(await this.views()).map(({ name }) => name), ...(await this.references()).map(({ table }) => table)]);
    const referred = await this.transaction.query<{ name: string }>(
      `SELECT DISTINCT confrelid::regclass::text AS name FROM pg_constraint
        WHERE conrelid = 'listing'::regclass AND contype = 'f' AND conrelid <> confrelid`,
    );
    return [
      ...['listing', ...changed].map((name) => `LOCK TABLE ${name} IN ACCESS EXCLUSIVE MODE`),
      ...referred.map(({ name }) => `LOCK TABLE ${name} IN SHARE ROW EXCLUSIVE MODE`),
    ];
  }

  private async columns(): Promise<string> {
    const [found] = await this.transaction.query<{ columns: string }>(
      `SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) AS columns FROM pg_attribute
        WHERE attrelid = 'listing'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
    );
    return found!.columns;
  }

  /** Those that the replacement does not have yet. */
  private async indexes(): Promise<Definition[]> {
    const all = await this.transaction.query<Definition>(
      `SELECT relname AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
        WHERE indrelid = 'listing'::regclass AND to_regclass(quote_ident('${PREFIX}' || relname)) IS NULL`,
    );
    return all.map(({ name, definition }) => ({
      name,
      definition: definition.replace(/ INDEX \S+ ON \S+ /, ` INDEX ${replacing(name)} ON ${REPLACEMENT} `),
    }));
  }

  private indexNames(): Promise<{ name: string }[]> {
    return this.transaction.query(
      `SELECT relname AS name FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid WHERE indrelid = 'listing'::regclass`,
    );
  }

  private async statistics(): Promise<Definition[]> {
    const all = await this.transaction.query<Definition>(
      `SELECT stxname AS name, pg_get_statisticsobjdef(oid) AS definition FROM pg_statistic_ext WHERE stxrelid = 'listing'::regclass`,
    );
    return all.map(({ name, definition }) => ({
      name,
      definition: definition.replace(/ STATISTICS \S+ /, ` STATISTICS ${replacing(name)} `).replace(/ FROM \S+$/, ` FROM ${REPLACEMENT}`),
    }));
  }

  private constraints(type: 'p' | 'u' | 'f', condition: string): Promise<Definition[]> {
    return this.transaction.query(
      `SELECT quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint
        WHERE conrelid = 'listing'::regclass AND contype = '${type}' AND ${condition}`,
    );
  }

  /** Constraints of other tables that refer to listings. */
  private references(): Promise<(Definition & { table: string })[]> {
    return this.transaction.query(
      `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint
        WHERE confrelid = 'listing'::regclass AND conrelid <> confrelid`,
    );
  }

  private views(): Promise<Definition[]> {
    return this.transaction.query(
      `SELECT DISTINCT ev_class::regclass::text AS name, pg_get_viewdef(ev_class) AS definition
         FROM pg_depend JOIN pg_rewrite ON pg_rewrite.oid = objid
        WHERE refobjid = 'listing'::regclass AND classid = 'pg_rewrite'::regclass`,
    );
  }

  private triggers(): Promise<Definition[]> {
    return this.transaction.query(
      `SELECT tgname AS name, pg_get_triggerdef(oid) AS definition FROM pg_trigger WHERE tgrelid = 'listing'::regclass AND NOT tgisinternal`,
    );
  }

  private async sequence(): Promise<{ name: string; next: string }> {
    const [found] = await this.transaction.query<{ name: string; next: string }>(
      `SELECT relname AS name, nextval(oid) AS next FROM pg_class WHERE oid = pg_get_serial_sequence('listing', 'key')::regclass`,
    );
    return found!;
  }

  private async run(sql: string): Promise<void> {
    await this.transaction.query(sql);
  }
}

const PREFIX = 'replacing_';

/** The name of an index, or of statistics, until it replaces the other one. */
const replacing = (name: string) => PREFIX + name;
