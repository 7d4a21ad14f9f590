/** The address of a picture of this site. PostgreSQL interprets the pattern as JavaScript does. */
export const OWN_IMAGE = /\/media\/[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*/g;

/** Addresses of this site's own pictures anywhere in these texts. */
export function imagesIn(...texts: string[]): string[] {
  return [...new Set(texts.flatMap((text) => text.match(OWN_IMAGE) ?? []))];
}
