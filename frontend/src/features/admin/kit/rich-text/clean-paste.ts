import { isLink, isPictureAddress } from './dialect.js';

/*
 * What was copied from Word, Google Docs or a page, before the schema takes from it what a text may hold. Only what would otherwise be lost
 * or misread is put right here: lists of Word, redirects of Google, tables, empty paragraphs.
 */

export interface Cleaned {
  html: string;
  /** Pictures that are not on any server that readers could ask: they have to be uploaded. */
  picturesLeftOut: number;
}

/** What the schema looks at. */
const KEPT = new Set(['href', 'src', 'alt', 'title', 'start', 'style', 'data-pm-slice']);
const WORD_LIST = /mso-list:\s*\S+\s+level(\d+)/i;
const NUMBERED = /^\s*(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)]/i;

export function cleanPaste(html: string): Cleaned {
  // A document of its own loads nothing and runs nothing.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const unseen of body.querySelectorAll('script, style, meta, link, title, xml, template, noscript, [style*="mso-hide" i]'))
    unseen.remove();
  liftWordLists(body);
  for (const link of body.querySelectorAll('a[href]')) straighten(link);
  for (const table of body.querySelectorAll('table')) table.replaceWith(...rowsOf(table));
  let picturesLeftOut = 0;
  for (const image of body.querySelectorAll('img')) {
    // A picture of another site may be gone tomorrow, and tells that site about each reader.
    if (isPictureAddress(image.getAttribute('src') ?? '') && image.getAttribute('src')!.startsWith('/media/')) continue;
    if (!isDot(image)) picturesLeftOut += 1;
    image.remove();
  }
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    if (!paragraph.textContent?.replaceAll('\u00a0', ' ').trim() && !paragraph.querySelector('img')) paragraph.remove();
  }
  for (const element of body.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) if (!KEPT.has(name)) element.removeAttribute(name);
  }
  return { html: body.innerHTML, picturesLeftOut };
}

/** Pictures of one pixel count visits. */
const isDot = (image: Element) => image.getAttribute('width') === '1' || image.getAttribute('height') === '1';

/** Word writes an entry of a list as a paragraph: its level in a style, its bullet or number in a span that only Word hides. */
function liftWordLists(body: HTMLElement): void {
  let open: { list: HTMLElement; level: number }[] = [];
  let last: Element | undefined;
  for (const paragraph of body.querySelectorAll('p')) {
    const level = Number(WORD_LIST.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);
    if (level === 0) continue;
    if (!last || !follows(last, paragraph)) open = [];
    const marker = [...paragraph.querySelectorAll('span')].find((span) => /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''));
    const kind = NUMBERED.test(marker?.textContent ?? '') ? 'ol' : 'ul';
    marker?.remove();
    open = open.filter((each) => each.level <= level);
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    if (open.at(-1)?.level !== level) {
      const list = body.ownerDocument.createElement(kind);
      const within = open.at(-1)?.list.lastElementChild;
      if (within) {
        within.append(list);
        paragraph.remove();
      } else {
        paragraph.replaceWith(list);
        last = list;
      }
      open.push({ list, level });
    } else paragraph.remove();
    open.at(-1)!.list.append(item);
  }
}

/** Nothing but space between the list and what may be its next entry. */
function follows(list: Element, paragraph: Element): boolean {
  let next = list.nextSibling;
  while (next && next !== paragraph && next.nodeType !== Node.ELEMENT_NODE && !next.textContent?.trim()) next = next.nextSibling;
  return next === paragraph;
}

/** Google Docs sends links through itself. */
function straighten(link: Element): void {
  const address = link.getAttribute('href') ?? '';
  const { host = '', pathname = '', searchParams } = URL.canParse(address) ? new URL(address) : {};
  const meant = /^www\.google\.[a-z.]+$/.test(host) && pathname === '/url' ? searchParams?.get('q') : address;
  if (meant && isLink(meant)) link.setAttribute('href', meant);
  else link.replaceWith(...link.childNodes);
}

/** A row of a table as one paragraph. */
function rowsOf(table: HTMLTableElement): HTMLElement[] {
  return [...table.rows].map((row) => {
    const paragraph = table.ownerDocument.createElement('p');
    paragraph.textContent = [...row.cells]
      .map((cell) => cell.textContent?.replace(/\s+/g, ' ').trim())
      .filter(Boolean)
      .join(' – ');
    return paragraph;
  });
}
