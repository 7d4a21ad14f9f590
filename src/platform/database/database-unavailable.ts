import { Outage } from '../../shared/outage.js';

/** PostgreSQL did not answer, or closed the connection. It may be available again within seconds. */
export class DatabaseUnavailable extends Outage {
  readonly code = 'database-unavailable';
  override readonly retryAfterSeconds = 5;
  readonly reason: string;

  constructor(why: string, options?: ErrorOptions) {
    super('The directory cannot be reached at the moment. Nothing is lost; please try again in a few seconds.', options);
    this.reason = `The database cannot be used (${why})`;
  }
}

/**
 * SQLSTATE classes and codes: connection lost, login refused, no such database, out of resources, shut down, statement cancelled, and
 * given up in favour of others (serialization failure, deadlock, lock not available): the same request succeeds a moment later.
 */
const SQLSTATES = /^(08|28|3D|53|57P|57014|40001|40P01|55P03)/;
const NETWORK = /^E(CONNREFUSED|CONNRESET|CONNABORTED|HOSTUNREACH|NETUNREACH|TIMEDOUT|NOTFOUND|AI_AGAIN|PIPE)$/;
/** pg has no codes for its own errors; TypeORM releases a connection that ends between two statements of a transaction. */
const DRIVER =
  /^((Database connection provided by a )?query runner (was )?already released|Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client (was closed|has encountered a connection error)|Cannot use a pool after calling end)/i;

/**
 * Why the database was unavailable, in a few words; `undefined` when it was available and rejected the statement. Adapters of other
 * services translate their own network errors, so those that arrive here come from the database.
 */
export function outageOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', severity, driverError, message } = error as Error & { code?: string; severity?: string; driverError?: Error };
  if (driverError) return outageOf(driverError);
  // FATAL: the server closed or refused the whole connection.
  if (SQLSTATES.test(code) || severity === 'FATAL' || severity === 'PANIC') return message;
  if (NETWORK.test(code)) return code;
  return code === '' && DRIVER.test(message) ? 'no answer' : undefined;
}

export function databaseUnavailable(error: unknown): DatabaseUnavailable | undefined {
  const why = outageOf(error);
  return why === undefined ? undefined : new DatabaseUnavailable(why, { cause: error });
}

/** As {@link databaseUnavailable}, also for errors of {@link DatabaseLimiter}, which are such an outage already. */
export const databaseOutage = (error: unknown): DatabaseUnavailable | undefined =>
  error instanceof DatabaseUnavailable ? error : databaseUnavailable(error);
