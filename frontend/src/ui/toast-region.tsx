import { type ComponentType, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { loadAgain } from '../lib/load-again.js';
import type { toasts } from './toasts.js';

let loading: Promise<{ default: ComponentType }> | undefined;

/** What shows messages. A form asks for it before it is sent: afterwards the connection may be gone, or a newer version in its place. */
export const loadToasts = () => (loading ??= loadAgain(() => import('./toast-layer.js')));

/** Where messages appear. Its code is loaded with the first message. */
export function Toasts() {
  const wanted = useSelector((state: { toasts: ReturnType<typeof toasts.reducer> }) => state.toasts.count > 0);
  const [Layer, setLayer] = useState<ComponentType>();
  useEffect(() => {
    if (wanted) void loadToasts().then((code) => setLayer(() => code.default));
  }, [wanted]);
  return Layer && <Layer />;
}
