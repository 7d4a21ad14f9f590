import { useEffect, useRef } from 'react';
import { Link } from '../../../ui/link.js';
import type { FoundListing } from '../../../lib/reads.js';
import { useRead } from '../../../lib/use-read.js';
import { Icon } from '../../../ui/icon.js';
import { ListingCard } from '../listing-card.js';
import type { Pin } from './result-pins.js';
import { MAP_WORDS } from '../../../../../src/shared/words/map-words.js';
import { useWords } from '../../../lib/use-words.js';
import { fillTemplate } from '../../../../../src/shared/text/fill-template.js';

interface ChosenOnMapProps {
  pins: readonly Pin[];
  services: readonly FoundListing[] | undefined;
  choose: (pins: Pin[]) => void;
  close: () => void;
}

/** The most names for one pin; more businesses share a place only when addresses in the data are wrong. */
const MAX_NAMED = 30;

/** The card of the chosen pin, or the names of several businesses at one place. */
export function SelectedPlace({ pins, services, choose, close }: ChosenOnMapProps) {
  const words = useWords('map-words', MAP_WORDS);
  const panel = useRef<HTMLDivElement>(null);
  const [first] = pins;
  useEffect(() => {
    if (!first) return;
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [first, pins.length]);
  if (!first) return null;
  return (
    <div
      ref={panel}
      className="results-map-chosen"
      role="region"
      aria-label={words.chosen}
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <button type="button" className="icon-button" aria-label={words.closeCard} onClick={close}>
        <Icon name="x" />
      </button>
      {pins.length === 1 ? (
        <ChosenCard pin={first} known={services?.find(({ slug }) => slug === first.slug)} />
      ) : (
        <>
          <h3>{fillTemplate(words.atOnePlace, { count: pins.length })}</h3>
          <ul className="results-map-names">
            {pins.slice(0, MAX_NAMED).map((pin) => (
              <li key={pin.slug}>
                <button type="button" className="link-button" onClick={() => choose([pin])}>
                  {pin.title}
                </button>
              </li>
            ))}
          </ul>
          {pins.length > MAX_NAMED && <p>{words.seeOthers}</p>}
        </>
      )}
    </div>
  );
}

/** The card of a chosen pin: from the page of results if it is there, otherwise read from the server. */
function ChosenCard({ pin, known }: { pin: Pin; known: FoundListing | undefined }) {
  const words = useWords('map-words', MAP_WORDS);
  const { data, error } = useRead('business', { slug: pin.slug }, known === undefined);
  const { data: facts } = useRead('directory', {});
  const listing = known ?? data;
  // The opening hours are written into the card from outside of React, so that each business needs a card of its own.
  if (listing) return <ListingCard key={listing.id} listing={listing} eager facts={facts} />;
  return (
    <p role="status">
      <Link to={`/business/${encodeURIComponent(pin.slug)}`}>{pin.title}</Link>
      {error ? words.cardFailed : ' …'}
    </p>
  );
}
