import { Suspense, useState } from 'react';
import { lazyPart, PartNotLoaded } from '../../lib/lazy-page.js';
import { Icon } from '../../ui/icon.js';
import { FILTER_FORM, type FilterSheetProps } from './filter-form.js';
import { useSearchWords } from './use-search-words.js';

const FilterSheet = lazyPart(() => import('./filter-sheet.js'), PartNotLoaded);

/**
 * The button for the sheet of filters on phones; its code is loaded when it is opened. Without JavaScript, the filters are below the
 * results.
 */
export function FilterSheetButton(props: FilterSheetProps) {
  const words = useSearchWords();
  const [open, setOpen] = useState(false);
  const label = (
    <>
      <Icon name="sliders-horizontal" />
      {words.filters}
      {props.count > 0 && (
        <span className="count">
          {props.count}
          <span className="visually-hidden"> {words.filtersInUse}</span>
        </span>
      )}
    </>
  );
  return (
    <>
      <button type="button" className="button filter-sheet-button needs-script" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </button>
      <a href={`#${FILTER_FORM}`} className="button filter-sheet-button without-script">
        {label}
      </a>
      {open && (
        <Suspense>
          <FilterSheet {...props} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
