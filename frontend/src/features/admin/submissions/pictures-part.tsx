import { Checkbox } from 'antd';
import { isOpen } from '../../../../../src/modules/submissions/domain/submission-status.js';
import type { Review } from './use-review.js';

/** The owner's proposed pictures: not public yet; approving publishes them. */
export function PicturesPart({ review: { submission, refused, refuse } }: { review: Review }) {
  const { id, pictures } = submission;
  if (pictures.length === 0) return null;
  const addressOf = (url: string) => `/api/admin/submissions/${encodeURIComponent(id)}/pictures/${url.slice(url.lastIndexOf('/') + 1)}`;
  const choose = (url: string, wanted: boolean) => refuse(wanted ? refused.filter((known) => known !== url) : [...refused, url]);
  return (
    <section className="kit-part" aria-labelledby="proposed">
      <h2 id="proposed">Pictures</h2>
      <p className="kit-soft">
        {isOpen(submission)
          ? 'No one else has seen them. Approving adds the ticked ones to the end of the business’s gallery.'
          : 'They were sent with it and are not published.'}
      </p>
      <ul className="review-pictures">
        {pictures.map(({ url, description }) => (
          <li key={url}>
            <a href={addressOf(url)} target="_blank" rel="noreferrer">
              <img src={addressOf(url)} alt={description} width={320} height={240} loading="lazy" />
            </a>
            <p>{description}</p>
            {isOpen(submission) && (
              <Checkbox
                checked={!refused.includes(url)}
                aria-label={`Publish: ${description}`}
                onChange={({ target }) => choose(url, target.checked)}
              >
                Publish
              </Checkbox>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
