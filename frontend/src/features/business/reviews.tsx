import type { BusinessPage } from '../../lib/reads.js';
import { countedIn, dateText } from '../../lib/words.js';
import { Rating, Stars } from '../../ui/stars.js';
import { type StarCounts, starCounts } from './star-counts.js';
import { useBusinessWords } from './use-business-words.js';

/** The reviews of customers, from the directory's source. */
export function Reviews({ reviews, rating, count }: { reviews: BusinessPage['reviewsData']; rating: number | null; count: number }) {
  const words = useBusinessWords();
  const stars = starCounts(reviews);
  return (
    <section>
      <h2>{words.reviews}</h2>
      <Rating rating={rating} reviews={count} />
      {stars && <Distribution {...stars} />}
      {reviews.length === 0 ? (
        <p className="muted">{words.noReviews}</p>
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

/** The distribution of ratings. The bars are hidden from screen readers, because they repeat the figures beside them. */
function Distribution({ rated, rows }: StarCounts) {
  const words = useBusinessWords();
  return (
    <table className="star-counts">
      <caption>{countedIn(rated, words.starsOfOne, words.starsOfMany)}</caption>
      <tbody>
        {rows.map(({ stars, count }) => (
          <tr key={stars}>
            <th scope="row">{countedIn(stars, words.oneStar, words.manyStars)}</th>
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
