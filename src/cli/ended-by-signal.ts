import { CommandFailed } from './command.js';

const ENDING = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs work that has servers of its own: a signal aborts it instead of ending the process at once, which would leave them running.
 * @throws CommandFailed naming the signal, whatever the work fails with after it
 */
export async function endedBySignal<T>(work: (ended: AbortSignal) => Promise<T>): Promise<T> {
  const ended = new AbortController();
  const end = (name: NodeJS.Signals) => ended.abort(new CommandFailed(`Ended by ${name}, before it was done.`));
  for (const name of ENDING) process.on(name, end);
  try {
    return await work(ended.signal);
  } catch (error) {
    ended.signal.throwIfAborted();
    throw error;
  } finally {
    for (const name of ENDING) process.off(name, end);
  }
}
