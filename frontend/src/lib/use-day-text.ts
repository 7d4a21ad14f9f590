import { useSelector } from 'react-redux';
import type { Site } from './site.js';
import { dayText } from './words.js';

/** Formats the day of a moment in the site's time zone: "20 Nov 2026". In UTC it may be the next day already. */
export function useDayText(): (moment: string) => string {
  const timeZone = useSelector(({ site }: { site: Site }) => site.timeZone);
  return (moment) => dayText(moment, timeZone);
}
