import { Button } from 'antd';
import { useState } from 'react';
import { counted } from '../../../lib/words.js';
import { SelectionBar } from '../kit/selection-bar.js';
import { BulkDialog } from './bulk-dialog.js';
import type { BulkRequest } from './listing-endpoints.js';

interface BulkBarProps {
  /** Ids of the selected listings. */
  selected: readonly string[];
  /** All matching listings are selected. */
  isAll: boolean;
  /** Number of matching listings. */
  total: number;
  /** The parameters of the list. */
  filter: Record<string, string>;
  onAll: () => void;
  onClear: () => void;
  /** Called to merge two selected listings. */
  onMerge: () => void;
}

/** The bulk actions for selected listings; renders nothing without a selection. */
export function BulkBar({ selected, isAll, total, filter, onAll, onClear, onMerge }: BulkBarProps) {
  const [asked, setAsked] = useState<Pick<BulkRequest, 'ids' | 'filter'>>();
  const count = isAll ? total : selected.length;
  if (count === 0 && !asked) return null;
  return (
    <>
      {count > 0 && (
        <SelectionBar
          label="Selected listings"
          text={isAll ? `All ${counted(total, 'listing')} that match` : `${counted(count, 'listing')} selected`}
          more={
            !isAll &&
            total > selected.length && (
              <Button type="link" onClick={onAll}>
                {`Select all ${total.toLocaleString('en-CA')} that match`}
              </Button>
            )
          }
          onClear={onClear}
        >
          {!isAll && selected.length === 2 && <Button onClick={onMerge}>Merge these two</Button>}
          <Button type="primary" onClick={() => setAsked(isAll ? { filter } : { ids: [...selected] })}>
            Change them
          </Button>
        </SelectionBar>
      )}
      {asked && <BulkDialog about={asked} count={count} onClose={() => setAsked(undefined)} onDone={onClear} />}
    </>
  );
}
