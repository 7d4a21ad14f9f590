import { useFormState } from './form-context.js';

/** Says that something is kept, and takes it away when asked to. */
export function DraftNote({ kind, onClear }: { kind: 'saved' | 'restored'; onClear: () => void }) {
  const { words } = useFormState();
  return (
    <p className="form-draft">
      {words[kind]}{' '}
      <button type="button" className="link-button" onClick={onClear}>
        {words.clear}
      </button>
    </p>
  );
}
