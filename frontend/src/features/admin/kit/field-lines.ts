import { factsOf, type FieldName } from '../../../../../src/shared/field-lists.js';

/** Fields as a form has them: short ones share a line with their neighbours. Latitude and longitude begin one of their own. */
export function linesOf<F extends FieldName>(fields: readonly F[]): F[][] {
  const lines: F[][] = [];
  for (const field of fields) {
    const last = lines.at(-1);
    const isShort = (each: FieldName) => factsOf(each).short === true;
    if (last && isShort(field) && last.every(isShort) && (factsOf(last[0]!).kind !== 'decimal') === (factsOf(field).kind !== 'decimal'))
      last.push(field);
    else lines.push([field]);
  }
  return lines;
}
