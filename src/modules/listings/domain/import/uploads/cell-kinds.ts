import { MAX_TRADE_NAME_LENGTH } from '../../../../../shared/forms/input-limits.js';
import { isRegion } from '../../../../../shared/places/provinces.js';
import { fold } from '../../../../../shared/text/text.js';
import { DEFAULT_NAMES } from '../../../../trades/vocabulary.js';
import { regionFrom } from '../../../../../shared/places/address.js';
import type { Column } from '../sheet-columns.js';

const EMAIL = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i;
const MAPS = /^https?:\/\/(www\.)?(google\.[a-z.]+\/maps|maps\.google\.|goo\.gl\/maps|maps\.app\.goo\.gl|g\.page)/i;
const PICTURE = /^https?:\/\/\S+\.(jpe?g|png|webp|gif|avif|svg)(\?\S*)?$/i;
const LINK = /^(https?:\/\/|www\.)\S+\.\S+$/i;
const DOMAIN = /^[a-z\d-]+(\.[a-z\d-]+)*\.(com|ca|net|org|biz|info|co|quebec)(\/\S*)?$/i;
const PHONE = /^(\+?1[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}( ?(x|ext\.?|poste) ?\d+)?$/i;
const POST_CODE = /^([A-Z]\d[A-Z][ -]?\d[A-Z]\d|\d{5}(-\d{4})?)$/i;
const STREET = /^(unit|suite|#)?\s*\d+[a-z]?([ ,-]+\d+)?[ ,]+\p{L}.*\p{L}/iu;

/** What the format of a cell alone says, the most certain first. */
const LOOKS: readonly [Column, (cell: string) => boolean][] = [
  ['email', (cell) => EMAIL.test(cell)],
  ['googleMapsLink', (cell) => MAPS.test(cell)],
  ['image', (cell) => PICTURE.test(cell)],
  ['website', (cell) => LINK.test(cell) || DOMAIN.test(cell)],
  ['phone', (cell) => PHONE.test(cell)],
  ['postCode', (cell) => POST_CODE.test(cell)],
  ['region', (cell) => isRegion(regionFrom(cell)) && (cell.length === 2 || fold(cell) !== fold(regionFrom(cell)))],
  // The length is checked first, because looking a name up costs more.
  ['industry', (cell) => cell.length <= MAX_TRADE_NAME_LENGTH && DEFAULT_NAMES.find(cell) !== undefined],
  ['address', (cell) => STREET.test(cell)],
];

/** A header row has no cell of this kind. */
const VALUES: readonly Column[] = ['email', 'googleMapsLink', 'image', 'website', 'phone', 'postCode', 'address'];

export function looksLikeAValue(cell: string): boolean {
  return LOOKS.some(([field, fits]) => VALUES.includes(field) && fits(cell.trim()));
}

/** The field that most of these cells look like, and the share of them that do. */
export function detectedField(cells: readonly string[]): { field: Column; share: number } | undefined {
  const said = cells.map((cell) => cell.trim()).filter(Boolean);
  if (said.length === 0) return undefined;
  let best: { field: Column; share: number } | undefined;
  for (const [field, fits] of LOOKS) {
    const share = said.filter(fits).length / said.length;
    if (share > (best?.share ?? 0)) best = { field, share };
  }
  return best;
}
