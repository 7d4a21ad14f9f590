/** The search key of a postal code: upper case, letters and digits only, at most six characters. */
export function postKeyOf(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 6);
}

/** The postal code of a key as it is written: with a space after the third character. */
export function postCodeText(key: string): string {
  return key.replace(/^(...)(.+)$/, '$1 $2');
}
