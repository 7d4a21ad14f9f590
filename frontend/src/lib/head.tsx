import { createContext, useContext, useEffect } from 'react';
import { useSelector } from 'react-redux';
import type { HeadOfSite, PageHead } from './head-tags.js';
import type { Site } from './site.js';
import { useSettings, useSiteTitle } from './use-settings.js';

/** Receives the head of the page during the server's rendering. */
export const HeadSink = createContext<{ head?: PageHead } | undefined>(undefined);

/** Key of the document's current head; `undefined` before the first page, whose head the server has written. */
let currentKey: string | undefined;

/** Sets the head of a page: on the server in the sink, in the browser in the document, from the second page on. */
export function Head(head: PageHead) {
  const sink = useContext(HeadSink);
  const origin = useSelector(({ site }: { site: Site }) => site.origin);
  const name = useSiteTitle();
  if (sink) sink.head = head;
  const picture = useSettings()?.shareImage;
  const key = JSON.stringify([head, { origin, name, picture }]);
  useEffect(() => {
    const isFirst = currentKey === undefined;
    currentKey = key;
    if (isFirst) return;
    void import('./document-head.js').then(
      ({ applyHead }) => applyHead(...(JSON.parse(key) as [PageHead, HeadOfSite]), () => key === currentKey),
      () => undefined,
    );
  }, [key]);
  return null;
}
