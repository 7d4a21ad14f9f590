/**
 * Selector of elements with a tooltip: those with `data-tip`, and the buttons of a business. The tooltip of those buttons is the beginning
 * of their label, before the name of the business; with `data-tip` on each, a page of results would be 2 kB larger.
 */
const WITH_TOOLTIP = '[data-tip], .actions .icon-button, .keep.icon-button';

/** The element with a tooltip that contains the target of an event, if any. */
export function tooltipElementAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(WITH_TOOLTIP) : null;
}

/** The element with a tooltip in this state, such as `:hover`. */
export function tooltipElementIn(state: `:${string}`): HTMLElement | null {
  return document.querySelector<HTMLElement>(`:is(${WITH_TOOLTIP})${state}`);
}

export function tooltipTextOf(element: HTMLElement): string {
  return element.dataset['tip'] ?? element.getAttribute('aria-label')?.split(': ', 1)[0] ?? '';
}
