import { getState } from 'jest-circus';

interface Leftover {
  /** The file that made it: each has a root of its own. */
  owner: unknown;
  end: () => unknown;
}

const leftovers = new Set<Leftover>();

/**
 * Ends what a test made (a process, an application, a database) when its file is over and has not ended it: a failed test must leave
 * nothing behind.
 * @returns call it when the thing has been ended properly
 */
export function endAfterFile(end: () => unknown): () => void {
  const leftover = { owner: getState().rootDescribeBlock, end };
  leftovers.add(leftover);
  return () => leftovers.delete(leftover);
}

/** Ends what files before the current one left behind; everything when the worker itself ends. */
export async function endLeftovers(all = false): Promise<void> {
  const current = getState().rootDescribeBlock;
  const old = [...leftovers].filter(({ owner }) => all || owner !== current).reverse();
  for (const leftover of old) leftovers.delete(leftover);
  for (const { end } of old) await Promise.resolve(end()).catch(() => undefined);
}
