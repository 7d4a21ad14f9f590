import { DownOutlined, UndoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { counted } from '../../../lib/words.js';
import { momentText } from '../kit/moment.js';
import { type MadeChange, useMadeChangesQuery } from './listing-endpoints.js';
import { FIELD_NAMES, valueText } from './listing-words.js';
import { useTakeBack } from './use-take-back.js';

const ACTIONS: Record<MadeChange['change']['action'], string> = {
  correct: 'Set',
  confirm: 'Confirmed',
  unpublish: 'Unpublished',
  restore: 'Restored',
  delete: 'Deleted',
  merge: 'Merged',
};

const STEP = 10;

/** The latest bulk changes and merges, with undo. */
export function MadeChanges() {
  const { data } = useMadeChangesQuery();
  const { takeBack, undoing } = useTakeBack();
  const [shown, setShown] = useState(STEP);
  if (!data || data.changes.length === 0) return null;
  return (
    <details className="kit-fold made-changes">
      <summary>
        <DownOutlined aria-hidden />
        Latest bulk changes
      </summary>
      <ul>
        {data.changes.slice(0, shown).map(({ id, madeAt, change, listings, restored, undoneAt }) => (
          <li key={id}>
            <span>{`${momentText(madeAt)}: ${textOf(change)}, ${counted(listings, 'listing')}`}</span>
            {undoneAt ? (
              <span className="kit-soft">Undone</span>
            ) : (
              <>
                {restored > 0 && <span className="kit-soft">{`${restored.toLocaleString('en-CA')} of them undone`}</span>}
                <Button size="small" icon={<UndoOutlined aria-hidden />} loading={undoing === id} onClick={() => void takeBack(id)}>
                  Undo
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      {data.changes.length > shown && <Button onClick={() => setShown(shown + STEP)}>Show earlier changes</Button>}
    </details>
  );
}

function textOf(change: MadeChange['change']): string {
  if (change.action === 'merge') return `Merged into ${change.into}`;
  const set = Object.entries(change.fields).map(
    ([field, value]) => `${FIELD_NAMES[field as keyof typeof FIELD_NAMES]} to ${valueText(value)}`,
  );
  return [ACTIONS[change.action], set.join(', ')].filter(Boolean).join(' ');
}
