/** A range of bytes in a file, including the last one. */
export interface ByteRange {
  first: number;
  last: number;
}

const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * Parses a Range header with one range, cut to the limit: an answer may have less than was requested.
 * @returns `undefined` for a header with no range or several, `null` for a range that the file does not have
 */
export function rangeIn(header: string | undefined, size: number, most: number): ByteRange | null | undefined {
  const [, from = '', to = ''] = RANGE.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  // A suffix range ("-500"): the last bytes.
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first > last ? null : { first, last: Math.min(last, first + most - 1) };
}
