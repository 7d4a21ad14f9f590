import type { ReactNode } from 'react';

/** Says that something is kept, and takes it away when asked to. */
export function DraftNote({ onClear, children }: { onClear: () => void; children: ReactNode }) {
  return (
    <p className="form-draft">
      {children}{' '}
      <button type="button" className="link-button" onClick={onClear}>
        Clear the form
      </button>
    </p>
  );
}
