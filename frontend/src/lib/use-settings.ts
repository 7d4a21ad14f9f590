import { useContext, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Settings } from './reads.js';
import { site, type Site, SPECIFIED_NAME } from './site.js';
import { StartReadContext, useRead } from './use-read.js';

const STORED = 'homewright-settings';
const CHANGED = 'homewright-settings-changed';

/** Wording, pictures and colours: from the server, else from this browser's storage, else the defaults. */
export function useSettings(): Settings | undefined {
  const { data } = useRead('settings', {});
  const remembered = useSelector((state: { site: Site }) => state.site.remembered);
  return data?.unread ? (remembered ?? data) : data;
}

/** What the site is called. */
export const useSiteTitle = (): string => useSettings()?.siteTitle ?? SPECIFIED_NAME;

/**
 * Stores the settings in the browser as a fallback for when the server cannot read them, and refetches them when they change. Once a page.
 */
export function useRememberedSettings(): void {
  const { data } = useRead('settings', {});
  const start = useContext(StartReadContext);
  const dispatch = useDispatch();
  useEffect(() => {
    if (!data) return;
    try {
      const kept = stored();
      if (data.unread) {
        const remembered = { ...data, ...kept };
        dispatch(site.actions.settingsRemembered(remembered));
        void repaint(remembered);
      } else localStorage.setItem(STORED, JSON.stringify({ ...data, generatedBlogs: kept.generatedBlogs }));
    } catch {
      // A browser that stores nothing: the defaults stand.
    }
  }, [data, dispatch]);
  useEffect(() => {
    const readAgain = () => void start('settings', {}, true);
    addEventListener(CHANGED, readAgain);
    return () => removeEventListener(CHANGED, readAgain);
  }, [start]);
}

/** The server painted the page in colours that it could not read. What mixes them is loaded on such a day alone. */
async function repaint({ primaryColor, accentColor, logoImage }: Settings): Promise<void> {
  const { themeStyle } = await import('../ui/theme.js');
  document.documentElement.style.cssText = themeStyle(primaryColor, accentColor, logoImage);
}

/** What this browser keeps under the name; nothing where something else stands there. */
function stored(): Partial<Settings> & { generatedBlogs?: unknown } {
  try {
    return Object(JSON.parse(localStorage.getItem(STORED)!)) as object;
  } catch {
    return {};
  }
}
