import { Modal, type ModalProps } from 'antd';
import { useEffect, useState } from 'react';
import { restoreFocus, isFocusLost } from './restore-focus.js';
import { popupContainer } from './layers.js';

/** The focused element when a component is mounted. Read during rendering: before an effect runs, a field may have taken the focus. */
export function useOpener(): Element | null {
  const [opener] = useState(() => document.activeElement);
  return opener;
}

interface DialogProps extends Omit<ModalProps, 'open' | 'getContainer'> {
  /** The element that gets the focus back; by default the one that was focused when the dialog was mounted. */
  opener?: Element | null;
}

/**
 * A dialog that is open while it is mounted. Ant Design returns the focus only after its closing animation; when the dialog is unmounted at
 * once, the focus would be lost.
 */
export function Dialog({ opener: given, ...props }: DialogProps) {
  const before = useOpener();
  const opener = given ?? before;
  useEffect(
    () => () => {
      // The decision may have moved the focus elsewhere already.
      if (isFocusLost()) restoreFocus(opener);
    },
    [opener],
  );
  return <Modal {...props} open getContainer={popupContainer} />;
}
