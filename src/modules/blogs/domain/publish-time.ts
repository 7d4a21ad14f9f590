import { DateTime } from 'luxon';
import { InvalidValues } from '../../../shared/domain-error.js';

const FIELD = 'publishAt';
const MAX_YEARS_AHEAD = 5;
const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/**
 * The moment of a local time in a time zone. A time that is skipped in spring is moved an hour later; of a time that occurs twice in
 * autumn, the first one is meant.
 * @param given such as 2026-12-01T09:00
 * @throws InvalidValues
 */
export function publishTime(given: string, timeZone: string, now: Date): Date {
  const at = LOCAL.test(given) ? first(DateTime.fromISO(given, { zone: timeZone })) : DateTime.invalid('format');
  if (!at.isValid) throw refused('must be a date and a time such as 2026-12-01T09:00');
  if (at.toMillis() <= now.getTime()) throw refused(`is in the past (${timeZone}); choose a later time, or publish it now`);
  if (at > DateTime.fromJSDate(now).plus({ years: MAX_YEARS_AHEAD })) throw refused(`must be within ${MAX_YEARS_AHEAD} years`);
  return at.toJSDate();
}

const refused = (message: string) => new InvalidValues([{ field: FIELD, message }]);

/** The first moment with this local time: there are two when clocks are set back. */
const first = (at: DateTime): DateTime => (at.isValid ? (at.getPossibleOffsets()[0] ?? at) : at);
