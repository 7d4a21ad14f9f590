import { Button } from 'antd';
import { SelectionBar } from '../kit/selection-bar.js';
import type { BulkAction, Submission } from './submission-endpoints.js';
import { obstacleTo } from './submission-words.js';

const ACTIONS: { action: BulkAction; name: string }[] = [
  { action: 'approve', name: 'Approve' },
  { action: 'reject', name: 'Reject' },
  { action: 'spam', name: 'Spam' },
  { action: 'restore', name: 'Restore' },
];

interface BulkBarProps {
  selected: Submission[];
  onAsk: (action: BulkAction) => void;
  onClear: () => void;
}

/** The bulk actions for selected submissions; renders nothing without a selection. */
export function BulkBar({ selected, onAsk, onClear }: BulkBarProps) {
  if (selected.length === 0) return null;
  const possible = ACTIONS.filter(({ action }) => selected.some((each) => !obstacleTo(action, each)));
  return (
    <SelectionBar label="Selected submissions" text={`${selected.length} selected`} onClear={onClear}>
      {possible.map(({ action, name }) => (
        <Button key={action} type={action === 'approve' ? 'primary' : 'default'} onClick={() => onAsk(action)}>
          {name}
        </Button>
      ))}
    </SelectionBar>
  );
}
