const FIRST_WAIT_MS = 1_000;

/** Retries with increasing delays until it succeeds: on a bad network a request fails now and then. */
export async function retryLoad<T>(load: () => Promise<T>, waitMs = FIRST_WAIT_MS): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    return retryLoad(load, 2 * waitMs);
  }
}
