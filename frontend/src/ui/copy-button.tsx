import { useEffect, useState } from 'react';

const SAID_MS = 2_000;

interface CopyButtonProps {
  text: string;
  /** It is the thing to do next. */
  accent?: boolean;
  children: string;
}

/** Copies a text to the clipboard. Where the browser does not allow that, the text can still be selected. */
export function CopyButton({ text, accent = false, children }: CopyButtonProps) {
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
    setSaid(copied ? 'Copied!' : 'Could not copy');
  };
  return (
    <button type="button" className={`button needs-script${accent ? ' button-accent' : ''}`} onClick={() => void copy()}>
      <span aria-live="polite">{said || children}</span>
    </button>
  );
}
