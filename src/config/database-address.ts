import { readFileSync } from 'node:fs';
import { isDecodable } from '../shared/text/text.js';

/** URL parameters with paths of files, which PostgreSQL's client reads when it connects. */
const FILE_PARAMETERS = ['sslrootcert', 'sslcert', 'sslkey'];

/** A hint for errors that may come from an unencoded character in the password. */
export const ENCODING_HINT = 'in user and password # is written as %23, / as %2F, ? as %3F, @ as %40 and % as %25';

/**
 * Why PostgreSQL's client would refuse an address before it connects: a text that follows the variable's name, without any part of the
 * address.
 * @param address a URL with a host
 */
export function problemOfDatabaseAddress(address: string): string | undefined {
  const { username, password, pathname, searchParams } = new URL(address);
  if (![username, password].every(isDecodable)) return `has a % that begins no percent-encoded character: ${ENCODING_HINT}`;
  if (!isDecodable(pathname))
    return 'has a % in the name of the database that begins no percent-encoded character: % itself is written as %25';
  const parameters = Object.fromEntries(searchParams);
  for (const name of FILE_PARAMETERS) {
    const code = parameters[name] ? refusalOf(parameters[name]) : undefined;
    if (code) return `names a file in ${name} that cannot be read (${code}): correct its path, or let this user read it`;
  }
  if (parameters['uselibpqcompat'] === 'true' && parameters['sslmode'] === 'verify-ca' && !parameters['sslrootcert']) {
    return 'has sslmode=verify-ca without an authority to verify: name its file with sslrootcert, or set sslmode=verify-full';
  }
  return undefined;
}

/**
 * Whether an @ after the host suggests that an unencoded / or # in the password has ended the host too soon. Not certain: a database's name
 * may contain an @.
 */
export function mayHaveUnencodedPassword(address: string): boolean {
  const { pathname, hash } = new URL(address);
  return /@/.test(pathname + hash);
}

/**
 * PostgreSQL's client treats these modes as verify-full, and warns in ten lines on standard error that a later version will not. Setting
 * verify-full explicitly avoids the warning.
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
