import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from './icon.js';

/** A state that takes the place of content: nothing found, nothing there, something broken. */
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
  /** It is the whole page: its title is the title of the page. */
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
