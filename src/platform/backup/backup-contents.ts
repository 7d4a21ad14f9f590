/** Increase it when an older version of the program could not read the new files. */
export const FORMAT = 1;

/** The first entry: the contents of the file and their origin. */
export interface BackupHeader {
  product: 'homewright';
  format: number;
  createdAt: string;
  /** Version of PostgreSQL, for people to read. */
  database: string;
  /** Names of the migrations that had run: a restore first creates that schema, and runs the later migrations afterwards. */
  migrations: string[];
  tables: BackupTable[];
  /** The last number that each sequence has given out. */
  sequences: Record<string, string>;
}

export interface BackupTable {
  name: string;
  /** Without generated columns. */
  columns: string[];
}

/** The last entry: a file that has it is complete. */
export interface BackupSums {
  /** SHA-256 of the header, as it stands in the file. */
  header: string;
  tables: Record<string, { rows: number; sha256: string }>;
}

/** No version has ever written these: a file that has them was crafted to change who may sign in. */
export const FORBIDDEN_TABLES: readonly string[] = ['migrations', 'admin_credential', 'admin_session', 'site_secret'];

/**
 * What a backup leaves out: keys, passwords of other services, sessions, counters of attempts, what the search learns again,
 * messages between processes, and the rows of uploaded lists, which are kept for a week and can be uploaded again. Every other table is
 * included from the migration that creates it. The outbox (pgboss) is left out as well: pending deliveries are rows of their own, and the
 * search index is rebuilt.
 */
export const LEFT_OUT: readonly string[] = [
  'migrations',
  'admin_credential',
  'admin_session',
  'admin_password_attempt',
  'form_attempt',
  'search_engine_state',
  'search_change',
  'search_word',
  'page_gone',
  'listing_upload_rows',
  'site_secret',
  'backup_run',
];
