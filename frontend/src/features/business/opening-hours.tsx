import { Icon } from '../../ui/icon.js';
import { openingAt, spanText } from '../../lib/opening.js';
import { useBusinessWords } from './use-business-words.js';
import { useWords } from '../../lib/use-words.js';
import { type DayHours, WEEK } from '../../../../src/shared/listings/opening-hours.js';
import { HOURS_WORDS } from '../../../../src/shared/words/hours-words.js';

export function OpenNow({ hours, timeZone, now }: { hours: DayHours[]; timeZone: string; now: number }) {
  const words = useWords('card-words', HOURS_WORDS);
  const { open, text } = openingAt(hours, timeZone, now, words);
  return (
    <p className={`open-now ${open ? 'is-open' : 'is-closed'}`}>
      <Icon name="clock" />
      {text}
    </p>
  );
}

interface OpeningHoursProps {
  hours: DayHours[];
  timeZone: string | null;
  now: number;
  /** The business has a valid telephone number. */
  canCall: boolean;
}

/** The opening hours of the week; today is marked where the business's time zone is known. */
export function OpeningHours({ hours, timeZone, now, canCall }: OpeningHoursProps) {
  const words = useBusinessWords();
  const days = useWords('card-words', HOURS_WORDS);
  if (hours.length === 0) return <p className="muted">{canCall ? words.hoursAsk : words.hoursUnknown}</p>;
  const today = timeZone ? openingAt(hours, timeZone, now, days).today : undefined;
  return (
    <table className="hours">
      <caption className="visually-hidden">{words.hoursCaption}</caption>
      <tbody>
        {WEEK.map((day) => {
          const spans = hours.filter(({ dayOfWeek }) => dayOfWeek === day);
          return (
            <tr key={day} className={day === today ? 'is-today' : undefined}>
              <th scope="row">
                {days[day]}
                {day === today && <span className="visually-hidden"> {words.today}</span>}
              </th>
              <td>
                {spans.length === 0 && days.closed}
                {spans.map((span, index) => [
                  index > 0 && ' ',
                  <span key={span.opens}>{spanText(span, days) + (index < spans.length - 1 ? ',' : '')}</span>,
                ])}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
