import { lazy, Suspense, useEffect, useState } from 'react';

const TooltipLayer = lazy(() => import('./tooltip-layer.js'));

/** Loads the tooltips when the first thing that has one is pointed at or focused. */
export function TooltipTrigger() {
  const [wanted, setWanted] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (wanted) return undefined;
    const look = ({ target }: Event) => {
      const found = target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;
      if (found) setWanted(found);
    };
    addEventListener('pointerover', look, { passive: true });
    addEventListener('focusin', look);
    return () => {
      removeEventListener('pointerover', look);
      removeEventListener('focusin', look);
    };
  }, [wanted]);
  return wanted && <Suspense>{<TooltipLayer first={wanted} />}</Suspense>;
}
