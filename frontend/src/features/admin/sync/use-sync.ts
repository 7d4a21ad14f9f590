import type { AdminError } from '../api/admin-api.js';
import { useToast } from '../kit/use-toast.js';
import { syncedText } from './sync-words.js';
import { type SyncAnswer, useSyncMutation } from './sync-endpoints.js';

/** The login page is shown: nothing has failed yet. */
const SIGNED_OUT = 401;
/** Another tab or the clock has begun a sync or an import. It is shown while it runs, and nothing of it stays afterwards. */
const RUNS_ALREADY = 409;

const RUNNING = {
  title: 'A sync or an import is running already',
  description: 'It was started elsewhere. This one can follow when that has ended.',
  isNote: true,
};

function failureOf(error: unknown): AdminError | undefined {
  const failure = error as AdminError | undefined;
  return failure && failure.status !== SIGNED_OUT && failure.status !== RUNS_ALREADY ? failure : undefined;
}

/** Syncs, and says what became of it in the words that were specified. */
export function useSync() {
  const [post, { isLoading, error, data }] = useSyncMutation({ fixedCacheKey: 'sync' });
  const toast = useToast();
  const sync = async (options: { force?: boolean; dryRun?: boolean } = {}): Promise<SyncAnswer | undefined> => {
    const answer = await post(options);
    if (answer.data && !options.dryRun) toast(syncedText(answer.data));
    const failed = failureOf(answer.error);
    if (failed) toast({ title: 'Sync Failed', description: 'Could not sync with Google Sheets. Please try again.', bad: true });
    else if (answer.error && (answer.error as AdminError).status === RUNS_ALREADY) toast(RUNNING);
    return answer.data;
  };
  return {
    sync,
    syncing: isLoading,
    /** Why the last one failed. */
    failure: failureOf(error),
    /** A dry run says what it would change. */
    answer: data && { ...data, dryRun: data.changes !== undefined },
  };
}
