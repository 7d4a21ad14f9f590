import type { AdminError } from '../api/admin-api.js';
import { useToast } from '../kit/use-toast.js';
import { syncedText } from './sync-words.js';
import { type SyncAnswer, useSyncMutation } from './sync-endpoints.js';

/** Not shown as a failure, because the login page appears. */
const SIGNED_OUT = 401;
/** Another tab or the schedule has started a sync or an import. The notice is shown only while that runs. */
const RUNS_ALREADY = 409;

const RUNNING = {
  title: 'A sync or an import is already running',
  description: 'It was started elsewhere. Try again when it has finished.',
  isNote: true,
};

function failureOf(error: unknown): AdminError | undefined {
  const failure = error as AdminError | undefined;
  return failure && failure.status !== SIGNED_OUT && failure.status !== RUNS_ALREADY ? failure : undefined;
}

/** Starts a sync and shows its outcome; the texts are from the specification. */
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
    /** The error of the last sync. */
    failure: failureOf(error),
    /** Only a dry run has `changes`. */
    answer: data && { ...data, dryRun: data.changes !== undefined },
  };
}
