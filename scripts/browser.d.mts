/** The Chromium or Chrome that the browser tests drive, `undefined` when none is installed. */
export function findBrowser(): string | undefined;
