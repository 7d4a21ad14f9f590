import { useEffect, useRef } from 'react';
import { neighbourOf } from './row-place.js';

/** Whether the focused element was removed or disabled; after the latter, the browser keeps it as active element for a moment. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.matches(':disabled');
}

/**
 * Returns the focus to the previous element if possible. If that went away with its row, to its neighbour in the list; else to the heading
 * of the open drawer or of the screen.
 */
export function restoreFocus(before: EventTarget | null, options?: FocusOptions): void {
  const last = before instanceof HTMLElement && before !== document.body ? before : undefined;
  last?.focus({ preventScroll: true });
  if (last && document.activeElement === last) return;
  const neighbour = last && neighbourOf(last);
  if (neighbour) focusAnyway(neighbour, options);
  else focusHeading(options);
}

/** Focuses the heading of the open drawer, or of the screen. */
export function focusHeading(options?: FocusOptions): void {
  const heading = document.querySelector<HTMLElement>('.ant-drawer-open .kit-title') ?? document.querySelector<HTMLElement>('#main h1');
  if (heading) focusAnyway(heading, options);
}

/** Focuses also what is no control. */
function focusAnyway(element: HTMLElement, options?: FocusOptions): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus(options);
}

/** Moves the focus after a save: the save button is then disabled, and the focus would be lost. */
export function useFocusOnceSaved(dirty: boolean, focus: () => void): void {
  const was = useRef(dirty);
  useEffect(() => {
    if (was.current && !dirty && isFocusLost()) focus();
    was.current = dirty;
  }, [dirty]);
}

/** Returns the focus to a button that was disabled or removed by a long operation, unless the focus was moved meanwhile. */
export function useRestoredFocus(busy: boolean): void {
  const pressed = useRef<Element>(null);
  const latest = useRef<Element>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => void (latest.current = target as Element);
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    const { activeElement } = document;
    const removed = isFocusLost() && latest.current?.isConnected === false ? latest.current : null;
    if (busy) pressed.current = activeElement?.matches(':disabled') ? activeElement : removed;
    // A heading has the focus only because it was put there while the button was disabled.
    else if (pressed.current && (isFocusLost() || document.activeElement?.matches('h1, h2, h3')))
      restoreFocus(pressed.current, { preventScroll: true });
  }, [busy]);
}
