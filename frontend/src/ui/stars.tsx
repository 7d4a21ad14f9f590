import type { CSSProperties } from 'react';
import { counted, starsOf } from '../lib/words.js';

/** Stars, figure and number of reviews; words where there are none yet. */
export function Rating({ rating, reviews }: { rating: number | null; reviews: number }) {
  if (rating === null) return <p className="rating rating-none">No ratings yet</p>;
  return (
    <p className="rating">
      <Stars rating={rating} />
      <strong aria-hidden="true">{rating.toFixed(1)}</strong>
      <span>({counted(reviews, 'review')})</span>
    </p>
  );
}

export function Stars({ rating }: { rating: number }) {
  return (
    <span
      className="stars"
      style={{ '--stars': starsOf(rating) } as CSSProperties}
      role="img"
      aria-label={`Rated ${rating.toFixed(1)} out of 5`}
    />
  );
}
