import { type MouseEvent, useEffect, useRef } from 'react';

interface Shown {
  /** What is searched for, the page apart. */
  search: string;
  page: number;
  isAnswered: boolean;
  /** A map moves with each part of it that is searched: the page around it stays where it is. */
  isMap: boolean;
}

const LINE = '.results-line, .notice';
const CHIPS = '.search-results > .chips .chip';

interface Pressed {
  element: Element;
  /** Among the chips. */
  place: number;
  /** The sheet of the filters, for what stands in it. */
  sheet: HTMLDialogElement | null;
}

/**
 * After each change of a search its results begin in view, for eyes, for the keyboard and for screen readers: what stood there before may have
 * been longer, and the chip, link or button that was pressed may be gone or disabled.
 * @returns the heading of the results, and what listens to clicks among them and among the filters
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
      // Everything outside of an open sheet is inert.
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
    // The field that somebody types in stays in view.
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
