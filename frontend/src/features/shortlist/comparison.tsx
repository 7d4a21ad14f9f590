import type { ReactNode } from 'react';
import { Link } from '../../ui/link.js';
import { type HoursWords, openingAt } from '../../lib/opening.js';
import { Badges } from '../../ui/badges.js';
import { Icon } from '../../ui/icon.js';
import { Rating } from '../../ui/stars.js';
import { kilometresText, phoneText } from '../../lib/words.js';
import type { ShortlistEntry } from '../../ui/shortlist/stored-shortlist.js';
import type { Compared } from './call-sheet-text.js';
import { type ShortlistWords, useShortlistWords } from './use-shortlist-words.js';
import { useWords } from '../../lib/use-words.js';
import { fillTemplate } from '../../../../src/shared/text/fill-template.js';
import { CARD_WORDS } from '../../../../src/shared/words/card-words.js';
import { HOURS_WORDS } from '../../../../src/shared/words/hours-words.js';

interface ComparisonProps {
  listings: Compared[];
  /** The entries in this browser's shortlist, which have the distances. */
  kept: readonly ShortlistEntry[];
  now: number;
  /** An additional last row. */
  last?: { name: string; cell: (listing: Compared) => ReactNode };
}

/** A table of businesses side by side. In a narrow window only the table scrolls sideways, not the page. */
export function Comparison({ listings, kept, now, last }: ComparisonProps) {
  const words = useShortlistWords();
  const cards = useWords('card-words', CARD_WORDS);
  const hours = useWords('card-words', HOURS_WORDS);
  const distances = new Map(kept.map(({ id, distanceKm, distanceFrom }) => [id, distanceText(words, distanceKm, distanceFrom)]));
  const rows: { name: string; cell: (listing: Compared) => ReactNode }[] = [
    { name: words.contact, cell: contactOf(words, cards) },
    ...(listings.some(({ id }) => distances.get(id))
      ? [{ name: words.distance, cell: ({ id }: Compared) => distances.get(id) ?? words.unknown }]
      : []),
    { name: words.hours, cell: hoursAt(now, hours, words.unknown) },
    { name: words.rating, cell: ({ rating, reviews }) => <Rating rating={rating} reviews={reviews} /> },
    { name: words.licence, cell: licenceOf(words) },
    { name: words.services, cell: ({ industry, description }) => [industry, description].filter(Boolean).join(': ') || words.unknown },
    { name: words.area, cell: ({ city, serviceArea }) => [...new Set([city, ...serviceArea])].filter(Boolean).join(', ') || words.unknown },
    ...(last ? [last] : []),
  ];
  return (
    <div className="comparison" role="region" aria-label={words.comparison} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{words.sideBySide}</caption>
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

const contactOf =
  (words: ShortlistWords, cards: typeof CARD_WORDS) =>
  ({ title, phoneE164, phone, email, website }: Compared): ReactNode => (
    <>
      {phoneE164 ? (
        <a
          className="button button-primary"
          href={`tel:${phoneE164}`}
          aria-label={fillTemplate(cards.callAt, { business: title, phone: phoneText(phoneE164, phone) })}
        >
          <Icon name="phone" />
          {phoneText(phoneE164, phone)}
        </a>
      ) : (
        (phone ?? cards.noPhone)
      )}
      {email && <a href={`mailto:${email}`}>{words.email}</a>}
      {website && (
        <a href={website} target="_blank" rel="noopener noreferrer">
          {words.website}
        </a>
      )}
    </>
  );

/** Each distance has its own origin, because the entries may come from different searches. */
const distanceText = (words: ShortlistWords, km: number | undefined, place: string | undefined): string | undefined =>
  km === undefined ? undefined : fillTemplate(place ? words.awayFrom : words.away, { km: kilometresText(km), place });

const hoursAt =
  (now: number, words: HoursWords, unknown: string) =>
  ({ openingHours, timeZone }: Compared) =>
    timeZone && openingHours.length > 0 ? openingAt(openingHours, timeZone, now, words).text : unknown;

const licenceOf =
  (words: ShortlistWords) =>
  ({ licensed, licenceNumber, licensing }: Compared): ReactNode => (
    <>
      {licenceNumber
        ? fillTemplate(words.licenceNumber, { number: licenceNumber })
        : licensed === 'yes'
          ? words.licenceAlone
          : words.unknown}
      {licenceNumber && licensing?.register && (
        <a href={licensing.register.url} target="_blank" rel="noopener noreferrer">
          {words.lookUp}
        </a>
      )}
    </>
  );
