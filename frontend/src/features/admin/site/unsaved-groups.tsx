import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { UnsavedGuard } from '../kit/unsaved-guard.js';

type Note = (title: string, isUnsaved: boolean) => void;

const Noted = createContext<Note>(() => undefined);

/** One guard for the unsaved changes of all cards on a page, because the router supports only one blocker. */
export function UnsavedGroups({ children }: { children: ReactNode }) {
  const [titles, setTitles] = useState<readonly string[]>([]);
  const note = useCallback<Note>((title, isUnsaved) => {
    setTitles((before) => {
      const others = before.filter((each) => each !== title);
      return isUnsaved ? [...others, title] : others.length === before.length ? before : others;
    });
  }, []);
  return (
    <Noted value={note}>
      {children}
      <UnsavedGuard when={titles.length > 0} consequence={unsavedText(titles)} />
    </Noted>
  );
}

const NAMES = new Intl.ListFormat('en-CA');

export const unsavedText = (titles: readonly string[]) =>
  `What you changed under ${NAMES.format(titles.map((title) => `“${title}”`))} is not saved yet.`;

/** Registers whether the card with this title has unsaved changes. */
export function useUnsavedGroup(title: string, isUnsaved: boolean): void {
  const note = useContext(Noted);
  useEffect(() => note(title, isUnsaved), [note, title, isUnsaved]);
  useEffect(() => () => note(title, false), [note, title]);
}
