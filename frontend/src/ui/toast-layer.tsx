import * as Radix from '@radix-ui/react-toast';
import { useDispatch, useSelector } from 'react-redux';
import { Icon } from './icon.js';
import { toasts } from './toasts.js';
import './styles/toast.css';
import { TOAST_WORDS } from '../../../src/shared/words/toast-words.js';
import { useWords } from '../lib/use-words.js';

const SHOWN_MS = 5_000;
const SWIPE_PX = 50;
/** Maximum time of the closing animation. */
const CLOSING_MS = 150;

/** Shows one toast at a time; F8 moves the focus to it, a swipe to the right closes it. */
export default function ToastLayer() {
  const toast = useSelector((state: { toasts: ReturnType<typeof toasts.reducer> }) => state.toasts.current);
  const dispatch = useDispatch();
  const words = useWords('page-words', TOAST_WORDS);
  return (
    <Radix.Provider duration={SHOWN_MS} swipeDirection="right" swipeThreshold={SWIPE_PX} label={words.message}>
      {toast && (
        <Radix.Root
          asChild
          key={toast.id}
          duration={toast.milliseconds ?? SHOWN_MS}
          className={`toast${toast.bad ? ' toast-bad' : ''}`}
          role={toast.bad ? 'alert' : 'status'}
          onOpenChange={(open) => !open && setTimeout(() => dispatch(toasts.actions.gone(toast.id)), CLOSING_MS)}
        >
          <div>
            <div>
              <Radix.Title className="toast-title">{toast.title}</Radix.Title>
              {toast.description && <Radix.Description>{toast.description}</Radix.Description>}
            </div>
            <Radix.Close className="icon-button" aria-label={words.closeMessage}>
              <Icon name="x" />
            </Radix.Close>
          </div>
        </Radix.Root>
      )}
      {/* A div instead of Radix's list, because an alert is no list item. */}
      <Radix.Viewport asChild hotkey={['F8']} label={words.messages}>
        <div className="toast-viewport" />
      </Radix.Viewport>
    </Radix.Provider>
  );
}
