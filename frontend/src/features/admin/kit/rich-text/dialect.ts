/** The Markdown features that the public page of a text supports. */
export interface Dialect {
  /** Heading levels in the toolbar; higher ones belong to the page, or split an article into its parts. */
  headings: readonly [number, number];
  pictures: boolean;
  /** Whether a line break in the source is rendered as one. */
  breaks: boolean;
}

/** A part or a step of an article: `##` would begin another part, so headings begin below it. */
export const ARTICLE_PART: Dialect = { headings: [3, 4], pictures: true, breaks: true };

/** A page of the site, such as the privacy page, which is cut at its `##` headings. */
export const PAGE_TEXT: Dialect = { headings: [2, 3], pictures: false, breaks: false };

const SCHEMES = /^(https?|mailto|tel):/i;
const OWN_PICTURE = /^\/media\/[\w-]+(?:\.[\w-]+)*$/;

/** Whether pages render this address as a link. The server decides: it renders refused addresses as text. */
export function isLink(address: string): boolean {
  return !/[\s<>]/.test(address) && (SCHEMES.test(address) || /^\/(?![/\\])/.test(address) || address.startsWith('#'));
}

/** Completes a typed address: adds the scheme to "example.com" and "name@example.com". `undefined` when it is no address. */
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
