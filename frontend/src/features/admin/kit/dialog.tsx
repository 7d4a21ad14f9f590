import { Modal, type ModalProps } from 'antd';
import { useEffect, useState } from 'react';
import { giveFocusBack, isFocusLost } from './give-focus-back.js';
import { inBackOffice } from './layers.js';

/**
 * A dialog as long as it is mounted. Ant Design gives the focus back at the end of a closing that it has shown; one that is unmounted at once
 * would leave the keyboard behind the end of the page.
 */
export function Dialog(props: Omit<ModalProps, 'open' | 'getContainer'>) {
  // In an effect it would be late: a field of the dialog may have taken the focus by itself.
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // What was decided may have led the focus elsewhere already.
      if (isFocusLost()) giveFocusBack(opener);
    },
    [opener],
  );
  return <Modal {...props} open getContainer={inBackOffice} />;
}
