import { createContext, useContext, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { share } from 'virtual:sprite';
import { type HeadTag, headTags, type PageHead } from './head-tags.js';
import type { Site } from './site.js';
import { useSiteTitle } from './use-settings.js';

/** Where the server's rendering finds what the page said. */
export const HeadSink = createContext<{ head?: PageHead } | undefined>(undefined);

/** Says it: on the server into the sink, in the browser into the document. */
export function Head(head: PageHead) {
  const sink = useContext(HeadSink);
  const origin = useSelector(({ site }: { site: Site }) => site.origin);
  const name = useSiteTitle();
  if (sink) sink.head = head;
  const key = JSON.stringify(head);
  useEffect(() => apply(headTags(JSON.parse(key) as PageHead, { origin, name }, share)), [key, origin, name]);
  return null;
}

function apply(tags: HeadTag[]): void {
  const elements = tags.map(([name, attributes, content]) => {
    const element = document.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
    if (content !== undefined) element.textContent = content;
    return element;
  });
  const written = elements.map(({ outerHTML }) => outerHTML).join();
  const present = [
    ...document.head.querySelectorAll(
      'title, meta[name]:not([name=viewport]), meta[property], link[rel=canonical], script[type="application/ld+json"]',
    ),
  ];
  if (present.map(({ outerHTML }) => outerHTML).join() === written) return;
  for (const element of present) element.remove();
  document.head.append(...elements);
}
