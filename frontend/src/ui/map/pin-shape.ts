/** SVG path of the pin in a square of 24 by 24, with its tip at the middle of the lower edge. */
export const PIN_PATH = 'M12 1a8 8 0 0 0-8 8c0 5.6 6.6 12.4 8 14 1.4-1.6 8-8.4 8-14a8 8 0 0 0-8-8Z';

/** The pin as HTML for a map's marker. @param size width and height in pixels */
export function pinHtml(size: number): string {
  return `<svg viewBox="0 0 24 24" width="${size}" height="${size}" aria-hidden="true"><path d="${PIN_PATH}"/><circle cx="12" cy="9" r="3"/></svg>`;
}
