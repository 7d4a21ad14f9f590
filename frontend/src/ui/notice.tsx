import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from './icon.js';

/** A state that takes the place of content: nothing found, nothing there, something broken. */
export function Notice({
  drawing,
  title,
  children,
  alert = false,
}: {
  drawing: DrawingName;
  title: string;
  children: ReactNode;
  alert?: boolean;
}) {
  return (
    <section className="notice" role={alert ? 'alert' : undefined}>
      <Drawing name={drawing} />
      <h2>{title}</h2>
      {children}
    </section>
  );
}
