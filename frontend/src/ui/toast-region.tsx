import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { lazyPart } from '../lib/lazy-page.js';
import type { toasts } from './toasts.js';

const ToastLayer = lazyPart(() => import('./toast-layer.js'));

/** Where messages appear. Its code is loaded with the first message. */
export function Toasts() {
  const wanted = useSelector((state: { toasts: ReturnType<typeof toasts.reducer> }) => state.toasts.count > 0);
  return wanted && <Suspense>{<ToastLayer />}</Suspense>;
}
