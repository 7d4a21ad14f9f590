import { Button, Modal } from 'antd';
import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { inBackOffice } from './layers.js';

interface LeaveGuardProps {
  /** Something was typed that is not saved. */
  dirty: boolean;
  /** Whether going there leaves what was typed behind. */
  leaves: (next: Location) => boolean;
  /** "the changes to Northgate Plumbing" */
  what: string;
}

/** Asks before typed work is lost: by a link, the back button, or a closed window. */
export function LeaveGuard({ dirty, leaves, what }: LeaveGuardProps) {
  const blocker = useBlocker(({ nextLocation }) => dirty && leaves(nextLocation));
  useEffect(() => {
    if (!dirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
  return (
    <Modal
      open={blocker.state === 'blocked'}
      title="Leave without saving?"
      getContainer={inBackOffice}
      onCancel={() => blocker.reset?.()}
      footer={[
        <Button key="discard" danger onClick={() => blocker.proceed?.()}>
          Discard changes
        </Button>,
        <Button key="stay" type="primary" autoFocus onClick={() => blocker.reset?.()}>
          Keep editing
        </Button>,
      ]}
    >
      {`You have not saved ${what}. They are lost when you leave.`}
    </Modal>
  );
}
