import { getState } from 'jest-circus';

interface Leftover {
  /** The test file that created it, by its root block. */
  owner: unknown;
  end: () => unknown;
}

const leftovers = new Set<Leftover>();

/**
 * Registers a cleanup of a resource (a process, an application, a database) that runs after the file, unless the file has done it: a failed
 * test must leave nothing behind.
 * @returns cancels the cleanup; call it when the resource was ended properly
 */
export function endAfterFile(end: () => unknown): () => void {
  const leftover = { owner: getState().rootDescribeBlock, end };
  leftovers.add(leftover);
  return () => leftovers.delete(leftover);
}

/** Runs the cleanups of files before the current one. @param all also those of the current file, when the worker ends */
export async function endLeftovers(all = false): Promise<void> {
  const current = getState().rootDescribeBlock;
  const old = [...leftovers].filter(({ owner }) => all || owner !== current).reverse();
  for (const leftover of old) leftovers.delete(leftover);
  for (const { end } of old) await Promise.resolve(end()).catch(() => undefined);
}
