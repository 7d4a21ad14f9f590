import { useEffect, useState } from 'react';
import { COPY_WORDS } from '../../../src/shared/words/copy-words.js';
import { useWords } from '../lib/use-words.js';

const SAID_MS = 2_000;

interface CopyButtonProps {
  text: string;
  /** It is the thing to do next. */
  accent?: boolean;
  children: string;
}

/** Copies a text to the clipboard. Where the browser does not allow that, the text can still be selected. */
export function CopyButton({ text, accent = false, children }: CopyButtonProps) {
  const words = useWords('page-words', COPY_WORDS);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!said) return undefined;
    const timer = setTimeout(() => setSaid(''), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async () => {
    // Not every browser has a clipboard, nor lets everybody write to it.
    const copied = await Promise.resolve(text)
      .then((words) => navigator.clipboard.writeText(words))
      .then(
        () => true,
        () => false,
      );
    setSaid(copied ? words.copied : words.notCopied);
  };
  return (
    <button type="button" className={`button needs-script${accent ? ' button-accent' : ''}`} onClick={() => void copy()}>
      <span aria-live="polite">{said || children}</span>
    </button>
  );
}
