import { hash } from 'node:crypto';
import { type FieldError, InvalidValues } from '../../../../../shared/domain-error.js';
import { fold } from '../../../../../shared/text/text.js';
import { type Column, COLUMNS } from '../sheet-columns.js';
import type { Mapping } from './column-matching.js';
import { UploadRefused } from './upload.errors.js';

/** Fields that may be read from several columns: the values are joined with commas. */
const TOGETHER: readonly Column[] = ['address', 'serviceArea'];

/**
 * A mapping with an admin's choices applied. Columns that are not named keep their fields.
 * @throws InvalidValues naming every column that the file does not have, every unknown field, and columns that share a field
 */
export function withChoices(mapping: Mapping, choices: Record<string, unknown>): Mapping {
  const errors: FieldError[] = [];
  // A map, because a column may be called "constructor".
  const chosen = new Map<string, Column | null>();
  for (const [name, field] of Object.entries(choices)) {
    if (!Object.hasOwn(mapping, name)) errors.push({ field: `mapping.${name}`, message: 'is no column of this file' });
    else if (field !== null && !COLUMNS.includes(field as Column))
      errors.push({ field: `mapping.${name}`, message: `must be null or one of ${COLUMNS.join(', ')}` });
    else chosen.set(name, field as Column | null);
  }
  const all: Mapping = { ...mapping, ...Object.fromEntries(chosen) };
  for (const field of COLUMNS) {
    const names = Object.keys(all).filter((name) => all[name] === field);
    if (names.length < 2 || TOGETHER.includes(field)) continue;
    errors.push({
      field: `mapping.${names.find((name) => chosen.has(name)) ?? names[0]}`,
      message: `${names.map((name) => `"${name}"`).join(' and ')} cannot both be ${field}: choose one`,
    });
  }
  if (errors.length > 0) throw new InvalidValues(errors);
  return all;
}

/** @throws UploadRefused when it has no column for the title */
export function assertComplete(mapping: Mapping): void {
  if (!Object.values(mapping).includes('title'))
    throw new UploadRefused('No column is chosen for the name of the business (title). Choose one, then go on. Nothing was changed.');
}

/** A hash that is the same for files with the same column names, in whatever order. */
export function columnsHashOf(names: readonly string[]): string {
  return hash('sha256', JSON.stringify(names.map(fold).toSorted()), 'hex');
}
