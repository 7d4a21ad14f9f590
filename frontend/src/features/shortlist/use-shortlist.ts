import { useCallback, useEffect, useState } from 'react';
import { type StoredShortlist, storedShortlist, refreshShortlistButtons, store } from '../../ui/shortlist/stored-shortlist.js';
import { STORED } from '../../ui/shortlist/shortlist-state.js';

/** The shortlist of this browser; `undefined` until hydration, because the server cannot know it. */
export function useShortlist() {
  const [own, setOwn] = useState<StoredShortlist>();
  useEffect(() => {
    const read = () => setOwn(storedShortlist());
    read();
    const follow = ({ key }: StorageEvent) => {
      if (key === STORED || key === null) read();
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);
  const change = useCallback((next: StoredShortlist) => {
    store(next);
    setOwn(next);
    refreshShortlistButtons();
  }, []);
  return { own, change };
}
