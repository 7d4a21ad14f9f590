/** Adds a missing "https://" to a web address; any other text, such as an email address or two addresses, stays as it is. */
export function withScheme(address: string): string {
  return /^[^\s:/?#@;,]+\.[^\s:/?#@;,]{2,}([/?#].*)?$/.test(address) ? `https://${address}` : address;
}
