import type { ParseResult } from '../contact/contact-values.js';
import { cleanLine, fold, normalizedText } from '../text/text.js';

const SEPARATOR = /[;\r\n]+/;
const MARKUP = /[<>]/;

/** A single line without markup; several spaces become one. */
export function plainLine(text: string, longest: number): ParseResult<string> {
  const line = cleanLine(text.replace(/[ \u00a0]+/g, ' '), longest);
  return 'value' in line && MARKUP.test(line.value) ? { problem: 'has markup: write it without < and >' } : line;
}

/**
 * Parses places separated by `;` or line breaks, without duplicates.
 * @returns the valid places up to the limit, and a problem for each of the others
 */
export function placesIn(
  texts: readonly string[],
  { longest = 200, most = 50 }: { longest?: number; most?: number },
): { places: string[]; problems: string[] } {
  const found = new Map<string, string>();
  const problems: string[] = [];
  const named = texts
    .flatMap((text) => text.split(SEPARATOR))
    .map(normalizedText)
    .filter(Boolean);
  named.forEach((name, index) => {
    const place = plainLine(name, longest);
    if ('problem' in place) problems.push(`place ${index + 1} ${place.problem}`);
    else if (!found.has(fold(place.value))) found.set(fold(place.value), place.value);
  });
  const places = [...found.values()];
  if (places.length > most) problems.push(`has more than ${most} places`);
  return { places: places.slice(0, most), problems };
}

/** The text of the places in a cell of the sheet or a field of a form. */
export function placesText(places: readonly string[]): string {
  return places.join('; ');
}
