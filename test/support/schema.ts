import { rowsOf } from './database.js';

/** The schema of a database, in PostgreSQL's definitions: columns, constraints, indexes, statistics, triggers, functions, views. */
export async function schemaOf(url: string): Promise<string[]> {
  const rows = await rowsOf<{ line: string }>(
    url,
    `SELECT format('%s.%s %s%s%s%s', c.relname, attname, format_type(atttypid, atttypmod), CASE WHEN attnotnull THEN ' not null' ELSE '' END, ' ' || attidentity::text || attgenerated::text,
                   ' ' || coalesce(pg_get_expr(adbin, adrelid), '')) AS line
       FROM pg_attribute JOIN pg_class c ON c.oid = attrelid LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0 AND NOT attisdropped
     UNION ALL SELECT format('%s: %s', conrelid::regclass, pg_get_constraintdef(oid)) FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND conrelid <> 0
     UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
     UNION ALL SELECT pg_get_statisticsobjdef(oid) FROM pg_statistic_ext WHERE stxnamespace = 'public'::regnamespace
     UNION ALL SELECT pg_get_triggerdef(pg_trigger.oid) FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid WHERE relnamespace = 'public'::regnamespace AND NOT tgisinternal
     UNION ALL SELECT format('%s %s', viewname, definition) FROM pg_views WHERE schemaname = 'public'
     UNION ALL SELECT format('%s: %s', p.oid::regprocedure, prosrc) FROM pg_proc p
      WHERE pronamespace = 'public'::regnamespace AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = p.oid AND deptype = 'e')`,
  );
  return rows.map(({ line }) => line.replace(/\s+/g, ' ').trim()).sort((a, b) => (a < b ? -1 : 1));
}
