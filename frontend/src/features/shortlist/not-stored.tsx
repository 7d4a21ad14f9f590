import { KEEP_WORDS } from '../../../../src/shared/words/keep-words.js';
import { useWords } from '../../lib/use-words.js';

/** Says that the browser has not stored the last change. */
export function NotStored() {
  const { notStored, notStoredText } = useWords('card-words', KEEP_WORDS);
  return (
    <p className="note" role="alert">
      <strong>{notStored}</strong> {notStoredText}
    </p>
  );
}
