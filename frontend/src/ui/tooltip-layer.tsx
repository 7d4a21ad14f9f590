import { computePosition, flip, offset, shift } from '@floating-ui/dom';
import { useEffect, useRef, useState } from 'react';
import { tooltipTextOf, tooltipElementAt, tooltipElementIn } from './tooltip-elements.js';

/** A tooltip opens after the pointer has rested this long. */
const OPEN_AFTER_MS = 700;
/** Moving to another trigger within this time opens its tooltip without delay. */
const SKIP_DELAY_MS = 300;

/** The only tooltip of the page: for the element under the pointer or with keyboard focus. */
export default function TooltipLayer() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const tip = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let waiting: HTMLElement | null = null;
    let shown: HTMLElement | null = null;
    let hiddenAt = -Infinity;
    const show = (element: HTMLElement | null) => {
      if (shown && !element) hiddenAt = performance.now();
      shown = element;
      setAnchor(element);
    };
    const want = (element: HTMLElement, delay: number) => {
      if (element === waiting) return;
      clearTimeout(timer);
      waiting = element;
      const soon = shown !== null || performance.now() - hiddenAt < SKIP_DELAY_MS;
      timer = setTimeout(() => show(element), soon ? 0 : delay);
    };
    const leave = () => {
      clearTimeout(timer);
      waiting = null;
      if (shown) show(null);
    };
    const over = ({ target }: Event) => {
      const element = tooltipElementAt(target);
      if (element) want(element, OPEN_AFTER_MS);
      else if (!(target instanceof Element && target.closest('.tooltip'))) leave();
    };
    const focus = ({ target }: Event) => {
      const element = tooltipElementAt(target);
      if (element?.matches(':focus-visible')) want(element, 0);
    };
    const key = ({ key: pressed }: KeyboardEvent) => pressed === 'Escape' && leave();
    // The pointer may have moved while this was loading, so check the current state.
    const pointed = tooltipElementIn(':hover');
    const focused = tooltipElementIn(':focus-visible');
    if (pointed) want(pointed, OPEN_AFTER_MS);
    else if (focused) want(focused, 0);
    const listeners: [string, EventListener][] = [
      ['pointerover', over],
      ['focusin', focus],
      ['focusout', leave],
      ['pointerdown', leave],
      ['scroll', leave],
      ['keydown', key as EventListener],
    ];
    for (const [name, listener] of listeners) addEventListener(name, listener, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of listeners) removeEventListener(name, listener);
    };
  }, []);

  useEffect(() => {
    const { current } = tip;
    if (!anchor || !current) return;
    void computePosition(anchor, current, { placement: 'top', middleware: [offset(8), flip(), shift({ padding: 8 })] }).then(({ x, y }) => {
      Object.assign(current.style, { left: `${x}px`, top: `${y}px`, visibility: 'visible' });
    });
  }, [anchor]);

  // Hidden from screen readers, because the element's own label has the same text.
  return (
    anchor && (
      <div key={tooltipTextOf(anchor)} ref={tip} className="tooltip" aria-hidden="true">
        {tooltipTextOf(anchor)}
      </div>
    )
  );
}
