import { dateText } from '../../../lib/words.js';

const two = (value: number) => String(value).padStart(2, '0');

/** "20 Nov 2026, 14:05" by the clock of whoever looks at it. */
export function momentText(iso: string): string {
  const at = new Date(iso);
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${dateText(day)}, ${two(at.getHours())}:${two(at.getMinutes())}`;
}
