import { useSelector } from 'react-redux';
import { Link } from '../../ui/link.js';
import type { PageTexts } from '../../../../src/modules/content/domain/texts/text-pages.js';
import { fillTemplate } from '../../../../src/shared/text/fill-template.js';
import type { Site } from '../../lib/site.js';
import { useRead } from '../../lib/use-read.js';
import { useDayText } from '../../lib/use-day-text.js';
import { searchAddress } from '../../lib/words.js';

/** A listing counts as new for this long. */
const NEW_FOR_MS = 60 * 24 * 60 * 60 * 1_000;

/** Towns with their numbers of businesses, the largest first. Renders nothing when the read fails. */
export function Towns({ texts }: { texts: PageTexts<'home'> }) {
  const { data } = useRead('homeListings', {});
  if (!data || data.towns.length === 0) return null;
  return (
    <section className="page home-towns" aria-labelledby="towns-title">
      <h2 id="towns-title">{texts.townsTitle}</h2>
      <ul className="chips">
        {data.towns.map(({ city, count }) => (
          <li key={city}>
            <Link className="chip" to={searchAddress({ city })}>
              {`${city} (${count.toLocaleString('en-CA')})`}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Businesses that were added to the directory in the last sixty days, each with the day. */
export function Latest({ texts }: { texts: PageTexts<'home'> }) {
  const { data } = useRead('homeListings', {});
  const now = useSelector(({ site }: { site: Site }) => site.now);
  const dayOf = useDayText();
  const latest = (data?.latest ?? []).filter(({ addedAt }) => now - Date.parse(addedAt) < NEW_FOR_MS);
  if (latest.length === 0) return null;
  return (
    <section className="page home-latest" aria-labelledby="latest-title">
      <h2 id="latest-title">{texts.latestTitle}</h2>
      <ul>
        {latest.map(({ slug, title, industry, city, addedAt }) => (
          <li key={slug}>
            <Link to={`/business/${encodeURIComponent(slug)}`}>{title}</Link>
            <span>{[industry, city].filter(Boolean).join(', ')}</span>
            <time dateTime={addedAt}>{fillTemplate(texts.added, { date: dayOf(addedAt) })}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}
