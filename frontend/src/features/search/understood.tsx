import { useChangedTopics } from '../../lib/guide-topics.js';
import { usePartsOff } from '../../lib/parts.js';
import { Link } from 'react-router-dom';
import type { SearchAnswer } from '../../lib/reads.js';
import { listed } from '../../lib/sentences.js';
import { useTrades } from '../../lib/trades.js';
import { Icon } from '../../ui/icon.js';
import type { Filters } from './filters.js';

type Meaning = NonNullable<SearchAnswer['understood']>;

const WHEN: Record<NonNullable<Meaning['when']>, string> = { 'open-now': 'open now', 'around-the-clock': 'at any hour' };

export interface UnderstoodProps {
  meaning: Meaning;
  hoursUnknown: boolean | undefined;
  /** The address of the search with these filters in place of its own. */
  to: (changed: Partial<Filters>) => string;
}

/** What was read out of the words, as chips that can be taken off, and the way to search for the words as they stand. */
export default function Understood({ to, meaning, hoursUnknown }: UnderstoodProps) {
  const trades = useTrades();
  const { place, when, nearest } = meaning;
  const off = usePartsOff();
  const changed = useChangedTopics();
  const guides = meaning.guides.filter(
    ({ path }) =>
      ![path, path.startsWith('/emergency-help') ? 'emergency' : 'guides'].some((part) => (off as readonly string[]).includes(part)),
  );
  const names = listed(meaning.trades.map(trades.plural));
  const where = place?.name ?? '';
  // Without one of them, what is left is asked for in words: it is understood as well.
  const asked = (...words: string[]) => to({ query: words.filter(Boolean).join(' ') });
  return (
    <div className="understood">
      {guides.map(({ title, path }) => {
        // A mark on the page of emergencies; guides have pages of their own.
        const isUrgent = path.includes('#');
        return (
          <p key={path} className={`note${isUrgent ? ' note-urgent' : ''}`} role="note">
            <Icon name={isUrgent ? 'flame' : 'info'} />
            <span>
              {changed[path as keyof typeof changed]?.title ?? title}
              {isUrgent && ' cannot wait.'} <Link to={path}>{isUrgent ? 'What to do now' : 'Read the guide'}</Link>
            </span>
          </p>
        );
      })}
      {(nearest || hoursUnknown) && (
        <p className="note" role="note">
          <Icon name="info" />
          <span>
            {nearest && `${place?.listed ? 'Few are listed' : 'Nobody is listed'} in ${where}: the nearest follow, by distance. `}
            {hoursUnknown && 'Nobody here has told us their hours for that: call to ask.'}
          </span>
        </p>
      )}
      <p className="understood-as">
        Understood as
        {names && <Chip text={names} to={asked(where, WHEN[when!])} />}
        {place && <Chip text={where} to={asked(names, WHEN[when!])} />}
        {when && <Chip text={WHEN[when]} to={asked(names, where)} />}
        <Link to={to({ literal: true })}>Search for exactly these words</Link>
      </p>
    </div>
  );
}

function Chip({ text, to }: { text: string; to: string }) {
  return (
    <Link className="chip" to={to}>
      {text}
      <Icon name="x" />
      <span className="visually-hidden">, remove</span>
    </Link>
  );
}
