import { Link } from 'react-router-dom';
import type { SearchAnswer } from '../../lib/reads.js';
import { listed } from '../../lib/sentences.js';
import { useTrades } from '../../lib/trades.js';
import { Icon } from '../../ui/icon.js';
import { addressOf, type Filters } from './filters.js';

type Meaning = NonNullable<SearchAnswer['understood']>;

const WHEN: Record<NonNullable<Meaning['when']>, string> = { 'open-now': 'open now', 'around-the-clock': 'at any hour' };

/** What was read out of the words, as chips that can be taken off, and the way to search for the words as they stand. */
export function Understood({ filters, understood }: { filters: Filters; understood: Meaning }) {
  const trades = useTrades();
  const { trades: found, place, when, nearest } = understood;
  const [only, ...others] = found;
  const names = listed(found.map(trades.plural));
  const without = (kept: Partial<Filters>) => addressOf({ ...filters, query: '', page: 1, ...kept });
  return (
    <div className="understood">
      {nearest && (
        <p className="note" role="note">
          <Icon name="info" />
          Hardly anybody in {place?.name}: these are the nearest.
        </p>
      )}
      <p>
        Understood as
        {names && <Chip text={names} to={place?.listed && place.kind === 'city' ? without({ city: place.name }) : undefined} />}
        {place && <Chip text={place.name} to={only && others.length === 0 ? without({ industry: only }) : undefined} />}
        {when && <Chip text={WHEN[when]} />}
        <Link to={addressOf({ ...filters, page: 1, literal: true })}>
          Search for exactly these words
        </Link>
      </p>
    </div>
  );
}

function Chip({ text, to }: { text: string; to?: string }) {
  if (!to) return <span className="chip">{text}</span>;
  return (
    <Link className="chip" to={to}>
      {text}
      <Icon name="x" />
      <span className="visually-hidden">, remove</span>
    </Link>
  );
}
