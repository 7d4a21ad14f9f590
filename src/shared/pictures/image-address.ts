import { MAX_URL_LENGTH } from '../forms/input-limits.js';

export const NO_IMAGE_ADDRESS =
  'must be an uploaded picture (/media/...) or an address that begins with https://; leave it empty for the built-in drawing';

/** Whether this is the address of a picture that was uploaded here, or of one elsewhere over https. Also true when empty. */
export function isImageAddress(value: string): boolean {
  if (value.length > MAX_URL_LENGTH || /[\p{Cc}\s]/u.test(value)) return false;
  if (value === '' || /^\/media\/[\w-]+(?:\.[\w-]+)*$/.test(value)) return true;
  // Checked after parsing as well, because parsers accept more than a check of the text shows.
  const url = /^https:\/\//i.test(value) ? URL.parse(value) : null;
  return url?.protocol === 'https:' && url.hostname !== '' && url.username === '';
}
