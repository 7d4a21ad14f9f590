import { DomainError } from '../../../../shared/domain-error.js';
import type { SyncRun } from '../../domain/import/sync-run.js';

/**
 * Starts a run and lets it go on by itself; how it ends stands in its record.
 * @param failed told of errors that nobody else hears of
 * @returns its id, once it has begun; what is refused before that is thrown
 */
export function inBackground(start: (begun: (id: string) => void) => Promise<SyncRun>, failed: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    let hasBegun = false;
    const begun = (id: string) => {
      hasBegun = true;
      resolve(id);
    };
    start(begun).catch((error: Error) => {
      if (!hasBegun) reject(error);
      else if (!(error instanceof DomainError)) failed(error);
    });
  });
}
