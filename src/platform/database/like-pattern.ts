/** Escapes the wildcards of `LIKE` in a text. */
export function literalForLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** The pattern of texts that contain this one. */
export function containing(text: string): string {
  return `%${literalForLike(text)}%`;
}
