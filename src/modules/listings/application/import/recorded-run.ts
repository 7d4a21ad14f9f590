import { Clock } from '../../../../shared/clock.js';
import { DomainError } from '../../../../shared/domain-error.js';
import { type SyncRun, SyncRuns } from '../../domain/import/sync-run.js';

const PROGRESS_MS = 1_000;

/**
 * Does the work under an entry of the history, which gets its beginning, its progress and its outcome. Call it while holding the sync lock.
 */
export async function recordedRun<Run extends SyncRun>(runs: SyncRuns, clock: Clock, run: Run, work: () => Promise<void>): Promise<Run> {
  await runs.closeInterrupted();
  await runs.save(run);
  // Not awaited: a lost progress update is followed by the next.
  const progress = setInterval(() => void runs.progress(run).catch(() => undefined), PROGRESS_MS);
  try {
    await work();
  } catch (error) {
    const refused = error instanceof DomainError && error.kind === 'unprocessable';
    run.error = error instanceof DomainError ? error.message : 'An unexpected error; the log has it.';
    run.errorCode = error instanceof DomainError ? error.code : null;
    await runs.save({ ...run, status: refused ? 'refused' : 'failed', finishedAt: clock.now() });
    throw error;
  } finally {
    clearInterval(progress);
  }
  // Outside of the `try`: what has been committed has not failed, even if this record cannot be written.
  run.finishedAt = clock.now();
  await runs.save(run);
  return run;
}
