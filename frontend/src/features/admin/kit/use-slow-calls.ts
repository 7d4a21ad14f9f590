import { useEffect, useSyncExternalStore } from 'react';
import { slowCalls } from '../api/slow-calls.js';
import { useActionToast } from './use-toast.js';

const TITLE = 'Still waiting for the server';
const KINDS = {
  change: {
    description:
      'What you sent is not answered yet; some changes take minutes. It is not sent twice. If you stop waiting, it may still be done: check before you send it again.',
    button: 'Stop waiting',
  },
  read: { description: 'It has not answered for some seconds. Asking again changes nothing.', button: 'Try again' },
} as const;

/** Says so when the server does not answer, on any screen, and offers to end the waiting. */
export function useSlowCallsToast(): void {
  const slow = useSyncExternalStore(slowCalls.subscribe, slowCalls.now);
  const toastWith = useActionToast();
  // A change first: it is what somebody is waiting for.
  const kind = slow.length === 0 ? undefined : slow.some(({ isRead }) => !isRead) ? 'change' : 'read';
  useEffect(() => {
    if (kind === undefined) return undefined;
    const { description, button } = KINDS[kind];
    const leave = () => {
      for (const call of slowCalls.now()) if (call.isRead === (kind === 'read')) call.leave();
    };
    return toastWith({ title: TITLE, description, isNote: true, milliseconds: 0 }, button, leave);
  }, [kind, toastWith]);
}
