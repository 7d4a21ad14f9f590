import { useState } from 'react';

/**
 * The submission to open after the current one, which leaves the list when it is decided. Earlier ones were skipped on purpose.
 * @param order ids of the page when the current one was last on it
 */
export function nextAfter(open: string, order: readonly string[], now: readonly string[]): string | undefined {
  const following = order.slice(order.indexOf(open) + 1);
  // After the last one of a page, take one that has moved up from the next page; at the very end, only skipped ones are left.
  const next = following.find((id) => now.includes(id)) ?? now.find((id) => !order.includes(id));
  return next ?? (now.includes(open) ? undefined : now[0]);
}

/** The id of the next one in the list. */
export function useNextOpen(open: string | undefined, now: readonly string[]): string | undefined {
  const [seen, setSeen] = useState({ open, order: [] as readonly string[] });
  const isListed = open !== undefined && now.includes(open);
  if (isListed && (seen.open !== open || seen.order.join() !== now.join())) setSeen({ open, order: now });
  if (open === undefined) return undefined;
  return nextAfter(open, seen.open === open ? seen.order : [], now);
}
