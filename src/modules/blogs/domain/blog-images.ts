const OWN_IMAGE = /\/media\/[\w-]+(?:\.[\w-]+)*/g;

/** Addresses of this site's own pictures that stand anywhere in these texts. */
export function imagesIn(...texts: string[]): string[] {
  return [...new Set(texts.flatMap((text) => text.match(OWN_IMAGE) ?? []))];
}
