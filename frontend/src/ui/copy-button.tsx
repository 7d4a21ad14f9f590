import { useEffect, useState } from 'react';
import { COPY_WORDS } from '../../../src/shared/words/copy-words.js';
import { useWords } from '../lib/use-words.js';

const FEEDBACK_MS = 2_000;

interface CopyButtonProps {
  text: string;
  /** Styled as the primary action. */
  accent?: boolean;
  children: string;
}

/** Copies a text to the clipboard. Where the browser does not allow that, the text can still be selected. */
export function CopyButton({ text, accent = false, children }: CopyButtonProps) {
  const words = useWords('page-words', COPY_WORDS);
  const [feedback, setFeedback] = useState('');
  useEffect(() => {
    if (!feedback) return undefined;
    const timer = setTimeout(() => setFeedback(''), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [feedback]);
  const copy = async () => {
    // The clipboard may be missing, or writing to it may be forbidden.
    const copied = await Promise.resolve(text)
      .then((words) => navigator.clipboard.writeText(words))
      .then(
        () => true,
        () => false,
      );
    setFeedback(copied ? words.copied : words.notCopied);
  };
  return (
    <button type="button" className={`button needs-script${accent ? ' button-accent' : ''}`} onClick={() => void copy()}>
      <span aria-live="polite">{feedback || children}</span>
    </button>
  );
}
