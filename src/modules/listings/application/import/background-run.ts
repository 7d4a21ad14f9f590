import { DomainError } from '../../../../shared/domain-error.js';
import type { SyncRun } from '../../domain/import/sync-run.js';

/**
 * Starts a run in the background; its outcome is in its record.
 * @param failed called with unexpected errors, which nothing else would report
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
