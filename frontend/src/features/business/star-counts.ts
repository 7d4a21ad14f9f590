import type { BusinessPage } from '../../lib/reads.js';

const STARS = [5, 4, 3, 2, 1] as const;

/** With fewer reviews a distribution says no more than the reviews below it: two of four would read as "half of the customers". */
const MIN_REVIEWS = 5;

export interface StarCounts {
  /** How many of the reviews on the page have a rating. */
  rated: number;
  rows: { stars: number; count: number }[];
}

/** How the ratings of the reviews are distributed, halves rounded up; `undefined` where they are too few. */
export function starCounts(reviews: BusinessPage['reviewsData']): StarCounts | undefined {
  const ratings = reviews.flatMap(({ rating }) => (rating === null ? [] : [Math.min(5, Math.max(1, Math.round(rating)))]));
  if (ratings.length < MIN_REVIEWS) return undefined;
  return { rated: ratings.length, rows: STARS.map((stars) => ({ stars, count: ratings.filter((each) => each === stars).length })) };
}
