const TICK_MS = 20;

/**
 * Measures work in the time that this process was scheduled: delays because of a busy machine are not counted, for this process and an
 * application in it. A deliberate wait of the application is counted in full.
 */
export async function measureScheduledTime<T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> {
  let ticks = 0;
  // A delayed interval timer fires once, however late it is.
  const timer = setInterval(() => (ticks += 1), TICK_MS);
  try {
    const result = await work();
    return { result, ms: ticks * TICK_MS };
  } finally {
    clearInterval(timer);
  }
}
