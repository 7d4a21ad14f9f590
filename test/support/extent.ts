/**
 * Tests with very many cases, or that take very long, have a short form in `npm test`; `npm run test:long` runs the same files completely.
 * It runs every test file that imports this module.
 */
const isLong = process.env['TEST_EXTENT'] === 'long';

/** A test that runs only in `npm run test:long`; its short form is beside it. */
export function itInLong(...test: Parameters<typeof it>): void {
  if (isLong) it(...test);
}

/** All cases in `npm run test:long`, else those of the short form, which must be among them. */
export function casesOf<T>(all: readonly T[], short: readonly T[]): readonly T[] {
  const strange = short.filter((one) => !all.includes(one));
  if (strange.length > 0) throw new Error(`A short form has what the whole does not: ${strange.join(', ')}`);
  return isLong ? all : short;
}
