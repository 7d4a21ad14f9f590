import { Button } from 'antd';
import type { ReactNode } from 'react';

interface SelectionBarProps {
  /** Names the group: "Selected messages". */
  label: string;
  /** How many are selected, in words. */
  text: string;
  /** Selects still more. */
  more?: ReactNode;
  onClear: () => void;
  /** Buttons of what can be done to all that are selected. */
  children: ReactNode;
}

/** Stands below a list while something in it is selected. */
export function SelectionBar({ label, text, more, onClear, children }: SelectionBarProps) {
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
