import { useState } from 'react';

/**
 * What is opened after the open one, which leaves the list when it is decided. What stood before it was skipped on purpose.
 * @param order the page as it was when the open one was last on it
 */
export function nextAfter(open: string, order: readonly string[], now: readonly string[]): string | undefined {
  const following = order.slice(order.indexOf(open) + 1);
  // Behind the last of a page comes what has moved up from the next page; at the very end only what was skipped is left.
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
