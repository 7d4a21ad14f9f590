import type pg from 'pg';
import { type BackupTable, LEFT_OUT } from './backup-contents.js';

/** Reads the tables from PostgreSQL's catalogue, so that no list of them has to be maintained. */
type Client = Pick<pg.ClientBase, 'query'>;

/** Objects that belong to an extension are not backed up. */
const NOT_OF_EXTENSION = (catalogue: string, alias: string) =>
  `NOT EXISTS (SELECT FROM pg_depend WHERE classid = '${catalogue}'::regclass AND objid = ${alias}.oid AND deptype = 'e')`;

/** The migrations that have run, oldest first; `undefined` without a table of migrations. */
export async function migrationsIn(client: Client): Promise<string[] | undefined> {
  if (!(await hasTable(client, 'migrations'))) return undefined;
  const { rows } = await client.query<{ name: string }>('SELECT name FROM public.migrations ORDER BY id');
  return rows.map(({ name }) => name);
}

/** The tables that a backup contains, with their columns in order. */
export async function tablesIn(client: Client, leftOut = LEFT_OUT): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(
    `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
       FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relname <> ALL($1) AND ${NOT_OF_EXTENSION('pg_class', 'c')}
      GROUP BY c.relname ORDER BY c.relname`,
    [leftOut],
  );
  return rows;
}

/** The last value of each sequence that was used. */
export async function sequencesIn(client: Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `SELECT sequencename AS name, last_value AS last FROM pg_sequences
      WHERE schemaname = 'public' AND last_value IS NOT NULL AND sequencename <> 'migrations_id_seq' ORDER BY sequencename`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

export async function hasTable(client: Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(`SELECT to_regclass(format('public.%I', $1::text)) IS NOT NULL AS there`, [name]);
  return rows[0]?.there ?? false;
}

/** Whether the schema has any table or view, those of extensions aside. */
export async function hasTables(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(
    `SELECT EXISTS (SELECT FROM pg_class c WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm') AND ${NOT_OF_EXTENSION('pg_class', 'c')}) AS there`,
  );
  return rows[0]?.there ?? false;
}

/** Counts the connections of running Homewright processes to this database. */
export async function processesOn(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name IN ('homewright', 'homewright-listen', 'homewright-outbox')`,
  );
  return rows[0]?.count ?? 0;
}

/**
 * The statements that empty the schema, as before the first migration; extensions stay.
 * @param what.outbox whether to drop the outbox tables, too; running processes need them
 */
export async function dropStatements(client: Client, { outbox }: { outbox: boolean }): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(
    `SELECT format('DROP %s IF EXISTS public.%I CASCADE', CASE relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END, relname) AS statement
       FROM pg_class c WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'S') AND ${NOT_OF_EXTENSION('pg_class', 'c')}
        -- A column's own sequence goes with its table.
        AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = c.oid AND deptype IN ('a', 'i') AND relkind = 'S')
     UNION ALL
     SELECT format('DROP ROUTINE IF EXISTS %s CASCADE', p.oid::regprocedure)
       FROM pg_proc p WHERE pronamespace = 'public'::regnamespace AND ${NOT_OF_EXTENSION('pg_proc', 'p')}
     UNION ALL
     SELECT format('DROP TYPE IF EXISTS public.%I CASCADE', typname)
       FROM pg_type t WHERE typnamespace = 'public'::regnamespace AND typtype IN ('e', 'd') AND ${NOT_OF_EXTENSION('pg_type', 't')}
     UNION ALL
     SELECT format('DROP COLLATION IF EXISTS public.%I CASCADE', collname)
       FROM pg_collation c WHERE collnamespace = 'public'::regnamespace AND ${NOT_OF_EXTENSION('pg_collation', 'c')}
`,
  );
  return [...rows.map(({ statement }) => statement), ...(outbox ? ['DROP SCHEMA IF EXISTS pgboss CASCADE'] : [])];
}

/**
 * Statements that switch off (`disable`) and restore (`enable`) what prevents loading rows in any order: triggers, which would count,
 * notify or refuse, and foreign keys. The owner of the tables may run them; no superuser is needed.
 */
export async function triggersAndForeignKeys(client: Client): Promise<{ disable: string[]; enable: string[] }> {
  const { rows } = await client.query<{ disable: string; enable: string }>(
    `SELECT format('ALTER TABLE %s DISABLE TRIGGER %I', tgrelid::regclass, tgname) AS disable,
            format('ALTER TABLE %s ENABLE %s TRIGGER %I', tgrelid::regclass, CASE tgenabled WHEN 'A' THEN 'ALWAYS' ELSE '' END, tgname) AS enable
       FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
      WHERE relnamespace = 'public'::regnamespace AND NOT tgisinternal AND tgenabled IN ('O', 'A') AND tgparentid = 0
     UNION ALL
     SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname),
            format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(pg_constraint.oid))
       FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype = 'f' AND conparentid = 0`,
  );
  return { disable: rows.map(({ disable }) => disable), enable: rows.map(({ enable }) => enable) };
}
