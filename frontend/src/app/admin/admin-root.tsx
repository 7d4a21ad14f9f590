import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { Gate } from '../../features/admin/gate/gate.js';
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
  /** The back office itself; on the server there is none, and nobody waits for it there. */
  Shell?: ComponentType<ShellProps>;
}

/** The gate, and behind it the back office. A session that ends closes the gate in front of what is being worked on. */
export function AdminRoot({ start: { siteTitle, primaryColor }, Shell }: AdminRootProps) {
  const { status } = useSelector(({ session }: { session: Session }) => session);
  // The browser's first rendering is the server's; what the server does not know comes after it.
  const [taken, setTaken] = useState(false);
  useEffect(() => setTaken(true), []);
  useEffect(() => keepHint(status), [status]);
  return (
    <>
      {status === 'out' ? (
        <main className="gate-page">
          <Gate siteTitle={siteTitle} />
        </main>
      ) : (
        <div inert={status === 'expired'}>
          <Suspense fallback={<Waiting />}>
            {Shell && taken ? <Shell siteTitle={siteTitle} primaryColor={primaryColor} /> : <Waiting />}
          </Suspense>
        </div>
      )}
      {status === 'expired' && (
        <div className="gate-cover" role="dialog" aria-modal="true" aria-labelledby="gate-title">
          <Gate siteTitle={siteTitle} interrupted />
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
