import type { CSSProperties } from 'react';
import { countedIn, starsOf } from '../lib/words.js';
import { CARD_WORDS } from '../../../src/shared/words/card-words.js';
import { useWords } from '../lib/use-words.js';
import { isRated, ratingText } from '../../../src/shared/listings/rating-text.js';
import { fillTemplate } from '../../../src/shared/text/fill-template.js';

/** Stars, value and number of reviews; a text where there is no rating yet. */
export function Rating({ rating, reviews }: { rating: number | null; reviews: number }) {
  const words = useWords('card-words', CARD_WORDS);
  if (!isRated(rating)) return <p className="rating rating-none">{words.noRatings}</p>;
  return (
    <p className="rating">
      <Stars rating={rating} />
      <strong aria-hidden="true">{ratingText(rating)}</strong>
      {reviews > 0 && <span>{countedIn(reviews, words.oneReview, words.manyReviews)}</span>}
    </p>
  );
}

/** The rating on a card in a list: when no business of the directory has a rating, no card says that there is none. */
export function CardRating({ facts, ...props }: { rating: number | null; reviews: number; facts: { rated: boolean } | undefined }) {
  return !isRated(props.rating) && facts?.rated === false ? null : <Rating {...props} />;
}

export function Stars({ rating }: { rating: number }) {
  const words = useWords('card-words', CARD_WORDS);
  return (
    <span
      className="stars"
      style={{ '--stars': starsOf(rating) } as CSSProperties}
      role="img"
      aria-label={fillTemplate(words.rated, { rating: ratingText(rating) })}
    />
  );
}
