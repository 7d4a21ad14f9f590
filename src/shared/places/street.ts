/** Compares without case and accents. Pages do not load the tables by which the search folds texts. */
const collator = new Intl.Collator('en', { sensitivity: 'base' });

/** The part of an address before its city: street and unit. Without the city in it, the first part of the address. */
export function streetOf(address: string, city: string | null): string {
  const parts = address.split(',').map((part) => part.trim());
  const at = city ? parts.findLastIndex((part) => collator.compare(part, city) === 0) : -1;
  return at > 0 ? parts.slice(0, at).filter(Boolean).join(', ') : parts[0]!;
}
