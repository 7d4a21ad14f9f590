import { useSelector } from 'react-redux';
import type { Session } from '../session/session.js';
import { useCountsQuery, type WaitingCounts } from './counts-endpoints.js';
import { usePresence } from './use-presence.js';

const EVERY_MS = 60_000;

/** Open items, polled each minute while the page is in use. `undefined` when not known. */
export function useWaitingCounts(): WaitingCounts {
  const isSignedIn = useSelector(({ session }: { session: Session }) => session.status === 'in');
  const isPresent = usePresence();
  const { data } = useCountsQuery(undefined, { skip: !isSignedIn, pollingInterval: isPresent ? EVERY_MS : 0 });
  return data ?? {};
}
