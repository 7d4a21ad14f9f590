/** Raised when an older program could not read what a newer one writes. */
export const FORMAT = 1;

/** The first entry: what is in the file, and what it came from. */
export interface BackupHeader {
  product: 'homewright';
  format: number;
  createdAt: string;
  /** Version of PostgreSQL, for people to read. */
  database: string;
  /** Names of the migrations that had run: a restore makes these tables first, and brings them forward afterwards. */
  migrations: string[];
  tables: BackupTable[];
  /** The last number that each sequence has given out. */
  sequences: Record<string, string>;
}

export interface BackupTable {
  name: string;
  /** Without those that PostgreSQL works out by itself. */
  columns: string[];
}

/** The last entry: by it a file is known to be whole. */
export interface BackupSums {
  /** SHA-256 of the header, as it stands in the file. */
  header: string;
  tables: Record<string, { rows: number; sha256: string }>;
}

/**
 * Whose files have these were made to change who may sign in here: no version has ever put them in.
 */
export const NEVER_IN: readonly string[] = ['migrations', 'admin_credential', 'admin_session', 'site_secret'];

/**
 * What a backup leaves out: keys, passwords of other services and who is signed in, counters of attempts, what the search learns anew by itself, what running
 * processes tell each other, and the rows of uploaded lists, which are kept for a week and can be uploaded again. Every
 * other table is in it from the day on which a migration makes it. The outbox (pgboss) stays out as well: deliveries that wait are
 * rows of their own, and the index is built anew.
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
