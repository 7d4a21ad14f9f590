import { factsOf } from '../../../../shared/listings/field-lists.js';
import { regionFrom } from '../../../../shared/places/address.js';
import { isRegion } from '../../../../shared/places/provinces.js';
import { DEFAULT_NAMES } from '../../../trades/vocabulary.js';
import { booleanFrom } from '../catalogue/field-values.js';
import { hasContent, wordOfMark } from './cell-cleaning.js';
import type { Cells, Column } from './sheet-columns.js';

/** Lines that are drawn with signs: "--- Plumbers ---". */
const DRAWN = /^[-–—=*#_~•·]{2,}|[-–—=*#_~•·]{2,}$/;
/** Lines about a list, in English and French. */
const ABOUT_THE_LIST =
  /^(?:count\s*:.*|nombre\s*:.*|\d+ (?:business|compan|listing|entr|record|row|contractor|entreprise|inscription)\p{L}*|page \d+.*|(?:last )?updated?\s*(?::|on |\d).*|mis(?:e)? à jour.*|sources?\s*:.*|end of (?:the )?list|fin de (?:la )?liste)$/iu;

/** Longer texts are no headings, but notes or cells in the wrong column. */
const MAX_LENGTH = 200;

/** The text of a row that is a heading within the list, or a line about it; `undefined` for a business. */
export function headingIn(cells: Cells): string | undefined {
  const title = (cells.title ?? '').trim();
  if (title === '' || title.length > MAX_LENGTH || (Object.keys(cells) as Column[]).some((field) => saysMore(field, cells[field]!)))
    return undefined;
  if (DRAWN.test(title) || title.endsWith(':') || ABOUT_THE_LIST.test(title)) return title;
  return isRegion(regionFrom(title)) || DEFAULT_NAMES.find(title) ? title : undefined;
}

/** Whether a cell says something about a business. Rows of headings have boxes that are not ticked, too. */
function saysMore(field: Column, cell: string): boolean {
  if (field === 'id' || field === 'title' || !hasContent(cell)) return false;
  if (field === 'asShown') return true;
  const { kind } = factsOf(field);
  if (kind === 'count') return cell.trim() !== '0';
  const ticked = kind === 'yes' ? booleanFrom(wordOfMark(cell)) : undefined;
  return !(ticked && 'value' in ticked && !ticked.value);
}
