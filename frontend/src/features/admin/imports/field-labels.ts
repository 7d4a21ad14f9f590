import { factsOf } from '../../../../../src/shared/listings/field-lists.js';
import type { ImportField } from './import-endpoints.js';

/** What a field is called where the columns of a file are matched with them. */
export function labelOf(field: ImportField): string {
  if (field === 'id') return 'Number or id of the business';
  return field === 'asShown' ? 'Taken as it stands (yes or no)' : factsOf(field).label;
}

/** These fields may be read from several columns: their values are joined. */
const TOGETHER: readonly ImportField[] = ['address', 'serviceArea'];

/** What a column may be: what no other one is. */
export function choicesFor(
  field: ImportField | null,
  fields: readonly ImportField[],
  taken: ReadonlySet<ImportField>,
): { value: string; label: string; disabled?: boolean }[] {
  return [
    { value: '', label: 'Leave out' },
    ...fields.map((choice) => {
      const isTaken = taken.has(choice) && choice !== field && !TOGETHER.includes(choice);
      return { value: choice, label: isTaken ? `${labelOf(choice)} (another column)` : labelOf(choice), disabled: isTaken };
    }),
  ];
}
