import { useEffect, useRef } from 'react';
import { counted } from '../../lib/words.js';
import { Icon } from '../../ui/icon.js';
import { FilterForm, type FilterSheetProps } from './filter-form.js';

/** The filters over the whole page. The browser's own modal dialog keeps the focus inside and takes Escape. */
export default function FilterSheet({ count, total, clear, close, ...form }: FilterSheetProps & { close: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    if (current && !current.open) current.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="sheet"
      aria-label="Filters"
      onClose={close}
      onClick={({ target }) => target === dialog.current && dialog.current?.close()}
    >
      <div className="sheet-content">
        <button type="button" className="icon-button sheet-close" aria-label="Close the filters" onClick={() => dialog.current?.close()}>
          <Icon name="x" />
        </button>
        <FilterForm {...form} inSheet />
        <div className="sheet-foot">
          <button type="button" className="button" disabled={count === 0} onClick={clear}>
            Clear all
          </button>
          <button type="button" className="button button-accent" onClick={() => dialog.current?.close()}>
            {total === undefined ? 'Show results' : `Show ${counted(total, 'result')}`}
          </button>
        </div>
      </div>
    </dialog>
  );
}
