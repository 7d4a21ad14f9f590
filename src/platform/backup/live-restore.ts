import type pg from 'pg';
import { isLockUnavailable, isTimedOut, lockAllOrNone, MAX_LOCK_MS } from '../database/lock-unavailable.js';
import { RestoreRefused } from './backup.errors.js';

type Client = pg.ClientBase;

/** For up to a minute. A sync holds its locks for seconds; an import may take longer, and then the restore is refused. */
const LOCK_RETRIES = { tries: 45, pauseMs: 500, isRefusal: (error: unknown) => isTimedOut(error) || isLockUnavailable(error) };

/** Tables whose rows survive the restore, with their columns. */
type PreservedTables = { table: string; columns: string[] }[];

const quoted = (client: Client, names: readonly string[]) => names.map((name) => client.escapeIdentifier(name)).join(', ');

async function columnsIn(client: Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`,
    [`public.${client.escapeIdentifier(table)}`],
  );
  return rows.map(({ name }) => name);
}

/** Copies the rows of these tables to temporary tables, which the restore does not touch; they last until its transaction ends. */
export async function copyToTemporaryTables(client: Client, tables: readonly string[]): Promise<PreservedTables> {
  const preserved: PreservedTables = [];
  for (const table of tables) {
    const columns = await columnsIn(client, table);
    if (columns.length === 0) continue;
    await client.query(
      `CREATE TEMP TABLE ${client.escapeIdentifier(`aside_${table}`)} ON COMMIT DROP AS SELECT ${quoted(client, columns)} FROM public.${client.escapeIdentifier(table)}`,
    );
    preserved.push({ table, columns });
  }
  return preserved;
}

/** Copies the rows back into the recreated tables, whose columns may differ. */
export async function restoreFromTemporaryTables(client: Client, preserved: PreservedTables): Promise<void> {
  for (const { table, columns } of preserved) {
    const now = new Set(await columnsIn(client, table));
    const names = quoted(
      client,
      columns.filter((name) => now.has(name)),
    );
    if (names === '') continue;
    const [to, from] = [client.escapeIdentifier(table), client.escapeIdentifier(`aside_${table}`)];
    await client.query(`INSERT INTO public.${to} (${names}) OVERRIDING SYSTEM VALUE SELECT ${names} FROM ${from} ON CONFLICT DO NOTHING`);
  }
}

/**
 * Locks all tables and views exclusively until the transaction ends; outbox entries refer to the data that is replaced. One statement, so
 * that its time limit is one of all locks together, however slow the machine is.
 * @throws RestoreRefused when they are in use all the time
 */
export async function lockTablesAndClearOutbox(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v') ORDER BY 1`,
  );
  const names = rows.map(({ name }) => `public.${client.escapeIdentifier(name)}`).join(', ');
  const lock = async () => {
    await client.query(`SET LOCAL statement_timeout = ${MAX_LOCK_MS}`);
    await client.query(`LOCK TABLE ${names} IN ACCESS EXCLUSIVE MODE`);
    await client.query('SET LOCAL statement_timeout = 0');
  };
  if (!(await lockAllOrNone(client, lock, LOCK_RETRIES)))
    throw new RestoreRefused(
      'For a whole minute a sync or an import was writing listings, or the directory was very busy. Restore it again when that is over.',
    );
  await client.query(`DELETE FROM pgboss.job`);
}
