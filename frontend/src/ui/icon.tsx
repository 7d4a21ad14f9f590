import { address } from 'virtual:sprite';
import type { IconName } from './icon-names.js';

/** A line icon in the colour and size of the text around it. It says nothing to a screen reader: the words beside it do. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`} aria-hidden="true">
      <use href={`${address}#${name}`} />
    </svg>
  );
}

export type DrawingName = 'home-services' | 'no-results' | 'error' | 'not-found' | 'directory-empty';

/** One of the product's own drawings, in the colours of the theme. */
export function Drawing({ name, className = '' }: { name: DrawingName; className?: string }) {
  return (
    <svg className={`drawing ${className}`} viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={`${address}#drawing-${name}`} />
    </svg>
  );
}
