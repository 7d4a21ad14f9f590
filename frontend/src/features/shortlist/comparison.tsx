import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { openingAt } from '../../lib/opening.js';
import { Badges } from '../../ui/badges.js';
import { Icon } from '../../ui/icon.js';
import { Rating } from '../../ui/stars.js';
import { phoneText } from '../../lib/words.js';
import type { Compared } from './call-sheet-text.js';

interface ComparisonProps {
  listings: Compared[];
  distances: Record<string, number | undefined>;
  now: number;
  /** A last row, below what is compared. */
  last?: { name: string; cell: (listing: Compared) => ReactNode };
}

/** Businesses side by side. In a narrow window it scrolls sideways by itself; the page does not. */
export function Comparison({ listings, distances, now, last }: ComparisonProps) {
  const rows: { name: string; cell: (listing: Compared) => ReactNode }[] = [
    { name: 'Contact', cell: contactOf },
    ...(listings.some(({ id }) => distances[id] !== undefined) ? [{ name: 'Distance', cell: distanceIn(distances) }] : []),
    { name: 'Hours', cell: hoursAt(now) },
    { name: 'Rating', cell: ({ rating, reviews }) => <Rating rating={rating} reviews={reviews} /> },
    { name: 'Licence', cell: licenceOf },
    { name: 'Services', cell: ({ industry, description }) => [industry, description].filter(Boolean).join(': ') || 'Not known' },
    { name: 'Area', cell: ({ city, serviceArea }) => [...new Set([city, ...serviceArea])].filter(Boolean).join(', ') || 'Not known' },
    ...(last ? [last] : []),
  ];
  return (
    <div className="comparison" role="region" aria-label="Comparison" tabIndex={0}>
      <table>
        <caption className="visually-hidden">Businesses side by side</caption>
        <thead>
          <tr>
            <td />
            {listings.map((listing) => (
              <th key={listing.id} scope="col">
                <Badges listing={listing} />
                <Link to={`/business/${encodeURIComponent(listing.slug)}`}>{listing.title}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cell }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {listings.map((listing) => (
                <td key={listing.id}>{cell(listing)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function contactOf({ title, phoneE164, phone, email, website }: Compared): ReactNode {
  return (
    <>
      {phoneE164 ? (
        <a className="button button-primary" href={`tel:${phoneE164}`} aria-label={`Call ${title} at ${phoneText(phoneE164)}`}>
          <Icon name="phone" />
          {phoneText(phoneE164)}
        </a>
      ) : (
        (phone ?? 'No phone number')
      )}
      {email && <a href={`mailto:${email}`}>E-mail</a>}
      {website && (
        <a href={website} target="_blank" rel="noopener noreferrer">
          Website
        </a>
      )}
    </>
  );
}

const distanceIn =
  (distances: ComparisonProps['distances']) =>
  ({ id }: Compared) => {
    const away = distances[id];
    return away === undefined ? 'Not known' : `${away.toFixed(1)} km from where you searched`;
  };

const hoursAt =
  (now: number) =>
  ({ openingHours, timeZone }: Compared) =>
    timeZone && openingHours.length > 0 ? openingAt(openingHours, timeZone, now).text : 'Not known';

function licenceOf({ licensed, licenceNumber, licensing }: Compared): ReactNode {
  return (
    <>
      {licenceNumber
        ? `Number given by the business: ${licenceNumber}`
        : licensed === 'yes'
          ? 'Listed as licensed, without a number'
          : 'Not known'}
      {licenceNumber && licensing?.register && (
        <a href={licensing.register.url} target="_blank" rel="noopener noreferrer">
          Look it up
        </a>
      )}
    </>
  );
}
