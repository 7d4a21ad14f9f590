import { pageKeyOf } from '../../../shared/contact/website-keys.js';
import { wordsOf } from '../../../shared/text/text.js';
import { AROUND_NAMES } from './name-readings.js';

/** A host name whose last part has letters alone, with or without a scheme, a port and a path; also the domain of an email address. */
const WEB_ADDRESS = /^(?:https?:\/\/)?(?:[^\s@/?#]+@)?(?:[\p{L}\p{N}][\p{L}\p{N}-]*\.)+\p{L}{2,}\.?(?::\d+)?(?:[/?#]\S*)?$/iu;
const AROUND = /^[("'«“<]+|[)"'»”>.,;:!?]+$/gu;

/**
 * The page that a text names as the web address of a business, alone or beside a question about it ("is example.ca open"), in the form of
 * {@link pageKeyOf}; `undefined` for any other text.
 */
export function webAddressIn(text: string): string | undefined {
  // Most queries have no full stop: for them this is all.
  if (!text.includes('.')) return undefined;
  const parts = text
    .split(/\s+/u)
    .map((part) => part.replaceAll(AROUND, ''))
    .filter((part) => part !== '');
  const [address, ...others] = parts.filter((part) => WEB_ADDRESS.test(part));
  if (address === undefined || others.length > 0) return undefined;
  if (parts.some((part) => part !== address && !wordsOf(part).every((word) => AROUND_NAMES.has(word)))) return undefined;
  const host = address.replace(/^https?:\/\//i, '').replace(/^[^/?#]*@/, '');
  return pageKeyOf(`https://${host}`) ?? undefined;
}

/** The page and those above it: "example.ca/en/contact", "example.ca/en", "example.ca". */
export function pageAndThoseAbove(page: string): string[] {
  const parts = page.split('/');
  return parts.map((_part, above) => parts.slice(0, parts.length - above).join('/'));
}
