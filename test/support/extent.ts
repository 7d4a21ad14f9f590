/**
 * Of what has very many cases, or takes very long, `npm test` has a short form; `npm run test:long` runs the same files with all of it.
 * Every test file that imports this runs there too.
 */
const isLong = process.env['TEST_EXTENT'] === 'long';

/** A test that `npm run test:long` alone has; what its short form is stands beside it. */
export function itInLong(...test: Parameters<typeof it>): void {
  if (isLong) it(...test);
}

/** All cases in `npm run test:long`, else those of the short form, which must be among them. */
export function casesOf<T>(all: readonly T[], short: readonly T[]): readonly T[] {
  const strange = short.filter((one) => !all.includes(one));
  if (strange.length > 0) throw new Error(`A short form has what the whole does not: ${strange.join(', ')}`);
  return isLong ? all : short;
}
