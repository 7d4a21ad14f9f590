import { useEffect, useRef } from 'react';

/** What had the focus was taken away, or is disabled now; a browser needs a moment to notice the latter. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.matches(':disabled');
}

/** To what had the focus before, where that can still take it; else to the heading of the open drawer, or of the screen. */
export function giveFocusBack(before: EventTarget | null, options?: FocusOptions): void {
  const last = before instanceof HTMLElement && before !== document.body ? before : undefined;
  last?.focus({ preventScroll: true });
  if (!last || document.activeElement !== last) focusHeading(options);
}

/** Of the open drawer, or of the screen. */
export function focusHeading(options?: FocusOptions): void {
  const heading = document.querySelector<HTMLElement>('.ant-drawer-open .kit-title') ?? document.querySelector<HTMLElement>('#main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus(options);
}

/** Buttons that save are disabled once everything is saved: the focus goes on from there, or it would be nowhere. */
export function useFocusOnceSaved(dirty: boolean, focus: () => void): void {
  const was = useRef(dirty);
  useEffect(() => {
    if (was.current && !dirty && isFocusLost()) focus();
    was.current = dirty;
  }, [dirty]);
}

/** A button that starts something long is disabled until it is done, and loses the focus by that: it gets it back, unless somebody went on. */
export function useFocusAfterWork(busy: boolean): void {
  const pressed = useRef<Element>(null);
  useEffect(() => {
    if (busy) pressed.current = document.activeElement?.matches(':disabled') ? document.activeElement : null;
    else if (pressed.current && isFocusLost()) giveFocusBack(pressed.current, { preventScroll: true });
  }, [busy]);
}
