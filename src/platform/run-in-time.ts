import type { LimitFunction } from 'p-limit';

/**
 * Runs work when the limiter has a place for it. Work that has waited too long for one is refused, and never begun.
 * @param refusal the error to throw then
 */
export function runInTime<T>(limiter: LimitFunction, work: () => Promise<T>, waitMs: number, refusal: () => Error): Promise<T> {
  // A place is free: no timeout is needed.
  if (limiter.activeCount + limiter.pendingCount < limiter.concurrency) return limiter(work);
  return new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(refusal());
    }, waitMs);
    timer.unref();
    const begin = async () => {
      if (isLate) return;
      clearTimeout(timer);
      resolve(await work());
    };
    limiter(begin).catch(reject);
  });
}
