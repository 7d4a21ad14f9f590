import { Modal } from 'antd';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { inBackOffice } from './layers.js';

interface UnsavedGuardProps {
  /** Something was typed that is not saved. */
  when: boolean;
  /** What becomes of it when one leaves. */
  consequence: string;
  onLeave?: () => void;
}

/** Navigation state set by a screen that changes its own address: no warning about unsaved changes then. */
export const STAYING = { staying: true };
const stays = (state: unknown) => (state as Partial<typeof STAYING> | null)?.staying === true;

/** What is searched for in the list behind comes a moment after it was typed: what is open over the list stays, and nothing is left. */
function placeOf({ pathname, search }: { pathname: string; search: string }): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('q');
  return `${pathname}?${parameters.toString()}`;
}

/** Warns about unsaved changes before leaving: by a link, by going back, or by closing the window. */
export function UnsavedGuard({ when, consequence, onLeave }: UnsavedGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && placeOf(currentLocation) !== placeOf(nextLocation) && !stays(nextLocation.state),
  );
  useEffect(() => {
    if (!when) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [when]);
  return (
    <Modal
      open={blocker.state === 'blocked'}
      title="Leave without saving?"
      okText="Leave"
      cancelText="Stay here"
      getContainer={inBackOffice}
      onOk={() => {
        onLeave?.();
        blocker.proceed?.();
      }}
      onCancel={() => blocker.reset?.()}
    >
      <p>{consequence}</p>
    </Modal>
  );
}
