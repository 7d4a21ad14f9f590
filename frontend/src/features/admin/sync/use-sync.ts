import { type AdminError, errorText } from '../api/admin-api.js';
import { useToast } from '../kit/use-toast.js';
import { syncedText } from './sync-words.js';
import { type SyncAnswer, useSyncMutation } from './sync-endpoints.js';

/** Syncs, and says what became of it in the words that were specified. */
export function useSync() {
  const [post, { isLoading, error, data }] = useSyncMutation({ fixedCacheKey: 'sync' });
  const toast = useToast();
  const sync = async (options: { force?: boolean; dryRun?: boolean } = {}): Promise<SyncAnswer | undefined> => {
    const answer = await post(options);
    if (answer.data && !options.dryRun) toast(syncedText(answer.data));
    // 401: the login page is shown; nothing has failed yet.
    if (answer.error && (answer.error as AdminError).status !== 401) {
      toast({ title: 'Sync Failed', description: 'Could not sync with Google Sheets. Please try again.', bad: true });
    }
    return answer.data;
  };
  return {
    sync,
    syncing: isLoading,
    /** Why the last one failed. */
    failure: error ? { ...(error as AdminError), text: errorText(error) } : undefined,
    /** A dry run says what it would change. */
    answer: data && { ...data, dryRun: data.changes !== undefined },
  };
}
