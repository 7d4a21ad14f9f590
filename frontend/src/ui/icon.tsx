import { address } from 'virtual:sprite';
import type { IconName } from './icon-names.js';

type Html = { __html: string };

/** Cache of the icons' HTML: a page of results has some two hundred icons, and React needs time for every attribute. */
const htmlCache = new Map<IconName, { use: Html; whole: Html }>();

function htmlOf(name: IconName): { use: Html; whole: Html } {
  let html = htmlCache.get(name);
  if (!html) {
    const use = `<use href="${address}#${name}"/>`;
    html = { use: { __html: use }, whole: { __html: `<svg class="icon" aria-hidden="true">${use}</svg>` } };
    htmlCache.set(name, html);
  }
  return html;
}

/** A line icon in the colour and size of the surrounding text. Hidden from screen readers, which read the words beside it. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true" dangerouslySetInnerHTML={htmlOf(name).use} />;
}

/** The icon as the only content of an element, such as a button with an `aria-label`. */
export const onlyIcon = (name: IconName): { dangerouslySetInnerHTML: Html } => ({ dangerouslySetInnerHTML: htmlOf(name).whole });

export type DrawingName = 'home-services' | 'no-results' | 'error' | 'not-found' | 'directory-empty';

/** One of the product's own drawings, in the colours of the theme. */
export function Drawing({ name, className = '' }: { name: DrawingName; className?: string }) {
  return (
    <svg className={`drawing ${className}`} viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={`${address}#drawing-${name}`} />
    </svg>
  );
}
