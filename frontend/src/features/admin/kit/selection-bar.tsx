import { Button } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { focusHeading, isFocusLost } from './restore-focus.js';

interface SelectionBarProps {
  /** Names the group: "Selected messages". */
  label: string;
  /** The number of selected items, as text. */
  text: string;
  /** A control for selecting more. */
  more?: ReactNode;
  onClear: () => void;
  /** Buttons of the bulk actions. */
  children: ReactNode;
}

/** The bar below a list while items are selected. */
export function SelectionBar({ label, text, more, onClear, children }: SelectionBarProps) {
  useEffect(
    () => () => {
      // It goes away with the pressed button.
      if (isFocusLost()) focusHeading({ preventScroll: true });
    },
    [],
  );
  return (
    <div className="bulk-bar" role="group" aria-label={label}>
      <span role="status">{text}</span>
      {more}
      <Button type="text" onClick={onClear}>
        Clear
      </Button>
      {children}
    </div>
  );
}
