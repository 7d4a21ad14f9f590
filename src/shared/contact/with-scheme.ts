/** A web address with the "https://" that was left out; anything else, such as an email address or two of them, as it is. */
export function withScheme(address: string): string {
  return /^[^\s:/?#@;,]+\.[^\s:/?#@;,]{2,}([/?#].*)?$/.test(address) ? `https://${address}` : address;
}
