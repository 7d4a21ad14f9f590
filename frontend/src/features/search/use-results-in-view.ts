import { type MouseEvent, useEffect, useRef } from 'react';

interface Shown {
  /** Key of the search, without the page. */
  search: string;
  page: number;
  isAnswered: boolean;
  /** In the map view, do not scroll the page: each move of the map may start a search. */
  isMap: boolean;
}

const LINE = '.results-line, .notice';
const CHIPS = '.search-results > .chips .chip';

interface Pressed {
  element: Element;
  /** Index among the chips. */
  place: number;
  /** The sheet of filters, when the pressed element is in it. */
  sheet: HTMLDialogElement | null;
}

/**
 * After each change of a search, scrolls to the beginning of the results and moves the focus: the previous results may have been longer,
 * and the pressed chip, link or button may have been removed or disabled.
 * @returns a ref for the heading of the results, and the click handler for results and filters
 */
export function useResultsInView({ search, page, isAnswered, isMap }: Shown) {
  const heading = useRef<HTMLHeadingElement>(null);
  const pressed = useRef<Pressed>(undefined);
  const last = useRef({ search, page });
  const shown = useRef(search);
  useEffect(() => {
    const { element, place, sheet } = pressed.current ?? {};
    const isPageAlone = last.current.search === search && last.current.page !== page;
    last.current = { search, page };
    if (isPageAlone) {
      heading.current?.focus({ preventScroll: true });
      heading.current?.parentElement?.scrollIntoView({ block: 'start' });
    } else if (element && (!element.isConnected || element.matches(':disabled'))) {
      const next = place === undefined ? undefined : document.querySelectorAll<HTMLElement>(CHIPS)[place];
      // Outside of an open sheet everything is inert, so stay within it.
      const target = sheet?.open ? sheet.querySelector('h2') : (next ?? heading.current);
      if ([document.body, element].includes(document.activeElement!)) target?.focus({ preventScroll: true });
    } else return;
    pressed.current = undefined;
  }, [search, page]);
  useEffect(() => {
    if (!isAnswered || shown.current === search) return;
    shown.current = search;
    const results = heading.current!.parentElement!;
    const line = results.querySelector(LINE)?.getBoundingClientRect();
    if (!line || isMap) return;
    // While the visitor types, keep the field in the viewport.
    const isTyping = document.activeElement?.matches('input') === true;
    if (line.top < 0 || (line.top > innerHeight && !isTyping)) results.scrollIntoView({ block: 'start' });
  }, [search, isAnswered, isMap]);
  const onClick = ({ target }: MouseEvent) => {
    const element = (target as Element).closest('a, button');
    const place = element ? [...document.querySelectorAll(CHIPS)].indexOf(element) : -1;
    pressed.current = element ? { element, place, sheet: element.closest('dialog') } : undefined;
  };
  return { heading, onClick };
}
