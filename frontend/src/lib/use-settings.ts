import { useContext, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Settings } from './reads.js';
import { site, type Site } from './site.js';
import { StartReadContext, useRead } from './use-read.js';

const STORED = 'homewright-settings';
const CHANGED = 'homewright-settings-changed';

/** Wording, pictures and colours: the server's, else what this browser remembers, else the defaults. */
export function useSettings(): Settings | undefined {
  const { data } = useRead('settings', {});
  const remembered = useSelector((state: { site: Site }) => state.site.remembered);
  return data?.unread ? (remembered ?? data) : data;
}

/** Remembers the settings for a day on which the server cannot read them, and reads them again when they change. Once a page. */
export function useRememberedSettings(): void {
  const { data } = useRead('settings', {});
  const start = useContext(StartReadContext);
  const dispatch = useDispatch();
  useEffect(() => {
    if (!data) return;
    try {
      if (!data.unread) localStorage.setItem(STORED, JSON.stringify(data));
      else dispatch(site.actions.settingsRemembered({ ...data, ...(JSON.parse(localStorage.getItem(STORED) ?? '{}') as Settings) }));
    } catch {
      // A browser that stores nothing, or something else under this name: the defaults stand.
    }
  }, [data, dispatch]);
  useEffect(() => {
    const readAgain = () => void start('settings', {}, true);
    addEventListener(CHANGED, readAgain);
    return () => removeEventListener(CHANGED, readAgain);
  }, [start]);
}
