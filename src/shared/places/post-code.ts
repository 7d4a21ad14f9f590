/** A postal code as it is searched: upper case, letters and digits alone, at most six. */
export function postKeyOf(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 6);
}

/** The same as it is written: with a space after the third character. */
export function postCodeText(key: string): string {
  return key.replace(/^(...)(.+)$/, '$1 $2');
}
