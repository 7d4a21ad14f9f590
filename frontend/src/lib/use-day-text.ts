import { useSelector } from 'react-redux';
import type { Site } from './site.js';
import { dayText } from './words.js';

/** Writes the day of a moment by the clocks of the site: "20 Nov 2026". In the evening UTC has the next day already. */
export function useDayText(): (moment: string) => string {
  const timeZone = useSelector(({ site }: { site: Site }) => site.timeZone);
  return (moment) => dayText(moment, timeZone);
}
