import { readFileSync } from 'node:fs';
import { isDecodable } from '../shared/text/text.js';

/** Parameters that name files, which PostgreSQL's client reads when it connects. */
const FILES = ['sslrootcert', 'sslcert', 'sslkey'];

/** Said where a character of the password may have ended the address too soon. */
export const ENCODING_HINT = 'in user and password # is written as %23, / as %2F, ? as %3F, @ as %40 and % as %25';

/**
 * What would keep PostgreSQL's client from even trying an address, to be read after the variable's name; without anything of the address.
 * @param address a URL with a host
 */
export function problemOfDatabaseAddress(address: string): string | undefined {
  const { username, password, pathname, searchParams } = new URL(address);
  if (![username, password].every(isDecodable)) return `has a % that begins no percent-encoded character: ${ENCODING_HINT}`;
  if (!isDecodable(pathname))
    return 'has a % in the name of the database that begins no percent-encoded character: % itself is written as %25';
  const parameters = Object.fromEntries(searchParams);
  for (const name of FILES) {
    const code = parameters[name] ? refusalOf(parameters[name]) : undefined;
    if (code) return `names a file in ${name} that cannot be read (${code}): correct its path, or let this user read it`;
  }
  if (parameters['uselibpqcompat'] === 'true' && parameters['sslmode'] === 'verify-ca' && !parameters['sslrootcert']) {
    return 'has sslmode=verify-ca without an authority to verify: name its file with sslrootcert, or set sslmode=verify-full';
  }
  return undefined;
}

/** Whether an @ after the host tells that a / or # of the password has ended it too soon. A database may be called like that. */
export function looksCutInPassword(address: string): boolean {
  const { pathname, hash } = new URL(address);
  return /@/.test(pathname + hash);
}

/**
 * PostgreSQL's client takes these modes for verify-full, and says in ten lines on standard error that a later version will not: it is told
 * the mode that it uses anyway.
 */
export function withPlainTlsMode(address: string): string {
  if (/[?&]uselibpqcompat=true(&|#|$)/.test(address)) return address;
  return address.replace(/([?&]sslmode=)(prefer|require|verify-ca)(?=&|#|$)/, '$1verify-full');
}

function refusalOf(path: string): string | undefined {
  try {
    readFileSync(path);
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code;
  }
}
