/**
 * For gauges that tell several things of the same: they are asked at once at a scrape, and share one reading.
 * @returns what reads, and answers `undefined` where that fails: without the database the values are unknown, and the other metrics must not fail
 * because of that
 */
export function sharedReading<T>(read: () => Promise<T>): () => Promise<T | undefined> {
  let reading: Promise<T | undefined> | undefined;
  return () =>
    (reading ??= read()
      .catch(() => undefined)
      .finally(() => (reading = undefined)));
}
