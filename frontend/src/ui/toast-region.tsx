import { type ComponentType, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { retryLoad } from '../lib/retry-load.js';
import type { toasts } from './toasts.js';

let loading: Promise<{ default: ComponentType }> | undefined;

/**
 * Loads the code of toasts. Forms call it before they are sent: later the connection may fail, or a newer version may have replaced the
 * file.
 */
export const loadToasts = () => (loading ??= retryLoad(() => import('./toast-layer.js')));

/** The region of toasts. Its code is loaded with the first message. */
export function Toasts() {
  const wanted = useSelector((state: { toasts: ReturnType<typeof toasts.reducer> }) => state.toasts.count > 0);
  const [Layer, setLayer] = useState<ComponentType>();
  useEffect(() => {
    if (wanted) void loadToasts().then((code) => setLayer(() => code.default));
  }, [wanted]);
  return Layer && <Layer />;
}
