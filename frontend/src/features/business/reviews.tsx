import type { BusinessPage } from '../../lib/reads.js';
import { dateText } from '../../lib/words.js';
import { Rating, Stars } from '../../ui/stars.js';

/** What customers wrote, as the directory's source has it. */
export function Reviews({ reviews, rating, count }: { reviews: BusinessPage['reviewsData']; rating: number | null; count: number }) {
  return (
    <section>
      <h2>Reviews</h2>
      <Rating rating={rating} reviews={count} />
      {reviews.length === 0 ? (
        <p className="muted">Nobody has written a review here yet.</p>
      ) : (
        <ul className="reviews">
          {reviews.map((review, index) => (
            <li key={index}>
              <article className="review">
                {review.rating !== null && <Stars rating={review.rating} />}
                {review.name && <h3>{review.name}</h3>}
                {review.body && <p>{review.body}</p>}
                <p className="review-by">{[review.authorName, review.date && dateText(review.date)].filter(Boolean).join(', ')}</p>
              </article>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
