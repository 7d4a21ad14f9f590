import { isLink, isPictureAddress } from './dialect.js';

/*
 * Cleans HTML that was copied from Word, Google Docs or a page, before the schema parses it. Corrects only what would otherwise be lost or
 * misinterpreted: lists of Word, redirects of Google, tables, empty paragraphs.
 */

export interface Cleaned {
  html: string;
  /** Number of removed pictures, which have to be uploaded instead. */
  picturesLeftOut: number;
}

/** Attributes that the schema uses. */
const KEPT = new Set(['href', 'src', 'alt', 'title', 'start', 'style', 'data-pm-slice']);
const WORD_LIST = /mso-list:\s*\S+\s+level(\d+)/i;
const NUMBERED = /^\s*(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)]/i;
/** The last one of "2.3." */
const NUMBER = /(\d{1,3})[.)]\s*$/;
/** Scripts, styles, and parts of a Word document that are not its text: hidden text, comments, and deletions of tracked changes. */
const UNSEEN =
  'script, style, meta, link, title, xml, template, noscript, [style*="mso-hide" i], [style*="mso-element:comment-list" i], .MsoCommentReference, del[datetime]';
/** Elements that begin a new line in a table cell. */
const LINES = 'br, p, div, li, h1, h2, h3, h4, h5, h6, td, th';

export function cleanPaste(html: string): Cleaned {
  // A document from DOMParser loads no resources and runs no scripts.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const unseen of body.querySelectorAll(UNSEEN)) unseen.remove();
  for (const wrapper of body.querySelectorAll('.ListContainerWrapper')) wrapper.replaceWith(...asWordList(wrapper));
  liftWordLists(body);
  for (const link of body.querySelectorAll('a[href]')) cleanLink(link);
  for (const table of body.querySelectorAll('table')) table.replaceWith(...rowsOf(table));
  let picturesLeftOut = 0;
  for (const image of body.querySelectorAll('img')) {
    // Keep only pictures of this site: one of another site may disappear, and lets that site track the readers.
    if (isPictureAddress(image.getAttribute('src') ?? '') && image.getAttribute('src')!.startsWith('/media/')) continue;
    if (!isTrackingPixel(image)) picturesLeftOut += 1;
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

/** Whether it is a tracking pixel. */
const isTrackingPixel = (image: Element) => image.getAttribute('width') === '1' || image.getAttribute('height') === '1';

/**
 * Converts a list of Word for the web, where each entry is a list of its own with its level in an attribute, to the format of desktop Word.
 */
function asWordList(wrapper: Element): HTMLElement[] {
  return [...wrapper.querySelectorAll<HTMLElement>('li')].map((item) => {
    const list = item.parentElement;
    const [entry, marker] = [wrapper.ownerDocument.createElement('p'), wrapper.ownerDocument.createElement('span')];
    entry.setAttribute('style', `mso-list: l0 level${item.dataset['ariaLevel'] ?? 1}`);
    marker.setAttribute('style', 'mso-list: Ignore');
    marker.textContent = list instanceof HTMLOListElement ? `${list.start + [...list.children].indexOf(item)}.` : '•';
    for (const paragraph of item.querySelectorAll('p')) paragraph.replaceWith(...paragraph.childNodes);
    entry.append(marker, ...item.childNodes);
    return entry;
  });
}

/** Converts list entries of Word, which are paragraphs: the level is in a style, bullet or number in a span that only Word hides. */
function liftWordLists(body: HTMLElement): void {
  let open: { list: HTMLElement; level: number }[] = [];
  let last: Element | undefined;
  for (const paragraph of body.querySelectorAll('p')) {
    const level = Number(WORD_LIST.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);
    if (level === 0) continue;
    if (!last || !follows(last, paragraph)) open = [];
    const marker = [...paragraph.querySelectorAll('span')].find((span) => /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''));
    const sign = marker?.textContent ?? '';
    marker?.remove();
    open = open.filter((each) => each.level <= level);
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    if (open.at(-1)?.level !== level) {
      const list = body.ownerDocument.createElement(NUMBERED.test(sign) ? 'ol' : 'ul');
      // After an interrupting paragraph, the list continues with its number.
      const start = NUMBER.exec(sign)?.[1];
      if (start) list.setAttribute('start', start);
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

/** Whether only white space is between the list and the paragraph. */
function follows(list: Element, paragraph: Element): boolean {
  let next = list.nextSibling;
  while (next && next !== paragraph && next.nodeType !== Node.ELEMENT_NODE && !next.textContent?.trim()) next = next.nextSibling;
  return next === paragraph;
}

/** Removes the redirect of Google Docs from links, and links to anchors of the document, which are not pasted. */
function cleanLink(link: Element): void {
  const address = link.getAttribute('href') ?? '';
  const { host = '', pathname = '', searchParams } = URL.canParse(address) ? new URL(address) : {};
  const target = /^www\.google\.[a-z.]+$/.test(host) && pathname === '/url' ? searchParams?.get('q') : address;
  if (target && isLink(target) && !target.startsWith('#')) link.setAttribute('href', target);
  else link.replaceWith(...link.childNodes);
}

/** Converts each row of a table to a paragraph. */
function rowsOf(table: HTMLTableElement): HTMLElement[] {
  for (const line of table.querySelectorAll(LINES)) line.after(' ');
  return [...table.rows].map((row) => {
    const paragraph = table.ownerDocument.createElement('p');
    paragraph.textContent = [...row.cells]
      .map((cell) => cell.textContent?.replace(/\s+/g, ' ').trim())
      .filter(Boolean)
      .join(' – ');
    return paragraph;
  });
}
