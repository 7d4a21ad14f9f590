import { checkedText } from '../../../../../src/modules/content/domain/texts/check-text.js';
import type { TextRow } from '../../../../../src/modules/content/domain/texts/text-facts.js';
import type { EditedText, TypedTexts } from './texts-endpoints.js';

export interface Fault {
  field: string;
  message: string;
}

/** Validation errors by the server's own rules. A new, empty entry is not reported. */
export function faultsOf(texts: readonly EditedText[], changes: TypedTexts): Fault[] {
  return texts.flatMap((text) => {
    const value = changes[text.name];
    if (value === undefined || value === null) return [];
    const checked = checkedText(text, text.name, value);
    if (!('errors' in checked)) return [];
    return checked.errors.filter(({ field }) => text.kind !== 'rows' || !isNew(value as readonly TextRow[], field.split('.')[1]));
  });
}

function isNew(rows: readonly TextRow[], index: string | undefined): boolean {
  const row = index === undefined ? undefined : rows[Number(index)];
  return row !== undefined && Object.values(row).every((cell) => cell === '');
}
