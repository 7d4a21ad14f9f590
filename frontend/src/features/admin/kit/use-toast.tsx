import { App, Button } from 'antd';
import { type FocusEvent, type ReactNode, useCallback, useEffect } from 'react';
import { giveFocusBack } from './give-focus-back.js';

/** How long a save's own message stays. */
export const SAVE_FEEDBACK_MS = 3_000;
const SHOWN_MS = 5_000;
/** Long enough to read it and reach the button by keyboard or with a screen reader (WCAG 2.2.1 asks for 20 seconds where time runs out). */
const UNDO_MS = 20_000;

export interface Toast {
  title: string;
  description?: string;
  /** Something failed, or cannot be done. */
  bad?: boolean;
  /** Nothing was done, and nothing is wrong. */
  isNote?: boolean;
  /** How long it stays, if not as long as others. */
  milliseconds?: number;
}

type Notification = ReturnType<typeof App.useApp>['notification'];

/** Messages of the back office stand in the corner, one at a time; F8 leads the keyboard to the one that is shown. */
export const TOASTS = {
  placement: 'bottomRight',
  maxCount: 1,
  stack: false,
  closable: { 'aria-label': 'Close the message' },
} as const;

/** Shows a message; the one before it goes. */
export function useToast(): (toast: Toast) => void {
  const { notification } = App.useApp();
  return useCallback((toast) => show(notification, toast), [notification]);
}

/** Shows a message with "Undo". @returns a function that takes what "Undo" does */
export function useUndoToast(): (toast: Toast, undo: () => void) => void {
  const { notification } = App.useApp();
  return useCallback(
    (toast, undo) => {
      const act = (close: () => void) => {
        close();
        undo();
      };
      show(notification, { milliseconds: UNDO_MS, ...toast }, (close) => (
        <Button type="link" aria-keyshortcuts="F8" onClick={() => act(close)}>
          Undo
        </Button>
      ));
    },
    [notification],
  );
}

let count = 0;

function show(
  notification: Notification,
  { title, description, bad = false, isNote = false, milliseconds = SHOWN_MS }: Toast,
  action?: (close: () => void) => ReactNode,
): void {
  const key = `toast-${(count += 1)}`;
  /** What had the focus before the message. */
  let before: EventTarget | null = null;
  const onFocus = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) before = event.relatedTarget;
    pointed('mouseover')(event);
  };
  /** A message takes its buttons away with it, and lies behind the end of the page. */
  const leave = () => {
    const button = document.activeElement;
    // Those who pressed it with a mouse stay where they look.
    if (button?.closest('.ant-notification')) giveFocusBack(before, { preventScroll: !button.matches(':focus-visible') });
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
    // Ant Design's timer pauses for a pointer only: the keyboard's focus is passed on to it as one, or the message would go from under it.
    props: { onFocus, onBlur: pointed('mouseout') },
  });
}

const pointed =
  (event: 'mouseover' | 'mouseout') =>
  ({ currentTarget }: FocusEvent<HTMLDivElement>): void =>
    void currentTarget.dispatchEvent(new MouseEvent(event, { bubbles: true }));

/** Of a message that stays: one that is fading out takes no click any more. */
const SHOWN_BUTTON = '.ant-notification-notice:not([class*="-leave"]) button';

/** Lets F8 lead to the first button of the message that is shown. */
export function useToastKey(): void {
  useEffect(() => {
    const lead = ({ key }: KeyboardEvent) => {
      if (key === 'F8') document.querySelector<HTMLButtonElement>(SHOWN_BUTTON)?.focus();
    };
    document.addEventListener('keydown', lead);
    return () => document.removeEventListener('keydown', lead);
  }, []);
}
