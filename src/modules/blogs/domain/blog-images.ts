/** An address of this site's own pictures. PostgreSQL reads it as JavaScript does. */
export const OWN_IMAGE = /\/media\/[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*/g;

/** Addresses of this site's own pictures that stand anywhere in these texts. */
export function imagesIn(...texts: string[]): string[] {
  return [...new Set(texts.flatMap((text) => text.match(OWN_IMAGE) ?? []))];
}
