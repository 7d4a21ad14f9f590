import type { LimitFunction } from 'p-limit';

/**
 * Runs work within a concurrency limit. Work that has waited longer than `waitMs` for a free place is rejected and never begun.
 * @param refusal creates the error of that rejection
 */
export function runWithWaitLimit<T>(limiter: LimitFunction, work: () => Promise<T>, waitMs: number, refusal: () => Error): Promise<T> {
  // It begins at once, so no timeout is needed.
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
