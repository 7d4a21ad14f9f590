import { useEffect, useRef } from 'react';
import { countedIn } from '../../lib/words.js';
import { Icon } from '../../ui/icon.js';
import { FilterForm, type FilterSheetProps } from './filter-form.js';
import { useSearchWords } from './use-search-words.js';
import { useWords } from '../../lib/use-words.js';
import { FILTER_SHEET_WORDS } from '../../../../src/shared/words/filter-sheet-words.js';

/** The filters over the whole page. The native modal dialog traps the focus and closes on Escape. */
export default function FilterSheet({ count, total, clear, close, ...form }: FilterSheetProps & { close: () => void }) {
  const words = useSearchWords();
  const inSheet = useWords('search-words', FILTER_SHEET_WORDS);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    if (current && !current.open) current.showModal();
  }, []);
  const applyAndClose = () => {
    // What was changed a moment ago still waits for the end of typing, and would be lost with the form.
    dialog.current?.querySelector('form')?.requestSubmit();
    close();
  };
  return (
    <dialog
      ref={dialog}
      className="sheet"
      aria-label={words.filters}
      onClose={applyAndClose}
      onClick={({ target }) => target === dialog.current && dialog.current?.close()}
    >
      <div className="sheet-content">
        <button type="button" className="icon-button sheet-close" aria-label={inSheet.closeFilters} onClick={() => dialog.current?.close()}>
          <Icon name="x" />
        </button>
        <FilterForm {...form} inSheet />
        <div className="sheet-foot">
          <button type="button" className="button" disabled={count === 0} onClick={clear}>
            {words.clearAll}
          </button>
          <button type="button" className="button button-accent" onClick={() => dialog.current?.close()}>
            {total === undefined ? words.showResults : countedIn(total, inSheet.showOne, inSheet.showMany)}
          </button>
        </div>
      </div>
    </dialog>
  );
}
