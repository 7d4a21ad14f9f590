import { useEffect } from 'react';
import { isFocusLost, restoreFocus } from './restore-focus.js';
import { neighbourOf, rememberPlace, wasInRow } from './row-place.js';

const isThere = (element: Element) => element.isConnected && element.checkVisibility();

/**
 * Keeps the focus when a row goes away with its pressed button, also when a dialog has asked in between: on the same button of the next
 * row, or on the heading of the list when there is none. Mounted once, for all lists.
 */
export function useRowFocus(): void {
  useEffect(() => {
    /** `undefined` after the focus was given up on purpose, for example by a click beside all controls. */
    let last: { control: Element; isByKeyboard: boolean } | undefined;
    const openers = new WeakMap<Element, Element>();
    /** The control itself; for one of a dialog that is closed, the control that had opened the dialog. */
    const originOf = (control: Element): Element => {
      const dialog = control.closest('[role="dialog"]');
      const opener = dialog && !isThere(dialog) ? openers.get(dialog) : undefined;
      return opener ? originOf(opener) : control;
    };
    const take = ({ target }: FocusEvent) => {
      const control = target as Element;
      const dialog = control.closest('[role="dialog"]');
      if (dialog && last && !dialog.contains(last.control)) openers.set(dialog, last.control);
      rememberPlace(control);
      last = { control, isByKeyboard: control.matches(':focus-visible') };
    };
    const check = () => {
      if (!last || !isFocusLost()) return;
      const { control, isByKeyboard } = last;
      last = undefined;
      // Still there: it was left on purpose.
      if (isThere(control) && !control.matches(':disabled')) return;
      const origin = originOf(control);
      if (wasInRow(origin) || neighbourOf(origin)) restoreFocus(origin, { preventScroll: !isByKeyboard });
    };
    let planned = 0;
    // After the effects of components, which may have a better place for the focus.
    const plan = () => {
      clearTimeout(planned);
      planned = window.setTimeout(check);
    };
    const watch = new MutationObserver(() => last && !last.control.isConnected && plan());
    watch.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', take);
    document.addEventListener('focusout', plan);
    return () => {
      clearTimeout(planned);
      watch.disconnect();
      document.removeEventListener('focusin', take);
      document.removeEventListener('focusout', plan);
    };
  }, []);
}
