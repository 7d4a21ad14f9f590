/** Without case and accents: pages do without the tables by which searches are folded. */
const same = new Intl.Collator('en', { sensitivity: 'base' });

/** What an address has before its city: the street, and the unit in it. Its first part where it does not name the city. */
export function streetOf(address: string, city: string | null): string {
  const parts = address.split(',').map((part) => part.trim());
  const at = city ? parts.findLastIndex((part) => same.compare(part, city) === 0) : -1;
  return at > 0 ? parts.slice(0, at).filter(Boolean).join(', ') : parts[0]!;
}
