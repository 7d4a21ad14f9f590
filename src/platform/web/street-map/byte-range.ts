/** Bytes of a file, the last one included. */
export interface ByteRange {
  first: number;
  last: number;
}

const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * The one part of a file that a request asks for, cut to the limit: an answer may hold less than was asked.
 * @returns `undefined` for what names no part or several, `null` for a part that the file does not have
 */
export function rangeIn(header: string | undefined, size: number, most: number): ByteRange | null | undefined {
  const [, from = '', to = ''] = RANGE.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  // Without a beginning, the end is asked for.
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first > last ? null : { first, last: Math.min(last, first + most - 1) };
}
