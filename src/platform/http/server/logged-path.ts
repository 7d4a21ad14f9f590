const SECRET_LINK = /^((?:\/+api)?\/+status\/+|\/+referral-program\/+sign-in\/+|\/+renew-business\/+object\/+)[^/]+/i;
/** A link in an email has a second secret part. */
const SECRET_PROOF = /^(\/+status\/+\[token\]\/+)[^/]+/i;

/**
 * The path of an address for the log: without the query, which can hold coordinates, phone numbers and tokens, and without the secret
 * tokens of links to submissions and of sign-in links.
 * @param url as it was sent; it may be percent-encoded
 */
export function pathWithoutSecrets(url: string): string {
  const path = url.split('?', 1)[0] ?? '/';
  const plain = decoded(path);
  return SECRET_LINK.test(plain)
    ? plain
        .replace(SECRET_LINK, '$1[token]')
        .replace(SECRET_PROOF, '$1[proof]')
        .replace(/\p{Cc}/gu, '')
    : path;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
