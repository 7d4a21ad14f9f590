const SECRET_LINK = /^((?:\/+api)?\/+status\/+|\/+referral-program\/+sign-in\/+|\/+renew-business\/+object\/+)[^/]+/i;
/** A link in an email has a second part that makes it one. */
const SECRET_PROOF = /^(\/+status\/+\[token\]\/+)[^/]+/i;

/**
 * The path of an address for the log: without the query, which can hold coordinates, phone numbers and tokens, and without what makes links to
 * submissions and sign-in links the keys that they are.
 * @param url as it was sent: parts of it may be written in percent signs
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
