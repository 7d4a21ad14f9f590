import { Link } from 'react-router-dom';
import type { SearchAnswer } from '../../lib/reads.js';
import { inSentence, listed, useTrades } from '../../lib/trades.js';
import { Icon } from '../../ui/icon.js';
import { addressOf, type Filters, NO_FILTERS } from './filters.js';

type Meaning = NonNullable<SearchAnswer['understood']>;

const WHEN: Record<NonNullable<Meaning['when']>, string> = { 'open-now': 'open now', 'around-the-clock': 'at any hour' };

/** What was read out of the words, as chips that can be taken off, and the way to search for the words as they stand. */
export function Understood({ filters, understood }: { filters: Filters; understood: Meaning }) {
  const trades = useTrades();
  const { place, when, nearest } = understood;
  const names = listed(understood.trades.map((name, index) => (index === 0 ? trades.plural(name) : inSentence(trades.plural(name)))));
  const [only, ...others] = understood.trades;
  const kept = { ...NO_FILTERS, minRating: filters.minRating, verified: filters.verified, licensed: filters.licensed, sortBy: filters.sortBy };
  const withoutTrade = place?.listed && place.kind === 'city' ? addressOf({ ...kept, city: place.name }) : undefined;
  const withoutPlace = only !== undefined && others.length === 0 ? addressOf({ ...kept, industry: only }) : undefined;
  return (
    <div className="understood">
      {nearest && place && (
        <p className="note" role="note">
          <Icon name="info" />
          {names ? `Few or no ${inSentence(names)} are listed in ${place.name}: these are the nearest.` : `Few or none are listed in ${place.name}: these are the nearest.`}
        </p>
      )}
      <p>
        <span>Understood as</span>
        {names !== '' && <Chip text={names} without={withoutTrade} />}
        {place && <Chip text={place.kind === 'postal' ? `Near ${place.name}` : place.name} without={withoutPlace} />}
        {when && <Chip text={WHEN[when]} />}
        <Link to={addressOf({ ...filters, page: 1, literal: true })} rel="nofollow">
          Search for exactly these words
        </Link>
      </p>
    </div>
  );
}

function Chip({ text, without }: { text: string; without?: string }) {
  if (without === undefined) return <span className="chip chip-plain">{text}</span>;
  return (
    <Link className="chip" to={without}>
      <span className="chip-text">{text}</span>
      <Icon name="x" />
      <span className="visually-hidden">, remove</span>
    </Link>
  );
}
