import { Suspense, useState } from 'react';
import { lazyPart } from '../../lib/lazy-page.js';
import { Icon } from '../../ui/icon.js';
import type { FilterSheetProps } from './filter-form.js';
import { useSearchWords } from './use-search-words.js';

const FilterSheet = lazyPart(() => import('./filter-sheet.js'));

/** On a phone the filters stand in a sheet; its code is loaded when it is opened. */
export function FilterSheetButton(props: FilterSheetProps) {
  const words = useSearchWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button filter-sheet-button needs-script" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="sliders-horizontal" />
        {words.filters}
        {props.count > 0 && (
          <span className="count">
            {props.count}
            <span className="visually-hidden"> {words.filtersInUse}</span>
          </span>
        )}
      </button>
      {open && (
        <Suspense>
          <FilterSheet {...props} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
