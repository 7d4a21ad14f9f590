import { share } from 'virtual:sprite';
import { type HeadOfSite, type HeadTag, headTags, type PageHead } from './head-tags.js';

/** Puts what a page says of itself into the head of the document. */
export function applyHead(head: PageHead, site: HeadOfSite): void {
  apply(headTags(head, site, share));
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
