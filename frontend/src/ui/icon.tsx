import { address } from 'virtual:sprite';
import type { IconName } from './icon-names.js';

type Html = { __html: string };

/** Each is written once: a page of results has some two hundred of them, and React takes its time for every attribute. */
const written = new Map<IconName, { use: Html; whole: Html }>();

function writtenOf(name: IconName): { use: Html; whole: Html } {
  let html = written.get(name);
  if (!html) {
    const use = `<use href="${address}#${name}"/>`;
    html = { use: { __html: use }, whole: { __html: `<svg class="icon" aria-hidden="true">${use}</svg>` } };
    written.set(name, html);
  }
  return html;
}

/** A line icon in the colour and size of the text around it. It says nothing to a screen reader: the words beside it do. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true" dangerouslySetInnerHTML={writtenOf(name).use} />;
}

/** The same as all that an element contains, such as a button that says in `aria-label` what it does. */
export const onlyIcon = (name: IconName): { dangerouslySetInnerHTML: Html } => ({ dangerouslySetInnerHTML: writtenOf(name).whole });

export type DrawingName = 'home-services' | 'no-results' | 'error' | 'not-found' | 'directory-empty';

/** One of the product's own drawings, in the colours of the theme. */
export function Drawing({ name, className = '' }: { name: DrawingName; className?: string }) {
  return (
    <svg className={`drawing ${className}`} viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={`${address}#drawing-${name}`} />
    </svg>
  );
}
