import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Session } from '../session/session.js';
import { type StartList, useStartQuery } from './start-endpoints.js';

const useIsSignedIn = () => useSelector(({ session }: { session: Session }) => session.status === 'in');

/** The setup checklist; `undefined` while it is unknown. */
export function useStart(): StartList | undefined {
  return useStartQuery(undefined, { skip: !useIsSignedIn() }).data;
}

/**
 * Redirects to the setup checklist after a login on the first page of the back office, while the checklist is open. A login on another page
 * stays there.
 * @returns true until that is decided, when nothing should be rendered
 */
export function useChecklistRedirect(): boolean {
  const signIns = useSelector(({ session }: { session: Session }) => session.signIns);
  const { data, isError } = useStartQuery(undefined, { skip: !useIsSignedIn() });
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // Only after the first login on this page: not when it was opened with a session, and not after a session expired during work.
  const [isOpenQuestion, setOpenQuestion] = useState(signIns === 1 && pathname === '/settings' && search === '');
  useEffect(() => {
    if (!isOpenQuestion || (data === undefined && !isError)) return;
    // Stay undecided until the address has changed: otherwise the first page would load its scripts in between.
    if (data?.isOpen && pathname === '/settings') void navigate('/settings/start', { replace: true });
    else setOpenQuestion(false);
  }, [isOpenQuestion, data, isError, navigate, pathname]);
  return isOpenQuestion;
}
