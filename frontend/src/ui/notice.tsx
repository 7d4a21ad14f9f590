import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from './icon.js';

/** A notice in place of content: nothing found, empty, or failed. */
export function Notice({
  drawing,
  title,
  children,
  alert = false,
  isPage = false,
}: {
  drawing: DrawingName;
  title: string;
  children: ReactNode;
  alert?: boolean;
  /** The notice is the whole page, so its title is the page's main heading. */
  isPage?: boolean;
}) {
  const Title = isPage ? 'h1' : 'h2';
  return (
    <section className="notice" role={alert ? 'alert' : undefined}>
      <Drawing name={drawing} />
      <Title>{title}</Title>
      {children}
    </section>
  );
}
