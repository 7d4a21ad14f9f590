import { factsOf, type FieldName } from '../../../../../src/shared/listings/field-lists.js';

/** Groups fields into lines: short ones share a line with their neighbours. Numbers begin a new line. */
export function linesOf<F extends FieldName>(fields: readonly F[]): F[][] {
  const lines: F[][] = [];
  for (const field of fields) {
    const last = lines.at(-1);
    const isShort = (each: FieldName) => factsOf(each).short === true;
    if (last && isShort(field) && last.every(isShort) && isNumber(last[0]!) === isNumber(field)) last.push(field);
    else lines.push([field]);
  }
  return lines;
}

const isNumber = (field: FieldName) => ['decimal', 'count'].includes(factsOf(field).kind);
