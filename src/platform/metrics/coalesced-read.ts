/**
 * Lets several gauges of one source share one read: a scrape collects them concurrently.
 * @returns a function that reads, or resolves to `undefined` on failure: without the database the values are unknown, and the other metrics
 * must not fail because of that
 */
export function coalescedRead<T>(read: () => Promise<T>): () => Promise<T | undefined> {
  let reading: Promise<T | undefined> | undefined;
  return () =>
    (reading ??= read()
      .catch(() => undefined)
      .finally(() => (reading = undefined)));
}
