import { createContext, useContext, useEffect } from 'react';
import { useSelector } from 'react-redux';
import type { HeadOfSite, PageHead } from './head-tags.js';
import type { Site } from './site.js';
import { useSettings, useSiteTitle } from './use-settings.js';

/** Where the server's rendering finds what the page said. */
export const HeadSink = createContext<{ head?: PageHead } | undefined>(undefined);

/** What the document's head says: at first what the server has written. */
let said: string | undefined;

/** Says it: on the server into the sink, in the browser into the document, once there is another page than the first. */
export function Head(head: PageHead) {
  const sink = useContext(HeadSink);
  const origin = useSelector(({ site }: { site: Site }) => site.origin);
  const name = useSiteTitle();
  if (sink) sink.head = head;
  const picture = useSettings()?.shareImage;
  const key = JSON.stringify([head, { origin, name, picture }]);
  useEffect(() => {
    const isFirst = said === undefined;
    said = key;
    if (isFirst) return;
    void import('./document-head.js').then(
      ({ applyHead }) => applyHead(...(JSON.parse(key) as [PageHead, HeadOfSite]), () => key === said),
      () => undefined,
    );
  }, [key]);
  return null;
}
