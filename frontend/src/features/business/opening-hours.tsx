import { Icon } from '../../ui/icon.js';
import { openingAt, type Span, spanText, WEEK } from '../../lib/opening.js';

export function OpenNow({ hours, timeZone, now }: { hours: Span[]; timeZone: string; now: number }) {
  const { open, text } = openingAt(hours, timeZone, now);
  return (
    <p className={`open-now ${open ? 'is-open' : 'is-closed'}`}>
      <Icon name="clock" />
      {text}
    </p>
  );
}

interface OpeningHoursProps {
  hours: Span[];
  timeZone: string | null;
  now: number;
  /** It has a number that can be dialled. */
  canCall: boolean;
}

/** The week, with today marked where the business's own time is known. */
export function OpeningHours({ hours, timeZone, now, canCall }: OpeningHoursProps) {
  if (hours.length === 0) return <p className="muted">{canCall ? 'Not known. Call to ask.' : 'Not known.'}</p>;
  const today = timeZone ? openingAt(hours, timeZone, now).today : undefined;
  return (
    <table className="hours">
      <caption className="visually-hidden">Opening hours, in the business’s own time</caption>
      <tbody>
        {WEEK.map((day) => {
          const spans = hours.filter(({ dayOfWeek }) => dayOfWeek === day);
          return (
            <tr key={day} className={day === today ? 'is-today' : undefined}>
              <th scope="row">
                {day}
                {day === today && <span className="visually-hidden"> (today)</span>}
              </th>
              <td>{spans.length > 0 ? spans.map(spanText).join(', ') : 'Closed'}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
