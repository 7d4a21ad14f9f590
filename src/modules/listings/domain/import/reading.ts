import { factsOf } from '../../../../shared/listings/field-lists.js';
import type { FieldKind } from '../../../../shared/listings/listing-fields.js';
import { tradesListed } from '../catalogue/industry.js';
import type { Cells, Column } from './sheet-columns.js';

/** Part of every row's digest: increase it when the meaning of most cells changes, so that unchanged rows are read again. */
const READING = '4';

/** Formulas, and apostrophes before values. */
const BEGINNING = /^\s*(?:=\s*[A-Z][A-Z\d._]*\(|'\S)/i;
/** Names of characters; those that were decoded before change nothing. */
const ENTITY = /&(?!(?:amp|lt|gt|quot|nbsp);)[a-z][a-z\d]{1,30};/i;

/** Cells of these kinds that have another meaning since {@link READING}. */
const OF_KIND: Partial<Record<FieldKind, (cell: string) => boolean>> = {
  hours: (cell) => /^\s*[^\s[]/.test(cell),
  yes: (cell) => /[✓✔☑✅√☐✗✘❌☒×]|^\s*x\s*$/iu.test(cell),
  decimal: (cell) => /[★⭐🌟(]|star|[ée]toile|out of|sur|review|rating|avis/iu.test(cell),
  count: (cell) => /google/i.test(cell),
  email: (cell) => /\S[\s,;|/<>()[\]"]\S/.test(cell.replace(/^\s*mailto:/i, '').trim()) || cell.includes('&'),
  link: (cell) => cell.includes('&amp;'),
  // Names with "and" are many, most of them are one trade, and looking each up would make every sync slower.
  industry: (cell) => /[,;/|•\r\n]/.test(cell) && tradesListed(cell).length > 0,
};

/**
 * The way in which a row is read. Rows with cells that only the present version understands have a way of their own, so that after an
 * upgrade they are read again, and all others count as unchanged.
 */
export function readingOf(cells: Cells): string {
  if (cells.asShown) return READING;
  return (Object.keys(cells) as Column[]).some((field) => isReadAnew(field, cells[field]!)) ? `${READING}+` : READING;
}

function isReadAnew(field: Column, cell: string): boolean {
  if (cell === '' || field === 'id' || field === 'asShown') return false;
  return BEGINNING.test(cell) || (cell.includes('&') && ENTITY.test(cell)) || OF_KIND[factsOf(field).kind]?.(cell) === true;
}
