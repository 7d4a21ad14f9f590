/**
 * "4.4" for 4.35, the same on pages, in their pictures and for screen readers. `toFixed` alone rounds the binary number, which may lie just
 * below the decimal one: it makes 4.5 of 4.45, but 4.3 of 4.35.
 */
export function ratingText(rating: number): string {
  const tenths = Math.round(Number((rating * 10).toFixed(6)));
  return (tenths / 10).toFixed(1);
}

/** Whether there is a rating. The lowest rating is one star: some tables write zero for "not rated yet". */
export function isRated(rating: number | null): rating is number {
  return rating !== null && rating > 0;
}
