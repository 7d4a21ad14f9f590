/** Counted from 0: C7 is in column 2. */
export function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? 'A') column = column * 26 + letter.codePointAt(0)! - 64;
  return column - 1;
}
