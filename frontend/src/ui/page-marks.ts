/** `...` stands for pages left out. */
export type PageMark = number | '...';

/** The page numbers to show: all up to seven; beyond that the first, the last, and those around the current page. */
export function pageMarks(current: number, last: number): PageMark[] {
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (last <= 7) return range(1, last);
  if (current <= 4) return [...range(1, 5), '...', last];
  if (current >= last - 3) return [1, '...', ...range(last - 3, last)];
  return [1, '...', current - 1, current, current + 1, '...', last];
}
