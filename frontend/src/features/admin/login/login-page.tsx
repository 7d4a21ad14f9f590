import { type FormEvent, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { MAX_PASSWORD_LENGTH } from '../../../../../src/shared/forms/input-limits.js';
import { type Toast, toasts } from '../../../ui/toasts.js';
import { type AdminDispatch, type AdminError, adminApi, retryUnauthorizedReads } from '../api/admin-api.js';
import { slowCalls } from '../api/slow-calls.js';
import { session } from '../session/session.js';
import { useVerifyPasswordMutation } from './login-endpoints.js';
import './login-page.css';

interface LoginPageProps {
  siteTitle: string;
  /** The session expired during work: unsaved changes stay mounted behind the login page. */
  interrupted?: boolean;
}

/** The login with the shared password of the back office. */
export function LoginPage({ siteTitle, interrupted = false }: LoginPageProps) {
  const [verify, { isLoading }] = useVerifyPasswordMutation();
  const [wrong, setWrong] = useState('');
  const slow = useSyncExternalStore(slowCalls.subscribe, slowCalls.now, slowCalls.now);
  // Disabled until hydration: before that, the browser would submit the form natively to a page that accepts none, and the input would be
  // lost.
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const input = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const dispatch = useDispatch<AdminDispatch>();
  // The login page loads without Ant Design: it uses the messages of the public pages.
  const toast = (shown: Omit<Toast, 'id'>) => dispatch(toasts.actions.shown(shown));
  const refusal = useSelector((state: { toasts: ReturnType<typeof toasts.reducer> }) => state.toasts.current?.id);
  // Remember the focused element before the browser blurs it, because the work in progress becomes inert; it is focused again after the
  // login.
  const before = useRef<Element>(null);
  useLayoutEffect(() => void (before.current = document.activeElement), []);
  useEffect(() => {
    input.current?.focus();
    return () => {
      if (before.current instanceof HTMLElement) before.current.focus();
    };
  }, []);

  // Enter that was pressed before hydration, which the boot script has noted (`build/boot.ts`).
  useEffect(() => {
    const early = globalThis.earlyTaps;
    delete globalThis.earlyTaps;
    early?.stop.abort();
    if (form.current && early?.noted.has(form.current)) form.current.requestSubmit();
  }, []);

  const leaveSlow = () => {
    for (const call of slow) call.leave();
  };
  const refuse = (message: string) => {
    setWrong(message);
    input.current?.focus();
    input.current?.select();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = input.current?.value ?? '';
    if (password.trim() === '') return refuse('Type the settings password.');
    const { data, error } = await verify({ password });
    if (data?.success) {
      // Close the error message of an earlier attempt.
      if (refusal !== undefined) dispatch(toasts.actions.gone(refusal));
      dispatch(session.actions.signedIn());
      if (!interrupted) return undefined;
      dispatch(retryUnauthorizedReads());
      dispatch(adminApi.util.invalidateTags(['settings', 'listings', 'sync', 'audit']));
      return undefined;
    }
    if (data) {
      toast({ title: 'Access Denied', description: 'Incorrect password', bad: true });
      return refuse('This is not the password. It is in SETTINGS_PASSWORD, or in the file named at startup.');
    }
    toast({ title: 'Error', description: 'Failed to verify password', bad: true });
    return refuse(reasonOf(error as AdminError));
  };
  return (
    <form ref={form} className="login card" method="post" aria-labelledby="login-title" noValidate onSubmit={(event) => void submit(event)}>
      <h1 id="login-title">{interrupted ? 'Your session has ended' : 'Settings'}</h1>
      <p>
        {interrupted
          ? 'Sign in to continue where you were. What you typed is still there.'
          : `The back office of ${siteTitle}. Its password gives full access.`}
      </p>
      <div className="field needs-script">
        <label htmlFor="login-password">Password</label>
        <input
          ref={input}
          id="login-password"
          type="password"
          name="password"
          required
          maxLength={MAX_PASSWORD_LENGTH}
          autoComplete="current-password"
          aria-invalid={wrong !== '' || undefined}
          aria-describedby={wrong ? 'gate-wrong' : undefined}
        />
        {wrong && (
          <p className="field-error" id="gate-wrong" role="alert">
            {wrong}
          </p>
        )}
      </div>
      <button type="submit" className="button button-accent needs-script" disabled={!isAlive || isLoading}>
        {isLoading ? 'Checking...' : 'Sign in'}
      </button>
      {isLoading && slow.length > 0 && (
        <p role="status">
          The server has not answered yet.{' '}
          <button type="button" className="link-button" onClick={leaveSlow}>
            Stop waiting
          </button>
        </p>
      )}
      <p className="without-script">The back office needs JavaScript. Turn it on for this site, then reload the page.</p>
      {!interrupted && <a href="/">Back to the site</a>}
    </form>
  );
}

function reasonOf({ status, problem, retryAfter }: AdminError): string {
  if (status === 429 && retryAfter) return `Too many wrong passwords were entered here. Try again in ${minutes(retryAfter)}.`;
  if (status === 0) return 'The server cannot be reached. Check your connection, then try again.';
  return problem?.detail ?? 'The password could not be checked. Please try again.';
}

function minutes(seconds: number): string {
  const count = Math.ceil(seconds / 60);
  return count === 1 ? 'a minute' : `${count} minutes`;
}
