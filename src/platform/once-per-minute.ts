const MINUTE_MS = 60_000;

/** Passes on the first report of each minute, and drops the others: what happens with every request of an outage would fill the log. */
export function oncePerMinute<T>(report: (what: T) => void): (what: T) => void {
  let reportedAt = -Infinity;
  return (what) => {
    const now = performance.now();
    if (now - reportedAt < MINUTE_MS) return;
    reportedAt = now;
    report(what);
  };
}
