import { useFormState } from './form-context.js';

/** The notice that a draft is stored or was restored, with a button that deletes it. */
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
