import { MAX_URL_LENGTH } from '../forms/input-limits.js';

export const NO_IMAGE_ADDRESS =
  'must be an uploaded picture (/media/...) or an address that begins with https://; leave it empty for the built-in drawing';

/** A picture that was uploaded here, or one elsewhere over https; empty for none. */
export function isImageAddress(value: string): boolean {
  if (value.length > MAX_URL_LENGTH || /[\p{Cc}\s]/u.test(value)) return false;
  if (value === '' || /^\/media\/[\w-]+(?:\.[\w-]+)*$/.test(value)) return true;
  // Parsers forgive what a look at the text would miss, so it is judged after parsing too.
  const url = /^https:\/\//i.test(value) ? URL.parse(value) : null;
  return url?.protocol === 'https:' && url.hostname !== '' && url.username === '';
}
