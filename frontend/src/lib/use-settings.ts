import { useContext, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Settings } from './reads.js';
import { site, type Site, SPECIFIED_NAME } from './site.js';
import { StartReadContext, useRead } from './use-read.js';

const STORED = 'homewright-settings';
const CHANGED = 'homewright-settings-changed';

/** Wording, pictures and colours: from the server, with this browser's storage and then the defaults as fallbacks. */
export function useSettings(): Settings | undefined {
  const { data } = useRead('settings', {});
  const remembered = useSelector((state: { site: Site }) => state.site.remembered);
  return data?.unread ? (remembered ?? data) : data;
}

/** The name of the site. */
export const useSiteTitle = (): string => useSettings()?.siteTitle ?? SPECIFIED_NAME;

/**
 * Stores the settings in the browser as a fallback for when the server cannot read them, and refetches them when they change. Use it once a
 * page.
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
      // Storage is disabled: the defaults are used.
    }
  }, [data, dispatch]);
  useEffect(() => {
    const readAgain = () => void start('settings', {}, true);
    addEventListener(CHANGED, readAgain);
    return () => removeEventListener(CHANGED, readAgain);
  }, [start]);
}

/** Applies the stored colours when the server could not read the settings. The code for colours is loaded only then. */
async function repaint({ primaryColor, accentColor, logoImage }: Settings): Promise<void> {
  const { themeStyle } = await import('../ui/theme.js');
  document.documentElement.style.cssText = themeStyle(primaryColor, accentColor, logoImage);
}

/** The settings in this browser's storage; empty when the stored value is invalid. */
function stored(): Partial<Settings> & { generatedBlogs?: unknown } {
  try {
    return Object(JSON.parse(localStorage.getItem(STORED)!)) as object;
  } catch {
    return {};
  }
}
