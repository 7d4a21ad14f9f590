import type { ListingCard } from '../../../../shared/listings/listing-card.js';
import { streetOf } from '../../../../shared/places/street.js';

const MAX_LINE_BYTES = 75;

/**
 * A business for the address book of a phone: a vCard 3.0 (RFC 2426). Address books of all makers read that version; several refuse 4.0,
 * whose escaping (RFC 6350) is the same.
 * @param page address of the page of the business
 */
export function contactCard(listing: ListingCard, page: string): string {
  const { title, industry, phoneE164, phone, email, website, address, city, region, postCode } = listing;
  const street = address ? streetOf(address, city) : '';
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escaped(title)}`,
    // The name of a person is required: it is empty, and the organisation is shown instead.
    'N:;;;;',
    `ORG:${escaped(title)}`,
    industry && `TITLE:${escaped(industry)}`,
    (phoneE164 ?? phone) && `TEL;TYPE=WORK,VOICE:${escaped(phoneE164 ?? phone ?? '')}`,
    email && `EMAIL;TYPE=INTERNET:${escaped(email)}`,
    address && `ADR;TYPE=WORK:;;${[street, city, region, postCode, ''].map((part) => escaped(part ?? '')).join(';')}`,
    website && `URL:${oneLine(website)}`,
    `NOTE:${escaped(`From the directory: ${page}`)}`,
    'END:VCARD',
  ].filter((line): line is string => Boolean(line));
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Backslash, comma and semicolon separate values; a line break would begin another property. */
function escaped(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replace(/\r\n|[\r\n\u0085\u2028\u2029]/g, '\\n');
}

const oneLine = (text: string) => text.replace(/[\r\n\u0085\u2028\u2029]/g, '');

/** Lines of more than 75 bytes continue in the next line, after a space; never split within a character. */
function folded(line: string): string {
  let bytes = 0;
  let result = '';
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > MAX_LINE_BYTES) {
      result += '\r\n ';
      bytes = 1;
    }
    result += character;
    bytes += size;
  }
  return result;
}
