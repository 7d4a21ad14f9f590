import { Button } from 'antd';
import { useState } from 'react';
import { SelectionBar } from '../kit/selection-bar.js';
import { BulkDialog } from './bulk-dialog.js';
import type { BulkAction, Submission } from './submission-endpoints.js';
import { obstacleTo } from './submission-words.js';

const ACTIONS: { action: BulkAction; name: string }[] = [
  { action: 'approve', name: 'Approve' },
  { action: 'reject', name: 'Reject' },
  { action: 'spam', name: 'Spam' },
  { action: 'restore', name: 'Restore' },
];

/** The bulk actions for selected submissions; renders nothing without a selection. */
export function BulkBar({
  selected,
  addressOf,
  onClear,
}: {
  selected: Submission[];
  addressOf: (id: string) => string;
  onClear: () => void;
}) {
  const [asked, setAsked] = useState<{ action: BulkAction; about: Submission[] }>();
  const possible = ACTIONS.filter(({ action }) => selected.some((each) => !obstacleTo(action, each)));
  return (
    <>
      {selected.length > 0 && (
        <SelectionBar label="Selected submissions" text={`${selected.length} selected`} onClear={onClear}>
          {possible.map(({ action, name }) => (
            <Button key={action} type={action === 'approve' ? 'primary' : 'default'} onClick={() => setAsked({ action, about: selected })}>
              {name}
            </Button>
          ))}
        </SelectionBar>
      )}
      {asked && <BulkDialog {...asked} addressOf={addressOf} onClose={() => setAsked(undefined)} onDone={onClear} />}
    </>
  );
}
