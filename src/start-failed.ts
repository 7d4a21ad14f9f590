import { outageOf } from './platform/database/database-unavailable.js';
import { DatabaseUnsuitable, SchemaIsLater } from './platform/database/migrate.js';

/** The process cannot start for a reason that the operator can fix: the message is one line. */
export class StartFailed extends Error {
  override readonly name = 'StartFailed';

  /** @param port may be 0, for any free one */
  static listening(error: unknown, port: number): StartFailed {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') return new StartFailed(`Port ${port} is in use by another program: stop it, or set PORT to another one.`);
    if (code === 'EACCES') return new StartFailed(`This user may not listen on port ${port}: set PORT to another one.`);
    return new StartFailed(
      `The process cannot listen on the address in HOST (${code ?? message}): set HOST to an address of this machine.`,
    );
  }

  /** Translates known errors of embedded servers; anything else stays as it is, with its stack. */
  static server(error: unknown): unknown {
    return error instanceof Error && error.constructor === Error ? new StartFailed(error.message, { cause: error }) : error;
  }

  /** For a database that does not answer or refuses the login, or an address without a database; any other error stays as it is. */
  static database(error: unknown): unknown {
    const misaddressed = problemOfTls(error);
    if (misaddressed) return new StartFailed(misaddressed, { cause: error });
    const refusal = outageOf(error);
    if (refusal === undefined) return error;
    return new StartFailed(
      `The database in DATABASE_URL cannot be used (${refusal}): check that it runs, and that address, user and password are right.`,
    );
  }

  /** For a database that accepted the login and then did not answer; any other error stays as it is, with its stack. */
  static loading(error: unknown): unknown {
    const refusal = outageOf(error);
    if (refusal === undefined) return error;
    return new StartFailed(
      `The database did not answer while the application was starting (${refusal}): it is busy, or has ended. Start again; its log says more.`,
      { cause: error },
    );
  }

  /** For a schema that cannot be migrated. @param isOurs true for the embedded database, whose outages are internal errors */
  static schema(error: unknown, isOurs: boolean): unknown {
    if (error instanceof SchemaIsLater || error instanceof DatabaseUnsuitable) return new StartFailed(error.message, { cause: error });
    return isOurs ? error : StartFailed.database(error);
  }
}

/** Codes of Node's TLS for a certificate that it does not trust. */
const UNTRUSTED_CERTIFICATE = /^(CERT_|(DEPTH_ZERO_)?SELF_SIGNED_CERT|UNABLE_TO_(GET_ISSUER|VERIFY_LEAF)|ERR_TLS_CERT_)/;

/** Why a TLS connection to the database failed, for the operator; `undefined` for any other error. */
function problemOfTls(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', message } = error as NodeJS.ErrnoException;
  // pg has no error code for this.
  if (message === 'The server does not support SSL connections') {
    return 'DATABASE_URL asks for TLS (sslmode), and its server has none: leave sslmode out, or switch TLS on there (ssl = on).';
  }
  if (UNTRUSTED_CERTIFICATE.test(code)) {
    return `The certificate of the server in DATABASE_URL is not trusted (${code}): name its authority's file with sslrootcert, or encrypt without this check (sslmode=no-verify).`;
  }
  if (/^(ERR_SSL_|ERR_OSSL_|EPROTO$)/.test(code)) {
    return `TLS with the server in DATABASE_URL fails (${code}): check the files of sslrootcert, sslcert and sslkey, and that port and server speak TLS.`;
  }
  return undefined;
}
