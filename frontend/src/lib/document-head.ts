import { share } from 'virtual:sprite';
import { type HeadOfSite, type HeadTag, headTags, type PageHead } from './head-tags.js';

/** Read once; when that fails, the built-in templates are used, and the next page tries again. */
let templates: Promise<object> | undefined;

async function readTemplates(): Promise<object> {
  try {
    const answer = await fetch('/api/texts/heads');
    if (answer.ok) return ((await answer.json()) as { texts: object }).texts;
  } catch {
    // Offline, the title must still change.
  }
  templates = undefined;
  return {};
}

/**
 * Updates the head of the document for a page.
 * @param isShown returns whether this page is still shown: the visitor may have navigated meanwhile
 */
export async function applyHead(head: PageHead, site: HeadOfSite, isShown: () => boolean): Promise<void> {
  templates ??= readTemplates();
  const read = await templates;
  if (isShown()) apply(headTags(head, site, share, read));
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
