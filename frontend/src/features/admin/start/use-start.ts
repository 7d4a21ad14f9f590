import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Session } from '../session/session.js';
import { type StartList, useStartQuery } from './start-endpoints.js';

const useIsSignedIn = () => useSelector(({ session }: { session: Session }) => session.status === 'in');

/** How the list of a first run stands; nothing while it is not known. */
export function useStart(): StartList | undefined {
  return useStartQuery(undefined, { skip: !useIsSignedIn() }).data;
}

/**
 * After signing in on the first page of the back office an admin is led to the list as long as it is open; one who was on the way to another page gets there.
 * @returns whether that is still to be decided: nothing is shown until then
 */
export function useWayIn(): boolean {
  const signIns = useSelector(({ session }: { session: Session }) => session.signIns);
  const { data, isError } = useStartQuery(undefined, { skip: !useIsSignedIn() });
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // A page that was opened with a session, and a session that ended over work, are no way in.
  const [isOpenQuestion, setOpenQuestion] = useState(signIns === 1 && pathname === '/settings' && search === '');
  useEffect(() => {
    if (!isOpenQuestion || (data === undefined && !isError)) return;
    // The question stays until the address has changed: the page that is being left would load its scripts in between.
    if (data?.isOpen && pathname === '/settings') void navigate('/settings/start', { replace: true });
    else setOpenQuestion(false);
  }, [isOpenQuestion, data, isError, navigate, pathname]);
  return isOpenQuestion;
}
