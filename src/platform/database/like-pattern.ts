/** Escapes the wildcards of `LIKE` in a text. */
export function literalForLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** The pattern of texts that contain this one. */
export function containing(text: string): string {
  return `%${literalForLike(text)}%`;
}

/** SQL: a value in lower case, in all scripts. PostgreSQL's own `lower` changes no "É" in a database with the locale C. */
export function lowerCase(value: string): string {
  return `lower((${value}) COLLATE word_letters)`;
}
