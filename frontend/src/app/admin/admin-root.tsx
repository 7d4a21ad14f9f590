import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { LONG_MS } from '../../features/admin/api/slow-calls.js';
import { LoginPage } from '../../features/admin/login/login-page.js';
import { storeSessionHint, type Session } from '../../features/admin/session/session.js';
import { Toasts } from '../../ui/toast-region.js';

/** The state that the server passes to the browser. */
export interface AdminStart {
  authenticated: boolean;
  siteTitle: string;
  primaryColor: string;
}

export type ShellProps = Omit<AdminStart, 'authenticated'>;

interface AdminRootProps {
  start: AdminStart;
  /** The back office itself; not set on the server, which does not render it. */
  Shell?: ComponentType<ShellProps>;
}

/**
 * The login page, or the back office after the login. When a session expires, the login page opens above the work in progress, which stays
 * mounted.
 */
export function AdminRoot({ start: { siteTitle, primaryColor }, Shell }: AdminRootProps) {
  const { status } = useSelector(({ session }: { session: Session }) => session);
  // Hydration: the first rendering in the browser must be that of the server; the shell is added after it.
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  useEffect(() => storeSessionHint(status), [status]);
  return (
    <>
      {status === 'out' ? (
        <main className="login-page">
          <LoginPage siteTitle={siteTitle} />
        </main>
      ) : (
        <div inert={status === 'expired'}>
          <Suspense fallback={<Waiting />}>
            {Shell && isHydrated ? <Shell siteTitle={siteTitle} primaryColor={primaryColor} /> : <Waiting />}
          </Suspense>
        </div>
      )}
      {status === 'expired' && (
        <div className="login-cover" role="dialog" aria-modal="true" aria-labelledby="login-title">
          <LoginPage siteTitle={siteTitle} interrupted />
        </div>
      )}
      <Toasts />
    </>
  );
}

function Waiting() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className="admin-waiting" role="status">
      <span>
        Opening the back office ...
        {isLong && (
          <>
            <br />
            It takes longer than usual. <a href={location.href}>Try again</a>
          </>
        )}
      </span>
    </p>
  );
}
