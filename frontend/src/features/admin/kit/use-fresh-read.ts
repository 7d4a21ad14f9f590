import { type AdminError, errorText } from '../api/admin-api.js';
import { useToast } from './use-toast.js';

interface ReadResult<T> {
  data?: T | undefined;
  error?: unknown;
  isSuccess: boolean;
}

/**
 * Reads again, and reports a failure. RTK Query's result of a failed read still has the data of an earlier one, which must not pass for the
 * present state.
 *
 * @param read the trigger of a lazy query
 * @param failure "The texts could not be loaded"
 * @returns a function whose result is `undefined` after a failure
 */
export function useFreshRead<Argument, T>(
  read: (argument: Argument) => PromiseLike<ReadResult<T>>,
  failure: string,
): (argument: Argument) => Promise<T | undefined> {
  const toast = useToast();
  return async (argument) => {
    const { data, error, isSuccess } = await read(argument);
    if (isSuccess) return data;
    // 401: the login page is already shown in front of this.
    if ((error as AdminError | undefined)?.status !== 401) toast({ title: failure, description: errorText(error), bad: true });
    return undefined;
  };
}
