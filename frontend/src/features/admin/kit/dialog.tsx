import { Modal, type ModalProps } from 'antd';
import { useEffect, useState } from 'react';
import { giveFocusBack, isFocusLost } from './give-focus-back.js';
import { inBackOffice } from './layers.js';

/** What has the focus when a component is mounted. In an effect it would be late: a field may have taken the focus by itself. */
export function useOpener(): Element | null {
  const [opener] = useState(() => document.activeElement);
  return opener;
}

interface DialogProps extends Omit<ModalProps, 'open' | 'getContainer'> {
  /** Gets the focus back; absent where it has the focus when the dialog is mounted. */
  opener?: Element | null;
}

/**
 * A dialog as long as it is mounted. Ant Design gives the focus back at the end of a closing that it has shown; one that is unmounted at once
 * would leave the keyboard behind the end of the page.
 */
export function Dialog({ opener: given, ...props }: DialogProps) {
  const before = useOpener();
  const opener = given ?? before;
  useEffect(
    () => () => {
      // What was decided may have led the focus elsewhere already.
      if (isFocusLost()) giveFocusBack(opener);
    },
    [opener],
  );
  return <Modal {...props} open getContainer={inBackOffice} />;
}
