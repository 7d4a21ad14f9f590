import type { BusinessPage } from '../../lib/reads.js';

const STARS = [5, 4, 3, 2, 1] as const;

/** With fewer reviews a distribution is misleading: two of four would read as "half of the customers". */
const MIN_REVIEWS = 5;

export interface StarCounts {
  /** Number of reviews on the page that have a rating. */
  rated: number;
  rows: { stars: number; count: number }[];
}

/** The distribution of the reviews' ratings, halves rounded up; `undefined` when there are too few. */
export function starCounts(reviews: BusinessPage['reviewsData']): StarCounts | undefined {
  const ratings = reviews.flatMap(({ rating }) => (rating === null ? [] : [Math.min(5, Math.max(1, Math.round(rating)))]));
  if (ratings.length < MIN_REVIEWS) return undefined;
  return { rated: ratings.length, rows: STARS.map((stars) => ({ stars, count: ratings.filter((each) => each === stars).length })) };
}
