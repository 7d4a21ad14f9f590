import { App, Button } from 'antd';
import { type FocusEvent, type ReactNode, useCallback, useEffect } from 'react';
import { restoreFocus } from './restore-focus.js';

/** How long the message of a save is shown. */
export const SAVE_FEEDBACK_MS = 3_000;
const SHOWN_MS = 5_000;
/** Long enough to read it and reach the button by keyboard or with a screen reader (WCAG 2.2.1 asks for 20 seconds where time runs out). */
const UNDO_MS = 20_000;

export interface Toast {
  title: string;
  description?: string;
  /** An error message. */
  bad?: boolean;
  /** A neutral note: neither success nor error. */
  isNote?: boolean;
  /** How long it is shown, if not the default time. */
  milliseconds?: number;
}

type Notification = ReturnType<typeof App.useApp>['notification'];

/** Messages of the back office: in the corner, one at a time; F8 moves the focus to the message. */
export const TOASTS = {
  placement: 'bottomRight',
  maxCount: 1,
  stack: false,
  closable: { 'aria-label': 'Close the message' },
} as const;

/** Shows a message, if there is one; it replaces the previous one. */
export function useToast(): (toast: Toast | undefined) => void {
  const { notification } = App.useApp();
  return useCallback((toast) => void (toast && show(notification, toast)), [notification]);
}

/** Shows a message with a button. @returns a function that takes the message and the action, and returns one that closes the message */
export function useActionToast(): (toast: Toast, button: string, act: () => void) => () => void {
  const { notification } = App.useApp();
  return useCallback(
    (toast, button, act) =>
      show(notification, toast, (close) => (
        <Button type="link" aria-keyshortcuts="F8" onClick={() => (close(), act())}>
          {button}
        </Button>
      )),
    [notification],
  );
}

/** Shows a message with "Undo". @returns a function that takes the message and the undo action */
export function useUndoToast(): (toast: Toast, undo: () => void) => void {
  const toastWith = useActionToast();
  return useCallback((toast, undo) => void toastWith({ milliseconds: UNDO_MS, ...toast }, 'Undo', undo), [toastWith]);
}

let count = 0;

function show(
  notification: Notification,
  { title, description, bad = false, isNote = false, milliseconds = SHOWN_MS }: Toast,
  action?: (close: () => void) => ReactNode,
): () => void {
  const key = `toast-${(count += 1)}`;
  /** The element that had the focus before the message. */
  let before: EventTarget | null = null;
  const onFocus = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) before = event.relatedTarget;
    pointed('mouseover')(event);
  };
  /** Returns the focus when the message closes: its buttons are removed, and it is at the end of the page. */
  const leave = () => {
    const button = document.activeElement;
    // Do not scroll for mouse users.
    if (button?.closest('.ant-notification')) restoreFocus(before, { preventScroll: !button.matches(':focus-visible') });
  };
  const close = () => {
    leave();
    notification.destroy(key);
  };
  notification.open({
    key,
    onClose: leave,
    title,
    description,
    type: bad ? 'error' : isNote ? 'info' : 'success',
    role: bad ? 'alert' : 'status',
    actions: action?.(close),
    duration: milliseconds / 1_000,
    // Ant Design's timer pauses only for the pointer: simulate pointer events on focus, or the message would close while it is focused.
    props: { onFocus, onBlur: pointed('mouseout') },
  });
  return close;
}

const pointed =
  (event: 'mouseover' | 'mouseout') =>
  ({ currentTarget }: FocusEvent<HTMLDivElement>): void =>
    void currentTarget.dispatchEvent(new MouseEvent(event, { bubbles: true }));

/** The buttons of a message that is not closing: during the closing animation, clicks have no effect. */
const SHOWN_BUTTON = '.ant-notification-notice:not([class*="-leave"]) button';

/** Makes F8 focus the first button of the visible message. */
export function useToastKey(): void {
  useEffect(() => {
    const focusToast = ({ key }: KeyboardEvent) => {
      if (key === 'F8') document.querySelector<HTMLButtonElement>(SHOWN_BUTTON)?.focus();
    };
    document.addEventListener('keydown', focusToast);
    return () => document.removeEventListener('keydown', focusToast);
  }, []);
}
