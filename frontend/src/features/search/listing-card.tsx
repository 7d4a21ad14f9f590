import { memo, Suspense, useState } from 'react';
import { Link } from '../../ui/link.js';
import { lazyPart } from '../../lib/lazy-page.js';
import type { FoundListing, Reads, SearchAnswer } from '../../lib/reads.js';
import { kilometresText } from '../../lib/words.js';
import { Badges } from '../../ui/badges.js';
import { ContactActions } from '../../ui/contact-actions.js';
import { Icon } from '../../ui/icon.js';
import { Picture } from '../../ui/picture.js';
import { ShortlistButton } from '../../ui/shortlist/shortlist-button.js';
import { CardRating } from '../../ui/stars.js';
import type { Position } from './search-view.js';
import { type SearchWords, useSearchWords } from './use-search-words.js';
import { fillTemplate } from '../../../../src/shared/text/fill-template.js';

const RankingReason = lazyPart(() => import('./ranking-reason.js'));

interface Props {
  listing: FoundListing;
  eager: boolean;
  /** The search that found it; missing outside of a list of results. */
  found?: SearchAnswer;
  near?: Position | null;
  /** Facts about the directory: what is unknown for every listing is not reported as unknown on each card. */
  facts: Reads['directory']['data'] | undefined;
}

/** The card of a business: name, trade and city, stars, badges, and five contact actions. */
export const ListingCard = memo(function ListingCard({ listing: given, eager, found, near = null, facts: known }: Props) {
  const { distanceKm: _fromMiddle, ...placeless } = given;
  const listing: FoundListing = found && isWithin(found, given) ? placeless : given;
  const {
    slug,
    title,
    industry,
    city,
    rating,
    reviews,
    address,
    description,
    image,
    featured,
    distanceKm,
    approximate,
    credit,
    licenceNumber,
    serviceArea,
  } = listing;
  const words = useSearchWords();
  const [isAsked, ask] = useState(false);
  const facts = [
    industry,
    city,
    distanceKm !== undefined && distanceText({ distanceKm, approximate }, found?.distanceFrom?.name, words),
  ].filter(Boolean);
  return (
    <article className={`card${featured === 'yes' ? ' card-featured' : ''}`}>
      <Picture image={image} industry={industry} title={title} eager={eager} />
      <div className="card-main">
        <Badges listing={listing} />
        <h3>
          <Link to={`/business/${encodeURIComponent(slug)}`}>{title}</Link>
        </h3>
        {facts.length > 0 && <p className="card-facts">{facts.join(' · ')}</p>}
        {known?.hoursKnown !== false && <p className="card-hours needs-script" data-hours={slug} />}
        <CardRating rating={rating} reviews={reviews} facts={known} />
        {description && <p className="card-text">{description}</p>}
        {address && (
          <p className="card-address">
            <Icon name="map-pin" />
            {address}
          </p>
        )}
        {licenceNumber && <p className="card-address">{fillTemplate(words.licenceNumber, { number: licenceNumber })}</p>}
        {serviceArea.length > 0 && <p className="card-address">{servesText(serviceArea, words)}</p>}
        {credit && <p className="credit">{credit}</p>}
        {found && (
          <details className="card-why" onToggle={() => ask(true)}>
            <summary>{words.why}</summary>
            {isAsked && (
              <Suspense>
                <RankingReason listing={listing} found={found} near={near} />
              </Suspense>
            )}
            <a href="/how-we-order">{words.howOrdered}</a>
          </details>
        )}
      </div>
      <ContactActions listing={listing} />
      <ShortlistButton listing={listing} from={found?.distanceFrom?.name} />
    </article>
  );
});

/** Whether the listing is in the searched area: then its distance from the area's centre is not shown. */
const isWithin = ({ understood, distanceFrom }: SearchAnswer, { distanceKm }: FoundListing): boolean =>
  distanceFrom?.kind === 'area' && distanceKm !== undefined && distanceKm <= (understood?.place?.radiusKm ?? 0);

/** "2.7 km from Toronto", or "2.7 km away" from the visitor's position. */
function distanceText(
  { distanceKm, approximate }: Required<Pick<FoundListing, 'distanceKm'>> & Pick<FoundListing, 'approximate'>,
  place: string | null | undefined,
  words: SearchWords,
): string {
  const text = place ? (approximate ? words.aboutFrom : words.awayFrom) : approximate ? words.about : words.away;
  return fillTemplate(text, { km: kilometresText(distanceKm, approximate), place });
}

const MAX_NAMED = 2;

/** "Serves Guelph, Fergus and 3 more": the page of the business names them all. */
function servesText(places: readonly string[], words: SearchWords): string {
  const more = places.length - MAX_NAMED;
  // "and 1 more" is not shorter than the name.
  if (more <= 1) return fillTemplate(words.serves, { places: places.join(', ') });
  return fillTemplate(words.servesMore, { places: places.slice(0, MAX_NAMED).join(', '), count: more });
}
