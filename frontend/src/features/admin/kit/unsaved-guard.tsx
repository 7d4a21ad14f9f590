import { Modal } from 'antd';
import { useEffect } from 'react';
import { NavigationType, useBlocker } from 'react-router-dom';
import { popupContainer } from './layers.js';

interface UnsavedGuardProps {
  /** There are unsaved changes. */
  when: boolean;
  /** What happens to them on leaving. */
  consequence: string;
  onLeave?: () => void;
}

/** Navigation state set by a screen that changes its own address: no warning about unsaved changes then. */
export const SAME_SCREEN = { staying: true };
const isStaying = (state: unknown) => (state as Partial<typeof SAME_SCREEN> | null)?.staying === true;

type Address = Pick<Location, 'pathname' | 'search'>;

const addressOf = ({ pathname, search }: Address) => pathname + search;

/** Whether the navigation is a debounced search of the list, which may arrive after an item was opened: it must not close the item. */
function isLateSearch(from: Address, to: Address): boolean {
  const withoutSearch = ({ pathname, search }: Address) => {
    const parameters = new URLSearchParams(search);
    parameters.delete('q');
    return `${pathname}?${parameters.toString()}`;
  };
  return withoutSearch(from) === withoutSearch(to);
}

/** Warns about unsaved changes before leaving: by a link, by going back, or by closing the window. */
export function UnsavedGuard({ when, consequence, onLeave }: UnsavedGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      when &&
      addressOf(currentLocation) !== addressOf(nextLocation) &&
      !isStaying(nextLocation.state) &&
      !(historyAction !== NavigationType.Pop && isLateSearch(currentLocation, nextLocation)),
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
      getContainer={popupContainer}
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
