import { createContext, useContext, useEffect } from 'react';
import { useSelector } from 'react-redux';
import type { PageHead } from './head-tags.js';
import type { Site } from './site.js';
import { useSiteTitle } from './use-settings.js';

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
  const key = JSON.stringify([head, { origin, name }]);
  useEffect(() => {
    const isFirst = said === undefined;
    said = key;
    if (isFirst) return;
    void import('./document-head.js').then(
      // The visitor may have gone on meanwhile.
      ({ applyHead }) => key === said && applyHead(...(JSON.parse(key) as Parameters<typeof applyHead>)),
      () => undefined,
    );
  }, [key]);
  return null;
}
