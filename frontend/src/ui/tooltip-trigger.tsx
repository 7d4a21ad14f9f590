import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../lib/lazy-page.js';
import { tooltipElementAt } from './tooltip-elements.js';

const TooltipLayer = lazyPart(() => import('./tooltip-layer.js'));

/** Loads the code of tooltips when the first element with one is hovered or focused. */
export function TooltipTrigger() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (wanted) return undefined;
    const onPointedAt = ({ target }: Event) => {
      if (tooltipElementAt(target)) setWanted(true);
    };
    addEventListener('pointerover', onPointedAt, { passive: true });
    addEventListener('focusin', onPointedAt);
    return () => {
      removeEventListener('pointerover', onPointedAt);
      removeEventListener('focusin', onPointedAt);
    };
  }, [wanted]);
  return wanted && <Suspense>{<TooltipLayer />}</Suspense>;
}
