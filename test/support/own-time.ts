const TICK_MS = 20;

/**
 * How long work takes, as far as this process was given time at all: what a busy machine withholds from it, and from an application in it,
 * is not counted. A wait that the application chooses is counted whole.
 */
export async function inOwnTime<T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> {
  let ticks = 0;
  // A timer that is late comes once, however late it is.
  const timer = setInterval(() => (ticks += 1), TICK_MS);
  try {
    const result = await work();
    return { result, ms: ticks * TICK_MS };
  } finally {
    clearInterval(timer);
  }
}
