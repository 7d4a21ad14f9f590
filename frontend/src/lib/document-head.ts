import { share } from 'virtual:sprite';
import { type HeadOfSite, type HeadTag, headTags, type PageHead } from './head-tags.js';

/** Asked once; the built-in ones stand where they cannot be read, until they are asked again with the next page. */
let templates: Promise<object> | undefined;

async function readTemplates(): Promise<object> {
  try {
    const answer = await fetch('/api/texts/heads');
    if (answer.ok) return ((await answer.json()) as { texts: object }).texts;
  } catch {
    // Without a network the title must change all the same.
  }
  templates = undefined;
  return {};
}

/**
 * Puts what a page says of itself into the head of the document.
 * @param stands whether this page is still shown: the visitor may have gone on meanwhile
 */
export async function applyHead(head: PageHead, site: HeadOfSite, stands: () => boolean): Promise<void> {
  templates ??= readTemplates();
  const read = await templates;
  if (stands()) apply(headTags(head, site, share, read));
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
