import type { BusinessPage } from '../../lib/reads.js';
import { counted, dateText } from '../../lib/words.js';
import { Rating, Stars } from '../../ui/stars.js';
import { type StarCounts, starCounts } from './star-counts.js';

/** What customers wrote, as the directory's source has it. */
export function Reviews({ reviews, rating, count }: { reviews: BusinessPage['reviewsData']; rating: number | null; count: number }) {
  const stars = starCounts(reviews);
  return (
    <section>
      <h2>Reviews</h2>
      <Rating rating={rating} reviews={count} />
      {stars && <Distribution {...stars} />}
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

/** The bars repeat the figures beside them. */
function Distribution({ rated, rows }: StarCounts) {
  return (
    <table className="star-counts">
      <caption>Stars of the {counted(rated, 'rated review')} on this page</caption>
      <tbody>
        {rows.map(({ stars, count }) => (
          <tr key={stars}>
            <th scope="row">{counted(stars, 'star')}</th>
            <td aria-hidden="true">
              <span className="star-bar" style={{ width: `${(100 * count) / rated}%` }} />
            </td>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
