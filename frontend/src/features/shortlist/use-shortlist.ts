import { useCallback, useEffect, useState } from 'react';
import { type StoredShortlist, storedShortlist, refreshShortlistButtons, store } from '../../ui/shortlist/stored-shortlist.js';
import { STORED } from '../../ui/shortlist/shortlist-state.js';

/** The shortlist of this browser; `undefined` until hydration, because the server cannot know it. */
export function useShortlist() {
  const [own, setOwn] = useState<StoredShortlist>();
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    const read = () => setOwn(storedShortlist());
    read();
    const follow = ({ key }: StorageEvent) => {
      if (key === STORED || key === null) read();
    };
    addEventListener('storage', follow);
    // A page that the browser has kept hears nothing until it is shown again.
    addEventListener('pageshow', read);
    return () => {
      removeEventListener('storage', follow);
      removeEventListener('pageshow', read);
    };
  }, []);
  const change = useCallback((next: StoredShortlist) => {
    const isStored = store(next);
    setRefused(!isStored);
    setOwn(next);
    refreshShortlistButtons();
    return isStored;
  }, []);
  return {
    own,
    /** @returns false when the browser has not stored it */
    change,
    /** The last change was not stored: it is lost with the page. */
    isRefused,
  };
}
