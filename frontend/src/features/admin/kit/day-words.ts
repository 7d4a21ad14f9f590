/** What stands in the place of a chart whose bars would all be empty; `undefined` where there is something to show. */
export function nothingCounted(byDay: readonly number[]): string | undefined {
  if (byDay.some((count) => count > 0)) return undefined;
  const when = byDay.length === 1 ? 'on this day' : `in these ${byDay.length} days`;
  return `Nothing was counted ${when} yet. The chart begins with the first one.`;
}
