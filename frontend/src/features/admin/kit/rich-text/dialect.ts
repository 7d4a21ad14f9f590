/** What a Markdown text may hold, as its readers' page draws it. */
export interface Dialect {
  /** Levels that the toolbar offers: larger ones belong to the page, or cut an article into its parts. */
  headings: readonly [number, number];
  pictures: boolean;
  /** A line break in the source is one for readers. */
  breaks: boolean;
}

/** A part or a step of an article: `##` would begin another part, so headings begin below it. */
export const ARTICLE_PART: Dialect = { headings: [3, 4], pictures: true, breaks: true };

/** A page of the site, such as the privacy page, which is cut at its `##` headings. */
export const PAGE_TEXT: Dialect = { headings: [2, 3], pictures: false, breaks: false };

const SCHEMES = /^(https?|mailto|tel):/i;
const OWN_PICTURE = /^\/media\/[\w-]+(?:\.[\w-]+)*$/;

/** Whether pages make a link of this address. The server has the last word: it draws what it refuses as text. */
export function isLink(address: string): boolean {
  return !/[\s<>]/.test(address) && (SCHEMES.test(address) || /^\/(?![/\\])/.test(address) || address.startsWith('#'));
}

/** What somebody meant by an address: "example.com" and "name@example.com" lack their beginnings. `undefined` where nothing fits. */
export function linkFrom(typed: string): string | undefined {
  const text = typed.trim();
  if (isLink(text)) return text;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`;
  return /^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(text) && isLink(`https://${text}`) ? `https://${text}` : undefined;
}

/** Whether an article may show the picture at this address. */
export function isPictureAddress(address: string): boolean {
  return OWN_PICTURE.test(address) || (/^https:\/\/[^\s<>]+$/i.test(address) && URL.canParse(address));
}
