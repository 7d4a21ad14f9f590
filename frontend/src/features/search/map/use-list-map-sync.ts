import { type RefObject, useEffect, useRef } from 'react';

interface Following {
  /** The slug of the business whose card is marked in the list. */
  chosen: string | undefined;
  /** Called when a card is hovered or focused, and with `undefined` when none is any more. */
  onTouched: (slug: string | undefined) => void;
}

const PAGE = '/business/';

/** The slug of the card that contains an element of the list. */
function slugAt(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('.cards > li')?.querySelector(`a[href^="${PAGE}"]`) : undefined;
  const path = link?.getAttribute('href')?.slice(PAGE.length);
  return path && decodeURIComponent(path);
}

/**
 * Synchronises list and map. Uses event delegation on the list instead of listeners in every card, so that cards need no code for a map
 * that most visitors never open.
 */
export function useListMapSync(map: RefObject<HTMLElement | null>, { chosen, onTouched }: Following): void {
  const touched = useRef(onTouched);
  touched.current = onTouched;
  useEffect(() => {
    const around = map.current?.closest<HTMLElement>('.search-results');
    if (!around) return undefined;
    const follow = ({ target }: Event) => {
      if (!map.current?.contains(target as Node)) touched.current(slugAt(target));
    };
    const leave = () => touched.current(undefined);
    around.addEventListener('pointerover', follow);
    around.addEventListener('focusin', follow);
    around.addEventListener('pointerleave', leave);
    return () => {
      around.removeEventListener('pointerover', follow);
      around.removeEventListener('focusin', follow);
      around.removeEventListener('pointerleave', leave);
    };
  }, [map]);
  useEffect(() => {
    const around = map.current?.closest<HTMLElement>('.search-results');
    if (!around || chosen === undefined) return undefined;
    const card = [...around.querySelectorAll<HTMLElement>('.cards > li')].find((item) => slugAt(item) === chosen);
    if (!card) return undefined;
    card.dataset['onMap'] = '';
    card.scrollIntoView({ block: 'nearest' });
    return () => {
      delete card.dataset['onMap'];
    };
  }, [map, chosen]);
}
