import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { LoginPage } from '../../features/admin/login/login-page.js';
import { keepHint, type Session } from '../../features/admin/session/session.js';
import { Toasts } from '../../ui/toast-region.js';

/** What the server hands over to the browser. */
export interface AdminStart {
  authenticated: boolean;
  siteTitle: string;
  primaryColor: string;
}

export type ShellProps = Omit<AdminStart, 'authenticated'>;

interface AdminRootProps {
  start: AdminStart;
  /** The back office itself; it is not rendered on the server. */
  Shell?: ComponentType<ShellProps>;
}

/** The login page, and behind it the back office. When a session expires, the login page opens in front of the work in progress. */
export function AdminRoot({ start: { siteTitle, primaryColor }, Shell }: AdminRootProps) {
  const { status } = useSelector(({ session }: { session: Session }) => session);
  // The browser's first rendering is the server's; what the server does not know comes after it.
  const [taken, setTaken] = useState(false);
  useEffect(() => setTaken(true), []);
  useEffect(() => keepHint(status), [status]);
  return (
    <>
      {status === 'out' ? (
        <main className="login-page">
          <LoginPage siteTitle={siteTitle} />
        </main>
      ) : (
        <div inert={status === 'expired'}>
          <Suspense fallback={<Waiting />}>
            {Shell && taken ? <Shell siteTitle={siteTitle} primaryColor={primaryColor} /> : <Waiting />}
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
  return (
    <p className="admin-waiting" role="status">
      Opening the back office ...
    </p>
  );
}
