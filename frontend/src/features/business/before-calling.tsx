import { Link } from '../../ui/link.js';
import type { BusinessPage } from '../../lib/reads.js';
import { useRead } from '../../lib/use-read.js';
import { CardRating } from '../../ui/stars.js';
import { useBusinessWords } from './use-business-words.js';

/** Questions for a business of this trade, and the related guides. */
export function BeforeCalling({ questions, guides }: Pick<BusinessPage, 'questions' | 'guides'>) {
  const words = useBusinessWords();
  return (
    <>
      {questions.length > 0 && (
        <section>
          <h2>{words.whatToAsk}</h2>
          <ul className="questions">
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </section>
      )}
      {guides.length > 0 && (
        <section>
          <h2>{words.guides}</h2>
          <ul className="chips">
            {guides.map((slug) => (
              <li key={slug}>
                <Link className="chip" to={`/${slug}-guide`}>
                  {nameOf(slug)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** "Frozen pipes" for frozen-pipes. */
function nameOf(slug: string): string {
  const words = slug.replaceAll('-', ' ').replace(/\b(ac|hvac)\b/g, (short) => short.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Similar businesses. */
export function SimilarBusinesses({ similar, title }: { similar: BusinessPage['similar']; title: string }) {
  const { data: facts } = useRead('directory', {});
  if (similar.length === 0) return null;
  return (
    <section className="similar" aria-labelledby="similar">
      <h2 id="similar">{title}</h2>
      <ul>
        {similar.map(({ slug, title: name, city, rating, reviews }) => (
          <li key={slug} className="card">
            <Link to={`/business/${encodeURIComponent(slug)}`}>{name}</Link>
            {city && <p className="card-facts">{city}</p>}
            <CardRating rating={rating} reviews={reviews} facts={facts} />
          </li>
        ))}
      </ul>
    </section>
  );
}
