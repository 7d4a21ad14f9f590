const FIRST_WAIT_MS = 1_000;

/** Loads until it is there, ever more slowly: on a bad network a file gets lost now and then, and the next try brings it. */
export async function loadAgain<T>(load: () => Promise<T>, waitMs = FIRST_WAIT_MS): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    return loadAgain(load, 2 * waitMs);
  }
}
