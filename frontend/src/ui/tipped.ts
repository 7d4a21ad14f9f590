/**
 * What has a tooltip: whatever has one written down, and the buttons of a business. What those do stands at the beginning of their label, before
 * the business; written down for each of them, it would be 2 kB of a page of results.
 */
const TIPPED = '[data-tip], .actions .icon-button, .keep.icon-button';

/** The element with a tooltip at which an event is aimed, if there is one. */
export function tippedAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(TIPPED) : null;
}

/** The one with a tooltip that is in this state, such as `:hover`. */
export function tippedIn(state: `:${string}`): HTMLElement | null {
  return document.querySelector<HTMLElement>(`:is(${TIPPED})${state}`);
}

export function tipOf(element: HTMLElement): string {
  return element.dataset['tip'] ?? element.getAttribute('aria-label')?.split(': ', 1)[0] ?? '';
}
