import { Clock } from '../../../../shared/clock.js';
import { DomainError } from '../../../../shared/domain-error.js';
import { type SyncRun, SyncRuns } from '../../domain/import/sync-run.js';

const PROGRESS_MS = 1_000;

type Outcome = Pick<SyncRun, 'status'> & Partial<SyncRun>;

/**
 * Does the work under an entry of the history, which gets its beginning, its progress and its outcome. Call it while holding the sync lock.
 * @param work calls `end` at the end of its transaction: otherwise a process that ends right after the commit would leave a run that the
 * next one takes for interrupted, without changes
 */
export async function recordedRun<Run extends SyncRun>(
  runs: SyncRuns,
  clock: Clock,
  run: Run,
  work: (end: (outcome: Outcome) => Promise<void>) => Promise<void>,
): Promise<Run> {
  let ended = run;
  await runs.closeInterrupted();
  await runs.save(run);
  // Not awaited: a lost progress update is followed by the next.
  const progress = setInterval(() => void runs.progress(run).catch(() => undefined), PROGRESS_MS);
  try {
    await work((outcome) => {
      ended = { ...run, ...outcome, finishedAt: clock.now() };
      return runs.saveEnd(ended);
    });
  } catch (error) {
    const refused = error instanceof DomainError && error.kind === 'unprocessable';
    run.error = error instanceof DomainError ? error.message : 'An unexpected error; the log has it.';
    run.errorCode = error instanceof DomainError ? error.code : null;
    await runs.saveFailure({ ...run, status: refused ? 'refused' : 'failed', finishedAt: clock.now() });
    throw error;
  } finally {
    clearInterval(progress);
  }
  return ended;
}
