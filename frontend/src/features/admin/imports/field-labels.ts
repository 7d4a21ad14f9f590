import { factsOf } from '../../../../../src/shared/listings/field-lists.js';
import type { ImportField } from './import-endpoints.js';

/** The label of a field in the mapping of columns. */
export function labelOf(field: ImportField): string {
  if (field === 'id') return 'Number or id of the business';
  return field === 'asShown' ? 'Used unchanged (yes or no)' : factsOf(field).label;
}

/** These fields may be read from several columns: their values are joined. */
const JOINED_FIELDS: readonly ImportField[] = ['address', 'serviceArea'];

/** The fields that a column may be mapped to: those that no other column has. */
export function choicesFor(
  field: ImportField | null,
  fields: readonly ImportField[],
  taken: ReadonlySet<ImportField>,
): { value: string; label: string; disabled?: boolean }[] {
  return [
    { value: '', label: 'Leave out' },
    ...fields.map((choice) => {
      const isTaken = taken.has(choice) && choice !== field && !JOINED_FIELDS.includes(choice);
      return { value: choice, label: isTaken ? `${labelOf(choice)} (another column)` : labelOf(choice), disabled: isTaken };
    }),
  ];
}
